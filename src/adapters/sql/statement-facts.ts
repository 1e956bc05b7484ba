/**
 * More than there are different statements. A limit, so that statements whose text contains values do not fill the
 * memory.
 */
const maxStatements = 2_000;

/** Caches facts about statements by their text, because few texts are executed with many values. */
export class StatementFacts<Facts> {
  private readonly factsByStatement = new Map<string, Facts>();

  constructor(private readonly read: (statement: string) => Facts) {}

  of(statement: string): Facts {
    const before = this.factsByStatement.get(statement);
    if (before !== undefined) return before;
    if (this.factsByStatement.size >= maxStatements) this.factsByStatement.clear();
    const facts = this.read(statement);
    this.factsByStatement.set(statement, facts);
    return facts;
  }
}
