import Database from 'libsql';
import {
  SqliteAdapter,
  SqliteIntrospector,
  SqliteQueryCompiler,
  type CompiledQuery,
  type DatabaseConnection,
  type Dialect,
  type Driver,
  type Kysely,
  type QueryResult,
} from 'kysely';
import { LRUCache } from 'lru-cache';
import { setTimeout as sleep } from 'node:timers/promises';
import { errorCode } from './error-code';
import { observeCall } from '../../observed-call';
import { Unavailable } from '../../core/shared/unavailable';
import { Mutex } from './mutex';
import type { PreparedCall } from './prepared-query';
import { SqliteRawRows } from './sqlite-raw-rows';
import { SqliteTableChanges } from './sqlite-table-changes';
import { statementCall } from './statement-call';

/**
 * How long a write waits for another process that is writing the same file. After one write has waited in vain, the
 * following ones wait only briefly until one succeeds: they queue behind each other, so that a request with several
 * writes would never end.
 */
const lockWaits = { firstMs: 4_000, onceLockedMs: 100 };

const maxPrepared = 300;

/** SQLite through libsql has one connection, and one transaction at a time. */
export class SqliteDialect implements Dialect {
  private driver: SqliteDriver | undefined;
  private readonly changes: SqliteTableChanges;

  constructor(
    private readonly path: string,
    private readonly waits: typeof lockWaits = lockWaits,
  ) {
    this.changes = new SqliteTableChanges(() => (path === inMemory ? '' : (this.driver?.readOthers() ?? '')));
  }

  createDriver(): Driver {
    this.driver = new SqliteDriver(this.path, this.changes, this.waits);
    return this.driver;
  }

  createQueryCompiler(): SqliteQueryCompiler {
    return new SqliteQueryCompiler();
  }

  createAdapter(): SqliteAdapter {
    return new ObservantAdapter(this.changes);
  }

  createIntrospector(db: Kysely<unknown>): SqliteIntrospector {
    return new SqliteIntrospector(db);
  }
}

/** SQLite gives each connection to this path a database of its own, so that no other connection can change it. */
const inMemory = ':memory:';

class ObservantAdapter extends SqliteAdapter {
  constructor(readonly changes: SqliteTableChanges) {
    super();
  }
}

class SqliteDriver implements Driver {
  private readonly database: Database.Database;
  private readonly connection: SqliteConnection;
  private readonly mutex = new Mutex();

  constructor(
    private readonly path: string,
    changes: SqliteTableChanges,
    waits: typeof lockWaits,
  ) {
    this.database = new Database(path);
    this.connection = new SqliteConnection(this.database, path, changes, waits);
  }

  async init(): Promise<void> {
    try {
      // Short, because libsql blocks the event loop while it waits; the longer wait is asynchronous and implemented
      // below.
      this.database.pragma('busy_timeout = 20');
      this.database.pragma('journal_mode = WAL');
      this.database.pragma('synchronous = FULL');
      this.database.pragma('foreign_keys = ON');
      // SQLite overwrites deleted rows (reliability F9).
      this.database.pragma('secure_delete = ON');
    } catch (error) {
      throw nameError(error, this.path);
    }
  }

  async acquireConnection(): Promise<DatabaseConnection> {
    await this.mutex.enter();
    return this.connection;
  }

  async releaseConnection(): Promise<void> {
    this.mutex.leave();
  }

  async beginTransaction(): Promise<void> {
    await this.connection.begin();
  }

  async commitTransaction(): Promise<void> {
    this.connection.commit();
  }

  async rollbackTransaction(): Promise<void> {
    this.connection.rollback();
  }

  /** Does not wait for a transaction under way. */
  readOthers(): string {
    return this.connection.readOthers();
  }

  async destroy(): Promise<void> {
    this.connection.forget();
    this.database.close();
  }
}

interface PreparedStatement {
  readonly statement: Database.Statement;
  /** The flag is stored, because libsql asks the database for it each time. */
  readonly hasRows: boolean;
}

class SqliteConnection implements DatabaseConnection {
  private readonly preparedStatements = new LRUCache<string, PreparedStatement>({ max: maxPrepared });
  private readonly rawRows: SqliteRawRows;
  private version: Database.Statement | undefined;
  private isKnownLocked = false;

  constructor(
    private readonly database: Database.Database,
    private readonly path: string,
    private readonly changes: SqliteTableChanges,
    private readonly waits: typeof lockWaits,
  ) {
    this.rawRows = new SqliteRawRows(database, maxPrepared);
  }

  /**
   * Begins an immediate transaction: only its begin can find the file locked, and the begin is retried. It is run by
   * `exec`, because a prepared statement that finds the file locked stays open in libsql, and makes the next commit
   * fail.
   */
  async begin(): Promise<void> {
    const waitMs = this.isKnownLocked ? this.waits.onceLockedMs : this.waits.firstMs;
    for (const giveUpAt = performance.now() + waitMs; ; await sleep(5 + Math.random() * 20)) {
      try {
        this.database.exec('begin immediate');
        this.isKnownLocked = false;
        return;
      } catch (error) {
        if (isLocked(error) && performance.now() <= giveUpAt) continue;
        this.isKnownLocked = isLocked(error);
        throw nameError(error, this.path);
      }
    }
  }

  commit(): void {
    try {
      this.database.exec('commit');
    } catch (error) {
      throw nameError(error, this.path);
    }
  }

  /** After a full disk SQLite has already rolled back the transaction itself. */
  rollback(): void {
    if (this.database.inTransaction) this.database.exec('rollback');
  }

  /**
   * A write outside of a transaction gets one of its own, so that it too can find the file locked only at its begin.
   */
  executeQuery<Row>(query: CompiledQuery): Promise<QueryResult<Row>> {
    return observeCall(statementCall(query.sql), () => this.run<Row>(query));
  }

  private async run<Row>(query: CompiledQuery): Promise<QueryResult<Row>> {
    if (isRead(query) || this.database.inTransaction) return this.execute<Row>(query);
    await this.begin();
    try {
      const result = this.execute<Row>(query);
      this.commit();
      return result;
    } catch (error) {
      this.rollback();
      throw error;
    }
  }

  async *streamQuery<Row>(): AsyncIterableIterator<QueryResult<Row>> {
    throw new Error('The embedded line does not stream queries.');
  }

  /** A number that changes when other connections write. */
  readOthers(): string {
    this.version ??= this.database.prepare('select data_version from pragma_data_version').raw();
    return String(this.version.get([]));
  }

  forget(): void {
    this.version = undefined;
    this.preparedStatements.clear();
    this.rawRows.clear();
  }

  /** A cached statement has finished before any other query runs, because its rows are fetched completely. */
  private prepare({ sql }: CompiledQuery): PreparedStatement {
    const cachedStatement = this.preparedStatements.get(sql);
    if (cachedStatement) return cachedStatement;
    const statement = this.database.prepare(sql);
    const preparedStatement = { statement, hasRows: statement.reader };
    if (isRepeated.test(sql)) this.preparedStatements.set(sql, preparedStatement);
    return preparedStatement;
  }

  private execute<Row>(query: CompiledQuery): QueryResult<Row> {
    // Recorded before execution, because a statement that fails may have changed something.
    this.changes.note(query.sql);
    try {
      const parameters = query.parameters.map(bindable);
      if (isPrepared(query)) return { rows: this.rawRows.read(query, parameters) as Row[] };
      const { statement, hasRows } = this.prepare(query);
      if (hasRows) return { rows: statement.all(parameters) as Row[] };
      return { rows: [], numAffectedRows: BigInt(statement.run(parameters).changes) };
    } catch (error) {
      this.preparedStatements.delete(query.sql);
      this.rawRows.forget(query.sql);
      throw nameError(error, this.path);
    }
  }
}

/** The rows that a write returns cannot be read as one text. */
const isPrepared = (query: CompiledQuery): query is PreparedCall =>
  'rows' in query && (query.rows === 'one' || isRead(query));

const isRead = ({ sql }: CompiledQuery) => /^\s*(select|with|pragma)\b/i.test(sql);
/** Statements that are worth caching; changes of the schema run only once. */
const isRepeated = /^\s*(select|with|pragma|insert|update|delete)\b/i;

/** libsql ends the process on a boolean, and silently stores `undefined` as null, so that neither may reach it. */
function bindable(value: unknown): unknown {
  if (value === undefined || typeof value === 'boolean')
    throw new TypeError('A query parameter must not be boolean or undefined.');
  return value;
}

const isLocked = (error: unknown) =>
  errorCode(error).startsWith('SQLITE_BUSY') || errorCode(error).startsWith('SQLITE_LOCKED');
const isUnavailable = (error: unknown) =>
  isLocked(error) || /^SQLITE_(FULL|IOERR|READONLY|CANTOPEN|NOTADB|CORRUPT)/.test(errorCode(error));

/** SQLite's own message names no file, from which an operator would learn whose disk is full. */
function nameError(error: unknown, path: string): unknown {
  if (!(error instanceof Error) || !isUnavailable(error)) return error;
  return new Unavailable('database', { cause: new Error(`${path}: ${error.message}`, { cause: error }) });
}
