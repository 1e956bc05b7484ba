import { portSymbol } from './port-symbol';

/**
 * Encryption of what is sensitive about a guest where it is stored (reliability F9). A value is sealed by a key of the
 * installation, which it names, together with a random salt of its guest: without the salt, which an erasure deletes,
 * no copy of the value can be opened.
 */
export interface GuestSeals {
  newSalt(): string;
  /** Seals with the newest key. */
  seal(salt: string, text: string): string;
  /**
   * A value that was stored before values were sealed is returned unchanged. @throws Unavailable when its key is
   * missing
   */
  open(salt: string | null, storedText: string): string;
  /** A value that the newest key sealed need not be sealed again. */
  isCurrent(storedText: string): boolean;
}
export const GuestSeals = portSymbol<GuestSeals>('GuestSeals');
