import { LRUCache } from 'lru-cache';
import type { OpenDatabase } from './line-database';
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
  /** A settled answer replaces its promise, because the promise retains the request that made it. */
  answer: TimedAnswer<Answer> | Promise<TimedAnswer<Answer>>;
  tables: ReadonlySet<string>;
}

/**
 * Memoises database queries until one of the tables is written that they read, and queries once for concurrent callers.
 * An unchanged answer is the same object, so that callers can cache by identity (decision 0046). Queries of a
 * transaction do not belong here: nobody else may see what it has not committed.
 */
export class QueryCache<Answer extends object> {
  private readonly cachedReads: LRUCache<string, CachedRead<Answer>>;
  private readonly changes: TableChanges;

  constructor(
    private readonly db: OpenDatabase,
    maxEntries: number,
  ) {
    this.cachedReads = new LRUCache({ max: maxEntries });
    this.changes = tableChangesOf(db);
  }

  async of({ key, now, ask, only }: Question<Answer>): Promise<Answer> {
    const { reads } = this.changes;
    // The moment is before the query: a write between the two causes only one more query.
    const startMoment = this.changes.moment(this.db);
    const moment = startMoment instanceof Promise ? await startMoment : startMoment;
    const cachedRead = this.cachedReads.get(key);
    if (cachedRead && this.changes.isUnchanged(cachedRead.tables, { since: cachedRead.since, now: moment })) {
      const { answer, until = Infinity } = await cachedRead.answer;
      reads.note(cachedRead.tables);
      if (now < until) return answer;
    }
    const asking = only
      ? ask().then((answer) => ({ answer, tables: reads.tablesOf(only.textFor(this.db)) }))
      : reads.collect(ask);
    const newRead: CachedRead<Answer> = {
      since: moment,
      answer: asking.then(({ answer, tables }) => {
        newRead.tables = tables;
        newRead.answer = answer;
        return answer;
      }),
      tables: noTables,
    };
    this.cachedReads.set(key, newRead);
    try {
      const { answer } = await newRead.answer;
      reads.note(newRead.tables);
      return answer;
    } catch (error) {
      if (this.cachedReads.peek(key) === newRead) this.cachedReads.delete(key);
      throw error;
    }
  }
}
