import { portSymbol } from './port-symbol';

/**
 * Keyed digests and encryption, so that stored values and those given to a browser reveal nothing (reliability A1,
 * E14). `purpose` prevents a value made for one use from being accepted for another.
 */
export interface Secrets {
  /** The digest is deterministic; without the key neither text nor digest can be derived from the other. */
  digest(purpose: string, text: string): string;
  /** A seal is confidential and authenticated, and differs each time although the text is the same. */
  seal(purpose: string, text: string): string;
  /** Returns the sealed text, or undefined when it was tampered with, or sealed for another purpose. */
  open(purpose: string, sealedText: string): string | undefined;
}
export const Secrets = portSymbol<Secrets>('Secrets');
