import type { AxiosResponse } from 'axios';
import type { Schema } from 'joi';
import { describeMismatch } from './describe-mismatch';
import type { HttpOutcome } from './http-outcome';
import { retryAfterMs as readMs } from './retry-after';

const maxWaitMs = 3_600_000;

/**
 * Maps a response to an outcome: 2xx is validated by the schema, everything else is one of the failures. The bytes are
 * decoded here, because axios would replace those that are not UTF-8 without an error, and a guest's name would be
 * shown and stored with them.
 */
export function readAnswer<T>(
  response: AxiosResponse<Buffer>,
  schema: Schema<T> | undefined,
): HttpOutcome<T | undefined> {
  const { status, data } = response;
  if (status >= 200 && status < 300)
    return schema
      ? readBody(response, schema)
      : { kind: 'answered', status, headers: textsOf(response.headers), body: undefined };
  const detail = `status ${status}`;
  if (status === 429)
    return { kind: 'rate-limited', detail, ...readRetryAfter(response), body: parse(textOf(data)).value };
  if (status >= 500 || status === 408) return { kind: 'unavailable', detail, status };
  // 304 means that the caller's ETag is current.
  if (status >= 400 || status === 304) return { kind: 'refused', detail, status, body: parse(textOf(data)).value };
  return { kind: 'protocol', detail: `${detail}${targetOf(response)}`, status };
}

/** Names the host to which a vendor redirects, such as its sign-in page; the rest of the address may be secret. */
function targetOf({ headers }: AxiosResponse): string {
  const location = String(headers['location'] ?? '');
  return URL.canParse(location) ? ` to ${new URL(location).origin}` : '';
}

export function readFileAnswer(response: AxiosResponse<Buffer>): HttpOutcome<Uint8Array | undefined> {
  const { status, headers, data } = response;
  if (status < 200 || status >= 300) return readAnswer(response, undefined);
  // A page of a proxy would be shown as the guest's picture.
  if (/^text\/html\b/i.test(String(headers['content-type'] ?? '')))
    return { kind: 'protocol', detail: `no file${typeOf(headers)}`, status };
  return { kind: 'answered', status, headers: textsOf(headers), body: data };
}

function readBody<T>({ status, headers, data }: AxiosResponse<Buffer>, schema: Schema<T>): HttpOutcome<T> {
  const text = textOf(data);
  if (text === undefined) return { kind: 'protocol', detail: 'not UTF-8', status };
  const { isJson, value: body } = parse(text);
  if (!isJson) return { kind: 'protocol', detail: `not JSON${typeOf(headers)}`, status };
  // With `required` an empty response is invalid.
  const { error, value } = schema.required().validate(body, { convert: false, stripUnknown: true, abortEarly: false });
  if (error) return { kind: 'protocol', detail: describeMismatch(error), status };
  return { kind: 'answered', status, headers: textsOf(headers), body: value };
}

/** Undefined when the bytes are not UTF-8, the only encoding of JSON between systems (RFC 8259). */
function textOf(bytes: Buffer): string | undefined {
  try {
    return new TextDecoder('utf-8', { fatal: true }).decode(bytes);
  } catch {
    return undefined;
  }
}

/** Names what came instead of JSON, such as `text/html` of a maintenance page. */
function typeOf(headers: AxiosResponse['headers']): string {
  const [type] = /^[\w.+-]{1,40}\/[\w.+-]{1,40}/.exec(String(headers['content-type'] ?? '')) ?? [];
  return type === undefined ? '' : ` (Content-Type ${type})`;
}

function parse(text = ''): { readonly isJson: boolean; readonly value: unknown } {
  if (text.trim() === '') return { isJson: true, value: undefined };
  try {
    return { isJson: true, value: JSON.parse(text) };
  } catch {
    return { isJson: false, value: undefined };
  }
}

/**
 * A waiting time as a date is counted from the vendor's own clock, as its header `Date` has it: one of the two clocks may
 * be wrong. Reads `Retry-After`, or Contentful's own header `X-Contentful-RateLimit-Reset`; an unreadable value is ignored. */
function readRetryAfter({ headers }: AxiosResponse): { readonly retryAfterMs?: number } {
  const retryAfterMs = readMs(
    String(headers['retry-after'] ?? headers['x-contentful-ratelimit-reset'] ?? ''),
    maxWaitMs,
    Date.parse(String(headers['date'] ?? '')),
  );
  return retryAfterMs === undefined ? {} : { retryAfterMs };
}

const textsOf = (headers: AxiosResponse['headers']): Readonly<Record<string, string>> =>
  Object.fromEntries(Object.entries(headers).map(([name, value]) => [name.toLowerCase(), String(value)]));
