import { LRUCache } from 'lru-cache';
import { withinTime } from '../../core/shared/within-time';
import type { EngineCall, EngineClient } from './engine-client';
import { type EngineFailure, type EngineOutcome, engineUnavailable } from './engine-outcome';

/** Maximum age of a stale response while the engine fails; after that its prices are hidden (reliability E2). */
const trustedMs = 15 * 60_000;
const knownMs = 10 * 24 * 3600_000;
const maxEntries = 500;
/** Callers wait only a short time during these milliseconds after a failure, so that pages stay fast. */
const failingForMs = 30_000;

interface ReadLimits {
  /** How long a caller waits for a newer response than the cached one: a small part of a page's 300 ms (E1, E2). */
  readonly briefMs: number;
  /** How long a caller waits for the first response: a page must be complete within three seconds. */
  readonly firstMs: number;
}

const defaultLimits: ReadLimits = { briefMs: 250, firstMs: 2_500 };

interface CachedAnswer {
  readonly body: unknown;
  readonly etag?: string;
  readonly at: number;
}

interface CachedRead<T> {
  readonly body: T;
  /** The engine has failed for a quarter of an hour: prices and availability must not be shown. */
  readonly isOutdated: boolean;
}

interface CachedReadsOptions {
  readonly now?: () => number;
  readonly limits?: Partial<ReadLimits>;
}

/**
 * Stale-if-error cache of responses that are the same for every visitor. A stale one is revalidated by its ETag, once
 * for concurrent callers. While the engine is slow or fails, callers get the last good response, and revalidation
 * continues in the background.
 */
export class CachedReads {
  private readonly cachedAnswers = new LRUCache<string, CachedAnswer>({ max: maxEntries });
  private readonly inFlight = new Map<string, Promise<EngineOutcome<unknown>>>();
  private readonly now: () => number;
  private readonly limits: ReadLimits;
  /**
   * Time of the last failure or timeout that no response has followed; until one does, cached responses are returned at
   * once.
   */
  private failedAt = -Infinity;

  constructor(
    private readonly client: Pick<EngineClient, 'read'>,
    { now = () => performance.now(), limits }: CachedReadsOptions = {},
  ) {
    this.now = now;
    this.limits = { ...defaultLimits, ...limits };
  }

  /**
   * Returns undefined when the engine says that the resource does not exist. With `freshMs` 0 it calls the engine every
   * time.
   * @throws Unavailable
   */
  async read<T>(call: EngineCall<T>, freshMs: number): Promise<CachedRead<T> | undefined> {
    const key = JSON.stringify([call.path, call.query]);
    const cachedAnswer = this.cachedAnswers.get(key);
    if (cachedAnswer && this.now() - cachedAnswer.at < freshMs)
      return { body: cachedAnswer.body as T, isOutdated: false };
    const outcome = await withinTime(this.ask(key, call, cachedAnswer), this.waitFor(cachedAnswer), () => {
      this.failedAt = this.now();
      return timedOut;
    });
    // A cast is safe because the schema of the calls with this key has validated what is cached.
    if (outcome.kind === 'answered') return { body: outcome.body as T, isOutdated: false };
    if (outcome.kind === 'not-found') return undefined;
    const age = this.ageOf(cachedAnswer);
    if (cachedAnswer === undefined || age > knownMs) throw engineUnavailable(outcome);
    return { body: cachedAnswer.body as T, isOutdated: age > trustedMs };
  }

  private ageOf(cachedAnswer: CachedAnswer | undefined): number {
    return cachedAnswer === undefined ? Infinity : this.now() - cachedAnswer.at;
  }

  /** While the engine is healthy, a caller waits longer before outdated prices are hidden. */
  private waitFor(cachedAnswer: CachedAnswer | undefined): number {
    const age = this.ageOf(cachedAnswer);
    if (age > knownMs) return this.limits.firstMs;
    if (this.now() - this.failedAt < failingForMs) return 0;
    return age > trustedMs ? this.limits.firstMs : this.limits.briefMs;
  }

  private ask<T>(
    key: string,
    call: EngineCall<T>,
    cachedAnswer: CachedAnswer | undefined,
  ): Promise<EngineOutcome<unknown>> {
    const pendingCall = this.inFlight.get(key);
    if (pendingCall) return pendingCall;
    const asking = this.fetch(key, call, cachedAnswer).finally(() => this.inFlight.delete(key));
    this.inFlight.set(key, asking);
    return asking;
  }

  private async fetch<T>(
    key: string,
    call: EngineCall<T>,
    cachedAnswer: CachedAnswer | undefined,
  ): Promise<EngineOutcome<unknown>> {
    const askedAt = this.now();
    const outcome = await this.client.read({
      ...call,
      ...(cachedAnswer?.etag === undefined ? {} : { etag: cachedAnswer.etag }),
    });
    this.failedAt = goodOutcomes.has(outcome.kind) ? -Infinity : this.now();
    if (outcome.kind === 'not-found') this.cachedAnswers.delete(key);
    if (outcome.kind === 'not-modified' && cachedAnswer) {
      this.cachedAnswers.set(key, { ...cachedAnswer, at: askedAt });
      return { kind: 'answered', status: 200, body: cachedAnswer.body };
    }
    if (outcome.kind === 'answered')
      this.cachedAnswers.set(key, {
        body: outcome.body,
        at: askedAt,
        ...(outcome.etag === undefined ? {} : { etag: outcome.etag }),
      });
    return outcome;
  }
}

const goodOutcomes: ReadonlySet<string> = new Set<EngineOutcome<unknown>['kind']>([
  'answered',
  'not-modified',
  'not-found',
]);
const timedOut: EngineFailure = { kind: 'timeout', detail: 'a page does not wait longer', mayHaveHappened: false };
