import type { NotificationItem } from '../notification-settings/notification-items';

/**
 * Messages that the guest just requested, or that account security or the contract requires: sent whatever the guest's
 * settings.
 */
export type AlwaysSentKind = 'code' | 'security' | 'reservation';

export interface FeatureMessageKind {
  readonly name: string;
  /** Says below each mail why its recipient has it. */
  readonly why: string;
}

export interface Message {
  readonly to:
    | { readonly channel: 'email'; readonly email: string }
    | { readonly channel: 'phone'; readonly phone: string };
  /** The purpose: one that is always sent, or one that the guest's settings control (H37). */
  readonly kind: AlwaysSentKind | FeatureMessageKind | NotificationItem;
  /** The contact whose settings apply; without it a message that settings control is not sent. */
  readonly contactId?: string;
  readonly subject: string;
  readonly short: string;
  readonly paragraphs: readonly string[];
  readonly code?: string;
  readonly action?: { readonly label: string; readonly url: string };
  readonly attachment?: MessageAttachment;
  /** Opening it ends messages of this kind to this address, by one click in a mail program (RFC 8058). */
  readonly unsubscribeUrl?: string;
}

export const kindName = ({ kind }: Pick<Message, 'kind'>): string => (typeof kind === 'string' ? kind : kind.name);

export interface MessageAttachment {
  readonly name: string;
  readonly contentType: string;
  readonly content: string;
}
