import { readdirSync, statSync } from 'node:fs';
import { join } from 'node:path';
import type { Insertable } from 'kysely';
import { insertRows } from '../insert-rows';
import type { LineDatabase, OpenDatabase } from '../line-database';
import { makeFolder } from '../make-folder';
import { migrateToLatest, readMigrationState } from '../migrate';
import { migrations, resetTables } from '../migrations';
import type { DatabaseLocation } from '../open-database';
import { BackupError, readBackupFile, writeBackupFile } from './backup-file';
import { type DumpedRow, openSnapshot } from './snapshot';

const ending = '.backup';
const maxRowsOfLine = 500;
const maxCharactersOfLine = 1_000_000;
const migrationTable = 'kysely_migration';

type Counts = Readonly<Record<string, number>>;

/**
 * The first line of a backup. Each other line has rows of one table, and the last line has the number of rows of each
 * table.
 */
interface Head {
  readonly madeAt: string;
  readonly migrations: readonly string[];
}
interface Rows {
  readonly table: string;
  readonly rows: readonly DumpedRow[];
}

export interface BackupReport {
  readonly path: string;
  readonly madeAt: string;
  readonly counts: Counts;
}

/** Writes one consistent state of the whole database to a new file in `folder`, while the site runs. */
export async function backUp(location: DatabaseLocation, folder: string, key?: Buffer): Promise<BackupReport> {
  makeFolder(folder, 0o700);
  const madeAt = new Date().toISOString();
  const path = join(folder, `landfall-${madeAt.replace(/[:.]/g, '-')}${ending}`);
  const snapshot = await openSnapshot(location);
  if (!snapshot.tables.includes(migrationTable)) {
    await snapshot.close();
    throw new BackupError(
      'The database is empty, so that there is nothing to back up: is DATABASE_URL that of the site?',
    );
  }
  const counts: Record<string, number> = {};
  const lines = async function* () {
    const appliedNames: string[] = [];
    for await (const { name } of snapshot.rowsOf(migrationTable)) appliedNames.push(String(name));
    yield JSON.stringify({ madeAt, migrations: appliedNames.toSorted() } satisfies Head);
    for (const table of loadOrder(snapshot.tables.filter((name) => !name.startsWith('kysely_')))) {
      let count = 0;
      for await (const line of linesOf(table, snapshot.rowsOf(table))) {
        count += line.count;
        yield line.text;
      }
      counts[table] = count;
    }
    yield JSON.stringify({ counts });
  };
  try {
    await writeBackupFile(path, lines(), key);
  } finally {
    await snapshot.close();
  }
  return { path, madeAt, counts };
}

async function* linesOf(table: string, rows: AsyncIterable<DumpedRow>) {
  let texts: string[] = [];
  let characters = 0;
  const line = () => ({ count: texts.length, text: `{"table":"${table}","rows":[${texts.join(',')}]}` });
  for await (const row of rows) {
    const text = JSON.stringify(row);
    texts.push(text);
    characters += text.length;
    if (texts.length < maxRowsOfLine && characters < maxCharactersOfLine) continue;
    yield line();
    texts = [];
    characters = 0;
  }
  if (texts.length > 0) yield line();
}

export function findBackup(path: string): string {
  if (!statSync(path, { throwIfNoEntry: false })?.isDirectory()) return path;
  const newest = readdirSync(path)
    .filter((name) => name.endsWith(ending))
    .toSorted()
    .at(-1);
  if (newest === undefined) throw new BackupError(`${path}: holds no backup`);
  return join(path, newest);
}

const limits = { giveUpAfterMs: 60_000 };

/**
 * Fills an empty database from a backup of SQLite or PostgreSQL: its schema at that time, every row in one transaction,
 * and the migrations since. @throws BackupError when the database is not empty, or the backup is incomplete or of a
 * newer version
 */
export async function restore(db: OpenDatabase, path: string, key?: Buffer): Promise<BackupReport> {
  const lines = readBackupFile(path, key);
  const { madeAt, migrations: appliedNames } = await readHead(lines, path);
  const knownMigrations = migrations.filter(({ name }) => appliedNames.includes(name));
  if (knownMigrations.length < appliedNames.length)
    throw new BackupError(`${path}: was made by a newer version; restore it with that one`);
  const { isEmpty } = await readMigrationState(db);
  if (!isEmpty) throw new BackupError('The database is not empty: restore into a new one, then point the site at it');
  await migrateToLatest(db, limits, knownMigrations);
  const counts = await db.transaction().execute((transaction) => load(transaction, lines, path));
  await migrateToLatest(db, limits);
  return { path, madeAt, counts };
}

async function readHead(lines: AsyncGenerator<string>, path: string): Promise<Head> {
  const first = await lines.next();
  const head = first.done ? undefined : (JSON.parse(first.value) as Partial<Head>);
  if (!head?.madeAt || !head.migrations) throw new BackupError(`${path}: is no backup of this site`);
  return { madeAt: head.madeAt, migrations: head.migrations };
}

/** Rows are in the order of `loadOrder`: after those to which they refer. */
async function load(db: OpenDatabase, lines: AsyncGenerator<string>, path: string): Promise<Counts> {
  const counts: Record<string, number> = {};
  let expectedCounts: Counts | undefined;
  for await (const line of lines) {
    const lineContent = JSON.parse(line) as Partial<Rows> & { readonly counts?: Counts };
    if (lineContent.counts) expectedCounts = lineContent.counts;
    if (!lineContent.table || !lineContent.rows) continue;
    const table = lineContent.table as keyof LineDatabase;
    await insertRows(db, table, lineContent.rows as unknown as readonly Insertable<LineDatabase[typeof table]>[]);
    counts[table] = (counts[table] ?? 0) + lineContent.rows.length;
  }
  if (!expectedCounts) throw new BackupError(`${path}: ends too early`);
  const short = Object.entries(expectedCounts).find(([table, count]) => (counts[table] ?? 0) !== count);
  if (short) throw new BackupError(`${path}: rows of ${short[0]} are missing`);
  return expectedCounts;
}

/** Returns the reverse of the order of a reset: a table comes after those to which it refers. */
function loadOrder(tables: readonly string[]): readonly string[] {
  const order = resetTables.toReversed().map(String);
  const isOrdered = new Set(order);
  return [...order.filter((table) => tables.includes(table)), ...tables.filter((table) => !isOrdered.has(table))];
}
