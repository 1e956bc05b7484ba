import type { MeetingChannel } from '../../../core/meetings/appointment';
import { deleteRowsOf } from '../../sql/guest-erasure';
import type { TableMigration } from '../../sql/table-migration';
import type { Column, CreatedTables, Row } from '../../sql/table-columns';

const creates = {
  appointments: {
    appointment_id: 'text key',
    contact_id: 'text -> contacts.contact_id',
    consultant_id: 'text -> consultants.consultant_id',
    /** `Scheduled` or `Canceled`; an appointment whose end has passed is read as `Completed`. */
    status: 'text',
    starts_at: 'bigint',
    ends_at: 'bigint',
    way: 'text' as Column<MeetingChannel>,
    purpose: 'text',
    notes: 'text',
    record_type_name: 'text',
    revision: 'integer',
    request_key: 'text',
    created_at: 'bigint',
    appointments_once: { unique: ['contact_id', 'request_key'] },
  },
} as const satisfies CreatedTables;

declare module '../../sql/line-database' {
  interface LineDatabase {
    readonly appointments: Row<typeof creates.appointments>;
  }
}

export const meetingTables: TableMigration = {
  name: '023-meetings',
  inCopy: { appointments: { chapter: 'appointments' } },
  eraseGuest: deleteRowsOf('appointments'),
  sealed: [{ table: 'appointments', column: 'notes', key: ['appointment_id'], remainder: () => '' }],
  indexes: {
    appointments_by_consultant: { appointments: ['consultant_id', 'starts_at'] },
    contacts_by_opportunity: { contacts: ['opportunity_id'] },
  },
  creates,
};
