import { TransientStorage } from '../../transient-storage';
import { StatementFacts } from './statement-facts';

interface Collection {
  readonly reads: TableReads;
  readonly tables: Set<string>;
  readonly outer: Collection | undefined;
}

/** All databases share one, because each storage makes every asynchronous call of the process slower. */
const collecting = new TransientStorage<Collection>();

/** Finds the tables that statements read among the words of their text: a statement reads no table that it does not name. */
export class TableReads {
  private readonly words: StatementFacts<ReadonlySet<string>>;

  /** Other words than tables cost a comparison each and are otherwise harmless. */
  constructor(isTable: (word: string) => boolean = () => true) {
    this.words = new StatementFacts(
      (statement) => new Set((statement.toLowerCase().match(/\w+/g) ?? []).filter(isTable)),
    );
  }

  /** Runs queries, and returns their answer with the tables that they read. */
  async collect<Answer>(
    ask: () => Promise<Answer>,
  ): Promise<{ readonly answer: Answer; readonly tables: ReadonlySet<string> }> {
    const tables = new Set<string>();
    const answer = await collecting.run({ reads: this, tables, outer: collecting.getStore() }, ask);
    return { answer, tables };
  }

  tablesOf(statement: string): ReadonlySet<string> {
    return this.words.of(statement);
  }

  /** Records the tables of an answer that was not read again, so that an enclosing answer depends on them as well. */
  note(tables: Iterable<string>): void {
    const collectedTables = this.collected();
    if (collectedTables) for (const table of tables) collectedTables.add(table);
  }

  noteStatement(statement: string): void {
    if (this.collected()) this.note(this.tablesOf(statement));
  }

  private collected(): Set<string> | undefined {
    let collection = collecting.getStore();
    while (collection && collection.reads !== this) collection = collection.outer;
    return collection?.tables;
  }
}
