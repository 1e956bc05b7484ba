import type { OpenDatabase } from './line-database';
import type { TableReads } from './table-reads';

/** Tells whether tables were written between two moments. A moment is a state of the data. */
export interface TableChanges<Moment = unknown> {
  readonly reads: TableReads;

  moment(db: OpenDatabase): Moment | Promise<Moment>;

  /**
   * True when what queries after `since` read from these tables is what they would read at `now`. With no tables
   * nothing is known about what was read, so that any write counts.
   */
  isUnchanged(tables: ReadonlySet<string>, times: { readonly since: Moment; readonly now: Moment }): boolean;
}

/** @throws Error when the database was not opened by a dialect of ours. */
export function tableChangesOf(db: OpenDatabase): TableChanges {
  const { adapter } = db.getExecutor();
  if (!('changes' in adapter)) throw new Error('The dialect of this database does not report changes of its tables.');
  return adapter.changes as TableChanges;
}
