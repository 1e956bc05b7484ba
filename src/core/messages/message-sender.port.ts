import type { Message } from './message';
import { portSymbol } from '../shared/port-symbol';

export type SendOutcome =
  | { readonly kind: 'sent' }
  /** The message will never be accepted: no such address, opted out, a country not served, or not wanted (H37). */
  | {
      readonly kind: 'refused';
      readonly reason: 'unknown-address' | 'opted-out' | 'unsupported-country' | 'not-wanted' | 'other';
    };

/**
 * Sends a message within 5 seconds (reliability D4). `sent` means that the provider has accepted it. @throws
 * Unavailable when the provider does not answer, or cannot accept messages now.
 */
export interface MessageSender {
  send(message: Message): Promise<SendOutcome>;
}
export const MessageSender = portSymbol<MessageSender>('MessageSender');
