import { AsyncLocalStorage } from 'node:async_hooks';
import { StatementFacts } from './statement-facts';

/** A moment in the life of the data: what this process had written until then, and what others had. */
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
  /** Which tables it changes is not certain. */
  readonly isOfAll: boolean;
}

function targetsOf(statement: string): StatementTargets {
  const found = [...statement.matchAll(changed)];
  return {
    tables: found.map(([, table = '']) => table.toLowerCase()),
    isOfAll: found.length === 0 ? !isReading.test(statement) : found.some(([, , qualified]) => qualified),
  };
}

const wordsOf = (statement: string): readonly string[] => [...new Set(statement.toLowerCase().match(/\w+/g))];

/**
 * Which tables were written since a moment. A statement changes the tables that its text names as its targets, and
 * reads none whose name it does not contain: the schema has no views, triggers and cascades on SQLite, which a test
 * makes sure of. Whatever is no plain statement counts as a write of every table.
 */
export class TableChanges {
  private writes = 0;
  private lastOfAll = 0;
  private readonly last = new Map<string, number>();
  private readonly reading = new AsyncLocalStorage<Set<string>>();
  private readonly words = new StatementFacts(wordsOf);
  private readonly targets = new StatementFacts(targetsOf);
  private others: string | undefined;

  /** `writtenByOthers`: a text that is another one after each write of another connection. */
  constructor(private readonly writtenByOthers: () => string) {}

  moment(): DataMoment {
    return { writes: this.writes, byOthers: this.readOthers() };
  }

  /** No tables: of what was read nothing is known, so that any write counts. */
  isUnchanged({ writes, byOthers }: DataMoment, tables: ReadonlySet<string>): boolean {
    if (this.readOthers() !== byOthers || this.lastOfAll > writes) return false;
    if (tables.size === 0) return this.writes === writes;
    if (this.writes === writes) return true;
    for (const table of tables) if ((this.last.get(table) ?? 0) > writes) return false;
    return true;
  }

  /** Runs queries, and returns the tables that they read with their answer. */
  async collect<Answer>(
    ask: () => Promise<Answer>,
  ): Promise<{ readonly answer: Answer; readonly tables: ReadonlySet<string> }> {
    const tables = new Set<string>();
    const answer = await this.reading.run(tables, ask);
    return { answer, tables };
  }

  /** Records the tables of an answer that was not read again, so that an enclosing answer depends on them as well. */
  noteRead(tables: Iterable<string>): void {
    const collected = this.reading.getStore();
    if (collected) for (const table of tables) collected.add(table);
  }

  /** Called when a statement is carried out. */
  note(statement: string): void {
    if (this.reading.getStore()) this.noteRead(this.words.of(statement));
    if (isSelect.test(statement)) return;
    const { tables, isOfAll } = this.targets.of(statement);
    if (tables.length === 0 && !isOfAll) return;
    this.writes += 1;
    if (isOfAll) this.lastOfAll = this.writes;
    for (const table of tables) this.last.set(table, this.writes);
  }

  /**
   * Read once for each turn of the event loop: every caller of the turn began before the read, because a request begins
   * with a turn of its own.
   */
  private readOthers(): string {
    if (this.others !== undefined) return this.others;
    this.others = this.writtenByOthers();
    queueMicrotask(() => (this.others = undefined));
    return this.others;
  }
}
