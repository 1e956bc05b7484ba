import type { AxiosRequestConfig } from 'axios';
import type { Schema } from 'joi';

export interface HttpCall<T> {
  readonly method?: 'GET' | 'POST' | 'PUT' | 'PATCH' | 'DELETE';
  /** Begins with a slash; the caller encodes what it puts in. */
  readonly path: string;
  readonly query?: Readonly<Record<string, string>>;
  readonly headers?: Readonly<Record<string, string>>;
  /** The body: as a form or as JSON. */
  readonly form?: Readonly<Record<string, string>>;
  readonly json?: object;
  /** What a good answer looks like: unknown keys are dropped, nothing is converted. Left out, the body is not read. */
  readonly schema?: Schema<T>;
  /** The answer is a file: its bytes are handed over as they are, without a schema. */
  readonly isFile?: true;
  readonly deadlineMs?: number;
  /** Ends the call early, as when the visitor has left. */
  readonly signal?: AbortSignal;
  /** The request that the call is made for. */
  readonly correlationId?: string;
}

/** The call in axios' words. */
export function toRequest(
  { method = 'GET', path, query, form, json, isFile }: HttpCall<unknown>,
  about: {
    readonly signal: AbortSignal;
    readonly timeout: number;
    readonly headers: Readonly<Record<string, string>>;
  },
): AxiosRequestConfig {
  const { signal, timeout, headers } = about;
  return {
    method,
    url: path,
    params: query,
    data: form ? new URLSearchParams(form) : json,
    headers: { Accept: 'application/json', ...headers },
    timeout,
    signal,
    ...(isFile ? { responseType: 'arraybuffer' } : {}),
  };
}
