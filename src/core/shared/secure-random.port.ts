/** Chance that nobody can foretell. */
export interface SecureRandom {
  /** A whole number from 0 up to, but without, `limit`; each one as likely as the others. */
  integerBelow(limit: number): number;
  /** 256 bits, safe in addresses and cookies. */
  token(): string;
}
export const SecureRandom = Symbol('SecureRandom');
