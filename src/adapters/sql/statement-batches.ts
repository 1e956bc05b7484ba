/**
 * How a statement of a transaction is sent to PostgreSQL: `with-next` waits for the transaction's next one, and fails as
 * a part of it; `with-commit` is the transaction's last one.
 */
export type Sending = 'with-next' | 'with-commit' | undefined;

interface Statement {
  readonly text: string;
  readonly values: readonly unknown[];
}

interface Batch {
  readonly statements: readonly Statement[];
  /** The place of the statement whose result is needed. */
  readonly resultIndex: number;
  readonly isInTransaction: boolean;
}

const commit: Statement = { text: 'commit', values: [] };

/**
 * Decides which statements of one connection are sent together, because each round trip costs a node more CPU time than
 * a further statement in it (decision 0133).
 */
export class StatementBatches {
  private pendingStatements: readonly Statement[] = [];
  private state: 'none' | 'open' | 'committed' = 'none';

  /**
   * Returns what has to be sent now; undefined when nothing has.
   *
   * @throws Error for a statement after the transaction's last one.
   */
  take(statement: Statement, sending?: Sending): Batch | undefined {
    if (isBegin(statement)) {
      [this.state, this.pendingStatements] = ['open', [statement]];
      return undefined;
    }
    if (statement.text === 'commit' || statement.text === 'rollback') return this.end(statement);
    if (this.state === 'committed') throw new Error(`The transaction was committed before this: ${statement.text}`);
    if (this.state === 'none') return { statements: [statement], resultIndex: 0, isInTransaction: false };
    const statements = [...this.pendingStatements, statement];
    this.pendingStatements = sending === 'with-next' ? statements : [];
    if (sending === 'with-next') return undefined;
    if (sending === 'with-commit') this.state = 'committed';
    const resultIndex = statements.length - 1;
    const sent = sending === 'with-commit' ? [...statements, commit] : statements;
    return { statements: sent, resultIndex, isInTransaction: true };
  }

  /** Neither is needed where the transaction has ended already, or where not even its `begin` was sent. */
  private end(statement: Statement): Batch | undefined {
    const { pendingStatements, state } = this;
    [this.state, this.pendingStatements] = ['none', []];
    const hasBegun = pendingStatements[0] === undefined || !isBegin(pendingStatements[0]);
    const statements = statement.text === 'commit' ? [...pendingStatements, statement] : [statement];
    const isNeeded = state !== 'committed' && (hasBegun || statements.length > 2);
    return isNeeded ? { statements, resultIndex: statements.length - 1, isInTransaction: true } : undefined;
  }
}

const isBegin = ({ text }: Statement) => text === 'begin' || text.startsWith('start transaction');
