import type { ErrorRequestHandler, Express, NextFunction, Request, RequestHandler, Response } from 'express';
import type { IncomingMessage, RequestListener, ServerResponse } from 'node:http';
import type { ApiCalls } from './routing/api-calls';

/** The parts of the app's middleware that a call of `/api` needs, in the app's order. */
export interface CallMiddleware {
  /** For every call. */
  readonly first: readonly RequestHandler[];
  readonly compression: RequestHandler;
  readonly queryCheck: RequestHandler;
  readonly session: RequestHandler;
  readonly sessionCookie: string;
  /** For those that may bring a body. */
  readonly body: readonly RequestHandler[];
  readonly last: readonly RequestHandler[];
  readonly errors: ErrorRequestHandler;
}

/**
 * Answers a call of `/api` by its row, without the routers and the middleware that only pages need; whatever is no such
 * call goes to the app, which answers it as if this were not here.
 */
export function answerCalls(app: Express, calls: ApiCalls, middleware: CallMiddleware): RequestListener {
  const response = Object.create(app.response, { json: { value: jsonOf(app) } }) as object;
  const plain = [...middleware.first, ...middleware.last];
  const stepsOf = (req: IncomingMessage): readonly RequestHandler[] => {
    const { first, compression, queryCheck, session, sessionCookie, body, last } = middleware;
    const { 'accept-encoding': codings, cookie = '' } = req.headers;
    const isWrite = !isRead(req);
    const hasQuery = req.url?.includes('?') === true;
    const mayHaveSession = isWrite || cookie.includes(`${sessionCookie}=`);
    if (codings === undefined && !hasQuery && !mayHaveSession) return plain;
    return [
      ...first,
      ...(codings === undefined ? [] : [compression]),
      ...(hasQuery ? [queryCheck] : []),
      ...(mayHaveSession ? [session] : []),
      ...(isWrite ? body : []),
      ...last,
    ];
  };
  return (incoming, outgoing) => {
    const call =
      isRead(incoming) && hasBody(incoming) ? undefined : calls.find(incoming.method ?? '', incoming.url ?? '');
    if (!call) return app(incoming, outgoing);
    const [req, res] = asExpress(app, response, incoming, outgoing);
    Object.assign(req, { params: call.params, route: { path: call.path } });
    run([...stepsOf(incoming), ...call.handlers], middleware.errors, req, res);
  };
}

const isRead = ({ method }: IncomingMessage) => method === 'GET' || method === 'HEAD';

const hasBody = ({ headers }: IncomingMessage) =>
  headers['transfer-encoding'] !== undefined || (headers['content-length'] ?? '0') !== '0';

/** What Express does to a request before its first handler. */
function asExpress(
  app: Express,
  response: object,
  incoming: IncomingMessage,
  outgoing: ServerResponse,
): readonly [Request, Response] {
  const req = Object.setPrototypeOf(incoming, app.request) as Request;
  const res = Object.setPrototypeOf(outgoing, response) as Response;
  Object.assign(req, { res, originalUrl: req.url, baseUrl: '', next: undefined });
  Object.assign(res, { req, locals: Object.create(null) as object });
  return [req, res];
}

function run(handlers: readonly RequestHandler[], errors: ErrorRequestHandler, req: Request, res: Response): void {
  let at = 0;
  const fail = (error: unknown) => void errors(error, req, res, () => undefined);
  const next: NextFunction = (error?: unknown) => {
    const handler = handlers[at++];
    if (error !== undefined && error !== null) return fail(error);
    if (!handler) return;
    try {
      const answered: unknown = handler(req, res, next);
      if (answered instanceof Promise) answered.catch(fail);
    } catch (thrown) {
      fail(thrown);
    }
  };
  next();
}

/** As Express sends it. A conditional request and a status without a body are left to Express. */
const jsonOf = (app: Express): Response['json'] =>
  function json(this: Response, body: unknown): Response {
    const { headers, method } = this.req;
    const isConditional = headers['if-none-match'] !== undefined || headers['if-modified-since'] !== undefined;
    if (isConditional || body === undefined || [204, 205, 304].includes(this.statusCode))
      return app.response.json.call(this, body);
    const text = JSON.stringify(body);
    if (!this.hasHeader('Content-Type')) this.setHeader('Content-Type', 'application/json; charset=utf-8');
    // As `compression` says it, which is left out for who takes none.
    if (headers['accept-encoding'] === undefined) this.vary('Accept-Encoding');
    this.setHeader('Content-Length', Buffer.byteLength(text));
    // Head and body of a text are one write.
    if (method === 'HEAD') this.end();
    else this.end(text);
    return this;
  };
