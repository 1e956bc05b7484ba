import type { AxiosResponse } from 'axios';
import type { Schema } from 'joi';
import type { HttpOutcome } from './http-outcome';
import { retryAfterMs as readMs } from './retry-after';

const maxWaitMs = 3_600_000;

/** Maps a response to an outcome: 2xx is validated by the schema, everything else is one of the failures. */
export function readAnswer<T>(
  response: AxiosResponse<string>,
  schema: Schema<T> | undefined,
): HttpOutcome<T | undefined> {
  const { status, data } = response;
  if (status >= 200 && status < 300)
    return schema
      ? readBody(response, schema)
      : { kind: 'answered', status, headers: textsOf(response.headers), body: undefined };
  const detail = `status ${status}`;
  if (status === 429) return { kind: 'rate-limited', detail, ...readRetryAfter(response), body: parse(data).value };
  if (status >= 500 || status === 408) return { kind: 'unavailable', detail, status };
  // 304 means that the caller's ETag is current.
  if (status >= 400 || status === 304) return { kind: 'refused', detail, status, body: parse(data).value };
  return { kind: 'protocol', detail, status };
}

export function readFileAnswer(response: AxiosResponse<Buffer>): HttpOutcome<Uint8Array | undefined> {
  const { status, headers, data } = response;
  if (status >= 200 && status < 300) return { kind: 'answered', status, headers: textsOf(headers), body: data };
  return readAnswer({ ...response, data: data.toString('utf8') }, undefined);
}

function readBody<T>({ status, headers, data }: AxiosResponse<string>, schema: Schema<T>): HttpOutcome<T> {
  const { isJson, value: body } = parse(data);
  if (!isJson) return { kind: 'protocol', detail: 'not JSON', status };
  // With `required` an empty response is invalid.
  const { error, value } = schema.required().validate(body, { convert: false, stripUnknown: true });
  if (error)
    return {
      kind: 'protocol',
      detail: error.details.map(({ path, type }) => `${path.join('.') || 'body'}: ${type}`).join(', '),
      status,
    };
  return { kind: 'answered', status, headers: textsOf(headers), body: value };
}

function parse(text: string): { readonly isJson: boolean; readonly value: unknown } {
  if (text.trim() === '') return { isJson: true, value: undefined };
  try {
    return { isJson: true, value: JSON.parse(text) };
  } catch {
    return { isJson: false, value: undefined };
  }
}

/** Reads `Retry-After`, or Contentful's own header `X-Contentful-RateLimit-Reset`; an unreadable value is ignored. */
function readRetryAfter({ headers }: AxiosResponse): { readonly retryAfterMs?: number } {
  const retryAfterMs = readMs(
    String(headers['retry-after'] ?? headers['x-contentful-ratelimit-reset'] ?? ''),
    maxWaitMs,
  );
  return retryAfterMs === undefined ? {} : { retryAfterMs };
}

const textsOf = (headers: AxiosResponse['headers']): Readonly<Record<string, string>> =>
  Object.fromEntries(Object.entries(headers).map(([name, value]) => [name.toLowerCase(), String(value)]));
