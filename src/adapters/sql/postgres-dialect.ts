import pg from 'pg';
import { PostgresDialect, type Dialect, type PostgresPool, type PostgresPoolClient } from 'kysely';
import { observeCall } from '../../observed-call';
import { Unavailable } from '../../core/shared/unavailable';
import { statementCall } from './statement-call';

const connectMs = 1_000;
const answerMs = 4_000;
const int8 = 20;

/** The pool's connect timeout includes waiting for a free connection; that of the network is shorter. */
class PromptClient extends pg.Client {
  constructor(config?: string | pg.ClientConfig) {
    super({
      ...(typeof config === 'string' ? { connectionString: config } : config),
      connectionTimeoutMillis: connectMs,
    });
    // A connection that breaks while checked out also emits an error event, which would end the process; its user
    // learns of it by the next query.
    this.on('error', () => undefined);
  }
}

/** PostgreSQL: at most `poolSize` connections per node, every wait bounded (reliability, deadlines). */
export function postgresDialect(databaseUrl: string, onIdleError: (error: Error) => void, poolSize = 10): Dialect {
  const pool = new pg.Pool({
    connectionString: databaseUrl,
    Client: PromptClient,
    max: poolSize,
    connectionTimeoutMillis: answerMs,
    // The server's limit is the shorter one, so that the connection stays usable; the client's is for a server that
    // hangs.
    statement_timeout: answerMs - 500,
    query_timeout: answerMs,
    idle_in_transaction_session_timeout: 10_000,
    keepAlive: true,
    types: {
      getTypeParser: (oid: number, format?: 'text' | 'binary') =>
        oid === int8 ? Number : pg.types.getTypeParser(oid, format),
    },
  });
  // Without a listener a connection that breaks while idle ends the process.
  pool.on('error', onIdleError);
  return new PostgresDialect({ pool: new GuardedPool(pool) });
}

/** Throws a specific error for a broken or missing connection, and never returns a broken one to the pool. */
class GuardedPool implements PostgresPool {
  constructor(private readonly pool: pg.Pool) {}

  async connect(): Promise<PostgresPoolClient> {
    try {
      return guarded(await observeCall({ system: 'database', operation: 'connect' }, () => this.pool.connect()));
    } catch (error) {
      throw new Unavailable('database', { cause: error });
    }
  }

  async end(): Promise<void> {
    await this.pool.end();
  }
}

function guarded(client: pg.PoolClient): PostgresPoolClient {
  let broken = false;
  const query = async (text: string, parameters: readonly unknown[]) => {
    try {
      return await observeCall(statementCall(text), () => client.query(text, parameters.map(storable)));
    } catch (error) {
      if (isAnswer(error)) throw error;
      broken = !isRefusal(error);
      throw new Unavailable('database', { cause: error });
    }
  };
  // Kysely's type also includes cursors, which are not used here.
  return { query: query as unknown as PostgresPoolClient['query'], release: () => client.release(broken) };
}

/** PostgreSQL's text has no NUL, and refuses a statement with one: the replacement character stands in for it. */
const storable = (value: unknown) => (typeof value === 'string' ? value.replaceAll('\0', '\ufffd') : value);

const codeOf = (error: unknown) => (error instanceof Error && 'code' in error ? String(error.code) : '');

/** An error about the statement itself, such as a duplicate key or a deadlock. */
const isAnswer = (error: unknown) => /^(?!08|53|57|58)[0-9A-Z]{5}$/.test(codeOf(error));
const isRefusal = (error: unknown) => codeOf(error) === '57014';
