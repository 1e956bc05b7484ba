import type Database from 'libsql';
import { LRUCache } from 'lru-cache';
import type { PreparedCall } from './prepared-query';

/** The statement reads a row as a list of values, because libsql adds notes of its own to a row that is an object. */
interface RawStatement {
  readonly statement: Database.Statement;
  readonly columns: readonly string[];
}

/** Reads the rows of prepared queries by libsql's `get`, which is cheaper than `all` (decisions 0124 and 0126). */
export class SqliteRawRows {
  private readonly statements: Readonly<Record<PreparedCall['rows'], LRUCache<string, RawStatement>>>;

  constructor(
    private readonly database: Database.Database,
    maxStatements: number,
  ) {
    this.statements = { one: new LRUCache({ max: maxStatements }), list: new LRUCache({ max: maxStatements }) };
  }

  read(query: PreparedCall, parameters: readonly unknown[]): readonly object[] {
    const { statement, columns } = this.prepare(query);
    const row: unknown = statement.get(parameters);
    if (!Array.isArray(row)) return [];
    if (query.rows === 'one') return [rowOf(columns, row)];
    return (JSON.parse(String(row[0])) as readonly (readonly unknown[])[]).map((values) => rowOf(columns, values));
  }

  /** A statement that failed is prepared anew. */
  forget(sql: string): void {
    this.statements.one.delete(sql);
    this.statements.list.delete(sql);
  }

  clear(): void {
    this.statements.one.clear();
    this.statements.list.clear();
  }

  private prepare({ sql, rows }: PreparedCall): RawStatement {
    const cachedStatement = this.statements[rows].get(sql);
    if (cachedStatement) return cachedStatement;
    const statement = this.database.prepare(sql).raw();
    const columns = statement.columns().map(({ name }) => name);
    const preparedStatement = {
      statement: rows === 'one' ? statement : this.database.prepare(asJson(sql, columns)).raw(),
      columns,
    };
    this.statements[rows].set(sql, preparedStatement);
    return preparedStatement;
  }
}

/** A list of lists of values. SQLite adds them up in the order of the inner query. */
const asJson = (sql: string, columns: readonly string[]) =>
  `select json_group_array(json_array(${columns.map((name) => `"${name}"`).join(', ')})) from (${sql})`;

function rowOf(columns: readonly string[], values: readonly unknown[]): object {
  const row: Record<string, unknown> = {};
  for (const [index, column] of columns.entries()) row[column] = values[index];
  return row;
}
