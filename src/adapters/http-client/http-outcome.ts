import { Unavailable } from '../../core/shared/unavailable';

export interface HttpAnswer<T> {
  readonly kind: 'answered';
  readonly status: number;
  readonly headers: Readonly<Record<string, string>>;
  readonly body: T;
}

/** Everything that can go wrong with a call. `detail` is for logs and contains no value that a person typed. */
export type HttpFailure =
  /**
   * There was no connection, a broken one, or a 5xx; with `isOurOwn` this node's protection refused before anything was
   * sent.
   */
  | { readonly kind: 'unavailable'; readonly detail: string; readonly status?: number; readonly isOurOwn?: true }
  /** No complete response arrived by the deadline. A write may have happened. */
  | { readonly kind: 'timeout'; readonly detail: string }
  /** The response violates the vendor's contract: it is not JSON, has another shape, is too large, or redirects. */
  | { readonly kind: 'protocol'; readonly detail: string; readonly status?: number }
  | { readonly kind: 'rate-limited'; readonly detail: string; readonly retryAfterMs?: number; readonly body: unknown }
  /**
   * The response was a 4xx, or a 304 to an ETag. The body is unvalidated: the caller reads it by a schema of its own.
   */
  | { readonly kind: 'refused'; readonly detail: string; readonly status: number; readonly body: unknown };

export type HttpOutcome<T> = HttpAnswer<T> | HttpFailure;

export const unavailableOf = (vendor: string, { kind, detail }: HttpFailure) =>
  new Unavailable(vendor, { cause: new Error(`${kind}: ${detail}`) });

/** The name of a failure in metrics. A refusal is not a failure, because the system has answered. */
export const failureOf = ({ kind }: HttpOutcome<unknown>): string | undefined =>
  kind === 'answered' || kind === 'refused' ? undefined : kind;
