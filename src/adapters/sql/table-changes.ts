import { TransientStorage } from '../../transient-storage';
import { StatementFacts } from './statement-facts';

/** A state of the data: the writes of this process so far, and a mark of those of other connections. */
export interface DataMoment {
  readonly writes: number;
  readonly byOthers: string;
}

const changed =
  /\b(?:insert\s+(?:or\s+\w+\s+)?into|replace\s+into|update(?:\s+or\s+\w+)?|delete\s+from)\s+["`[]?(\w+)["`\]]?(\s*\.)?/gi;
const isSelect = /^\s*select\b/i;
const isReading = /^\s*(?:select|with|pragma)\b/i;

interface StatementTargets {
  readonly tables: readonly string[];
  /** True when it is not certain which tables the statement changes. */
  readonly isOfAll: boolean;
}

function targetsOf(statement: string): StatementTargets {
  const found = [...statement.matchAll(changed)];
  return {
    tables: found.map(([, table = '']) => table.toLowerCase()),
    isOfAll: found.length === 0 ? !isReading.test(statement) : found.some(([, , qualified]) => qualified),
  };
}

const wordsOf = (statement: string): ReadonlySet<string> => new Set(statement.toLowerCase().match(/\w+/g));

interface TablesRead {
  readonly changes: TableChanges;
  readonly tables: Set<string>;
  readonly outer: TablesRead | undefined;
}

/** All databases share one, because each storage makes every asynchronous call of the process slower. */
const reading = new TransientStorage<TablesRead>();

/**
 * Tells which tables were written since a moment. A statement changes the tables that its text names as targets, and
 * reads no table that its text does not name: on SQLite the schema has no views, triggers or cascades, which a test
 * ensures. Any other kind of statement counts as a write of every table.
 */
export class TableChanges {
  private writes = 0;
  private lastOfAll = 0;
  private readonly last = new Map<string, number>();
  private readonly words = new StatementFacts(wordsOf);
  private readonly targets = new StatementFacts(targetsOf);
  private others: string | undefined;

  /** `writtenByOthers` returns a text that differs after each write of another connection. */
  constructor(private readonly writtenByOthers: () => string) {}

  moment(): DataMoment {
    return { writes: this.writes, byOthers: this.readOthers() };
  }

  /** With no tables nothing is known about what was read, so that any write counts. */
  isUnchanged({ writes, byOthers }: DataMoment, tables: ReadonlySet<string>): boolean {
    if (this.readOthers() !== byOthers || this.lastOfAll > writes) return false;
    if (tables.size === 0) return this.writes === writes;
    if (this.writes === writes) return true;
    for (const table of tables) if ((this.last.get(table) ?? 0) > writes) return false;
    return true;
  }

  /** Runs queries, and returns their answer with the tables that they read. */
  async collect<Answer>(
    ask: () => Promise<Answer>,
  ): Promise<{ readonly answer: Answer; readonly tables: ReadonlySet<string> }> {
    const tables = new Set<string>();
    const answer = await reading.run({ changes: this, tables, outer: reading.getStore() }, ask);
    return { answer, tables };
  }

  /** The tables that a statement reads, among other words of its text. */
  tablesOf(statement: string): ReadonlySet<string> {
    return this.words.of(statement);
  }

  /** Records the tables of an answer that was not read again, so that an enclosing answer depends on them as well. */
  noteRead(tables: Iterable<string>): void {
    const collected = this.collected();
    if (collected) for (const table of tables) collected.add(table);
  }

  /** Called when a statement is executed. */
  note(statement: string): void {
    if (this.collected()) this.noteRead(this.words.of(statement));
    if (isSelect.test(statement)) return;
    const { tables, isOfAll } = this.targets.of(statement);
    if (tables.length === 0 && !isOfAll) return;
    this.writes += 1;
    if (isOfAll) this.lastOfAll = this.writes;
    for (const table of tables) this.last.set(table, this.writes);
  }

  private collected(): Set<string> | undefined {
    let found = reading.getStore();
    while (found && found.changes !== this) found = found.outer;
    return found?.tables;
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
