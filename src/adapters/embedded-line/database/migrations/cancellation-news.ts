import type { Migration } from 'kysely';

/** `reservation-news.ts` takes its place. */
export const createCancellationNews: Migration = {
  async up(db) {
    await db.schema.createTable('cancellation_news')
      .addColumn('reservation_id', 'text', (column) => column.primaryKey().references('reservations.reservation_id'))
      .addColumn('status_before', 'text', (column) => column.notNull())
      .addColumn('paid', 'integer', (column) => column.notNull())
      .addColumn('kept', 'integer', (column) => column.notNull())
      .addColumn('back', 'integer', (column) => column.notNull())
      .addColumn('telling_until', 'bigint', (column) => column.notNull())
      .addColumn('told_at', 'bigint')
      .execute();
  },
};
