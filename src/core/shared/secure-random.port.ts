import { portSymbol } from './port-symbol';

export interface SecureRandom {
  /** Returns a uniformly distributed integer from 0 to `limit`, exclusive. */
  integerBelow(limit: number): number;
  /** Returns a text with 256 random bits, which is safe in URLs and cookies. */
  token(): string;
}
export const SecureRandom = portSymbol<SecureRandom>('SecureRandom');
