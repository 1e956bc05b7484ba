import type { ReadRequest } from './read-requests';

/** Streams of events are requests that last for hours. */
const maxAgeMs = 250;

interface RequestMoment<Moment> {
  readonly moment: Promise<Moment>;
  readonly writes: number;
  readonly askedAt: number;
}

/**
 * Reads of one request that follow each other share the moment of the first: a page shows what was stored when it began
 * to read. What this node writes ends the moments of all its requests, so that a request reads what it wrote itself.
 */
export class RequestMoments<Moment> {
  private readonly moments = new WeakMap<ReadRequest, RequestMoment<Moment>>();
  private writes = 0;

  constructor(private readonly now: () => number) {}

  of(request: ReadRequest | undefined, ask: () => Promise<Moment>): Promise<Moment> {
    if (!request) return ask();
    const before = this.moments.get(request);
    if (before && before.writes === this.writes && this.now() - before.askedAt < maxAgeMs) return before.moment;
    const moment = ask();
    this.moments.set(request, { moment, writes: this.writes, askedAt: this.now() });
    moment.catch(() => this.moments.delete(request));
    return moment;
  }

  /** To be called before and after a write, because a moment of the meantime may lack it. */
  noteWrite(): void {
    this.writes += 1;
  }
}
