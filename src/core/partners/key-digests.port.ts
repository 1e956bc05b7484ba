import { portSymbol } from '../shared/port-symbol';

/** Digests of keys. A key has 256 random bits, so that neither salt nor a slow digest is needed. */
export interface KeyDigests {
  digest(key: string): string;
  /** Compares in constant time, so that the delay of an answer reveals nothing about the key. */
  isOf(key: string, digest: string): boolean;
}
export const KeyDigests = portSymbol<KeyDigests>('KeyDigests');
