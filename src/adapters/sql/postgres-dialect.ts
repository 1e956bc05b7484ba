import { type Dialect, PostgresDialect } from 'kysely';
import type { PostgresOptions } from './postgres-pool';

/** A pool, and the packages that it needs, are loaded with the first statement: a line on SQLite never needs them. */
const loadPools = () => import('./postgres-pool');

export const postgresDialect = (databaseUrl: string, options: PostgresOptions): Dialect =>
  new PostgresDialect({ pool: async () => (await loadPools()).openPool(databaseUrl, options) });

/** For migrations and operator commands: one connection without a statement timeout. */
export const postgresMaintenanceDialect = (databaseUrl: string): Dialect =>
  new PostgresDialect({ pool: async () => (await loadPools()).openMaintenancePool(databaseUrl) });
