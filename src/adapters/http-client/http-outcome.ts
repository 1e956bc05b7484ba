import { Unavailable } from '../../core/shared/unavailable';

/** What a vendor's system answered, already held against the caller's schema. */
export interface HttpAnswer<T> {
  readonly kind: 'answered';
  readonly status: number;
  readonly headers: Readonly<Record<string, string>>;
  readonly body: T;
}

/** Everything that can go wrong with a call. `detail` is for logs: it holds no value that a person typed. */
export type HttpFailure =
  /** No connection, a broken one, a 5xx; or `isOurOwn`: our protection said no before anything was sent. */
  | { readonly kind: 'unavailable'; readonly detail: string; readonly status?: number; readonly isOurOwn?: true }
  /** No whole answer by the deadline. A write may have happened. */
  | { readonly kind: 'timeout'; readonly detail: string }
  /** An answer that is not what the vendor promises: not JSON, another shape, too big, a redirect. */
  | { readonly kind: 'protocol'; readonly detail: string; readonly status?: number }
  | { readonly kind: 'rate-limited'; readonly detail: string; readonly retryAfterMs?: number; readonly body: unknown }
  /** 4xx, or 304 to an ETag: the vendor understood and said no. Its body is unchecked: the caller reads it by a schema of its own. */
  | { readonly kind: 'refused'; readonly detail: string; readonly status: number; readonly body: unknown };

export type HttpOutcome<T> = HttpAnswer<T> | HttpFailure;

/** The failure as the core knows it, with a cause that is safe to log. */
export const unavailableOf = (vendor: string, { kind, detail }: HttpFailure) =>
  new Unavailable(vendor, { cause: new Error(`${kind}: ${detail}`) });
