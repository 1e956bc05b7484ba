import { existsSync } from 'node:fs';
import { join } from 'node:path';
import Database from 'libsql';
import type { DatabaseLocation } from '../open-database';
import { openMaintenanceClient } from '../postgres-pool';
import { BackupError } from './backup-file';

export type DumpedRow = Readonly<Record<string, unknown>>;

interface Snapshot {
  readonly tables: readonly string[];
  rowsOf(table: string): AsyncIterable<DumpedRow>;
  close(): Promise<void>;
}

export const openSnapshot = ({ databaseUrl, dataFolder }: DatabaseLocation): Promise<Snapshot> =>
  databaseUrl ? openPostgresSnapshot(databaseUrl) : openSqliteSnapshot(join(dataFolder, 'line.sqlite'));

/** A deferred transaction, which unlike those of the site's own driver lets others write. */
async function openSqliteSnapshot(file: string): Promise<Snapshot> {
  if (!existsSync(file))
    throw new BackupError(`There is no database ${file}: set DATABASE_URL, or the site’s DATA_DIR`);
  const database = new Database(file);
  database.pragma('busy_timeout = 4000');
  database.exec('begin');
  const tables = database
    .prepare(`select name from sqlite_master where type = 'table' and name not like 'sqlite_%' order by name`)
    .all([]) as readonly { readonly name: string }[];
  return {
    tables: tables.map(({ name }) => name),
    async *rowsOf(table) {
      yield* database.prepare(`select * from "${table}"`).iterate([]) as Iterable<DumpedRow>;
    },
    close: async () => {
      database.exec('rollback');
      database.close();
    },
  };
}

const rowsAtOnce = 200;

async function openPostgresSnapshot(connectionString: string): Promise<Snapshot> {
  const client = await openMaintenanceClient(connectionString);
  await client.query('begin isolation level repeatable read read only');
  const { rows } = await client.query<{ name: string }>(
    `select table_name as name from information_schema.tables
     where table_schema = current_schema() and table_type = 'BASE TABLE' order by 1`,
  );
  return {
    tables: rows.map(({ name }) => name),
    async *rowsOf(table) {
      await client.query(`declare table_rows cursor for select * from "${table}"`);
      for (;;) {
        const fetchedRows = await client.query<DumpedRow>(`fetch ${rowsAtOnce} from table_rows`);
        yield* fetchedRows.rows;
        if (fetchedRows.rows.length < rowsAtOnce) break;
      }
      await client.query('close table_rows');
    },
    close: client.end,
  };
}
