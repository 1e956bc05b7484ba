import { chmodSync, closeSync, existsSync, mkdirSync, openSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { Kysely } from 'kysely';
import type { LineDatabase } from './line-database';
import { migrateToLatest } from './migrate';
import { postgresDialect } from './postgres-dialect';
import { SqliteDialect } from './sqlite-dialect';

const ownerOnly = 0o600;

export interface DatabaseLocation {
  /** PostgreSQL when given, else SQLite in `dataFolder`. */
  readonly databaseUrl?: string | undefined;
  /** `:memory:` for a database that ends with the process. */
  readonly dataFolder: string;
  readonly onIdleError?: (error: Error) => void;
}

export async function openDatabase(location: DatabaseLocation): Promise<Kysely<LineDatabase>> {
  const db = connectDatabase(location);
  try {
    await migrateToLatest(db);
  } catch (error) {
    await db.destroy();
    throw error;
  }
  return db;
}

/** A database whose migrations somebody else has applied. */
export const connectDatabase = (location: DatabaseLocation): Kysely<LineDatabase> =>
  new Kysely<LineDatabase>({ dialect: dialectFor(location) });

function dialectFor({ databaseUrl, dataFolder, onIdleError = () => undefined }: DatabaseLocation) {
  if (databaseUrl) return postgresDialect(databaseUrl, onIdleError);
  if (dataFolder === ':memory:') return new SqliteDialect(dataFolder);
  mkdirSync(dataFolder, { recursive: true, mode: 0o700 });
  const file = join(dataFolder, 'line.sqlite');
  restrictToOwner(file);
  return new SqliteDialect(file);
}

/** Guests' data are read by the site's own user alone (reliability F9). SQLite gives its other files the mode of this one. */
function restrictToOwner(file: string): void {
  closeSync(openSync(file, 'a', ownerOnly));
  for (const path of [file, `${file}-wal`, `${file}-shm`])
    if (existsSync(path) && (statSync(path).mode & 0o777) !== ownerOnly) chmodSync(path, ownerOnly);
}
