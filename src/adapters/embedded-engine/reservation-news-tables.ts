import type { ReservationChange } from '../../core/engine/reservation-news.port';
import type { TableMigration } from '../sql/table-migration';
import type { Column, CreatedTables, Row } from '../sql/table-columns';

const creates = {
  reservation_news: {
    reservation_id: 'text -> reservations.reservation_id',
    kind: 'text' as Column<ReservationChange['kind']>,
    /** 1 for a reservation that lapsed or was cancelled without ever having had a suite. */
    was_in_line: 'integer',
    paid: 'integer',
    kept: 'integer',
    back: 'integer',
    telling_until: 'bigint',
    told_at: 'bigint?',
    reservation_news_key: { key: ['reservation_id', 'kind'] },
  },
} as const satisfies CreatedTables;

declare module '../sql/line-database' {
  interface LineDatabase {
    readonly reservation_news: Row<typeof creates.reservation_news> & { noted_at: number | null };
  }
}

export const reservationNewsTables: TableMigration = {
  name: '041-reservation-news',
  indexes: { reservation_news_untold: { reservation_news: ['told_at', 'telling_until'] } },
  creates,
};
