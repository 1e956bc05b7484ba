import { type Dialect, PostgresAdapter, PostgresIntrospector, PostgresQueryCompiler } from 'kysely';
import { BatchingDriver } from './postgres-driver';
import type { GuardedPool, PostgresOptions } from './postgres-pool';
import { PostgresTableChanges } from './postgres-table-changes';

/** A pool, and the packages that it needs, are loaded with the first statement: a line on SQLite never needs them. */
const loadPools = () => import('./postgres-pool');

export const postgresDialect = (databaseUrl: string, options: PostgresOptions): Dialect =>
  observeDialect(async (onStatement) => (await loadPools()).openPool(databaseUrl, { ...options, onStatement }));

/** Migrations and operator commands use one connection without a statement timeout. */
export const postgresMaintenanceDialect = (databaseUrl: string): Dialect =>
  observeDialect(async (onStatement) => (await loadPools()).openMaintenancePool(databaseUrl, { onStatement }));

class ObservantAdapter extends PostgresAdapter {
  constructor(readonly changes: PostgresTableChanges) {
    super();
  }
}

function observeDialect(open: (onStatement: (statement: string) => void) => Promise<GuardedPool>): Dialect {
  const changes = new PostgresTableChanges();
  return {
    createDriver: () =>
      new BatchingDriver(
        () => open((statement) => changes.reads.noteStatement(statement)),
        () => changes.noteWrite(),
      ),
    createQueryCompiler: () => new PostgresQueryCompiler(),
    createIntrospector: (db) => new PostgresIntrospector(db),
    createAdapter: () => new ObservantAdapter(changes),
  };
}
