import type { Message } from './message';

export type SendOutcome =
  | { readonly kind: 'sent' }
  /** The carrier will never take it: no such address, opted out, a country that it does not serve. */
  | { readonly kind: 'refused'; readonly reason: 'unknown-address' | 'opted-out' | 'unsupported-country' | 'other' };

/**
 * Carries a message to a person within 5 seconds (reliability D4). `sent` means that the carrier has taken it.
 * @throws Unavailable when the carrier does not answer, or cannot take messages now.
 */
export interface MessageSender {
  send(message: Message): Promise<SendOutcome>;
}
export const MessageSender = Symbol('MessageSender');
