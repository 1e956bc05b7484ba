import type { ReservationChange } from '../../core/engine/reservation-news.port';
import type { TableMigration } from '../sql/table-migration';

declare module '../sql/line-database' {
  interface LineDatabase {
    readonly reservation_news: {
      reservation_id: string;
      kind: ReservationChange['kind'];
      /** 1 for a reservation that lapsed or was cancelled without ever having had a suite. */
      was_in_line: number;
      paid: number;
      kept: number;
      back: number;
      telling_until: number;
      told_at: number | null;
      noted_at: number | null;
    };
  }
}

export const reservationNewsTables: TableMigration = {
  name: '041-reservation-news',
  tables: ['reservation_news'],
  indexes: { reservation_news_untold: { reservation_news: ['told_at', 'telling_until'] } },
  async up(db) {
    await db.schema
      .createTable('reservation_news')
      .addColumn('reservation_id', 'text', (column) => column.notNull().references('reservations.reservation_id'))
      .addColumn('kind', 'text', (column) => column.notNull())
      .addColumn('was_in_line', 'integer', (column) => column.notNull())
      .addColumn('paid', 'integer', (column) => column.notNull())
      .addColumn('kept', 'integer', (column) => column.notNull())
      .addColumn('back', 'integer', (column) => column.notNull())
      .addColumn('telling_until', 'bigint', (column) => column.notNull())
      .addColumn('told_at', 'bigint')
      .addPrimaryKeyConstraint('reservation_news_key', ['reservation_id', 'kind'])
      .execute();
  },
};
