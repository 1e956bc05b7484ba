import type { SurveyStatus } from '../../../core/preferences/preference-record';
import { deleteRowsOf } from '../../sql/guest-erasure';
import type { TableMigration } from '../../sql/table-migration';
import type { Column, CreatedTables, Row } from '../../sql/table-columns';

const creates = {
  guest_preferences: {
    preference_id: 'text key',
    contact_id: 'text unique -> contacts.contact_id',
    answers: 'text',
    status: 'text?' as Column<SurveyStatus | null>,
    at_question: 'text?',
    changed_at: 'bigint',
  },
} as const satisfies CreatedTables;

declare module '../../sql/line-database' {
  interface LineDatabase {
    /**
     * Each guest has one row. `answers`: answer keys by question key, sealed (`GuestSeals`), or in clear text from
     * earlier releases.
     */
    readonly guest_preferences: Row<typeof creates.guest_preferences>;
  }
}

export const preferenceTables: TableMigration = {
  name: '020-preferences',
  inCopy: { guest_preferences: { chapter: 'preferences' } },
  eraseGuest: deleteRowsOf('guest_preferences'),
  creates,
};
