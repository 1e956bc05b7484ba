import type { TableMigration } from '../sql/table-migration';

/** When a message to a guest was recorded; null in rows of a release that did not store the time. */
export const addMessageTimes: TableMigration = {
  name: '087-message-times',
  async up(db) {
    await db.schema.alterTable('reservation_news').addColumn('noted_at', 'bigint').execute();
  },
};
