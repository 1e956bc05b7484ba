import { Unavailable } from '../../core/shared/unavailable';

export const engineName = 'reservation engine';

/** A good response, validated by the caller's schema. `etag` is set when the engine gave one. */
interface EngineAnswer<T> {
  readonly kind: 'answered';
  readonly status: number;
  readonly etag?: string;
  readonly body: T;
}

/**
 * The engine understood the call and refused it. `code` is the contract's, or a later one: unknown codes are passed on.
 */
export interface EngineRefusal {
  readonly kind: 'not-found' | 'conflict' | 'invalid' | 'no-capacity';
  readonly code: string;
  readonly detail: string;
}

/**
 * The engine did not answer, or violated the contract. `mayHaveHappened`: a write was sent and its response is lost, so
 * that it must be read back and never blindly repeated (reliability D7). `detail` is for logs and contains nothing that
 * a person typed.
 */
export interface EngineFailure {
  readonly kind: 'auth' | 'forbidden' | 'rate-limited' | 'unavailable' | 'timeout' | 'protocol';
  readonly detail: string;
  readonly mayHaveHappened: boolean;
  readonly retryAfterMs?: number;
}

/** `not-modified`: the caller's cached response is still current. */
export type EngineOutcome<T> = EngineAnswer<T> | { readonly kind: 'not-modified' } | EngineRefusal | EngineFailure;

/** Maps outcomes that the caller does not expect to the core's error for a system that does not answer. */
export const engineUnavailable = (outcome: Exclude<EngineOutcome<unknown>, EngineAnswer<unknown>>) =>
  new Unavailable(engineName, {
    cause: new Error('detail' in outcome ? `${outcome.kind}: ${outcome.detail}` : outcome.kind),
  });
