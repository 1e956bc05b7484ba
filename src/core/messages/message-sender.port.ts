import type { Message } from './message';

export type SendOutcome =
  | { readonly kind: 'sent' }
  /** It will never be taken: no such address, opted out, a country that is not served, or a guest whose settings say no (H37). */
  | {
      readonly kind: 'refused';
      readonly reason: 'unknown-address' | 'opted-out' | 'unsupported-country' | 'not-wanted' | 'other';
    };

/**
 * Carries a message to a person within 5 seconds (reliability D4). `sent` means that the carrier has taken it.
 * @throws Unavailable when the carrier does not answer, or cannot take messages now.
 */
export interface MessageSender {
  send(message: Message): Promise<SendOutcome>;
}
export const MessageSender = Symbol('MessageSender');
