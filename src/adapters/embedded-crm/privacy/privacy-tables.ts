import { deleteRowsOf } from '../../sql/guest-erasure';
import { sql } from 'kysely';
import type { TableMigration } from '../../sql/table-migration';

declare module '../../sql/line-database' {
  interface LineDatabase {
    readonly deletion_requests: {
      request_id: string;
      contact_id: string;
      asked_at: number;
      state: 'open' | 'withdrawn' | 'carried-out';
      settled_at: number | null;
    };
    /** `consent_id` is a form's submission id with the field's name, so that a repeated lead adds nothing (D2). */
    readonly consents: {
      consent_id: string;
      contact_id: string;
      subject: string;
      is_given: number;
      wording: string;
      source: string;
      given_at: number;
    };
  }
}

/** Contacts are no foreign key here, because a lead is accepted even when the CRM no longer knows its guest (D1). */
export const privacyTables: TableMigration = {
  name: '022-privacy',
  inCopy: { consents: { chapter: 'consents' }, deletion_requests: { chapter: 'deletionRequests' } },
  tables: ['deletion_requests', 'consents'],
  eraseGuest: deleteRowsOf('consents'),
  indexes: { consents_by_contact: { consents: ['contact_id', 'given_at'] } },
  async up(db) {
    await db.schema
      .createTable('deletion_requests')
      .addColumn('request_id', 'text', (column) => column.primaryKey())
      .addColumn('contact_id', 'text', (column) => column.notNull())
      .addColumn('asked_at', 'bigint', (column) => column.notNull())
      .addColumn('state', 'text', (column) => column.notNull())
      .addColumn('settled_at', 'bigint')
      .execute();
    // A guest has one open request, even when two nodes open one at the same moment.
    await sql`create unique index deletion_requests_open on deletion_requests (contact_id) where state = 'open'`.execute(
      db,
    );
    await db.schema
      .createTable('consents')
      .addColumn('consent_id', 'text', (column) => column.primaryKey())
      .addColumn('contact_id', 'text', (column) => column.notNull())
      .addColumn('subject', 'text', (column) => column.notNull())
      .addColumn('is_given', 'integer', (column) => column.notNull())
      .addColumn('wording', 'text', (column) => column.notNull())
      .addColumn('source', 'text', (column) => column.notNull())
      .addColumn('given_at', 'bigint', (column) => column.notNull())
      .execute();
  },
};
