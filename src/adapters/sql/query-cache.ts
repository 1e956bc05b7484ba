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
  /** From which instant on the answer may be another although nobody has written; undefined: never. */
  readonly until?: number | undefined;
}

/**
 * What a database was asked before and would answer the same. SQLite tells in one cheap question whether this or another
 * process has written since; PostgreSQL cannot, so it is asked anew each time. An answer is the same object while it holds:
 * what was made from it may be kept by it (decision 0046).
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
    // Before the answer: what is written between the two only makes the next one ask again.
    const state = await this.readState();
    const cached = this.cached.get(key);
    if (cached?.state === state && now < (cached.until ?? Infinity)) return cached.answer;
    const asked = await ask();
    this.cached.set(key, { ...asked, state });
    return asked.answer;
  }

  /** The rows that this connection has written, and a number that moves with what others have. */
  private async readState(): Promise<string> {
    const { rows } = await sql<{
      own: number;
      others: number;
    }>`select total_changes() as own, data_version as others from pragma_data_version`.execute(this.db);
    return `${rows[0]?.own} ${rows[0]?.others}`;
  }
}
