import { deleteRowsOf } from '../../sql/guest-erasure';
import { sql } from 'kysely';
import type { TableMigration } from '../../sql/table-migration';
import type { Column, CreatedTables, Row } from '../../sql/table-columns';

const creates = {
  consents: {
    consent_id: 'text key',
    contact_id: 'text',
    subject: 'text',
    is_given: 'integer',
    wording: 'text',
    source: 'text',
    given_at: 'bigint',
  },
  deletion_requests: {
    request_id: 'text key',
    contact_id: 'text',
    asked_at: 'bigint',
    state: 'text' as Column<'open' | 'withdrawn' | 'carried-out'>,
    settled_at: 'bigint?',
  },
} as const satisfies CreatedTables;

declare module '../../sql/line-database' {
  interface LineDatabase {
    readonly deletion_requests: Row<typeof creates.deletion_requests>;
    /** `consent_id` is a form's submission id with the field's name, so that a repeated lead adds nothing (D2). */
    readonly consents: Row<typeof creates.consents>;
  }
}

/** Contacts are no foreign key here, because a lead is accepted even when the CRM no longer knows its guest (D1). */
export const privacyTables: TableMigration = {
  name: '022-privacy',
  inCopy: { consents: { chapter: 'consents' }, deletion_requests: { chapter: 'deletionRequests' } },
  eraseGuest: deleteRowsOf('consents'),
  indexes: { consents_by_contact: { consents: ['contact_id', 'given_at'] } },
  creates,
  async up(db) {
    // A guest has one open request, even when two nodes open one at the same moment.
    await sql`create unique index deletion_requests_open on deletion_requests (contact_id) where state = 'open'`.execute(
      db,
    );
  },
};
