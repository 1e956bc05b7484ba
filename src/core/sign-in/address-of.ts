import type { Identifier } from './guest';

export function addressOf(identifier: Identifier): string {
  return identifier.channel === 'email' ? identifier.email : identifier.phone;
}
