import type { Identifier } from './guest';

/** A masked address is recognisable to its owner and useless to others: g•••@example.com, ••• 42 (AUT-04, H04). */
export function maskAddress(identifier: Identifier): string {
  if (identifier.channel === 'phone') return `••• ${identifier.phone.slice(-2)}`;
  const at = identifier.email.lastIndexOf('@');
  return `${identifier.email.slice(0, 1)}•••${identifier.email.slice(at)}`;
}
