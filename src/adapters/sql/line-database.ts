import type { Kysely, Transaction } from 'kysely';

/**
 * This type has every table of the embedded systems, on SQLite and on PostgreSQL alike: plain dates are text
 * `YYYY-MM-DD`, instants milliseconds since 1970, money integer minor units, yes and no 1 and 0, lists and objects JSON
 * text. Each `*-tables.ts` adds its own tables by declaration merging, beside the migration that creates them.
 */
// oxlint-disable-next-line typescript/no-empty-object-type
export interface LineDatabase {}

export type OpenDatabase = Kysely<LineDatabase>;
export type OpenTransaction = Transaction<LineDatabase>;
