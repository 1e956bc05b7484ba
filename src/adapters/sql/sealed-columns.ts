import {
  ColumnNode,
  ColumnUpdateNode,
  InsertQueryNode,
  type KyselyPlugin,
  type OperationNode,
  type PluginTransformQueryArgs,
  type PluginTransformResultArgs,
  type QueryResult,
  type RootOperationNode,
  TableNode,
  type UnknownRow,
  UpdateQueryNode,
  ValueListNode,
  ValueNode,
  ValuesNode,
} from 'kysely';
import type { GuestSeals } from '../../core/shared/guest-seals.port';
import { openCell, sealCell } from '../../core/shared/sealed-cell';
import type { OpenDatabase } from './line-database';
import { migrations } from './migrations';
import { ValuePlaceholder } from './prepared-query';
import type { SealedColumn } from './sealed-column';

export const sealedColumns: readonly SealedColumn[] = migrations.flatMap(({ sealed = [] }) => sealed);

export const sealedName = (column: string): string => `${column}_sealed`;

/** Computed once, because every row is checked for these columns. */
const withNames = sealedColumns.map((column) => ({ ...column, sealed: sealedName(column.column) }));
type NamedColumn = (typeof withNames)[number];

export const withSealedColumns = (db: OpenDatabase, seals: GuestSeals): OpenDatabase =>
  db.withPlugin(new SealedColumns(seals));

/**
 * Seals in every insert and update, and opens in every row, so that no statement can forget to. A statement that lists
 * its columns must list the sealed one too. Where the previous release has written since, its clear value is newer: a
 * sealed value counts only while the clear column contains its remainder.
 */
class SealedColumns implements KyselyPlugin {
  constructor(private readonly seals: GuestSeals) {}

  transformQuery({ node }: PluginTransformQueryArgs): RootOperationNode {
    if (InsertQueryNode.is(node)) return this.sealInsert(node);
    if (UpdateQueryNode.is(node)) return this.sealUpdate(node);
    return node;
  }

  async transformResult({ result }: PluginTransformResultArgs): Promise<QueryResult<UnknownRow>> {
    const [first] = result.rows;
    const columns = first ? withNames.filter(({ sealed }) => sealed in first) : [];
    return columns.length === 0 ? result : { ...result, rows: result.rows.map((row) => this.open(row, columns)) };
  }

  private open(row: UnknownRow, columns: readonly NamedColumn[]): UnknownRow {
    const openedRow = { ...row };
    for (const { column, remainder, sealed } of columns) {
      const cell = row[sealed];
      if (typeof cell !== 'string') continue;
      const text = openCell(this.seals, cell);
      if (remainder(text) === row[column]) openedRow[column] = text;
    }
    return openedRow;
  }

  private sealInsert(node: InsertQueryNode): InsertQueryNode {
    const { columns = [], values } = node;
    const sealedColumnsOfNode = columnsOf(node.into).flatMap((column) => {
      const index = columns.findIndex(({ column: { name } }) => name === column.column);
      return index === -1 ? [] : [{ ...column, index }];
    });
    if (sealedColumnsOfNode.length === 0) return node;
    if (!values || !ValuesNode.is(values))
      throw new Error(`${sealedColumnsOfNode[0]?.column} is sealed: it takes values only`);
    return InsertQueryNode.cloneWith(node, {
      columns: [...columns, ...sealedColumnsOfNode.map(({ column }) => ColumnNode.create(sealedName(column)))],
      values: ValuesNode.create(
        values.values.map((row) => {
          const cells = ValueListNode.is(row) ? row.values : row.values.map((value) => ValueNode.create(value));
          const pairs = sealedColumnsOfNode.map((column) => ({
            ...column,
            pair: this.pair(cells[column.index], column),
          }));
          return ValueListNode.create([
            ...cells.map((cell, index) => pairs.find((one) => one.index === index)?.pair.clear ?? cell),
            ...pairs.map(({ pair }) => pair.sealed),
          ]);
        }),
      ),
    });
  }

  private sealUpdate(node: UpdateQueryNode): UpdateQueryNode {
    const columns = columnsOf(node.table);
    if (columns.length === 0 || !node.updates) return node;
    return {
      ...node,
      updates: node.updates.flatMap((update) => {
        const name = ColumnNode.is(update.column) ? update.column.column.name : '';
        const column = columns.find((one) => one.column === name);
        if (!column) return [update];
        const { clear, sealed } = this.pair(update.value, column);
        return [
          ColumnUpdateNode.create(update.column, clear),
          ColumnUpdateNode.create(ColumnNode.create(sealedName(name)), sealed),
        ];
      }),
    };
  }

  private pair(node: OperationNode | undefined, { column, remainder }: SealedColumn) {
    if (!node || !ValueNode.is(node)) throw new Error(`${column} is sealed: it takes values only`);
    const { value } = node;
    if (value instanceof ValuePlaceholder) throw new Error(`${column} is sealed: a prepared query cannot write it`);
    if (typeof value !== 'string' || remainder(value) === value)
      return { clear: node, sealed: ValueNode.createImmediate(null) };
    return { clear: ValueNode.create(remainder(value)), sealed: ValueNode.create(sealCell(this.seals, value)) };
  }
}

function columnsOf(table: OperationNode | undefined): readonly SealedColumn[] {
  if (!table || !TableNode.is(table)) return [];
  const { name } = table.table.identifier;
  return sealedColumns.filter((one) => one.table === name);
}
