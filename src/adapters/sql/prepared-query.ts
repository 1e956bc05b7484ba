import type { Compilable, CompiledQuery } from 'kysely';
import type { OpenDatabase, OpenTransaction } from './line-database';
import { executeWithCommit } from './send-together';

/**
 * How SQLite reads the rows of a prepared query: `one` at most, or a `list` as one text in JSON. Either takes a fraction
 * of the time of libsql's own list, which makes an object in native memory.
 */
export interface PreparedCall extends CompiledQuery {
  readonly rows: 'one' | 'list';
}

/** Names a value of a prepared query while it is built. */
export type PlaceholderFor<Values> = <Name extends keyof Values & string>(name: Name) => Values[Name];

/** Stands for a value in the parameters of a compiled query. A sealed column refuses it (sealed-columns.ts). */
export class ValuePlaceholder {
  constructor(readonly name: string) {}
}

/**
 * A query that is built and compiled once for each kind of database, because Kysely takes longer for both than SQLite
 * for most statements. For requests that are frequent. Values may not change the query's text, as lists of them do.
 */
export class PreparedQuery<Values extends object, Row> {
  private readonly compiledQueries = new WeakMap<object, CompiledQuery<Row>>();

  constructor(private readonly build: (db: OpenDatabase, value: PlaceholderFor<Values>) => Compilable<Row>) {}

  /** Reads all rows. The columns of a `select` may be texts and numbers, because SQLite reads them as JSON. */
  async all(db: OpenDatabase, values: Values): Promise<readonly Row[]> {
    const query: PreparedCall = { ...this.queryOf(db, values), rows: 'list' };
    return (await db.executeQuery<Row>(query)).rows;
  }

  /** Reads the row of a query that always has exactly one. */
  async one(db: OpenDatabase, values: Values): Promise<Row> {
    const row = await this.first(db, values);
    if (row === undefined) throw new Error('The query has no row.');
    return row;
  }

  /** Reads the row of a query that has one or none. */
  async first(db: OpenDatabase, values: Values): Promise<Row | undefined> {
    const query: PreparedCall = { ...this.queryOf(db, values), rows: 'one' };
    return (await db.executeQuery<Row>(query)).rows[0];
  }

  /** Reads the row of the transaction's last statement, which has one or none (send-together.ts). */
  async lastOf(transaction: OpenTransaction, values: Values): Promise<Row | undefined> {
    return (await executeWithCommit(transaction, this.queryOf(transaction, values))).rows[0];
  }

  /** Writes, and returns how many rows the statement found. */
  async count(db: OpenDatabase, values: Values): Promise<number> {
    return Number((await db.executeQuery<Row>(this.queryOf(db, values))).numAffectedRows ?? 0);
  }

  textFor(db: OpenDatabase): string {
    return this.compiledFor(db).sql;
  }

  private queryOf(db: OpenDatabase, values: Values): CompiledQuery<Row> {
    const query = this.compiledFor(db);
    const parameters = query.parameters.map((parameter) =>
      parameter instanceof ValuePlaceholder ? values[parameter.name as keyof Values] : parameter,
    );
    return { ...query, parameters };
  }

  private compiledFor(db: OpenDatabase): CompiledQuery<Row> {
    const { adapter } = db.getExecutor();
    const before = this.compiledQueries.get(adapter);
    if (before) return before;
    const query = this.build(db, (name) => new ValuePlaceholder(name) as never).compile();
    this.compiledQueries.set(adapter, query);
    return query;
  }
}
