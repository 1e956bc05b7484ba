import { randomUUID } from 'node:crypto';
import { sql } from 'kysely';
import type { Leadership } from '../../../core/shared/leadership.port';
import { databaseTime } from '../../sql/database-time';
import { isPostgres } from '../../sql/is-postgres';
import type { OpenDatabase } from '../../sql/line-database';

const key = 'periodic jobs';
const leaseMs = 6_000;
const renewEveryMs = 2_000;
const tryEveryMs = 3_000;

/**
 * Leadership is a lease in the database, by the database's clock: the leader extends it every two seconds, and each
 * other node tries to get it every three. On SQLite there is one node, which leads. A node that leads a moment too long
 * does no harm, because each job claims its work.
 */
export class EmbeddedLeadership implements Leadership {
  private readonly holder = randomUUID();
  private leadsUntil = -Infinity;
  private timer: NodeJS.Timeout | undefined;

  constructor(private readonly db: OpenDatabase) {
    if (!isPostgres(db)) this.leadsUntil = Infinity;
  }

  get isLeader(): boolean {
    return performance.now() < this.leadsUntil;
  }

  start(): void {
    if (isPostgres(this.db)) void this.ask();
  }

  async stop(): Promise<void> {
    clearTimeout(this.timer);
    if (!this.isLeader || !isPostgres(this.db)) return;
    this.leadsUntil = -Infinity;
    // A lease that cannot be released expires by itself.
    await this.db
      .deleteFrom('turns')
      .where('turn_key', '=', key)
      .where('holder', '=', this.holder)
      .execute()
      .catch(() => undefined);
  }

  private async ask(): Promise<void> {
    // Measured before the statement, so that this node never believes in its lease longer than the database does.
    const askedAt = performance.now();
    const isGiven = await this.claim().catch(() => false);
    if (isGiven) this.leadsUntil = askedAt + leaseMs;
    const pauseMs = isGiven ? renewEveryMs : tryEveryMs * (0.8 + Math.random() * 0.4);
    this.timer = setTimeout(() => void this.ask(), pauseMs).unref();
  }

  private async claim(): Promise<boolean> {
    const { holder } = this;
    const now = databaseTime(this.db);
    const until = sql<number>`${now} + ${leaseMs}`;
    const takenLease = await this.db
      .insertInto('turns')
      .values({ turn_key: key, holder, taken_until: until })
      .onConflict((conflict) =>
        conflict
          .column('turn_key')
          .doUpdateSet({ holder, taken_until: until })
          .where((row) => row.or([row('turns.taken_until', '<=', now), row('turns.holder', '=', holder)])),
      )
      .returning('turn_key')
      .executeTakeFirst();
    return takenLease !== undefined;
  }
}
