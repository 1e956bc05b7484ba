import type { MeetingChannel } from '../../../core/meetings/appointment';
import { deleteRowsOf } from '../../sql/guest-erasure';
import type { TableMigration } from '../../sql/table-migration';

declare module '../../sql/line-database' {
  interface LineDatabase {
    readonly appointments: {
      appointment_id: string;
      contact_id: string;
      consultant_id: string;
      /** `Scheduled` or `Canceled`; an appointment whose end has passed is read as `Completed`. */
      status: string;
      starts_at: number;
      ends_at: number;
      way: MeetingChannel;
      purpose: string;
      notes: string;
      record_type_name: string;
      revision: number;
      request_key: string;
      created_at: number;
    };
  }
}

export const meetingTables: TableMigration = {
  name: '023-meetings',
  inCopy: { appointments: { chapter: 'appointments' } },
  tables: ['appointments'],
  eraseGuest: deleteRowsOf('appointments'),
  sealed: [{ table: 'appointments', column: 'notes', key: ['appointment_id'], remainder: () => '' }],
  indexes: {
    appointments_by_consultant: { appointments: ['consultant_id', 'starts_at'] },
    contacts_by_opportunity: { contacts: ['opportunity_id'] },
  },
  async up(db) {
    await db.schema
      .createTable('appointments')
      .addColumn('appointment_id', 'text', (column) => column.primaryKey())
      .addColumn('contact_id', 'text', (column) => column.notNull().references('contacts.contact_id'))
      .addColumn('consultant_id', 'text', (column) => column.notNull().references('consultants.consultant_id'))
      .addColumn('status', 'text', (column) => column.notNull())
      .addColumn('starts_at', 'bigint', (column) => column.notNull())
      .addColumn('ends_at', 'bigint', (column) => column.notNull())
      .addColumn('way', 'text', (column) => column.notNull())
      .addColumn('purpose', 'text', (column) => column.notNull())
      .addColumn('notes', 'text', (column) => column.notNull())
      .addColumn('record_type_name', 'text', (column) => column.notNull())
      .addColumn('revision', 'integer', (column) => column.notNull())
      .addColumn('request_key', 'text', (column) => column.notNull())
      .addColumn('created_at', 'bigint', (column) => column.notNull())
      .addUniqueConstraint('appointments_once', ['contact_id', 'request_key'])
      .execute();
  },
};
