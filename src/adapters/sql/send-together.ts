import type { Compilable, CompiledQuery, QueryResult } from 'kysely';
import type { OpenTransaction } from './line-database';
import type { Sending } from './statement-batches';

/** A compiled query that says how PostgreSQL gets it. SQLite, which is in this process, executes each at once. */
export interface TransactionCall extends CompiledQuery {
  readonly sending: Sending;
}

/**
 * Executes a statement whose result nobody needs: on PostgreSQL it is sent with the transaction's next one, which fails
 * where this one does.
 */
export async function executeWithNext(transaction: OpenTransaction, query: Compilable): Promise<void> {
  const call: TransactionCall = { ...query.compile(), sending: 'with-next' };
  await transaction.executeQuery(call);
}

/** Executes the last statement of a transaction: on PostgreSQL `commit` is sent with it. */
export async function executeWithCommit<Row>(
  transaction: OpenTransaction,
  query: CompiledQuery<Row>,
): Promise<QueryResult<Row>> {
  const call: TransactionCall = { ...query, sending: 'with-commit' };
  return transaction.executeQuery<Row>(call as CompiledQuery<Row>);
}
