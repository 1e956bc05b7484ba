import { type CompiledQuery, type DatabaseConnection, PostgresDriver, type QueryResult } from 'kysely';
import type { GuardedClient, GuardedPool } from './postgres-pool';
import type { TransactionCall } from './send-together';

/** Kysely's driver, whose connections pass on how a statement of a transaction is sent. */
export class BatchingDriver extends PostgresDriver {
  private pool: GuardedPool | undefined;

  constructor(private readonly open: () => Promise<GuardedPool>) {
    // Its own pool, which is opened by its `init`, has connections that drop how a statement is sent.
    super({ pool: () => Promise.reject(new Error('BatchingDriver opens its own pool.')) });
  }

  override async init(): Promise<void> {
    this.pool = await this.open();
  }

  override async acquireConnection(): Promise<DatabaseConnection> {
    if (!this.pool) throw new Error('The pool of PostgreSQL is closed.');
    return new BatchingConnection(await this.pool.connect());
  }

  override async releaseConnection(connection: DatabaseConnection): Promise<void> {
    (connection as BatchingConnection).client.release();
  }

  override async destroy(): Promise<void> {
    const { pool } = this;
    this.pool = undefined;
    await pool?.end();
  }
}

const writing = new Set(['INSERT', 'UPDATE', 'DELETE', 'MERGE']);

class BatchingConnection implements DatabaseConnection {
  constructor(readonly client: GuardedClient) {}

  async executeQuery<Row>(query: CompiledQuery): Promise<QueryResult<Row>> {
    const { sending } = query as Partial<TransactionCall>;
    const result = await this.client.query(query.sql, query.parameters, sending);
    if (!result) return { rows: [] };
    const { command, rowCount, rows } = result;
    return writing.has(command)
      ? { rows: rows as Row[], numAffectedRows: BigInt(rowCount ?? 0) }
      : { rows: rows as Row[] };
  }

  streamQuery<Row>(): AsyncIterableIterator<QueryResult<Row>> {
    throw new Error('Rows of PostgreSQL are not streamed.');
  }
}
