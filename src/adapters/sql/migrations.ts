import { foundTables } from './found-tables';
import type { TableMigration } from './table-migration';

const isMigration = (exported: unknown): exported is TableMigration =>
  typeof exported === 'object' && exported !== null && 'name' in exported && 'up' in exported;

/** All migrations run wherever the database is opened, whichever systems are configured. */
export const migrations: readonly TableMigration[] = Object.values(foundTables)
  .flatMap((file) => Object.values(file))
  .filter(isMigration)
  .toSorted((one, other) => one.name.localeCompare(other.name));

/**
 * Tables that a reset empties, from the newest migration back to the oldest, because no table refers to a younger one.
 */
export const resetTables = migrations.toReversed().flatMap(({ tables = [] }) => tables);
