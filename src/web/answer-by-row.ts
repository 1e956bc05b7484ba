import type { ErrorRequestHandler, Express, NextFunction, Request, RequestHandler, Response } from 'express';
import type { IncomingMessage, RequestListener, ServerResponse } from 'node:http';
import type { MemoisedReadAnswers } from './answer-memoised-reads';
import { notFound } from './http-error';
import { isRead } from './is-read';
import { templateRequestOf } from './rendering/template-request';
import type { PageRoute } from './routing/feature-routes';
import type { FoundRoute, RouteLookup } from './routing/route-lookup';
import { sendReadAsJson } from './routing/send-json';

interface RowMiddleware {
  readonly first: readonly RequestHandler[];
  readonly compression: RequestHandler;
  readonly queryCheck: RequestHandler;
  /** Redirects other spellings of a page's address. */
  readonly spelling: RequestHandler;
  readonly session: RequestHandler;
  /** Routes that require a guest and change nothing in the session take it. */
  readonly readOnlySession: RequestHandler;
  readonly sessionCookie: string;
  /** These handlers refuse writes from other sites and parse bodies; only calls that may have a body need them. */
  readonly body: readonly RequestHandler[];
  readonly scope: RequestHandler;
  readonly budgets: RequestHandler;
  /** Answers reads of immutable data without any of the middleware above. */
  readonly memoisedReads: Pick<MemoisedReadAnswers, 'takes' | 'answer'>;
  readonly errors: ErrorRequestHandler;
}

/**
 * Answers calls of `/api` and reads of pages directly by their route, without Express's routers and the middleware that
 * only other requests need. Every other request goes to the app, which answers all of them alike.
 */
export function answerByRow(app: Express, rows: RouteLookup, middleware: RowMiddleware): RequestListener {
  const writeJson = writeAsJson(app, middleware.compression);
  const { first, compression, queryCheck, spelling, session, readOnlySession, sessionCookie } = middleware;
  const { body, scope, budgets, memoisedReads } = middleware;
  const plain = [...first, scope];
  const plainWithBudgets = [...plain, budgets];
  const hasQuery = ({ url }: IncomingMessage) => url?.includes('?') === true;
  const isKnown = ({ headers: { cookie = '' } }: IncomingMessage) => cookie.includes(`${sessionCookie}=`);

  const stepsOfPage = (
    req: IncomingMessage,
    access: FoundRoute['access'],
    { cache, isRendered }: Pick<PageRoute, 'cache' | 'isRendered'>,
  ) => {
    // A page that is the same for all visitors needs no session.
    const needsSession = !cache || isKnown(req) || templateRequestOf(req) !== undefined;
    return [
      ...first,
      ...(isRendered ? [] : [compression]),
      ...(hasQuery(req) ? [queryCheck] : []),
      spelling,
      ...(needsSession ? [access === 'guest' ? readOnlySession : session] : []),
      scope,
    ];
  };
  const stepsOfCall = (
    req: IncomingMessage,
    { access, changesSession = false, takesBudget = false }: FoundRoute,
  ): readonly RequestHandler[] => {
    const { 'accept-encoding': codings } = req.headers;
    const isWrite = !isRead(req);
    const mayHaveSession = isWrite || isKnown(req);
    if (codings === undefined && !hasQuery(req) && !mayHaveSession) return takesBudget ? plainWithBudgets : plain;
    return [
      ...first,
      ...(codings === undefined || isWrite ? [] : [compression]),
      ...(hasQuery(req) ? [queryCheck] : []),
      ...(mayHaveSession ? [access === 'guest' && !changesSession ? readOnlySession : session] : []),
      ...(isWrite ? body : []),
      scope,
      ...(takesBudget ? [budgets] : []),
    ];
  };
  const answerAsExpress = (
    row: FoundRoute,
    incoming: IncomingMessage,
    outgoing: ServerResponse,
    handlers: readonly RequestHandler[],
  ) => {
    const [req, res] = asExpress(app, isRead(incoming) ? sendReadAsJson : writeJson, incoming, outgoing);
    Object.assign(req, { params: row.params, route: { path: row.path } });
    const steps = row.page
      ? [...stepsOfPage(incoming, row.access, row.page), ...handlers]
      : [...stepsOfCall(incoming, row), ...handlers];
    run(steps, middleware.errors, req, res);
  };
  return (incoming, outgoing) => {
    const row =
      isRead(incoming) && hasBody(incoming) ? undefined : rows.find(incoming.method ?? '', incoming.url ?? '');
    if (!row) return app(incoming, outgoing);
    if (!memoisedReads.takes(incoming, row)) return answerAsExpress(row, incoming, outgoing, row.handlers);
    memoisedReads.answer(row, incoming, outgoing, (failure) =>
      answerAsExpress(row, incoming, outgoing, failure ? [failWith(failure.error)] : row.handlers),
    );
  };
}

const failWith =
  (error: unknown): RequestHandler =>
  (_req, _res, next) =>
    next(error);

const hasBody = ({ headers }: IncomingMessage) =>
  headers['transfer-encoding'] !== undefined || (headers['content-length'] ?? '0') !== '0';

/** Prepares a request as Express does before its first handler. */
function asExpress(
  app: Express,
  json: Response['json'],
  incoming: IncomingMessage,
  outgoing: ServerResponse,
): readonly [Request, Response] {
  // The messages of our own servers have these prototypes already (`express-messages.ts`), so that this changes nothing
  // for them.
  const req = Object.setPrototypeOf(incoming, app.request) as Request;
  const res = Object.setPrototypeOf(outgoing, app.response) as Response;
  Object.assign(req, { res, originalUrl: req.url, baseUrl: '', next: undefined });
  Object.assign(res, { req, locals: Object.create(null) as object, json });
  return [req, res];
}

function run(handlers: readonly RequestHandler[], errors: ErrorRequestHandler, req: Request, res: Response): void {
  let at = 0;
  const fail = (error: unknown) => void errors(error, req, res, () => undefined);
  const next: NextFunction = (error?: unknown) => {
    const handler = handlers[at++];
    if (error !== undefined && error !== null) return fail(error);
    if (!handler) return fail(notFound());
    try {
      const answer: unknown = handler(req, res, next);
      if (answer instanceof Promise) answer.catch(fail);
    } catch (failure) {
      fail(failure);
    }
  };
  next();
}

/** Below this length a response to a write fits into three packets, and compressing it costs more than sending them. */
const worthCompressing = 4_096;

/** Sends JSON as Express does. The response to a write is compressed only here. */
const writeAsJson = (app: Express, compression: RequestHandler): Response['json'] =>
  function json(this: Response, body: unknown): Response {
    if (body === undefined || [204, 205].includes(this.statusCode)) return app.response.json.call(this, body);
    const text = JSON.stringify(body);
    if (!this.hasHeader('Content-Type')) this.setHeader('Content-Type', 'application/json; charset=utf-8');
    this.vary('Accept-Encoding');
    this.setHeader('Content-Length', Buffer.byteLength(text));
    // Passing text to `end` sends head and body in one write.
    if (text.length > worthCompressing) compression(this.req, this, () => this.end(text));
    else this.end(text);
    return this;
  };
