import { mkdirSync } from 'node:fs';
import { join } from 'node:path';
import { Kysely } from 'kysely';
import type { LineDatabase } from './line-database';
import { migrateToLatest } from './migrate';
import { postgresDialect } from './postgres-dialect';
import { SqliteDialect } from './sqlite-dialect';

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
  mkdirSync(dataFolder, { recursive: true });
  return new SqliteDialect(join(dataFolder, 'line.sqlite'));
}
