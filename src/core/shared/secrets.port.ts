/**
 * Keyed digests and sealed texts, so that what is stored or handed to a browser reveals nothing (reliability A1, E14).
 * `purpose` keeps one use from being mistaken for another.
 */
export interface Secrets {
  /** The same text gives the same digest; without the key neither can be found from the other. */
  digest(purpose: string, text: string): string;
  /** Unreadable and unforgeable. The same text gives another seal each time. */
  seal(purpose: string, text: string): string;
  /** The sealed text, or undefined when it was tampered with, or sealed for another purpose. */
  open(purpose: string, sealed: string): string | undefined;
}
export const Secrets = Symbol('Secrets');
