import type { components, operations } from './contract';
import { errorCodes, operationTable } from './operations';

/** Every operation that answers with JSON, by its id. */
export type OperationId = keyof typeof operationTable & keyof operations;

export type Field = components['schemas']['Field'];

type ParametersOf<Id extends OperationId> = operations[Id]['parameters'];
type Given<Parameters, Name extends 'path' | 'query'> =
  Parameters extends { [Key in Name]: infer Values } ? { readonly [Key in Name]: Values }
    : Parameters extends { [Key in Name]?: infer Values } ? { readonly [Key in Name]?: Exclude<Values, undefined> } : object;
type BodyOf<Operation> = Operation extends { requestBody: { content: { 'application/json': infer Body } } } ? { readonly body: Body } : object;

/** What a call takes: parameters and body as the document has them, and what every call may have. */
export type CallInput<Id extends OperationId> = Given<ParametersOf<Id>, 'path'> & Given<ParametersOf<Id>, 'query'> & BodyOf<operations[Id]> & CallOptions;

export interface CallOptions {
  /** Names the request where the operation honours an Idempotency-Key: sent again, it is carried out once. */
  readonly idempotencyKey?: string;
  /** The token of verifyCode, for startSession. */
  readonly bearer?: string;
  /** The ETag of what the caller has. */
  readonly ifNoneMatch?: string;
  /** Of a demonstration only: the error to answer with. */
  readonly scenario?: ErrorCode;
  readonly signal?: AbortSignal;
}

export type ErrorCode = (typeof errorCodes)[number];

type Successes = 200 | 201 | 202 | 303;
type ContentOf<Response> = Response extends { content: { 'application/json': infer Body } } ? Body : undefined;
type ResponsesOf<Id extends OperationId> = operations[Id]['responses'];

export type Answered<Id extends OperationId> = {
  [Status in keyof ResponsesOf<Id> & Successes]: { readonly kind: 'answered'; readonly status: Status; readonly body: ContentOf<ResponsesOf<Id>[Status]>; readonly headers: Headers };
}[keyof ResponsesOf<Id> & Successes];

/** 421 and 431 come without a code, as `unknown`. */
type ErrorStatus<Id extends OperationId> = Exclude<keyof ResponsesOf<Id>, Successes | 304 | 421 | 431 | 'default'>;
type CodeOf<Response> = Response extends { content: { 'application/json': { code?: infer Code } } } ? Extract<Code, ErrorCode> : never;

/** An error that the document names for this operation, alone or in a range such as 5XX. `message` is for the guest to read. */
export type Refused<Id extends OperationId> = {
  [Status in ErrorStatus<Id>]: {
    readonly kind: 'refused';
    /** The one that came, also where the document names a range. */
    readonly status: Status extends number ? Status : number;
    readonly code: CodeOf<ResponsesOf<Id>[Status]>;
    readonly message: string;
    readonly requestId: string;
    readonly fields: readonly Field[];
    readonly retryAfterSeconds: number | undefined;
  };
}[ErrorStatus<Id>];

/** Everything that can come of a call; nothing is thrown but for an id that no operation has, which types exclude. */
export type Outcome<Id extends OperationId> =
  | Answered<Id>
  | Refused<Id>
  /** What `ifNoneMatch` names is what there is now. */
  | { readonly kind: 'not-modified' }
  /** A status or a code that this client is too old to know, or an answer of something between the site and us. */
  | { readonly kind: 'unknown'; readonly status: number; readonly code: string | undefined; readonly requestId: string | undefined }
  /** Nothing came: no connection, a time limit, or the caller's own signal. */
  | { readonly kind: 'unreachable'; readonly cause: unknown };

/** Keeps a guest's cookies where no browser does. A store of your own may keep them in a file or for each of your users. */
export interface Cookies {
  /** The value of the Cookie header; empty when there are none. */
  read(): string;
  /** The Set-Cookie headers of an answer. */
  keep(lines: readonly string[]): void;
}

/** Cookies of one guest, in memory. */
export class MemoryCookies implements Cookies {
  private readonly values = new Map<string, string>();

  read(): string {
    return [...this.values].map(([name, value]) => `${name}=${value}`).join('; ');
  }

  keep(lines: readonly string[]): void {
    for (const line of lines) {
      const [, name = '', value = ''] = /^([^=]+)=([^;]*)/.exec(line) ?? [];
      if (value === '' || /;\s*max-age=0/i.test(line)) this.values.delete(name);
      else this.values.set(name, value);
    }
  }
}

export interface ClientOptions {
  /** The address of the site, such as https://www.example.com. */
  readonly baseUrl: string;
  /** A partner's key, or a function that gives an access token of createAccessToken. Not for browsers: anyone who sees the key can use it. */
  readonly key?: string | (() => string | Promise<string>);
  /** For programs that are no browser and call for a guest. */
  readonly cookies?: Cookies;
  /** How often a reading call is sent again after 429 or 503. */
  readonly mostRetries?: number;
  /** A site that asks for a longer wait is not asked again. */
  readonly mostWaitSeconds?: number;
  readonly timeoutSeconds?: number;
  readonly fetch?: typeof globalThis.fetch;
  readonly sleep?: (ms: number) => Promise<void>;
}

export interface Client {
  call<Id extends OperationId>(id: Id, ...input: object extends CallInput<Id> ? [input?: CallInput<Id>] : [input: CallInput<Id>]): Promise<Outcome<Id>>;
}

/** An outcome before it is known whose it is. */
type AnyOutcome =
  | { readonly kind: 'answered'; readonly status: number; readonly body: unknown; readonly headers: Headers }
  | { readonly kind: 'refused'; readonly status: number; readonly code: ErrorCode; readonly message: string; readonly requestId: string; readonly fields: readonly Field[]; readonly retryAfterSeconds: number | undefined }
  | { readonly kind: 'not-modified' }
  | { readonly kind: 'unknown'; readonly status: number; readonly code: string | undefined; readonly requestId: string | undefined }
  | { readonly kind: 'unreachable'; readonly cause: unknown };

interface AnyInput extends Omit<CallOptions, 'bearer'> {
  readonly bearer?: string | undefined;
  readonly path?: Readonly<Record<string, string>>;
  readonly query?: Readonly<Record<string, unknown>>;
  readonly body?: unknown;
}

/** A client of one site, and with `cookies` of one guest. */
export function createClient(options: ClientOptions): Client {
  const { mostRetries = 2, mostWaitSeconds = 30, sleep = (ms: number) => new Promise<void>((resolve) => void setTimeout(resolve, ms)) } = options;
  const call = async (id: OperationId, input: AnyInput = {}): Promise<AnyOutcome> => {
    if (!Object.hasOwn(operationTable, id)) throw new TypeError(`No operation has the id "${id}". The nearest is "${nearestId(String(id))}".`);
    for (let retries = 0; ; retries += 1) {
      const outcome = await callOnce(options, id, input);
      const wait = waitOf(outcome);
      // Only what changes nothing is sent again: a write whose answer was lost may have been carried out.
      const isWorthIt = operationTable[id].method === 'GET' && wait !== undefined && wait <= mostWaitSeconds && retries < mostRetries;
      if (!isWorthIt) return outcome;
      await sleep(wait * 1000);
    }
  };
  return { call: call as unknown as Client['call'] };
}

const pairsOf = (text: string): ReadonlySet<string> => new Set([...text.toLowerCase()].map((letter, at, letters) => `${letter}${letters[at + 1] ?? ''}`));

/** The id that has the most pairs of neighbouring letters in common with what was typed. */
function nearestId(typed: string): string {
  const typedPairs = pairsOf(typed);
  const likenessOf = (id: string) => {
    const pairs = pairsOf(id);
    return [...pairs].filter((pair) => typedPairs.has(pair)).length / (pairs.size + typedPairs.size);
  };
  return Object.keys(operationTable).reduce((nearest, id) => (likenessOf(id) > likenessOf(nearest) ? id : nearest));
}

function waitOf(outcome: AnyOutcome): number | undefined {
  return outcome.kind === 'refused' && (outcome.status === 429 || outcome.status === 503) ? outcome.retryAfterSeconds : undefined;
}

async function callOnce({ baseUrl, key, cookies, timeoutSeconds = 15, fetch = globalThis.fetch }: ClientOptions, id: OperationId, input: AnyInput): Promise<AnyOutcome> {
  const { method, path } = operationTable[id];
  const limit = AbortSignal.timeout(timeoutSeconds * 1000);
  try {
    const bearer = input.bearer ?? (typeof key === 'function' ? await key() : key);
    const answer = await fetch(addressOf(baseUrl, path, input), {
      method,
      headers: headersOf(baseUrl, method, { ...input, bearer }, cookies),
      redirect: 'manual',
      signal: input.signal ? AbortSignal.any([limit, input.signal]) : limit,
      ...(input.body === undefined ? {} : { body: JSON.stringify(input.body) }),
    });
    cookies?.keep(answer.headers.getSetCookie());
    return await readOutcome(answer);
  } catch (cause) {
    return { kind: 'unreachable', cause };
  }
}

function addressOf(baseUrl: string, path: string, input: AnyInput): string {
  const filled = Object.entries(input.path ?? {}).reduce((text, [name, value]) => text.replace(`{${name}}`, encodeURIComponent(value)), path);
  const address = new URL(filled, baseUrl);
  for (const [name, value] of Object.entries(input.query ?? {})) if (value !== undefined) address.searchParams.set(name, String(value));
  return address.href;
}

function headersOf(baseUrl: string, method: string, input: AnyInput, cookies: Cookies | undefined): Headers {
  const headers = new Headers({ Accept: 'application/json' });
  const cookie = cookies?.read() ?? '';
  if (cookie !== '') headers.set('Cookie', cookie);
  // A write that carries a session says where it comes from; a browser does so by itself.
  if (cookies && method !== 'GET') headers.set('Origin', new URL(baseUrl).origin);
  if (input.body !== undefined) headers.set('Content-Type', 'application/json');
  if (input.idempotencyKey !== undefined) headers.set('Idempotency-Key', input.idempotencyKey);
  if (input.bearer !== undefined) headers.set('Authorization', `Bearer ${input.bearer}`);
  if (input.ifNoneMatch !== undefined) headers.set('If-None-Match', input.ifNoneMatch);
  if (input.scenario !== undefined) headers.set('X-Landfall-Scenario', input.scenario);
  return headers;
}

async function readOutcome(answer: Response): Promise<AnyOutcome> {
  const { headers } = answer;
  // A browser hides the status of a redirect that it does not follow, and 303 is the only one that calls answer with.
  const status = answer.type === 'opaqueredirect' ? 303 : answer.status;
  const isJson = (headers.get('content-type') ?? '').startsWith('application/json');
  const body = (isJson ? await answer.json() : undefined) as unknown;
  if (status === 304) return { kind: 'not-modified' };
  if ((isJson && status < 300) || status === 303) return { kind: 'answered', status, body, headers };
  const { error, code, requestId, fields = [] } = (body ?? {}) as { readonly error?: string; readonly code?: string; readonly requestId?: string; readonly fields?: readonly Field[] };
  if (!isErrorCode(code)) return { kind: 'unknown', status, code, requestId };
  const wait = Number(headers.get('retry-after') ?? NaN);
  return { kind: 'refused', status, code, message: error ?? '', requestId: requestId ?? '', fields, retryAfterSeconds: Number.isFinite(wait) ? wait : undefined };
}

const isErrorCode = (code: string | undefined): code is ErrorCode => (errorCodes as readonly (string | undefined)[]).includes(code);
