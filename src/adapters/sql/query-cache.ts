import { sql, type Kysely } from 'kysely';
import { LRUCache } from 'lru-cache';
import { isPostgres } from './is-postgres';
import type { LineDatabase } from './line-database';

interface Question<Answer> {
  readonly key: string;
  readonly now: number;
  readonly ask: () => Promise<TimedAnswer<Answer>>;
}

interface TimedAnswer<Answer> {
  readonly answer: Answer;
  /** The instant from which the answer may differ although nothing was written; undefined: never. */
  readonly until?: number | undefined;
}

/**
 * Memoises database queries until the data changes, and asks once for all who ask at the same time. Both databases tell
 * cheaply whether anything was written since. An unchanged answer is the same object, so that callers can cache by
 * identity (decision 0046).
 */
export class QueryCache<Answer extends object> {
  private readonly cached: LRUCache<string, { readonly state: string; readonly asked: Promise<TimedAnswer<Answer>> }>;

  constructor(
    private readonly db: Kysely<LineDatabase>,
    maxEntries: number,
  ) {
    this.cached = new LRUCache({ max: maxEntries });
  }

  async of({ key, now, ask }: Question<Answer>): Promise<Answer> {
    // Read before the query: a write between the two only causes one more query.
    const state = await this.readState();
    const cached = this.cached.get(key);
    if (cached?.state === state) {
      const { answer, until = Infinity } = await cached.asked;
      if (now < until) return answer;
    }
    const asked = ask();
    this.cached.set(key, { state, asked });
    try {
      return (await asked).answer;
    } catch (error) {
      this.cached.delete(key);
      throw error;
    }
  }

  private async readState(): Promise<string> {
    // Whoever has the same snapshot sees the same rows: it names the transactions that are not to be seen.
    const state = isPostgres(this.db)
      ? sql<{ state: string }>`select cast(pg_current_snapshot() as text) as state`
      : // The rows that this connection has written, and a number that changes with the writes of others.
        sql<{ state: string }>`select total_changes() || ' ' || data_version as state from pragma_data_version`;
    const { rows } = await state.execute(this.db);
    return rows[0]?.state ?? '';
  }
}
