import { StatementFacts } from './statement-facts';
import type { TableChanges } from './table-changes';
import { TableReads } from './table-reads';

/** A state of the data: the writes of this process so far, and a mark of those of other connections. */
interface DataMoment {
  readonly writes: number;
  readonly byOthers: string;
}

const changePattern =
  /\b(?:insert\s+(?:or\s+\w+\s+)?into|replace\s+into|update(?:\s+or\s+\w+)?|delete\s+from)\s+["`[]?(\w+)["`\]]?(\s*\.)?/gi;
const isSelect = /^\s*select\b/i;
const isReading = /^\s*(?:select|with|pragma)\b/i;

interface StatementTargets {
  readonly tables: readonly string[];
  /** True when it is not certain which tables the statement changes. */
  readonly isOfAll: boolean;
}

function targetsOf(statement: string): StatementTargets {
  const matches = [...statement.matchAll(changePattern)];
  return {
    tables: matches.map(([, table = '']) => table.toLowerCase()),
    isOfAll: matches.length === 0 ? !isReading.test(statement) : matches.some(([, , qualifiedName]) => qualifiedName),
  };
}

/**
 * Tells which tables were written since a moment. A statement changes the tables that its text names as targets, and
 * reads no table that its text does not name: on SQLite the schema has no views, triggers or cascades, which a test
 * ensures. Any other kind of statement counts as a write of every table.
 */
export class SqliteTableChanges implements TableChanges<DataMoment> {
  readonly reads = new TableReads();
  private writes = 0;
  private lastOfAll = 0;
  private readonly last = new Map<string, number>();
  private readonly targets = new StatementFacts(targetsOf);
  private others: string | undefined;

  /** `writtenByOthers` returns a text that differs after each write of another connection. */
  constructor(private readonly writtenByOthers: () => string) {}

  moment(): DataMoment {
    return { writes: this.writes, byOthers: this.readOthers() };
  }

  isUnchanged(
    tables: ReadonlySet<string>,
    { since: { writes, byOthers } }: { readonly since: DataMoment; readonly now: DataMoment },
  ): boolean {
    if (this.readOthers() !== byOthers || this.lastOfAll > writes) return false;
    if (tables.size === 0) return this.writes === writes;
    if (this.writes === writes) return true;
    for (const table of tables) if ((this.last.get(table) ?? 0) > writes) return false;
    return true;
  }

  note(statement: string): void {
    this.reads.noteStatement(statement);
    if (isSelect.test(statement)) return;
    const { tables, isOfAll } = this.targets.of(statement);
    if (tables.length === 0 && !isOfAll) return;
    this.writes += 1;
    if (isOfAll) this.lastOfAll = this.writes;
    for (const table of tables) this.last.set(table, this.writes);
  }

  /**
   * Read once for each turn of the event loop. Every request begins in a turn of its own, so that the read is newer
   * than the beginning of each request.
   */
  private readOthers(): string {
    if (this.others !== undefined) return this.others;
    this.others = this.writtenByOthers();
    queueMicrotask(() => (this.others = undefined));
    return this.others;
  }
}
