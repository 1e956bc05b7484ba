import type { Migration } from 'kysely';
import type { CreatedTables } from './table-columns';
import type { EraseGuest, EraseTrip } from './guest-erasure';
import type { LineDatabase } from './line-database';
import type { ForgetHolds, ForgetOld } from './retention';
import type { SealedColumn } from './sealed-column';

/** The chapter of a guest's copy with the data of a table, by its name in the copied file, or why no chapter has them. */
type ChapterOfTable = { readonly chapter: string } | { readonly leftOut: string };

/** One migration of the database's schema, in the file of the feature that needs it. */
export interface TableMigration extends Partial<Migration> {
  /** Migrations run in the order of their names. A released one is never edited or renamed: add another one instead. */
  readonly name: string;
  /** Tables that it creates, before `up`: a table comes after those to which it refers. */
  readonly creates?: { readonly [Table in keyof LineDatabase]?: CreatedTables[string] };
  /** A reset of the sample line empties the other tables, in the opposite order. */
  readonly outliveReset?: readonly (keyof LineDatabase)[];
  readonly sealed?: readonly SealedColumn[];
  /** Each table that has the id of a guest states its chapter, so that none is missing in a guest's copy (H60). */
  readonly inCopy?: { readonly [Table in keyof LineDatabase]?: ChapterOfTable };
  readonly eraseGuest?: EraseGuest;
  readonly eraseTrip?: EraseTrip;
  readonly forgetOld?: ForgetOld;
  readonly forgetHolds?: ForgetHolds;
  /** Indexes by name, each with its table and columns; they are created after `up`. */
  readonly indexes?: Readonly<Record<string, Readonly<Record<string, readonly string[]>>>>;
}
