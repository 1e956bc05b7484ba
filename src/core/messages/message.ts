import type { NotificationItem } from '../notification-settings/notification-items';

/** What they asked for at this moment, what protects them, what their contract wants: sent whatever a guest's settings say. */
export type AlwaysSentKind = 'code' | 'security' | 'reservation' | 'meeting';

/** What the line writes to a guest: structured, so that each carrier prints it in its own way. */
export interface Message {
  /** An e-mail address, or a phone number in E.164. */
  readonly to:
    { readonly channel: 'email'; readonly email: string } | { readonly channel: 'phone'; readonly phone: string };
  /** What it is for: one that always goes, or one that the guest decides about (H37). */
  readonly kind: AlwaysSentKind | NotificationItem;
  /** Whose settings decide about it; without them such a message does not go. */
  readonly contactId?: string;
  /** Subject of an e-mail; a text message has none. */
  readonly subject: string;
  /** The whole text message: one sentence or two. */
  readonly short: string;
  /** An e-mail's paragraphs, after the code when there is one. */
  readonly paragraphs: readonly string[];
  /** Six digits, set large. */
  readonly code?: string;
  readonly action?: { readonly label: string; readonly url: string };
  /** Goes with an e-mail only. */
  readonly attachment?: MessageAttachment;
}

/** A text file beside a message, such as an invitation. */
export interface MessageAttachment {
  readonly name: string;
  readonly contentType: string;
  readonly content: string;
}
