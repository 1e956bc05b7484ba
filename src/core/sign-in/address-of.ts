import type { Identifier } from './guest';

/** Where a message to this identifier goes: the e-mail address, or the phone number in E.164. */
export function addressOf(identifier: Identifier): string {
  return identifier.channel === 'email' ? identifier.email : identifier.phone;
}
