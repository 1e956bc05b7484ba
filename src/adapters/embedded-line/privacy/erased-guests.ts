import type { Migration } from 'kysely';

/** A contact whose guest was forgotten keeps its id alone. */
export const addErasedGuests: Migration = {
  async up(db) {
    await db.schema.alterTable('contacts').addColumn('erased_at', 'bigint').execute();
  },
};
