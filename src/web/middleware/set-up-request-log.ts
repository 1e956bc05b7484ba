import type { IncomingMessage, ServerResponse } from 'node:http';
import type { RequestHandler } from 'express';
import type { Logger } from 'pino';
import { describeError } from '../../core/shared/describe-error';
import { withoutAddress } from '../../core/tracking/tracking-text';
import { findRequestId } from '../request-id';

declare module 'http' {
  interface IncomingMessage {
    id: string;
    log: RequestLog;
  }
}

/** Removes the query and a calendar's token, with which a reader of the log could read a guest's trip (C11). */
const nameless = (url: string): string =>
  withoutAddress(url.split('?', 1)[0] ?? '').replace(/^(\/+calendar\/+).+/i, '$1…');

export type RequestLogger = Logger;

const serializers = {
  err: describeError,
  req: (req: IncomingMessage) => ({ id: req.id, method: req.method, path: nameless(req.url ?? '') }),
  res: (res: ServerResponse) => ({ status: res.statusCode }),
};

type Facts = Readonly<Record<string, unknown>>;

/**
 * Logs on behalf of one request. Its logger is created with its first entry, because most requests log nothing. The
 * methods are on the prototype: a getter on each request's own object would make V8 keep a hidden class, and with it
 * the whole request, until the next collection of the old generation (decision 121).
 */
export class RequestLog {
  private own: Logger | undefined;
  /** The code of the error that was answered, which says why a request was refused. */
  code: string | undefined = undefined;

  constructor(
    private readonly logger: RequestLogger,
    private readonly request: Pick<IncomingMessage, 'id' | 'method' | 'url'>,
  ) {}

  error(facts: Facts, message: string): void {
    this.pino().error(facts, message);
  }

  warn(facts: Facts, message: string): void {
    this.pino().warn(facts, message);
  }

  info(facts: Facts, message: string): void {
    this.pino().info(facts, message);
  }

  debug(facts: Facts, message: string): void {
    this.pino().debug(facts, message);
  }

  private pino(): Logger {
    return (this.own ??= this.logger.child({ req: this.request }, { serializers }));
  }
}

/**
 * Queries are omitted, because they may contain personal data. Error pages show the request's id.
 */
export function setUpRequestLog(logger: RequestLogger, requestIdOf = findRequestId(false)): RequestHandler {
  return (req, res, next) => {
    const startedAt = Date.now();
    const { method, url } = req;
    const id = requestIdOf(req);
    const log = new RequestLog(logger, { id, method, url });
    req.id = id;
    req.log = log;
    res.setHeader('X-Request-Id', id);
    let isLogged = false;
    const end = (error?: Error) => {
      if (isLogged) return;
      isLogged = true;
      const level = error || res.statusCode >= 500 ? 'error' : res.statusCode >= 400 ? 'info' : 'debug';
      if (!logger.isLevelEnabled(level)) return;
      const facts = { res, code: log.code, responseTime: Date.now() - startedAt };
      if (level === 'error') log.error({ ...facts, err: error }, 'request errored');
      else log[level](facts, res.writableEnded ? 'request completed' : 'request aborted');
    };
    res
      .on('finish', () => end())
      .on('close', () => end())
      .on('error', end);
    next();
  };
}
