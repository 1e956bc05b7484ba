import type { IncomingMessage, ServerResponse } from 'node:http';
import type { RequestHandler } from 'express';
import type { Logger } from 'pino';
import { describeError } from '../../core/shared/describe-error';
import { findRequestId } from '../request-id';

declare module 'http' {
  interface IncomingMessage {
    id: string;
    log: Logger;
  }
}

/** Removes the query and a calendar's token, with which a reader of the log could read a guest's trip (C11). */
const nameless = (url: string): string => url.split('?', 1)[0]?.replace(/^(\/+calendar\/+).+/i, '$1…') ?? '';

export type RequestLogger = Logger;

const serializers = {
  err: describeError,
  req: (req: IncomingMessage) => ({ id: req.id, method: req.method, path: nameless(req.url ?? '') }),
  res: (res: ServerResponse) => ({ status: res.statusCode }),
};

export const loggerOf = (logger: RequestLogger, { id, method, url }: Pick<IncomingMessage, 'id' | 'method' | 'url'>) =>
  logger.child({ req: { id, method, url } }, { serializers });

/**
 * Queries are omitted, because they may contain personal data. Error pages show the request's id. A request's own
 * logger is created on first use, because most requests log nothing at the default level.
 */
export function setUpRequestLog(logger: RequestLogger, requestIdOf = findRequestId(false)): RequestHandler {
  return (req, res, next) => {
    const [startedAt, url] = [Date.now(), req.url];
    let own: Logger | undefined;
    req.id = requestIdOf(req);
    res.setHeader('X-Request-Id', req.id);
    Object.defineProperty(req, 'log', {
      configurable: true,
      get: () => (own ??= loggerOf(logger, { id: req.id, method: req.method, url })),
    });
    let isLogged = false;
    const end = (error?: Error) => {
      if (isLogged) return;
      isLogged = true;
      const level = error || res.statusCode >= 500 ? 'error' : res.statusCode >= 400 ? 'info' : 'debug';
      if (!logger.isLevelEnabled(level)) return;
      const facts = { res, responseTime: Date.now() - startedAt };
      if (level === 'error')
        req.log.error(
          { ...facts, err: error ?? new Error(`failed with status code ${res.statusCode}`) },
          'request errored',
        );
      else req.log[level](facts, res.writableEnded ? 'request completed' : 'request aborted');
    };
    res
      .on('finish', () => end())
      .on('close', () => end())
      .on('error', end);
    next();
  };
}
