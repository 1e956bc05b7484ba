import type { Migration } from 'kysely';

export interface CancellationNewsTables {
  /** A reservation that was ended by command, for the letter to its guest. */
  readonly cancellation_news: {
    reservation_id: string;
    /** BK, OF or WL. */
    status_before: string;
    paid: number;
    kept: number;
    back: number;
    /** Whoever writes the letter has until then. */
    telling_until: number;
    told_at: number | null;
  };
}

export const cancellationNewsTableNames = ['cancellation_news'] as const;

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
