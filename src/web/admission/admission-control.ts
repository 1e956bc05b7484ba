import type { IncomingMessage, RequestListener, ServerResponse } from 'node:http';
import type { BusyAnswer } from './busy-answer';
import type { Priority } from './priority';
import type { RoutePriorities } from './route-priorities';

export interface LoopSample {
  readonly delayMs: number;
  /** The part of the time in which it was working, from 0 to 1. */
  readonly utilization: number;
}

export const sampleEveryMs = 100;
const saturated = 0.85;

/**
 * Requests in progress up to which a page is admitted: those that have waited for a stall of some seconds are all
 * answered.
 */
const maxLimit = 128;
/**
 * Length from which a queue counts as standing: few for an event loop without pauses, more for requests that wait for
 * other systems.
 */
const standing = { saturated: { requests: 8, limit: 3 }, waiting: { requests: 40, limit: 40 } };
/** In 100 ms it comes down by a quarter; one sample takes three quarters at most, because a stall is one sample. */
const decrease = { perSample: 0.75, least: 0.25 };
/** A loop that never rests shows nothing of what is refused before it, so that its limit hardly rises. */
const increase = { calm: 4, saturated: 0.05 };
/**
 * The cheapest loss first: sign-in, payment and leads are refused only by a node that could not even refuse in time.
 */
const shares: Readonly<Record<Priority, number>> = { low: 0.5, normal: 1, high: 8 };
const minHigh = 100;

/**
 * Refuses requests when the node has more than it can answer, the cheapest loss first (reliability E7). The page cache
 * answers before it, so that cached pages are served at any load. Files and streams are not counted.
 */
export class AdmissionControl {
  private readonly inProgress = new Set<ServerResponse>();
  private readonly refusals: Record<Priority, number> = { low: 0, normal: 0, high: 0 };
  private currentLimit = maxLimit;
  private hasRefused = false;

  constructor(private readonly answer: Pick<BusyAnswer, 'send'>) {}

  get requestsInProgress(): number {
    return this.inProgress.size;
  }

  get shed(): Readonly<Record<Priority, number>> {
    return this.refusals;
  }

  get limit(): number {
    return Math.floor(this.currentLimit);
  }

  /** The one place that decides whether a request is answered. */
  guard(app: RequestListener, priorities: Pick<RoutePriorities, 'of'>): RequestListener {
    return (req, res) => {
      const priority = priorities.of(req.method, req.url ?? '/');
      if (priority === undefined) return app(req, res);
      if (this.inProgress.size >= this.limitOf(priority)) return this.refuse(priority, req, res);
      this.inProgress.add(res);
      res.once('close', () => this.inProgress.delete(res));
      app(req, res);
    };
  }

  release(res: ServerResponse): void {
    this.inProgress.delete(res);
  }

  note({ delayMs, utilization }: LoopSample): void {
    const isSaturated = utilization > saturated;
    const { requests, limit } = isSaturated ? standing.saturated : standing.waiting;
    const isStanding = this.inProgress.size >= requests || this.hasRefused;
    this.hasRefused = false;
    const factor = Math.max(decrease.least, decrease.perSample ** (1 + Math.max(0, delayMs) / sampleEveryMs));
    this.currentLimit =
      isStanding && this.currentLimit > limit
        ? Math.max(limit, this.currentLimit * factor)
        : Math.min(
            isStanding ? limit : maxLimit,
            this.currentLimit + (isSaturated ? increase.saturated : increase.calm),
          );
  }

  private limitOf(priority: Priority): number {
    const limit = this.currentLimit * shares[priority];
    return priority === 'high' ? Math.max(minHigh, limit) : limit;
  }

  private refuse(priority: Priority, req: IncomingMessage, res: ServerResponse): void {
    this.refusals[priority] += 1;
    this.hasRefused = true;
    this.answer.send(req, res, Math.max(1, Math.floor(this.limitOf(priority))));
  }
}
