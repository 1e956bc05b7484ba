import type { Identifier } from './guest';

/** The address for messages to this identifier: the e-mail, or the phone number in E.164. */
export function addressOf(identifier: Identifier): string {
  return identifier.channel === 'email' ? identifier.email : identifier.phone;
}
