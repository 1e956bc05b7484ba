import type { IncomingMessage } from 'node:http';
import type { RequestHandler } from 'express';
import type { Logger } from 'pino';
import { pinoHttp } from 'pino-http';
import { describeError } from '../../core/shared/describe-error';
import { findRequestId } from '../request-id';

/** Without query and calendar token: a reader of the log must not be able to read a guest's trip (C11). */
const nameless = (url: string): string => url.split('?', 1)[0]?.replace(/^(\/+calendar\/+).+/i, '$1…') ?? '';

export type RequestLogger = Logger;

/** Queries are omitted, because they may contain personal data. Visitors see the id on errors. */
export function setUpRequestLog(logger: RequestLogger, requestIdOf = findRequestId(false)): RequestHandler {
  return pinoHttp({
    logger,
    genReqId: (req, res) => {
      const id = requestIdOf(req);
      res.setHeader('X-Request-Id', id);
      return id;
    },
    customLogLevel: (_req, res, error) =>
      error || res.statusCode >= 500 ? 'error' : res.statusCode >= 400 ? 'info' : 'debug',
    wrapSerializers: false,
    serializers: {
      err: describeError,
      req: (req: IncomingMessage & { id?: unknown }) => ({
        id: req.id,
        method: req.method,
        path: nameless(req.url ?? ''),
      }),
      res: (res: { statusCode: number }) => ({ status: res.statusCode }),
    },
  });
}
