import type { IncomingMessage, ServerResponse } from 'node:http';
import { type ObservedRequest, observedRequests } from '../observed-request';
import { RequestLog, type RequestLogger } from './middleware/set-up-request-log';
import { writeHead } from './rendering/page-cache';
import { chooseCoding } from './rendering/cached-page';
import { isCurrent } from './rendering/weak-etag';
import type { FindRequestId } from './request-id';
import type { RouteOverride } from './routing/feature-routes';
import type { ReadRequest } from './routing/memoised-read';
import type { FoundRoute } from './routing/route-lookup';
import { type SerializedAnswer, SerializedAnswers } from './routing/serialized-answers';
import type { SessionReader } from './session/session-reader';

interface MemoisedReadParts {
  readonly headers: readonly (readonly [string, string])[];
  readonly sessions: Pick<SessionReader, 'read'>;
  readonly sessionCookie: string;
  /** Cookies whose bearers get other answers than everyone else, such as an editor's. */
  readonly personalCookies: readonly string[];
  readonly log: RequestLogger;
  readonly requestIdOf: FindRequestId;
  readonly overrides: readonly RouteOverride[];
  readonly onAnswer: (read: { readonly method: string; readonly route: string; readonly seconds: number }) => void;
}

/** Leaves the request to Express. With a failure, Express reports it instead of reading again. */
type Otherwise = (failure?: { readonly error: unknown }) => void;

/**
 * Answers reads of immutable data in front of Express, with headers and text that were made when the data last changed.
 * Each call asks for the data, so that no answer is outdated. An unusual call, such as one with a partner's key or an
 * editor's preview, is left to Express, which gives the same answer.
 */
export class MemoisedReadAnswers {
  private readonly answersByPath = new Map<string, SerializedAnswers>();
  private readonly commonHeaders: readonly string[];

  constructor(private readonly parts: MemoisedReadParts) {
    this.commonHeaders = [...parts.headers.flat(), 'Vary', 'Accept-Encoding'];
  }

  takes(req: IncomingMessage, { memoisedRead, access }: FoundRoute): boolean {
    const { authorization, cookie = '' } = req.headers;
    return (
      memoisedRead !== undefined &&
      (access === undefined || access === 'guest') &&
      authorization === undefined &&
      !this.parts.personalCookies.some((name) => cookie.includes(`${name}=`)) &&
      !this.parts.overrides.some((override) => override.isFor(req)) &&
      !this.parts.log.isLevelEnabled('debug')
    );
  }

  answer(row: FoundRoute, req: IncomingMessage, res: ServerResponse, otherwise: Otherwise): void {
    void this.carryOut(row, req, res).then(
      (isAnswered) => (isAnswered ? undefined : otherwise()),
      (error: unknown) => otherwise({ error }),
    );
  }

  private async carryOut(
    { path, access, memoisedRead }: FoundRoute,
    req: IncomingMessage,
    res: ServerResponse,
  ): Promise<boolean> {
    const { requestIdOf, sessionCookie, onAnswer } = this.parts;
    const began = performance.now();
    const input = memoisedRead?.queryOf(req.url ?? '');
    if (!memoisedRead || !input) return false;
    const isKnown = req.headers.cookie?.includes(`${sessionCookie}=`) === true;
    // A session that cannot be read is recorded by the session reader, and Express answers.
    const session = isKnown ? await this.parts.sessions.read(req).catch(() => undefined) : undefined;
    if (!session && (isKnown || access === 'guest')) return false;
    const id = requestIdOf(req);
    const request = this.requestOf(req, id, session?.data);
    const answer = await observe({ req: Object.assign(req, { route: { path } }), res }, () =>
      memoisedRead.read(input as { readonly query: never }, request),
    );
    const serializedAnswer = this.serializedAt(path).of(answer);
    if (res.destroyed) return true;
    this.send(serializedAnswer, id, req, res);
    onAnswer({ method: req.method ?? 'GET', route: path, seconds: (performance.now() - began) / 1000 });
    return true;
  }

  private requestOf(req: IncomingMessage, id: string, session: object | undefined): ReadRequest {
    const { log } = this.parts;
    const { method = '', url = '' } = req;
    return {
      session: session as ReadRequest['session'],
      log: new RequestLog(log, { id, method, url }),
    };
  }

  private serializedAt(path: string): SerializedAnswers {
    const serializedAnswers =
      this.answersByPath.get(path) ?? new SerializedAnswers([...this.commonHeaders, 'Content-Type', jsonType]);
    this.answersByPath.set(path, serializedAnswers);
    return serializedAnswers;
  }

  private send(answer: SerializedAnswer, id: string, req: IncomingMessage, res: ServerResponse): void {
    if (isCurrent(req.headers['if-none-match'], answer.etag)) {
      writeHead(res, 304, [...this.commonHeaders, 'ETag', answer.etag, 'X-Request-Id', id]);
      return void res.end();
    }
    const { headers, body } = answer.as(chooseCoding(req.headers['accept-encoding']));
    writeHead(res, 200, [...headers, 'X-Request-Id', id]);
    if (req.method === 'HEAD') res.end();
    else res.end(body);
  }
}

/** Observes like `observeRequests`, which runs only within Express. */
async function observe<Answer>(request: ObservedRequest, read: () => Promise<Answer>): Promise<Answer> {
  if (!observedRequests.start.hasSubscribers) return read();
  try {
    return await observedRequests.start.runStores(request, read, undefined);
  } finally {
    observedRequests.asyncEnd.publish(request);
  }
}

const jsonType = 'application/json; charset=utf-8';
