import type { IncomingMessage, RequestListener, ServerResponse } from 'node:http';
import type { BusyAnswer } from './busy-answer';
import type { Priority } from './priority';
import type { RoutePriorities } from './route-priorities';

interface LoopSample {
  readonly delayMs: number;
  /** The share of the time in which the event loop was busy, from 0 to 1. */
  readonly utilization: number;
}

export const sampleEveryMs = 100;
const saturationThreshold = 0.85;

/**
 * No more requests than this are in progress at once. So many can wait for a stall of some seconds and are all answered
 * afterwards.
 */
const maxLimit = 128;
/** Number of requests in progress that may wait for other systems while the event loop has time. */
const waitingLimit = 40;
/**
 * A saturated event loop may have as many requests in progress as it answers in this time, so that each of them is
 * answered soon, however much work it is. More of them make nothing faster.
 */
const maxWaitMs = 100;
const minLimit = 3;
/** Fewer requests in progress than this are no queue, whatever else keeps the event loop busy. */
const minStanding = 8;
/** Weight of the newest sample in the mean rate of answers. */
const rateWeight = 0.3;
/**
 * Each sample of 100 ms lowers the limit by a quarter. A long stall is a single sample, which lowers it by three
 * quarters at most.
 */
const decrease = { perSample: 0.75, least: 0.25 };
/**
 * A saturated event loop does not show how many requests the proxy refuses before it, so that its limit rises slowly
 * beyond what it answers in time.
 */
const increase = { fast: 4, slow: 0.05 };
/**
 * Multiples of the limit by priority. Sign-in, payment and leads are refused only when the node could otherwise not
 * even refuse in time.
 */
const shares: Readonly<Record<Priority, number>> = { low: 0.5, normal: 1, high: 8 };
const minHighPriority = 100;
/**
 * One client has at most this share of the limit while others are served, and leaves two places for others while there
 * are none, so that it cannot take all places. It has two at least, so that it waits.
 */
const shareOfClient = 0.5;
const reservedForOthers = 2;
const minOfClient = 2;
/** A body that takes longer comes from a slow sender, for whom the node does nothing meanwhile. */
const slowBodyMs = 250;

/**
 * Refuses requests when the node has more than it can answer, those of low priority first (reliability E7). The page
 * cache answers before it, so that cached pages are served at any load. Files and streams are not counted.
 */
export class AdmissionControl {
  private readonly inProgress = new RequestsInProgress();
  private readonly refusals: Record<Priority, number> = { low: 0, normal: 0, high: 0 };
  private currentLimit = maxLimit;
  private hasRefused = false;
  private answeredSinceSample = 0;
  /** Answers in a millisecond of a saturated event loop, or undefined before the first such sample. */
  private saturatedRate: number | undefined;

  /** `clientOf` is the address that rate limits count, or '' for a request of the node to itself. */
  constructor(
    private readonly answer: Pick<BusyAnswer, 'send'>,
    private readonly clientOf: (req: IncomingMessage) => string,
  ) {}

  get requestsInProgress(): number {
    return this.inProgress.size;
  }

  get shed(): Readonly<Record<Priority, number>> {
    return this.refusals;
  }

  get limit(): number {
    return Math.floor(this.currentLimit);
  }

  /** Every request passes here, so that one place decides whether it is answered. */
  guard(app: RequestListener, priorities: Pick<RoutePriorities, 'of'>): RequestListener {
    return (req, res) => {
      const priority = priorities.of(req.method, req.url ?? '/');
      if (priority === undefined) return app(req, res);
      const limit = this.limitOf(priority);
      const client = this.clientOf(req);
      const limitOfClient = this.limitOfClient(client, limit);
      if (this.inProgress.of(client) >= limitOfClient) {
        // Not a sign of a queue: there is room for other clients.
        this.refusals[priority] += 1;
        return this.answer.send(req, res, { 'X-Client-Limit': Math.floor(limitOfClient) });
      }
      if (this.inProgress.size >= limit) return this.refuse(priority, req, res);
      this.inProgress.add(res, client);
      res.once('close', () => {
        this.answeredSinceSample += 1;
        this.inProgress.delete(res);
      });
      if (hasBody(req)) this.leaveOutWhileSlow(req, res, client);
      app(req, res);
    };
  }

  release(res: ServerResponse): void {
    this.inProgress.delete(res);
  }

  note({ delayMs, utilization }: LoopSample): void {
    const isSaturated = utilization > saturationThreshold;
    const limit = isSaturated ? this.saturatedLimit(sampleEveryMs + Math.max(0, delayMs)) : waitingLimit;
    const isStanding = this.inProgress.size >= Math.max(minStanding, limit) || this.hasRefused;
    const rise = isSaturated && this.currentLimit >= limit ? increase.slow : increase.fast;
    this.answeredSinceSample = 0;
    this.hasRefused = false;
    const factor = Math.max(decrease.least, decrease.perSample ** (1 + Math.max(0, delayMs) / sampleEveryMs));
    this.currentLimit =
      isStanding && this.currentLimit > limit
        ? Math.max(limit, this.currentLimit * factor)
        : Math.min(isStanding ? limit : maxLimit, this.currentLimit + rise);
  }

  /** Number of requests that the saturated event loop answers within `maxWaitMs`, by the mean of its samples. */
  private saturatedLimit(sampleMs: number): number {
    const rate = this.answeredSinceSample / sampleMs;
    const before = this.saturatedRate ?? rate;
    this.saturatedRate = before + (rate - before) * rateWeight;
    return Math.min(maxLimit, Math.max(minLimit, this.saturatedRate * maxWaitMs));
  }

  private limitOfClient(client: string, limit: number): number {
    const isAlone = this.inProgress.size === this.inProgress.of(client);
    return Math.max(minOfClient, isAlone ? limit - reservedForOthers : limit * shareOfClient);
  }

  /** Many senders of slow bodies would otherwise be all that is in progress (reliability E6). */
  private leaveOutWhileSlow(req: IncomingMessage, res: ServerResponse, client: string): void {
    const timer = setTimeout(() => {
      if (req.complete) return;
      this.inProgress.delete(res);
      req.once('end', () => {
        if (!res.closed) this.inProgress.add(res, client);
      });
    }, slowBodyMs);
    res.once('close', () => clearTimeout(timer));
  }

  private limitOf(priority: Priority): number {
    const limit = this.currentLimit * shares[priority];
    return priority === 'high' ? Math.max(minHighPriority, limit) : limit;
  }

  private refuse(priority: Priority, req: IncomingMessage, res: ServerResponse): void {
    this.refusals[priority] += 1;
    this.hasRefused = true;
    this.answer.send(req, res, { 'X-Concurrency-Limit': Math.max(1, Math.floor(this.limitOf(priority))) });
  }
}

class RequestsInProgress {
  private readonly clients = new Map<ServerResponse, string>();
  private readonly counts = new Map<string, number>();

  get size(): number {
    return this.clients.size;
  }

  of(client: string): number {
    return this.counts.get(client) ?? 0;
  }

  add(res: ServerResponse, client: string): void {
    this.clients.set(res, client);
    if (client !== '') this.counts.set(client, this.of(client) + 1);
  }

  delete(res: ServerResponse): void {
    const client = this.clients.get(res);
    this.clients.delete(res);
    if (!client) return;
    const count = this.of(client) - 1;
    if (count > 0) this.counts.set(client, count);
    else this.counts.delete(client);
  }
}

const hasBody = ({ method, headers }: IncomingMessage): boolean =>
  method !== 'GET' &&
  method !== 'HEAD' &&
  (headers['transfer-encoding'] !== undefined || Number(headers['content-length'] ?? 0) > 0);
