import { PostgresAdapter, type Kysely } from 'kysely';
import type { LineDatabase } from './line-database';

export const isPostgres = (db: Kysely<LineDatabase>): boolean => db.getExecutor().adapter instanceof PostgresAdapter;
