import { PostgresAdapter } from 'kysely';
import type { OpenDatabase } from './line-database';

export const isPostgres = (db: OpenDatabase): boolean => db.getExecutor().adapter instanceof PostgresAdapter;
