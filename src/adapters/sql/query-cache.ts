import { sql, type Kysely } from 'kysely';
import { LRUCache } from 'lru-cache';
import type { LineDatabase } from './line-database';
import { readSqliteState } from './sqlite-dialect';

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

/** The state of PostgreSQL's data, read once for all who ask at the same time. */
class Snapshots {
  private current: Promise<string> | undefined;
  private following: Promise<string> | undefined;

  constructor(private readonly db: Kysely<LineDatabase>) {}

  /** Whoever asks while one is under way shares the next one with all others who do: that one may be of before. */
  read(): Promise<string> {
    if (!this.current) {
      this.current = this.ask().finally(() => (this.current = undefined));
      return this.current;
    }
    this.following ??= this.current
      .catch(() => undefined)
      .then(() => {
        this.following = undefined;
        return this.read();
      });
    return this.following;
  }

  /** Whoever has the same snapshot sees the same rows: it names the transactions that are not to be seen. */
  private async ask(): Promise<string> {
    const { rows } = await sql<{
      state: string;
    }>`select cast(pg_current_snapshot() as text) as state`.execute(this.db);
    return rows[0]?.state ?? '';
  }
}

const snapshots = new WeakMap<Kysely<LineDatabase>, Snapshots>();

function snapshotsOf(db: Kysely<LineDatabase>): Snapshots {
  const known = snapshots.get(db) ?? new Snapshots(db);
  snapshots.set(db, known);
  return known;
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
    const state = readSqliteState(this.db) ?? (await snapshotsOf(this.db).read());
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
}
