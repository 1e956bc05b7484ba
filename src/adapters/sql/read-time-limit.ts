import { Unavailable } from '../../core/shared/unavailable';
import { currentReadRequest, followReadRequests } from './read-requests';

/**
 * Milliseconds of waiting after which a read sends no further statements, so that it ends within about three seconds
 * (reliability G5).
 */
const maxMs = 2_500;
/**
 * Maximum that a single wait counts, because a wait while the node was suspended does not prove a slow database (G2).
 */
const maxWaitMs = 1_000;

/**
 * Limits the total time for which a visitor's read waits for the database: with a slow server each of its statements
 * could take its whole time limit. Writes are not limited, because a part of them would be lost.
 */
export class ReadTimeLimit {
  constructor(private readonly now: () => number) {
    followReadRequests();
  }

  /** @throws Unavailable when this request has waited too long. */
  require(): void {
    if ((currentReadRequest()?.waitedMs ?? 0) >= maxMs)
      throw new Unavailable('database', { cause: new Error(`a read waited ${maxMs} ms for it`) });
  }

  /** Measures a wait. Statements that run at the same time count as one. */
  async count<T>(call: () => Promise<T>): Promise<T> {
    const wait = currentReadRequest();
    if (!wait) return call();
    if (wait.calls === 0) wait.since = this.now();
    wait.calls += 1;
    try {
      return await call();
    } finally {
      wait.calls -= 1;
      if (wait.calls === 0) wait.waitedMs += Math.min(maxWaitMs, this.now() - wait.since);
    }
  }
}
