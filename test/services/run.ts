import type { Pool } from './pool';

/** What jest's global setup hands on to its teardown. */
export const run: { pool?: Pool } = {};
