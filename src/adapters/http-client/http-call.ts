import type { AxiosRequestConfig } from 'axios';
import type { Schema } from 'joi';

export interface HttpCall<T> {
  readonly method?: 'GET' | 'POST' | 'PUT' | 'PATCH' | 'DELETE';
  readonly path: string;
  readonly query?: Readonly<Record<string, string>>;
  readonly headers?: Readonly<Record<string, string>>;
  readonly form?: Readonly<Record<string, string>>;
  readonly json?: object;
  /**
   * A good response is validated by this schema: unknown keys are dropped, and nothing is converted. Without it the
   * body is not read.
   */
  readonly schema?: Schema<T>;
  readonly isFile?: true;
  readonly deadlineMs?: number;
  readonly signal?: AbortSignal;
  readonly correlationId?: string;
}

export function toRequest(
  { method = 'GET', path, query, form, json }: HttpCall<unknown>,
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
  };
}
