import { Migrator, type Kysely } from 'kysely';
import type { LineDatabase } from './line-database';
import { migrations } from './migrations';
import { withMigrationLock } from './database-locks';

export async function migrateToLatest(db: Kysely<LineDatabase>): Promise<void> {
  await db.connection().execute((connection) => withMigrationLock(connection, () => migrate(connection)));
}

async function migrate(connection: Kysely<LineDatabase>): Promise<void> {
  const migrator = new Migrator({
    db: connection,
    provider: { getMigrations: async () => Object.fromEntries(migrations.map((one) => [one.name, one])) },
  });
  const { error } = await migrator.migrateToLatest();
  if (error) throw error;
}
