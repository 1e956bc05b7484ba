import { Migrator, PostgresAdapter, sql, type Kysely } from 'kysely';
import type { LineDatabase } from './line-database';
import { migrations } from './migrations';

/** Two nodes may start at once: on PostgreSQL the second waits here. SQLite has one writer anyway. */
const startLock = 7_001_001;

export async function migrateToLatest(db: Kysely<LineDatabase>): Promise<void> {
  await db.connection().execute(async (connection) => {
    const isPostgres = connection.getExecutor().adapter instanceof PostgresAdapter;
    if (isPostgres) await sql`select pg_advisory_lock(${sql.lit(startLock)})`.execute(connection);
    try {
      await migrate(connection);
    } finally {
      if (isPostgres) await sql`select pg_advisory_unlock(${sql.lit(startLock)})`.execute(connection);
    }
  });
}

async function migrate(connection: Kysely<LineDatabase>): Promise<void> {
  const migrator = new Migrator({ db: connection, provider: { getMigrations: async () => ({ ...migrations }) } });
  const { error } = await migrator.migrateToLatest();
  if (error) throw error;
}
