import { createHash, timingSafeEqual } from 'node:crypto';
import express, { type ErrorRequestHandler, type RequestHandler, type Response, Router } from 'express';
import { noteBudgets } from '../routing/rate-headers';
import { hasNoBody } from '../middleware/require-body';
import { checkShape } from '../middleware/set-up-body-parsing';
import { findRepeated, parameterNames } from '../middleware/set-up-query-check';
import { checkedHandler } from '../routing/handle';
import { refuseMethod } from '../routing/refuse-method';
import { ContractProblem } from './contract-problem';
import { toProblem } from './to-problem';
import { type CallLimit, limitCalls } from './limit-calls';
import type { ContractRoute } from './contract-operation';

/** Version of the contract; changes within v1 are additive. */
export const contractVersion = '1.0';
const bodyLimit = '1mb';

interface ContractOptions {
  readonly routes: readonly ContractRoute[];
  readonly key: string | undefined;
  readonly limit: CallLimit;
}

/**
 * `/v1`: the reservation-engine contract for other installations and gateways (docs/integrators/reservation-engine.md).
 * It is mounted before sessions, cookies and browser checks, because its callers are programs with a key.
 */
export function serveContract({ routes, key, limit }: ContractOptions): Router {
  const router = Router({ strict: true, caseSensitive: true });
  router.use(nameCall());
  router.use(key === undefined ? answerNothing() : [checkKey(key), noteBudgets(), limitCalls(limit, key)]);
  router.use(checkContract());
  router.use(refuseRepeatedParameters());
  router.use(express.json({ limit: bodyLimit, strict: true, type: 'application/json' }));
  router.use(refuseOtherTypes());
  for (const path of new Set(routes.map((route) => route.path))) {
    const here = routes.filter((route) => route.path === path);
    for (const route of here) router[route.method](path, requireBody(route), checkBody(), checkedHandler(route));
    router.all(path, refuseMethod(here.map(({ method }) => method)));
  }
  router.use(answerNothing());
  router.use(answerProblem());
  return router;
}

function nameCall(): RequestHandler {
  return (req, res, next) => {
    const correlationHeader = req.get('x-correlation-id') ?? '';
    const correlationId = /^[\w.-]{1,64}$/.test(correlationHeader) ? correlationHeader : String(req.id);
    res.set({ 'X-Correlation-Id': correlationId, 'X-Contract-Version': contractVersion, 'Cache-Control': 'no-store' });
    next();
  };
}

const correlationIdOf = (res: Response) => String(res.get('X-Correlation-Id'));

function checkKey(key: string): RequestHandler {
  const expectedDigest = digest(key);
  return (req, res, next) => {
    const [, bearerToken = ''] = /^Bearer ([\x21-\x7e]{1,8000})$/i.exec(req.get('authorization') ?? '') ?? [];
    // Digests have equal length, so that the comparison reveals nothing about the key.
    if (timingSafeEqual(digest(bearerToken), expectedDigest)) return next();
    res.set('WWW-Authenticate', 'Bearer');
    throw new ContractProblem('UNAUTHORIZED', 'Send the key that was agreed on as a bearer token.');
  };
}

const digest = (text: string) => createHash('sha256').update(text).digest();

function refuseRepeatedParameters(): RequestHandler {
  return ({ originalUrl }, _res, next) => {
    if (findRepeated(parameterNames(originalUrl)) !== undefined)
      throw new ContractProblem('INVALID', 'A parameter stands twice in the address: send each once.');
    next();
  };
}

function checkContract(): RequestHandler {
  return (req, _res, next) => {
    const requestedVersion = req.get('x-contract-version');
    if (requestedVersion !== undefined && !/^1\.\d{1,4}$/.test(requestedVersion))
      throw new ContractProblem(
        'UNSUPPORTED_CONTRACT',
        `This engine speaks ${contractVersion}: send that as X-Contract-Version, or none.`,
      );
    next();
  };
}

function refuseOtherTypes(): RequestHandler {
  return (req, _res, next) => {
    const hasBody = req.headers['transfer-encoding'] !== undefined || Number(req.headers['content-length'] ?? 0) > 0;
    if (hasBody && !req.is('application/json')) throw new ContractProblem('UNSUPPORTED_TYPE', 'Send JSON.');
    next();
  };
}

/** Requires a body where one of its fields is required; a body with optional fields only may be left out. */
function requireBody({ operation: { body } }: ContractRoute): RequestHandler {
  const isRequired = body?.validate({}).error !== undefined;
  return (req, _res, next) => {
    if (isRequired && hasNoBody(req.headers)) throw new ContractProblem('MALFORMED', 'Send the body of this call.');
    next();
  };
}

const checkBody = (): RequestHandler => (req, _res, next) => {
  checkShape(req.body, 1);
  next();
};

const answerNothing = (): RequestHandler => () => {
  throw new ContractProblem('NOT_FOUND', 'There is nothing at this address.');
};

function answerProblem(): ErrorRequestHandler {
  return (cause: unknown, req, res, _next) => {
    const problem = toProblem(cause, res);
    if (problem.status >= 500)
      req.log.error({ err: cause, correlationId: correlationIdOf(res) }, 'a call of the engine contract failed');
    if (res.headersSent) return void res.destroy();
    const { retryAfterSeconds = problem.status === 429 || problem.status === 503 ? 5 : undefined } = problem;
    if (retryAfterSeconds !== undefined) res.set('Retry-After', String(retryAfterSeconds));
    const text = JSON.stringify(problem.toBody(correlationIdOf(res)));
    res.status(problem.status).removeHeader('ETag');
    res.set({ 'Cache-Control': 'no-store', 'Content-Type': 'application/problem+json; charset=utf-8' }).send(text);
  };
}
