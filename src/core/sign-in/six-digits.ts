import type { SecureRandom } from '../shared/secure-random.port';

/** Each combination of six digits is equally likely, and leading zeros are preserved (AUT-01, reliability A1). */
export const sixDigits = (random: SecureRandom): string => String(random.integerBelow(1_000_000)).padStart(6, '0');

/** Reads a typed or pasted code, ignoring spaces and dashes between the digits (H09). */
export function readSixDigits(text: string): string | undefined {
  const digits = text.slice(0, 40).replace(/\D/g, '');
  return digits.length === 6 ? digits : undefined;
}
