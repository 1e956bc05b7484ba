import type { IncomingMessage, RequestListener, ServerResponse } from 'node:http';
import type { BusyAnswer } from './busy-answer';
import type { Priority } from './priority';
import type { RoutePriorities } from './route-priorities';

export type LoadLevel = 'calm' | 'busy' | 'late';

export interface LoopSample {
  /** How late the event loop came to a timer. */
  readonly delayMs: number;
  /** The part of the time in which it was working, from 0 to 1. */
  readonly utilization: number;
}

/**
 * How many requests may be in progress when one of a priority is admitted. A calm node takes the burst that follows a
 * stall of some seconds; one that has been saturated for a second answers soon or not at all.
 */
const limits: Readonly<Record<LoadLevel, Readonly<Record<Priority, number>>>> = {
  calm: { low: 64, normal: 128, high: 1_024 },
  busy: { low: 6, normal: 12, high: 512 },
  late: { low: 0, normal: 4, high: 128 },
};

export const sampleEveryMs = 100;
const maxDelayMs = 200;
const saturated = 0.95;
/** A stall is one sample, however long it was: only what stands for a second or so is overload. */
const samplesUntilBusy = 10;
const samplesUntilLate = 3;
/** A calm sample counts as two: the node is calm again after a second at most. */
const recovery = 2;

/**
 * Refuses requests when the node has more than it can answer, the cheapest loss first (reliability E7). The page cache
 * answers before it, so that cached pages are served at any load. Files and streams are not counted.
 */
export class AdmissionControl {
  private readonly inProgress = new Set<ServerResponse>();
  private readonly refusals: Record<Priority, number> = { low: 0, normal: 0, high: 0 };
  private busySamples = 0;
  private lateSamples = 0;

  constructor(private readonly answer: Pick<BusyAnswer, 'send'>) {}

  /** Requests in progress: the length of this node's queue. */
  get queueLength(): number {
    return this.inProgress.size;
  }

  /** Refused so far, by priority. */
  get shed(): Readonly<Record<Priority, number>> {
    return this.refusals;
  }

  get level(): LoadLevel {
    if (this.lateSamples >= samplesUntilLate) return 'late';
    return this.busySamples >= samplesUntilBusy ? 'busy' : 'calm';
  }

  /** The one place that decides whether a request is answered. */
  guard(app: RequestListener, priorities: Pick<RoutePriorities, 'of'>): RequestListener {
    return (req, res) => {
      const priority = priorities.of(req.method, req.url ?? '/');
      if (priority === undefined) return app(req, res);
      if (this.inProgress.size >= limits[this.level][priority]) return this.refuse(priority, req, res);
      this.inProgress.add(res);
      res.once('close', () => this.inProgress.delete(res));
      app(req, res);
    };
  }

  /** A stream stays open without being work: it has a limit of its own (OpenStreams). */
  release(res: ServerResponse): void {
    this.inProgress.delete(res);
  }

  note({ delayMs, utilization }: LoopSample): void {
    const count = (before: number, isOver: boolean, max: number) =>
      isOver ? Math.min(max, before + 1) : Math.max(0, before - recovery);
    this.lateSamples = count(this.lateSamples, delayMs > maxDelayMs, 2 * samplesUntilLate);
    this.busySamples = count(this.busySamples, utilization > saturated, 2 * samplesUntilBusy);
  }

  private refuse(priority: Priority, req: IncomingMessage, res: ServerResponse): void {
    this.refusals[priority] += 1;
    this.answer.send(req, res);
  }
}
