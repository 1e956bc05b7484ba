import type { Duplex } from 'node:stream';
import pg from 'pg';
import { observeCall } from '../../observed-call';
import { Unavailable } from '../../core/shared/unavailable';
import { connectTimeoutMs } from './connect-timeout';
import { DatabaseCircuit } from './database-circuit';
import { errorCode } from './error-code';
import { int8AsNumber } from './int8-as-number';
import { ReadTimeLimit } from './read-time-limit';
import { type Sending, StatementBatches } from './statement-batches';
import { statementCall } from './statement-call';
import { StatementNames } from './statement-names';

/** One statement may take this long (reliability G5). When the server hangs, the circuit breaker gives up earlier. */
const statementMs = 3_000;

/**
 * One instance for all pools, because it follows the requests of the whole process. Created with the first pool,
 * because SQLite does not need it.
 */
let readTime: ReadTimeLimit | undefined;
const sharedReadTime = (): ReadTimeLimit => (readTime ??= new ReadTimeLimit(() => performance.now()));

/** The connect timeout of the pool includes waiting for a free connection; that of the network is shorter. */
class PromptClient extends pg.Client {
  constructor(config?: pg.ClientConfig) {
    super({ ...config, connectionTimeoutMillis: connectTimeoutMs(config?.connectionString) });
    // A connection that breaks while in use also emits an error event, which would end the process; its user gets the
    // error from the next query.
    this.on('error', () => undefined);
  }
}

export type PoolUse = Readonly<Record<'busy' | 'idle' | 'waiting', number>>;

export interface PostgresOptions {
  readonly poolSize?: number | undefined;
  readonly onPool?: ((use: () => PoolUse) => void) | undefined;
  readonly onIdleError?: ((error: Error) => void) | undefined;
  readonly onCircuit?: ((isOpen: boolean, error?: unknown) => void) | undefined;
}

interface StatementListener {
  /** Called in the asynchronous context of a statement, before it is sent. */
  readonly onStatement: (statement: string) => void;
}

/** Each node has at most `poolSize` connections to PostgreSQL, and every wait has a limit (reliability, deadlines). */
export function openPool(
  databaseUrl: string,
  {
    poolSize = 10,
    onIdleError = () => undefined,
    onPool = () => undefined,
    onCircuit = () => undefined,
    onStatement,
  }: PostgresOptions & StatementListener,
): GuardedPool {
  const pool = new pg.Pool({
    ...connection(databaseUrl),
    max: poolSize,
    // Waiting takes longer than a statement, because a server that answers will free a connection.
    connectionTimeoutMillis: statementMs + connectTimeoutMs(databaseUrl),
    // The server's limit is shorter, so that the connection stays usable; the client's limit is for a server that
    // hangs.
    statement_timeout: statementMs,
    query_timeout: statementMs + 300,
    idle_in_transaction_session_timeout: 10_000,
  });
  // Without a listener, a connection that breaks while idle would end the process.
  pool.on('error', onIdleError);
  onPool(() => ({
    busy: pool.totalCount - pool.idleCount,
    idle: pool.idleCount,
    waiting: pool.waitingCount,
  }));
  const server = serverOf(databaseUrl);
  const circuit = new DatabaseCircuit({
    probe: () => probe(databaseUrl).catch((error: unknown) => Promise.reject(nameServer(error, server))),
    onChange: onCircuit,
  });
  return new GuardedPool(pool, { server, onStatement, circuit, names: new StatementNames() });
}

/** A migration gives up its lock request after a second, because later readers of the table wait behind it. */
const migrationLockMs = 1_000;

/** Migrations and operator commands need one connection without a statement timeout. */
export function openMaintenancePool(databaseUrl: string, { onStatement }: StatementListener): GuardedPool {
  const pool = new pg.Pool({ ...connection(withoutLimits(databaseUrl)), max: 1, lock_timeout: migrationLockMs });
  pool.on('error', () => undefined);
  return new GuardedPool(pool, { server: serverOf(databaseUrl), onStatement });
}

/** A backup reads for as long as it takes, but no statement of it waits longer than this for a server that hangs. */
const backupStatementMs = 60_000;

interface MaintenanceClient {
  readonly query: <Row extends pg.QueryResultRow>(text: string) => Promise<pg.QueryResult<Row>>;
  readonly end: () => Promise<void>;
}

/** One connection for a backup. */
export async function openMaintenanceClient(databaseUrl: string): Promise<MaintenanceClient> {
  const server = serverOf(databaseUrl);
  const client = new PromptClient({
    connectionString: withoutLimits(databaseUrl),
    keepAlive: true,
    types: int8AsNumber,
    query_timeout: backupStatementMs,
  });
  const naming = <Result>(work: Promise<Result>) =>
    work.catch((error: unknown) => {
      throw isAnswer(error) ? error : asUnavailable(error, server);
    });
  await naming(client.connect());
  return { query: (text) => naming(client.query(text)), end: () => client.end() };
}

/** A statement timeout in the URL is meant for nodes. */
function withoutLimits(databaseUrl: string): string {
  if (!URL.canParse(databaseUrl)) return databaseUrl;
  const address = new URL(databaseUrl);
  for (const limit of ['statement_timeout', 'query_timeout']) address.searchParams.delete(limit);
  return address.href;
}

const connection = (databaseUrl: string): pg.PoolConfig => ({
  connectionString: databaseUrl,
  Client: PromptClient,
  keepAlive: true,
  types: int8AsNumber,
  // Statements that are sent together do not wait for each other's answer.
  pipeline: true,
});

/** Any response counts, even that no connection is left, because the pool's connections still work. */
async function probe(connectionString: string): Promise<void> {
  const client = new PromptClient({ connectionString, query_timeout: connectTimeoutMs(connectionString) });
  try {
    await client.connect();
    await client.query('select 1');
  } catch (error) {
    if (!isTooMany(error)) throw error;
  } finally {
    void client.end().catch(() => undefined);
  }
}

interface Guards extends StatementListener {
  readonly server: string;
  readonly circuit?: DatabaseCircuit;
  readonly names?: StatementNames;
}

/** Throws a specific error for a broken or missing connection, and never returns a broken one to the pool. */
export class GuardedPool {
  private readonly readTime = sharedReadTime();

  constructor(
    private readonly pool: pg.Pool,
    private readonly guards: Guards,
  ) {}

  async connect(): Promise<GuardedClient> {
    const { circuit } = this.guards;
    let isWanted = true;
    const connecting = async () => {
      const client = await this.pool.connect();
      if (!isWanted) client.release();
      return client;
    };
    // Checked here and not for each statement, so that a transaction that has begun can finish.
    this.readTime.require();
    try {
      const observeConnect = () => observeCall({ system: 'database', operation: 'connect' }, connecting);
      return guardClient(await this.readTime.count(() => callIn(circuit, observeConnect)), this.guards);
    } catch (error) {
      isWanted = false;
      circuit?.suspect();
      throw asUnavailable(error, this.guards.server);
    }
  }

  async end(): Promise<void> {
    this.guards.circuit?.end();
    await this.pool.end();
  }
}

export interface GuardedClient {
  /** The result is undefined where the statement is sent with a later one. */
  readonly query: (
    text: string,
    parameters: readonly unknown[],
    sending?: Sending,
  ) => Promise<pg.QueryResult | undefined>;
  readonly release: () => void;
}

function guardClient(client: pg.PoolClient, { circuit, onStatement, names, server }: Guards): GuardedClient {
  let broken = false;
  const batches = new StatementBatches();
  const runNamed = async (text: string, values: unknown[]) => {
    const name = names?.nameOf(text);
    if (name === undefined) return client.query(text, values);
    try {
      return await client.query({ name, text, values });
    } catch (error) {
      if (!names?.isRefused(text, error)) throw error;
      return client.query(text, values);
    }
  };
  const query = async (text: string, parameters: readonly unknown[], sending?: Sending) => {
    onStatement(text);
    const batch = batches.take({ text, values: parameters.map(storable) }, sending);
    if (!batch) return undefined;
    // A refused statement ends its transaction, so that those of transactions have no names.
    const runOne = batch.isInTransaction ? (one: string, values: unknown[]) => client.query(one, values) : runNamed;
    const run = () =>
      inOnePacket(client, () => Promise.all(batch.statements.map((one) => runOne(one.text, [...one.values]))));
    try {
      const results = await sharedReadTime().count(() => callIn(circuit, () => observeCall(statementCall(text), run)));
      return results[batch.resultIndex];
    } catch (error) {
      if (isAnswer(error)) throw error;
      broken = !isRefusal(error);
      if (broken && !isReadOnly(error)) circuit?.suspect();
      throw asUnavailable(error, server);
    }
  };
  return { query, release: () => client.release(broken) };
}

/** What is written meanwhile leaves in one call of the system. */
function inOnePacket<T>(client: pg.PoolClient, write: () => T): T {
  const { stream } = (client as unknown as { readonly connection: { readonly stream: Duplex } }).connection;
  stream.cork();
  try {
    return write();
  } finally {
    stream.uncork();
  }
}

const callIn = <T>(circuit: DatabaseCircuit | undefined, work: () => Promise<T>): Promise<T> =>
  circuit ? circuit.call(work) : work();

/** PostgreSQL refuses text that contains NUL, so the replacement character takes its place. */
const storable = (value: unknown) => (typeof value === 'string' ? value.replaceAll('\0', '\ufffd') : value);

/** What the circuit throws names its cause already. */
const asUnavailable = (error: unknown, server: string): Unavailable =>
  error instanceof Unavailable ? error : new Unavailable('database', { cause: nameServer(error, server) });

/** Host and port, or the folder of a socket. */
function serverOf(databaseUrl: string): string {
  const { host, port } = new pg.Client({ connectionString: databaseUrl });
  return `${host}:${port}`;
}

/** Names the server where only the time is over, or the connection: pg then says no more (reliability E11, G10). */
const nameServer = (error: unknown, server: string): unknown =>
  error instanceof Error && errorCode(error) === ''
    ? new Error(`PostgreSQL at ${server}: ${error.message}`, { cause: error })
    : error;

/** The statement itself caused the error, such as a duplicate key or a deadlock. */
const isAnswer = (error: unknown) => /^(?!08|53|57|58)[0-9A-Z]{5}$/.test(errorCode(error)) && !isReadOnly(error);
const isRefusal = (error: unknown) => errorCode(error) === '57014';
const isTooMany = (error: unknown) => errorCode(error) === '53300';
/** The server became a standby, or protects its full disk: a new connection may reach the new primary (G5). */
const isReadOnly = (error: unknown) => errorCode(error) === '25006';
