import type { SurveyStatus } from '../../../core/preferences/preference-record';
import { deleteRowsOf } from '../../sql/guest-erasure';
import type { TableMigration } from '../../sql/table-migration';

declare module '../../sql/line-database' {
  interface LineDatabase {
    /**
     * Each guest has one row. `answers`: answer keys by question key, sealed (`GuestSeals`), or in clear text from
     * earlier releases.
     */
    readonly guest_preferences: {
      preference_id: string;
      contact_id: string;
      answers: string;
      status: SurveyStatus | null;
      at_question: string | null;
      changed_at: number;
    };
  }
}

export const preferenceTables: TableMigration = {
  name: '020-preferences',
  inCopy: { guest_preferences: { chapter: 'preferences' } },
  tables: ['guest_preferences'],
  eraseGuest: deleteRowsOf('guest_preferences'),
  async up(db) {
    await db.schema
      .createTable('guest_preferences')
      .addColumn('preference_id', 'text', (column) => column.primaryKey())
      .addColumn('contact_id', 'text', (column) => column.notNull().unique().references('contacts.contact_id'))
      .addColumn('answers', 'text', (column) => column.notNull())
      .addColumn('status', 'text')
      .addColumn('at_question', 'text')
      .addColumn('changed_at', 'bigint', (column) => column.notNull())
      .execute();
  },
};
