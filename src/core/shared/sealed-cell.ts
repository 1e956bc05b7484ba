import type { GuestSeals } from './guest-seals.port';

/** A single sealed value (reliability F9): its salt, which no other value has, and the sealed text. */
export function sealCell(seals: GuestSeals, text: string): string {
  const salt = seals.newSalt();
  return `${salt} ${seals.seal(salt, text)}`;
}

export function openCell(seals: GuestSeals, cell: string): string {
  const [salt = '', sealedText = ''] = cell.split(' ');
  return seals.open(salt, sealedText);
}

/** Values in clear text beside sealed ones are JSON, which begins differently. */
export const isSealedCell = (storedCell: string): boolean =>
  !storedCell.startsWith('{') && storedCell.split(' ').length === 2;
