import { type CompiledQuery, type DatabaseConnection, PostgresDriver, type QueryResult } from 'kysely';
import type { GuardedClient, GuardedPool } from './postgres-pool';
import type { TransactionCall } from './send-together';
import { StatementFacts } from './statement-facts';

/** Kysely's driver, whose connections pass on how a statement of a transaction is sent. */
export class BatchingDriver extends PostgresDriver {
  private pool: GuardedPool | undefined;

  /** `onWrite` is called before and after a statement that may write. */
  constructor(
    private readonly open: () => Promise<GuardedPool>,
    private readonly onWrite: () => void,
  ) {
    // Its own pool, which is opened by its `init`, has connections that drop how a statement is sent.
    super({ pool: () => Promise.reject(new Error('BatchingDriver opens its own pool.')) });
  }

  override async init(): Promise<void> {
    this.pool = await this.open();
  }

  override async acquireConnection(): Promise<DatabaseConnection> {
    if (!this.pool) throw new Error('The pool of PostgreSQL is closed.');
    return new BatchingConnection(await this.pool.connect(), this.onWrite);
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
/** All others may write, a commit among them. */
const reading = new StatementFacts((statement) => /^\s*select\b/i.test(statement));

class BatchingConnection implements DatabaseConnection {
  constructor(
    readonly client: GuardedClient,
    private readonly onWrite: () => void,
  ) {}

  async executeQuery<Row>(query: CompiledQuery): Promise<QueryResult<Row>> {
    if (reading.of(query.sql)) return this.execute(query);
    this.onWrite();
    try {
      return await this.execute<Row>(query);
    } finally {
      this.onWrite();
    }
  }

  private async execute<Row>(query: CompiledQuery): Promise<QueryResult<Row>> {
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
