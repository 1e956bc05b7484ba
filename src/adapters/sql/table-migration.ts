import type { Migration } from 'kysely';
import type { EraseGuest, EraseTrip } from './guest-erasure';
import type { LineDatabase } from './line-database';
import type { SealedColumn } from './sealed-column';

/** One step of the database's schema, in the file of the feature that needs it. */
export interface TableMigration extends Migration {
  /** Migrations run in the order of their names. One that has shipped is never edited or renamed: add the next one. */
  readonly name: string;
  /** Tables that a reset of the sample line empties, in this order: a table stands before those that it refers to. */
  readonly tables?: readonly (keyof LineDatabase)[];
  /** Columns of these tables that hold guests' data. */
  readonly sealed?: readonly SealedColumn[];
  readonly eraseGuest?: EraseGuest;
  readonly eraseTrip?: EraseTrip;
  /** Indexes by their names, each with its table and columns, which are made after `up`. */
  readonly indexes?: Readonly<Record<string, Readonly<Record<string, readonly string[]>>>>;
}
