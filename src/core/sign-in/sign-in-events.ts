import type { Identifier } from './guest';

/** What the log is told of a request for a code, beside its answer (reliability A7, E14). */
export interface SignInEvents {
  /** Somebody unknown: written down once, as a digest. */
  noMatch(identifier: Identifier): void;
  /** A message that went out after its answer did not arrive at its carrier. */
  unsent(cause: unknown): void;
}
