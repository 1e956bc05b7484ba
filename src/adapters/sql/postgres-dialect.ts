import { type Dialect, PostgresDialect } from 'kysely';

export type PoolUse = Readonly<Record<'busy' | 'idle' | 'waiting', number>>;

export interface PostgresOptions {
  readonly poolSize?: number | undefined;
  readonly onPool?: ((use: () => PoolUse) => void) | undefined;
  readonly onIdleError?: ((error: Error) => void) | undefined;
  readonly onCircuit?: ((isOpen: boolean, error?: unknown) => void) | undefined;
}

/** A pool, and the packages that it needs, are loaded with the first statement: a line on SQLite never needs them. */
const loadPools = () => import('./postgres-pool');

export const postgresDialect = (databaseUrl: string, options: PostgresOptions): Dialect =>
  new PostgresDialect({ pool: async () => (await loadPools()).openPool(databaseUrl, options) });

/** For migrations and operator commands: one connection without a statement timeout. */
export const postgresMaintenanceDialect = (databaseUrl: string): Dialect =>
  new PostgresDialect({ pool: async () => (await loadPools()).openMaintenancePool(databaseUrl) });
