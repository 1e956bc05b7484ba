import { CsvError, parse } from 'csv-parse/sync';
import type { ImportRefusal } from './import-report';
import type { TableSchema } from './table-schemas';

export interface TableRow<Row> {
  readonly values: Row;
  readonly at: (column?: keyof Row & string) => string;
}

export interface ReadTable<Row> {
  readonly rows: readonly TableRow<Row>[];
  readonly refusals: readonly ImportRefusal[];
}

interface CsvRecord {
  readonly record: readonly string[];
  readonly info: { readonly lines: number };
}

/** Returns the valid rows of a table, and the mistakes of the others with file, line, column and reason (RFC 4180). */
export function readTable<Row>(bytes: Uint8Array, { file, schema, key }: TableSchema<Row>): ReadTable<Row> {
  const records = parseRecords(bytes);
  if ('reason' in records) return refuse(`${file}:${records.line}`, records.reason);
  const [head, ...body] = records;
  if (!head) return refuse(`${file}:1`, 'has no line that names its columns');
  const columns = head.record;
  const wrongHead = faultsOfHead(columns, schema.describe().keys as Readonly<Record<string, ColumnFlags>>);
  if (wrongHead.length > 0)
    return { rows: [], refusals: wrongHead.map(({ column, reason }) => ({ where: `${file}:1:${column}`, reason })) };
  const rows: TableRow<Row>[] = [];
  const refusals: ImportRefusal[] = [];
  const lineOf = new Map<string, number>();
  for (const { record, info } of body) {
    const at = (column?: string) => {
      const index = column === undefined ? -1 : columns.indexOf(column);
      return `${file}:${info.lines}${index < 0 ? '' : `:${index + 1}`}`;
    };
    if (record.length !== columns.length) {
      refusals.push({ where: at(), reason: `has ${record.length} values, not ${columns.length}` });
      continue;
    }
    const cells = columns.flatMap((column, index) => (record[index] === '' ? [] : [[column, record[index]] as const]));
    const { value, error } = schema.validate(Object.fromEntries(cells), { abortEarly: false, convert: true });
    if (error) {
      for (const { path, message } of error.details) refusals.push({ where: at(String(path[0])), reason: message });
      continue;
    }
    const name = key.map((column) => String((value as Row)[column])).join(' ');
    const first = lineOf.get(name);
    if (first !== undefined) refusals.push({ where: at(key[0]), reason: `${name} stands in line ${first} already` });
    else {
      lineOf.set(name, info.lines);
      rows.push({ values: value as Row, at });
    }
  }
  return { rows, refusals };
}

interface ColumnFlags {
  readonly flags?: { readonly presence?: string };
}

function faultsOfHead(
  columns: readonly string[],
  knownColumns: Readonly<Record<string, ColumnFlags>>,
): readonly { readonly column: number; readonly reason: string }[] {
  const missing = Object.entries(knownColumns)
    .filter(([name, { flags }]) => flags?.presence === 'required' && !columns.includes(name))
    .map(([name]) => ({ column: columns.length + 1, reason: `the column ${name} is missing` }));
  const wrong = columns.flatMap((name, index) => {
    if (!Object.hasOwn(knownColumns, name))
      return [
        {
          column: index + 1,
          reason: `there is no column “${name}”; there are ${Object.keys(knownColumns).join(', ')}`,
        },
      ];
    return columns.indexOf(name) === index ? [] : [{ column: index + 1, reason: `the column ${name} stands twice` }];
  });
  return [...wrong, ...missing];
}

function parseRecords(bytes: Uint8Array): readonly CsvRecord[] | { readonly line: number; readonly reason: string } {
  let text: string;
  try {
    text = new TextDecoder('utf-8', { fatal: true }).decode(bytes);
  } catch {
    return { line: 1, reason: 'is not encoded in UTF-8' };
  }
  try {
    return parse(text, {
      info: true,
      skip_empty_lines: true,
      trim: true,
      relax_column_count: true,
    }) as unknown as readonly CsvRecord[];
  } catch (error) {
    if (!(error instanceof CsvError)) throw error;
    return { line: Number(error['lines'] ?? 1), reason: `is no CSV: ${error.message}` };
  }
}

const refuse = (where: string, reason: string) => ({ rows: [], refusals: [{ where, reason }] });
