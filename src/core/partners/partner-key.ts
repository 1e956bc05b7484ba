import type { SecureRandom } from '../shared/secure-random.port';

/** The prefix lets secret scanners find a key that was published by mistake. */
const keyPattern = /^lfk_([0-9a-f]{10})_[A-Za-z0-9_-]{43}$/;
const keyIds = 16 ** 10;

/** A key consists of its id, by which it is looked up, and a secret of 256 bits. */
export function makeKey(random: SecureRandom): { readonly keyId: string; readonly key: string } {
  const keyId = random.integerBelow(keyIds).toString(16).padStart(10, '0');
  return { keyId, key: `lfk_${keyId}_${random.token()}` };
}

export const keyIdOf = (key: string): string | undefined => keyPattern.exec(key)?.[1];
