import { foundTables } from './found-tables';
import type { LineDatabase } from './line-database';
import type { TableMigration } from './table-migration';

const isMigration = (candidate: unknown): candidate is TableMigration =>
  typeof candidate === 'object' && candidate !== null && 'name' in candidate;

/** All migrations run wherever the database is opened, whichever systems are configured. */
export const migrations: readonly TableMigration[] = Object.values(foundTables)
  .flatMap((file) => Object.values(file))
  .filter(isMigration)
  .toSorted((one, other) => one.name.localeCompare(other.name));

/**
 * Tables that a reset empties, from the newest migration back to the oldest, because no table refers to a younger one.
 */
export const resetTables = migrations
  .toReversed()
  .flatMap(({ creates = {}, outliveReset = [] }) =>
    (Object.keys(creates) as (keyof LineDatabase)[]).toReversed().filter((table) => !outliveReset.includes(table)),
  );
