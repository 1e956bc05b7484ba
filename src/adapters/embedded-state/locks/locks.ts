import { randomUUID } from 'node:crypto';
import { setTimeout as sleep } from 'node:timers/promises';
import { sql } from 'kysely';
import type { Locks } from '../../../core/shared/locks.port';
import { Unavailable } from '../../../core/shared/unavailable';
import { databaseTime } from '../../sql/database-time';
import type { OpenDatabase } from '../../sql/line-database';
import { KeyedMutex } from '../../sql/keyed-mutex';

interface LockTimes {
  /** Milliseconds after its last extension at which a node's lock expires. */
  readonly leaseMs: number;
  readonly timeoutMs: number;
}

/**
 * Patience ends before the deadline of an API write (10 s), so that a caller that waited in vain still gets an answer.
 */
const defaultTimes: LockTimes = { leaseMs: 10_000, timeoutMs: 8_000 };
const askAgainMs = { from: 10, to: 80 };

/**
 * Locks as rows with a lease. Database locks would hold a connection while another system answers, and the pool is
 * small.
 */
export class EmbeddedLocks implements Locks {
  private readonly mutex = new KeyedMutex();

  constructor(
    private readonly db: OpenDatabase,
    private readonly times: LockTimes = defaultTimes,
  ) {}

  async take<T>(key: string, work: () => Promise<T>): Promise<T> {
    const giveUpAt = performance.now() + this.times.timeoutMs;
    const leave = await this.mutex.enter(key, this.times.timeoutMs);
    if (!leave) throw new Unavailable('locks');
    try {
      const holder = await this.claim(key, giveUpAt);
      return await this.hold(key, holder, work);
    } finally {
      leave();
    }
  }

  private async claim(key: string, giveUpAt: number): Promise<string> {
    const holder = randomUUID();
    const { from, to } = askAgainMs;
    for (let waitMs = from; !(await this.tryClaim(key, holder)); waitMs = Math.min(to, waitMs * 1.5)) {
      if (performance.now() >= giveUpAt) throw new Unavailable('locks');
      await sleep(waitMs * (0.5 + Math.random()));
    }
    return holder;
  }

  /** One statement claims the lock, so that of several callers exactly one takes a lock that is free or has expired. */
  private async tryClaim(key: string, holder: string): Promise<boolean> {
    const now = databaseTime(this.db);
    const until = sql<number>`${now} + ${this.times.leaseMs}`;
    const takenLock = await this.db
      .insertInto('turns')
      .values({ turn_key: key, holder, taken_until: until })
      .onConflict((conflict) =>
        conflict.column('turn_key').doUpdateSet({ holder, taken_until: until }).where('turns.taken_until', '<=', now),
      )
      .returning('turn_key')
      .executeTakeFirst();
    return takenLock !== undefined;
  }

  private async hold<T>(key: string, holder: string, work: () => Promise<T>): Promise<T> {
    const own = this.db
      .updateTable('turns')
      .set({ taken_until: sql<number>`${databaseTime(this.db)} + ${this.times.leaseMs}` })
      .where('turn_key', '=', key)
      .where('holder', '=', holder);
    // The lock is extended so often that it is lost only after three failures in a row.
    const lengthen = setInterval(() => void own.execute().catch(() => undefined), this.times.leaseMs / 4);
    lengthen.unref();
    try {
      return await work();
    } finally {
      clearInterval(lengthen);
      // The work is done; a lock that cannot be released expires by itself.
      await this.db
        .deleteFrom('turns')
        .where('turn_key', '=', key)
        .where('holder', '=', holder)
        .execute()
        .catch(() => undefined);
    }
  }
}
