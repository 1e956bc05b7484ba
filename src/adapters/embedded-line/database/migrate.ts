import { Migrator, type Kysely } from 'kysely';
import type { LineDatabase } from './line-database';
import { migrations } from './migrations';
import { whileMigrating } from './one-at-a-time';

export async function migrateToLatest(db: Kysely<LineDatabase>): Promise<void> {
  await db.connection().execute((connection) => whileMigrating(connection, () => migrate(connection)));
}

async function migrate(connection: Kysely<LineDatabase>): Promise<void> {
  const migrator = new Migrator({ db: connection, provider: { getMigrations: async () => ({ ...migrations }) } });
  const { error } = await migrator.migrateToLatest();
  if (error) throw error;
}
