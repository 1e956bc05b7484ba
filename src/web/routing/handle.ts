import { LRUCache } from 'lru-cache';
import type { Request, RequestHandler, Response } from 'express';
import type { ApiOperation } from './api-operation';
import { checkInput } from './check-input';
import type { ApiRoute } from './feature-routes';
import { type JsonAnswer, sendJson } from './send-json';
import type { ValueOf } from './typed-joi';

export interface InputOf<Operation extends ApiOperation> {
  readonly params: ValueOf<Operation['params']>;
  readonly query: ValueOf<Operation['query']>;
  readonly body: ValueOf<Operation['body']>;
}

type ApiHandler = (req: Request, res: Response) => Promise<void>;

const operations = new WeakMap<RequestHandler, ApiOperation>();

/**
 * Returns a route's handler. A handler that reads input must be made from the route's own operation; otherwise it would
 * read input that was not validated.
 */
export function checkedHandler({ operation, handler }: Pick<ApiRoute, 'operation' | 'handler'>): RequestHandler {
  const hasInput = operation.params ?? operation.query ?? operation.body;
  if (hasInput && operations.get(handler) !== operation)
    throw new Error(`The handler of ${operation.id} is not made for it.`);
  return handler;
}

/** Calls the handler with validated params, query and body. The handler returns JSON, or answers itself. */
export function handle<Operation extends ApiOperation>(
  operation: Operation,
  handler: (
    input: InputOf<Operation>,
    req: Request,
    res: Response,
  ) => Promise<JsonAnswer | undefined> | Promise<void> | void,
): ApiHandler {
  const { of: queryOf, knownQuery } = queryReader(operation);
  const validatingHandler: ApiHandler = async (req, res) => {
    const input = {
      params: operation.params ? checkInput(operation.params, req.params) : undefined,
      query: queryOf(req),
      body: operation.body ? checkInput(operation.body, req.body ?? {}) : undefined,
    };
    const answer = await handler(input as InputOf<Operation>, req, res);
    if (answer) sendJson(req, res.status(successOf(operation)), answer);
  };
  operations.set(validatingHandler, operation);
  queries.set(validatingHandler, knownQuery);
  return validatingHandler;
}

const maxQueries = 500;
const maxQueryLength = 200;

type KnownQuery = (url: string) => { readonly query: unknown } | undefined;

interface QueryReader {
  readonly of: (req: Request) => unknown;
  readonly knownQuery: KnownQuery;
}

const queries = new WeakMap<RequestHandler, KnownQuery>();

export const knownQueryOf = (handler: RequestHandler): KnownQuery => queries.get(handler) ?? (() => undefined);

/** Validated queries are memoised by their text, because few texts occur and the result depends on the text alone. */
function queryReader({ query: schema }: ApiOperation): QueryReader {
  if (!schema)
    return { of: () => undefined, knownQuery: (url) => (queryTextOf(url) === '' ? { query: undefined } : undefined) };
  let cachedQueries: LRUCache<string, object> | undefined;
  const last = (text: string) => cachedQueries?.get(text);
  return {
    of: (req) => {
      const text = queryTextOf(req.url);
      const query = last(text) ?? (Object.freeze(checkInput(schema, req.query)) as object);
      cachedQueries ??= new LRUCache({ max: maxQueries });
      if (text.length <= maxQueryLength && req.method === 'GET') cachedQueries.set(text, query);
      return query;
    },
    knownQuery: (url) => {
      const query = last(queryTextOf(url));
      return query && { query };
    },
  };
}

const queryTextOf = (url: string): string => url.slice(url.indexOf('?') + 1 || url.length);

const successOf = ({ answers }: ApiOperation): number =>
  Object.keys(answers)
    .map(Number)
    .find((status) => status < 300) ?? 200;
