import { Unavailable } from '../../core/shared/unavailable';

/** The vendor's name in logs and in `Unavailable`. */
export const engineName = 'reservation engine';

/** A good answer, held against the caller's schema. `etag` is there when the engine gave one. */
export interface EngineAnswer<T> {
  readonly kind: 'answered';
  readonly status: number;
  readonly etag?: string;
  readonly body: T;
}

/** The engine understood and said no. `code` is the contract's, or one that came later: unknown ones pass as they are. */
export interface EngineRefusal {
  readonly kind: 'not-found' | 'conflict' | 'invalid' | 'no-capacity';
  readonly code: string;
  readonly detail: string;
}

/**
 * The engine could not answer, or not as the contract says. `mayHaveHappened`: a write was sent and its answer is lost,
 * so it must be read back, never sent again blindly (reliability D7). `detail` is for logs: nothing that a person typed.
 */
export interface EngineFailure {
  readonly kind: 'auth' | 'forbidden' | 'rate-limited' | 'unavailable' | 'timeout' | 'protocol';
  readonly detail: string;
  readonly mayHaveHappened: boolean;
  readonly retryAfterMs?: number;
}

/** `not-modified`: what the caller has under its ETag is still true. */
export type EngineOutcome<T> = EngineAnswer<T> | { readonly kind: 'not-modified' } | EngineRefusal | EngineFailure;

/** Whatever is left when a caller has dealt with the outcomes that it expects: the core knows it as a system that does not answer. */
export const engineUnavailable = (outcome: Exclude<EngineOutcome<unknown>, EngineAnswer<unknown>>) =>
  new Unavailable(engineName, {
    cause: new Error('detail' in outcome ? `${outcome.kind}: ${outcome.detail}` : outcome.kind),
  });
