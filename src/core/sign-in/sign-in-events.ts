import type { Identifier } from './guest';

export interface SignInEvents {
  /** An unknown identifier: logged once, as a digest. */
  noMatch(identifier: Identifier): void;
  /** A message, sent after the answer, that its provider did not accept. */
  unsent(cause: unknown): void;
}
