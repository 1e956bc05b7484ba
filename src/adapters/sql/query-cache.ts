import type { Kysely } from 'kysely';
import { LRUCache } from 'lru-cache';
import type { LineDatabase } from './line-database';
import type { PreparedQuery } from './prepared-query';
import { type TableChanges, tableChangesOf } from './table-changes';

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

const noTables: ReadonlySet<string> = new Set();

/**
 * An answer, or a query under way. `tables` are those that the answer was read from, empty while the query is under
 * way.
 */
interface CachedRead<Answer> {
  readonly since: unknown;
  /** Replaced when it is settled: a promise retains the request that made it. */
  answer: TimedAnswer<Answer> | Promise<TimedAnswer<Answer>>;
  tables: ReadonlySet<string>;
}

/**
 * Memoises database queries until one of the tables is written that they read, and queries once for concurrent callers.
 * An unchanged answer is the same object, so that callers can cache by identity (decision 0046). Queries of a
 * transaction do not belong here: nobody else may see what it has not committed.
 */
export class QueryCache<Answer extends object> {
  private readonly cached: LRUCache<string, CachedRead<Answer>>;
  private readonly changes: TableChanges;

  constructor(
    private readonly db: Kysely<LineDatabase>,
    maxEntries: number,
  ) {
    this.cached = new LRUCache({ max: maxEntries });
    this.changes = tableChangesOf(db);
  }

  async of({ key, now, ask, only }: Question<Answer>): Promise<Answer> {
    const { reads } = this.changes;
    // The moment is before the query: a write between the two causes only one more query.
    const started = this.changes.moment(this.db);
    const moment = started instanceof Promise ? await started : started;
    const cached = this.cached.get(key);
    if (cached && this.changes.isUnchanged(cached.tables, { since: cached.since, now: moment })) {
      const { answer, until = Infinity } = await cached.answer;
      reads.note(cached.tables);
      if (now < until) return answer;
    }
    const asking = only
      ? ask().then((answer) => ({ answer, tables: reads.tablesOf(only.textFor(this.db)) }))
      : reads.collect(ask);
    const read: CachedRead<Answer> = {
      since: moment,
      answer: asking.then(({ answer, tables }) => {
        read.tables = tables;
        read.answer = answer;
        return answer;
      }),
      tables: noTables,
    };
    this.cached.set(key, read);
    try {
      const { answer } = await read.answer;
      reads.note(read.tables);
      return answer;
    } catch (error) {
      if (this.cached.peek(key) === read) this.cached.delete(key);
      throw error;
    }
  }
}
