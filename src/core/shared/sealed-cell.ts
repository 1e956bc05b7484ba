import type { GuestSeals } from './guest-seals.port';

/** A value that is sealed for itself (reliability F9): its salt, which no other value has, and what was sealed with it. */
export function sealCell(seals: GuestSeals, text: string): string {
  const salt = seals.newSalt();
  return `${salt} ${seals.seal(salt, text)}`;
}

export function openCell(seals: GuestSeals, cell: string): string {
  const [salt = '', sealed = ''] = cell.split(' ');
  return seals.open(salt, sealed);
}

/** The clear values beside sealed ones are JSON. */
export const isSealedCell = (stored: string): boolean => !stored.startsWith('{') && stored.split(' ').length === 2;
