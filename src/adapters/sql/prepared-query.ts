import type { Compilable, CompiledQuery, Kysely } from 'kysely';
import type { LineDatabase } from './line-database';

/** A query of one row at most: SQLite reads a row by itself in a quarter of the time that a list takes. */
export interface OneRowQuery extends CompiledQuery {
  readonly hasOneRow: true;
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
  private readonly compiled = new WeakMap<object, CompiledQuery<Row>>();

  constructor(private readonly build: (db: Kysely<LineDatabase>, value: PlaceholderFor<Values>) => Compilable<Row>) {}

  async all(db: Kysely<LineDatabase>, values: Values): Promise<readonly Row[]> {
    return (await db.executeQuery<Row>(this.queryOf(db, values))).rows;
  }

  /** Reads the row of a query that always has exactly one. */
  async one(db: Kysely<LineDatabase>, values: Values): Promise<Row> {
    const query: OneRowQuery = { ...this.queryOf(db, values), hasOneRow: true };
    const [row] = (await db.executeQuery<Row>(query)).rows;
    if (row === undefined) throw new Error('The query has no row.');
    return row;
  }

  private queryOf(db: Kysely<LineDatabase>, values: Values): CompiledQuery<Row> {
    const query = this.compiledFor(db);
    const parameters = query.parameters.map((parameter) =>
      parameter instanceof ValuePlaceholder ? values[parameter.name as keyof Values] : parameter,
    );
    return { ...query, parameters };
  }

  private compiledFor(db: Kysely<LineDatabase>): CompiledQuery<Row> {
    const { adapter } = db.getExecutor();
    const before = this.compiled.get(adapter);
    if (before) return before;
    const query = this.build(db, (name) => new ValuePlaceholder(name) as never).compile();
    this.compiled.set(adapter, query);
    return query;
  }
}
