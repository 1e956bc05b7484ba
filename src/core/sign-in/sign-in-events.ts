import type { Identifier } from './guest';

/** Log events of a request for a code, besides its answer (reliability A7, E14). */
export interface SignInEvents {
  /** An unknown identifier: logged once, as a digest. */
  noMatch(identifier: Identifier): void;
  /** A message, sent after the answer, that its provider did not accept. */
  unsent(cause: unknown): void;
}
