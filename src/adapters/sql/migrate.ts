import { setTimeout as sleep } from 'node:timers/promises';
import { type Kysely, type MigrationResultSet, Migrator, sql } from 'kysely';
import { createTables } from './table-columns';
import { withMigrationLock } from './database-locks';
import { isPostgres } from './is-postgres';
import type { OpenDatabase } from './line-database';
import { migrations } from './migrations';
import { addTableChangeTriggers } from './table-change-triggers';
import type { TableMigration } from './table-migration';

interface MigrationState {
  readonly pending: readonly string[];
  /** Migrations of a newer build. By expand and contract this build runs on them (decision 0066). */
  readonly newer: readonly string[];
  readonly isEmpty: boolean;
}

export async function readMigrationState(
  db: OpenDatabase,
  ours: readonly TableMigration[] = migrations,
): Promise<MigrationState> {
  const tableQuery = isPostgres(db)
    ? sql<object>`select 1 where to_regclass('kysely_migration') is not null`
    : sql<object>`select 1 from sqlite_master where name = 'kysely_migration'`;
  const hasTable = (await tableQuery.execute(db)).rows.length > 0;
  const executedNames = hasTable
    ? (await sql<{ name: string }>`select name from kysely_migration`.execute(db)).rows.map(({ name }) => name)
    : [];
  const knownNames = ours.map(({ name }) => name).toSorted();
  return {
    pending: knownNames.filter((name) => !executedNames.includes(name)),
    newer: executedNames.filter((name) => !knownNames.includes(name)).toSorted(),
    isEmpty: executedNames.length === 0,
  };
}

/** Pending migrations are left to the operator's command. */
export class PendingMigrations extends Error {
  readonly code = 'MIGRATIONS';

  constructor([first, ...more]: readonly string[]) {
    super(
      `The database lacks ${1 + more.length} migrations of this version, the first is ${first}. ` +
        'Run `npm run migrate` (in the image `node dist/database.js migrate`) and start again, ' +
        'or set MIGRATE=start where a node may change the database itself.',
    );
  }
}

/** Other sessions used a table for so long that it could not be changed in between. */
export class MigrationBlocked extends Error {
  readonly code = 'MIGRATION_BLOCKED';

  constructor(name: string, waitedMs: number) {
    super(
      `Migration ${name} found its table in use for ${Math.round(waitedMs / 1_000)} s, by a backup or a long query. ` +
        'Nothing of it was changed: run it again when that has ended.',
    );
  }
}

export interface MigrateOptions {
  /** How long to retry while tables are in use or another process migrates. */
  readonly giveUpAfterMs: number;
  readonly onMigrated?: (name: string) => void;
}

/**
 * Migrates without a statement timeout. A running site is migrated with one transaction per migration, so that no table
 * is locked for long.
 */
export async function migrateToLatest(
  db: OpenDatabase,
  options: MigrateOptions,
  ours: readonly TableMigration[] = migrations,
): Promise<void> {
  const work = (connection: OpenDatabase) => async () => {
    const state = await readMigrationState(connection, ours);
    const migrator = migratorFor(connection, ours, state);
    if (state.isEmpty) report(await migrator.migrateToLatest(), options);
    else for (const name of state.pending) report(await migrateOne(migrator, name, options), options);
  };
  await db.connection().execute((connection) => withMigrationLock(connection, options.giveUpAfterMs, work(connection)));
}

/** Migrations of a newer build count as done, and are not an error. */
const migratorFor = (db: OpenDatabase, ours: readonly TableMigration[], { newer }: MigrationState) =>
  new Migrator({
    db,
    allowUnorderedMigrations: true,
    provider: {
      getMigrations: async () =>
        Object.fromEntries([
          ...newer.map((name) => [name, { up: async () => undefined }] as const),
          ...ours.map((one) => [one.name, { up: (schema: Kysely<unknown>) => migrateTables(one, schema) }] as const),
        ]),
    },
  });

async function migrateTables({ creates = {}, up, indexes = {} }: TableMigration, db: Kysely<unknown>): Promise<void> {
  await createTables(db, creates);
  await up?.(db);
  for (const [name, tables] of Object.entries(indexes))
    for (const [table, columns] of Object.entries(tables))
      await db.schema
        .createIndex(name)
        .on(table)
        .columns([...columns])
        .execute();
  await addTableChangeTriggers(db);
}

async function migrateOne(
  migrator: Migrator,
  name: string,
  { giveUpAfterMs }: MigrateOptions,
): Promise<MigrationResultSet> {
  const startedAt = performance.now();
  for (let attempt = 1; ; attempt += 1) {
    const result = await migrator.migrateUp();
    if (!result.error || !isLockTimeout(result.error)) return result;
    const waitedMs = performance.now() - startedAt;
    if (waitedMs > giveUpAfterMs) throw new MigrationBlocked(name, waitedMs);
    await sleep((0.5 + Math.random()) * Math.min(200 * attempt, 2_000));
  }
}

function report({ error, results = [] }: MigrationResultSet, { onMigrated }: MigrateOptions): void {
  if (error) throw error;
  for (const { migrationName } of results) onMigrated?.(migrationName);
}

/** PostgreSQL answers `lock_not_available`, or a deadlock with a transaction of a node. */
const isLockTimeout = (error: unknown) =>
  error instanceof Error && 'code' in error && (error.code === '55P03' || error.code === '40P01');
