/** More than the texts of all statements: one that is made of values does not fill the memory. */
const maxStatements = 2_000;

/** What is found out of a statement once for its text: statements are few texts with many values. */
export class StatementFacts<Facts> {
  private readonly known = new Map<string, Facts>();

  constructor(private readonly read: (statement: string) => Facts) {}

  of(statement: string): Facts {
    const before = this.known.get(statement);
    if (before !== undefined) return before;
    if (this.known.size >= maxStatements) this.known.clear();
    const facts = this.read(statement);
    this.known.set(statement, facts);
    return facts;
  }
}
