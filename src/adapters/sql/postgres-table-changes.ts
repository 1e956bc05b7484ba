import { sql } from 'kysely';
import { Unavailable } from '../../core/shared/unavailable';
import type { OpenDatabase } from './line-database';
import { PreparedQuery } from './prepared-query';
import { currentReadRequest } from './read-requests';
import { RequestMoments } from './request-moments';
import { SharedRead } from './shared-read';
import type { TableChanges } from './table-changes';
import { TableReads } from './table-reads';
import { readTablesWithSequences, stateFunction } from './table-change-triggers';

interface PostgresMoment {
  readonly number: number;
  /** The server's start and a snapshot. Equal snapshots show the same rows: each names what it does not include. */
  readonly state: string;
  /** All transactions with a lower id had ended, so that queries after this moment include what they wrote. */
  readonly oldestActive: number;
}

/** A table whose writes set its sequence to a random number, before they are committed. */
interface ReportedTable {
  readonly sequence: string;
  value?: string;
  /** The value was seen first at this moment. */
  changedAt: number;
  /** Higher than the id of each transaction that had written the table by then. */
  nextId: number;
}

interface LatestMoment {
  readonly moment: PostgresMoment;
  readonly startedAt: string;
  readonly watchedTables: readonly ReportedTable[];
}

const readState = new PreparedQuery<{ readonly known: string; readonly sequences: string }, { state: string | null }>(
  (db, value) =>
    db.selectNoFrom(
      sql<string | null>`${sql.ref(stateFunction)}(${value('known')}, ${value('sequences')})`.as('state'),
    ),
);

/**
 * Tells which tables were written on PostgreSQL, by this process or another, without a lock for which writers wait
 * (decision 0129). What is read after a moment includes all writes of a table if every transaction that had written it
 * had ended by then. This is known when none of those transactions can be active: each has a lower id than `nextId`.
 * A later writer changes the table's value before it commits.
 */
export class PostgresTableChanges implements TableChanges<PostgresMoment> {
  readonly reads = new TableReads((word) => this.tables.has(word));
  /** All tables by name; undefined where writes are not reported. */
  private tables: ReadonlyMap<string, ReportedTable | undefined> = new Map();
  private isLoaded = false;
  /** The tables that queries have read. A new array for each further one. */
  private watchedTables: readonly ReportedTable[] = [];
  private latest: LatestMoment | undefined;
  private count = 0;
  private readonly sharedRead = new SharedRead<PostgresMoment>();
  private readonly requestMoments = new RequestMoments<PostgresMoment>(() => performance.now());

  moment(db: OpenDatabase): Promise<PostgresMoment> {
    return this.requestMoments.of(currentReadRequest(), () => this.sharedRead.read(() => this.ask(db)));
  }

  /** To be called before and after a statement of this process that may write. */
  noteWrite(): void {
    this.requestMoments.noteWrite();
  }

  isUnchanged(
    tables: ReadonlySet<string>,
    { since, now }: { readonly since: PostgresMoment; readonly now: PostgresMoment },
  ): boolean {
    if (since.state === now.state) return true;
    let isUnchanged = tables.size > 0;
    for (const name of tables) {
      const table = this.tables.get(name);
      if (table && !this.watchedTables.includes(table)) this.watchedTables = [...this.watchedTables, table];
      isUnchanged &&= table !== undefined && table.changedAt <= since.number && table.nextId <= since.oldestActive;
    }
    return isUnchanged;
  }

  private async ask(db: OpenDatabase): Promise<PostgresMoment> {
    try {
      if (!this.isLoaded) await this.load(db);
      return await this.readMoment(db);
    } catch (error) {
      // The sequences may have other ids by now; a server that does not answer says nothing of them.
      if (!(error instanceof Unavailable)) this.isLoaded = false;
      throw error;
    }
  }

  private async load(db: OpenDatabase): Promise<void> {
    const tables = await readTablesWithSequences(db);
    this.tables = new Map(
      tables.map(({ name, sequence }) => [
        name,
        sequence === null ? undefined : { sequence, changedAt: Infinity, nextId: Infinity },
      ]),
    );
    [this.watchedTables, this.latest, this.isLoaded] = [[], undefined, true];
  }

  private async readMoment(db: OpenDatabase): Promise<PostgresMoment> {
    const { watchedTables, latest } = this;
    const { state: text } = await readState.one(db, {
      known: latest?.watchedTables === watchedTables ? latest.moment.state : '',
      sequences: `{${watchedTables.map(({ sequence }) => sequence).join()}}`,
    });
    if (text === null && latest) return latest.moment;
    const [startedAt = '', snapshot = '', age, values = ''] = (text ?? '').split('|');
    // After a restart or a failover the same values may stand for other rows.
    if (latest && latest.startedAt !== startedAt) {
      await this.load(db);
      return this.readMoment(db);
    }
    this.count += 1;
    const oldestActive = Number(snapshot.split(':')[0]);
    const [number, nextId] = [this.count, oldestActive + Number(age)];
    for (const [index, value] of values.split(' ').entries()) {
      const table = watchedTables[index];
      if (table && table.value !== value) Object.assign(table, { value, changedAt: number, nextId });
    }
    const moment = { number, state: `${startedAt}|${snapshot}`, oldestActive };
    this.latest = { moment, startedAt, watchedTables };
    return moment;
  }
}
