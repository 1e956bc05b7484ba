import type { CreatedTables, Row } from '../../sql/table-columns';
import type { TableMigration } from '../../sql/table-migration';
import { forgetOldPageViews } from './page-views';

const creates = {
  page_views: { day: 'text', address: 'text', views: 'bigint', page_views_key: { key: ['day', 'address'] } },
} as const satisfies CreatedTables;

declare module '../../sql/line-database' {
  interface LineDatabase {
    /** A count says nothing of who asked. `day` is a date in UTC. */
    readonly page_views: Row<typeof creates.page_views>;
  }
}

export const pageViewTables: TableMigration = { name: '111-page-views', forgetOld: forgetOldPageViews, creates };
