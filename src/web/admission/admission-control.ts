import type { IncomingMessage, RequestListener, ServerResponse } from 'node:http';
import type { BusyAnswer } from './busy-answer';
import type { Priority } from './priority';
import type { RoutePriorities } from './route-priorities';

export interface LoopSample {
  /** How late the event loop came to a timer. */
  readonly delayMs: number;
  /** The part of the time in which it was working, from 0 to 1. */
  readonly utilization: number;
}

export const sampleEveryMs = 100;
const maxDelayMs = 200;
const saturated = 0.95;

/**
 * Requests in progress up to which a page is admitted. Those that have waited for a stall of some seconds are all
 * answered; a node that stays saturated comes down, within a second, to as many as keep it busy.
 */
const limits = { max: 128, min: 6 };
/** The limit is multiplied by one of these at each sample of a saturated node, and otherwise grows by a step. */
const decrease = { saturated: 0.75, late: 0.5 };
const increase = 4;
/** The cheapest loss first: sign-in, payment and leads are refused only by a node that could not even refuse in time. */
const shares: Readonly<Record<Priority, number>> = { low: 0.5, normal: 1, high: 8 };
const minHigh = 100;

/**
 * Refuses requests when the node has more than it can answer, the cheapest loss first (reliability E7). The page cache
 * answers before it, so that cached pages are served at any load. Files and streams are not counted.
 */
export class AdmissionControl {
  private readonly inProgress = new Set<ServerResponse>();
  private readonly refusals: Record<Priority, number> = { low: 0, normal: 0, high: 0 };
  private currentLimit = limits.max;

  constructor(private readonly answer: Pick<BusyAnswer, 'send'>) {}

  /** Requests in progress: the length of this node's queue. */
  get queueLength(): number {
    return this.inProgress.size;
  }

  /** Refused so far, by priority. */
  get shed(): Readonly<Record<Priority, number>> {
    return this.refusals;
  }

  /** Requests in progress up to which a page is admitted now. */
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

  /** A stream stays open without being work: it has a limit of its own (OpenStreams). */
  release(res: ServerResponse): void {
    this.inProgress.delete(res);
  }

  /** A short queue is never the reason why a node is saturated. */
  note({ delayMs, utilization }: LoopSample): void {
    const isSaturated = utilization > saturated && this.inProgress.size >= limits.min;
    this.currentLimit = isSaturated
      ? Math.max(limits.min, this.currentLimit * (delayMs > maxDelayMs ? decrease.late : decrease.saturated))
      : Math.min(limits.max, this.currentLimit + increase);
  }

  private limitOf(priority: Priority): number {
    const limit = this.currentLimit * shares[priority];
    return priority === 'high' ? Math.max(minHigh, limit) : limit;
  }

  private refuse(priority: Priority, req: IncomingMessage, res: ServerResponse): void {
    this.refusals[priority] += 1;
    this.answer.send(req, res);
  }
}
