import { portSymbol } from './port-symbol';

export interface SecureRandom {
  /** A uniformly distributed integer from 0 to `limit`, exclusive. */
  integerBelow(limit: number): number;
  /** Text with 256 random bits, safe in URLs and cookies. */
  token(): string;
}
export const SecureRandom = portSymbol<SecureRandom>('SecureRandom');
