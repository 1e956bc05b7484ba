import { chmodSync, closeSync, existsSync, openSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { Unavailable } from '../../core/shared/unavailable';
import { Kysely } from 'kysely';
import type { LineDatabase, OpenDatabase } from './line-database';
import { makeFolder } from './make-folder';
import { type MigrateOptions, migrateToLatest, PendingMigrations, readMigrationState } from './migrate';
import { postgresDialect, postgresMaintenanceDialect } from './postgres-dialect';
import type { PostgresOptions } from './postgres-pool';
import { SqliteDialect } from './sqlite-dialect';

const ownerOnly = 0o600;

export interface DatabaseLocation extends PostgresOptions {
  readonly databaseUrl?: string | undefined;
  readonly dataFolder: string;
  /**
   * False leaves pending migrations to a command. An empty database always gets them, so that a first run needs no
   * command.
   */
  readonly migratesAtStart?: boolean;
}

/** Migrations give up before orchestrators stop waiting for a node to become ready. */
const migrateAtStart: MigrateOptions = { giveUpAfterMs: 60_000 };

/** @throws PendingMigrations when the schema is older than this build and a command must migrate it. */
export async function openDatabase(location: DatabaseLocation): Promise<OpenDatabase> {
  const db = connectDatabase(location);
  try {
    const { pending, isEmpty } = await readMigrationState(db);
    if (pending.length > 0 && !isEmpty && location.migratesAtStart === false) throw new PendingMigrations(pending);
    if (pending.length > 0) await migrateDatabase(db, location, migrateAtStart);
  } catch (error) {
    await db.destroy();
    throw error;
  }
  return db;
}

/** PostgreSQL is migrated over a connection of its own without a statement timeout. */
export async function migrateDatabase(
  db: OpenDatabase,
  location: DatabaseLocation,
  options: MigrateOptions,
): Promise<void> {
  if (!location.databaseUrl) return migrateToLatest(db, options);
  await withMaintenance(location, (unlimitedDb) => migrateToLatest(unlimitedDb, options));
}

/** Operator commands need one connection without a statement timeout. */
export const openMaintenance = (location: DatabaseLocation): OpenDatabase =>
  location.databaseUrl
    ? new Kysely<LineDatabase>({ dialect: postgresMaintenanceDialect(location.databaseUrl) })
    : connectDatabase(location);

export async function withMaintenance<T>(
  location: DatabaseLocation,
  work: (db: OpenDatabase) => Promise<T>,
): Promise<T> {
  const db = openMaintenance(location);
  try {
    return await work(db);
  } finally {
    await db.destroy();
  }
}

export const connectDatabase = (location: DatabaseLocation): OpenDatabase =>
  new Kysely<LineDatabase>({ dialect: dialectFor(location) });

function dialectFor({ databaseUrl, dataFolder, ...options }: DatabaseLocation) {
  if (databaseUrl) return postgresDialect(databaseUrl, options);
  if (dataFolder === ':memory:') return new SqliteDialect(dataFolder);
  const file = join(dataFolder, 'line.sqlite');
  try {
    makeFolder(dataFolder, 0o700);
    restrictToOwner(file);
  } catch (error) {
    const reason = `DATA_DIR (${dataFolder}) cannot hold it: ${error instanceof Error ? error.message : String(error)}`;
    throw new Unavailable('database', { cause: new Error(reason, { cause: error }) });
  }
  return new SqliteDialect(file);
}

/**
 * Only the site's own user may read guests' data (reliability F9). SQLite gives its other files the mode of this one.
 */
function restrictToOwner(file: string): void {
  closeSync(openSync(file, 'a', ownerOnly));
  for (const path of [file, `${file}-wal`, `${file}-shm`])
    if (existsSync(path) && (statSync(path).mode & 0o777) !== ownerOnly) chmodSync(path, ownerOnly);
}
