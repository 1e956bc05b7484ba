import { sql, type Kysely } from 'kysely';
import { LRUCache } from 'lru-cache';
import type { LineDatabase } from './line-database';
import { PreparedQuery } from './prepared-query';
import { sqliteChangesOf } from './sqlite-dialect';
import type { DataMoment, TableChanges } from './table-changes';

interface Question<Answer> {
  readonly key: string;
  readonly now: number;
  readonly ask: () => Promise<TimedAnswer<Answer>>;
  /** The only query of `ask`, if it has one: its text names the tables, so that they need not be observed. */
  readonly only?: Pick<PreparedQuery<never, unknown>, 'textFor'>;
}

interface TimedAnswer<Answer> {
  readonly answer: Answer;
  /** The instant from which the answer may differ although nothing was written; undefined when there is none. */
  readonly until?: number | undefined;
}

const currentSnapshot = new PreparedQuery((db) =>
  db.selectNoFrom(sql<string>`cast(pg_current_snapshot() as text)`.as('state')),
);

class Snapshots {
  private current: Promise<string> | undefined;
  private following: Promise<string> | undefined;

  constructor(private readonly db: Kysely<LineDatabase>) {}

  /** Callers during a read wait for the next one, because the current one may return an earlier state. */
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

  /** Equal snapshots show the same rows, because a snapshot names the transactions that it does not include. */
  private async ask(): Promise<string> {
    const { state } = await currentSnapshot.one(this.db, {});
    return state;
  }
}

const snapshots = new WeakMap<Kysely<LineDatabase>, Snapshots>();

function snapshotsOf(db: Kysely<LineDatabase>): Snapshots {
  const known = snapshots.get(db) ?? new Snapshots(db);
  snapshots.set(db, known);
  return known;
}

const noTables: ReadonlySet<string> = new Set();

/**
 * An answer, or a query under way. `tables` are those that the answer was read from, empty while the query is under
 * way.
 */
interface CachedRead<Answer, State> {
  readonly state: State;
  readonly asked: Promise<TimedAnswer<Answer>>;
  tables: ReadonlySet<string>;
}

/**
 * Memoises database queries until the data change, and queries once for concurrent callers. SQLite reports which tables
 * were written, so that an answer is valid until one of its tables is; PostgreSQL only reports whether anything was
 * written in any table. An unchanged answer is the same object, so that callers can cache by identity (decision 0046).
 */
export class QueryCache<Answer extends object> {
  private readonly cached: LRUCache<string, CachedRead<Answer, DataMoment | string>>;
  private readonly changes: TableChanges | undefined;

  constructor(
    private readonly db: Kysely<LineDatabase>,
    maxEntries: number,
  ) {
    this.cached = new LRUCache({ max: maxEntries });
    this.changes = sqliteChangesOf(db);
  }

  async of({ key, now, ask, only }: Question<Answer>): Promise<Answer> {
    // The state is read before the query: a write between the two causes only one more query.
    const state = this.changes ? this.changes.moment() : await snapshotsOf(this.db).read();
    const cached = this.cached.get(key);
    if (cached && this.isCurrent(cached, state)) {
      const { answer, until = Infinity } = await cached.asked;
      this.changes?.noteRead(cached.tables);
      if (now < until) return answer;
    }
    const { changes } = this;
    const asking =
      changes && !only
        ? changes.collect(ask)
        : ask().then((answer) => ({ answer, tables: (only && changes?.tablesOf(only.textFor(this.db))) ?? noTables }));
    const read: CachedRead<Answer, DataMoment | string> = {
      state,
      asked: asking.then(({ answer, tables }) => {
        read.tables = tables;
        return answer;
      }),
      tables: noTables,
    };
    this.cached.set(key, read);
    try {
      const { answer } = await read.asked;
      changes?.noteRead(read.tables);
      return answer;
    } catch (error) {
      if (this.cached.peek(key) === read) this.cached.delete(key);
      throw error;
    }
  }

  private isCurrent(cached: CachedRead<Answer, DataMoment | string>, state: DataMoment | string): boolean {
    return this.changes && typeof cached.state !== 'string'
      ? this.changes.isUnchanged(cached.state, cached.tables)
      : cached.state === state;
  }
}
