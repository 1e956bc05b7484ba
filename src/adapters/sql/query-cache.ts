import { sql, type Kysely } from 'kysely';
import { LRUCache } from 'lru-cache';
import { isPostgres } from './is-postgres';
import type { LineDatabase } from './line-database';

interface Question<Answer> {
  readonly key: string;
  /** Milliseconds since 1970. */
  readonly now: number;
  readonly ask: () => Promise<TimedAnswer<Answer>>;
}

interface TimedAnswer<Answer> {
  readonly answer: Answer;
  /** The instant from which the answer may differ although nothing was written; undefined: never. */
  readonly until?: number | undefined;
}

/**
 * Memoises database queries until the data changes. SQLite tells cheaply whether this or another process has written
 * since; PostgreSQL cannot, so it is queried each time. An unchanged answer is the same object, so that callers can
 * cache by identity (decision 0046).
 */
export class QueryCache<Answer extends object> {
  private readonly cached: LRUCache<string, TimedAnswer<Answer> & { readonly state: string }>;

  constructor(
    private readonly db: Kysely<LineDatabase>,
    maxEntries: number,
  ) {
    this.cached = new LRUCache({ max: maxEntries });
  }

  async of({ key, now, ask }: Question<Answer>): Promise<Answer> {
    if (isPostgres(this.db)) return (await ask()).answer;
    // Read before the query: a write between the two only causes one more query.
    const state = await this.readState();
    const cached = this.cached.get(key);
    if (cached?.state === state && now < (cached.until ?? Infinity)) return cached.answer;
    const asked = await ask();
    this.cached.set(key, { ...asked, state });
    return asked.answer;
  }

  /** The rows that this connection has written, and a number that changes with the writes of others. */
  private async readState(): Promise<string> {
    const { rows } = await sql<{
      own: number;
      others: number;
    }>`select total_changes() as own, data_version as others from pragma_data_version`.execute(this.db);
    return `${rows[0]?.own} ${rows[0]?.others}`;
  }
}
