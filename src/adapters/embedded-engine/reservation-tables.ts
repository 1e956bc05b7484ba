import { none } from '../sql/sealed-column';
import type { TableMigration } from '../sql/table-migration';
import type { ReservationStatus } from '../../core/trips/trip';
import type { Column, CreatedTables, Row } from '../sql/table-columns';

const creates = {
  reservations: {
    reservation_id: 'text key',
    /** The origin is the hold or the request that made the reservation, so that a repeat finds it. */
    origin: 'text unique',
    itinerary_id: 'text',
    category: 'text',
    cabin_number: 'text?',
    status: 'text' as Column<ReservationStatus>,
    reserved_on: 'text',
    deposit_due_on: 'text?',
    final_due_on: 'text?',
    total: 'integer',
    deposit_paid: 'integer',
    total_paid: 'integer',
    onboard_credit: 'integer?',
    currency: 'text',
    package_name: 'text',
    start_on: 'text',
    end_on: 'text',
    created_at: 'bigint',
  },
  reservation_guests: {
    reservation_id: 'text -> reservations.reservation_id',
    position: 'integer',
    first_name: 'text',
    middle_name: 'text?',
    last_name: 'text',
    birthday: 'text?',
    email: 'text?',
    phone: 'text?',
    reservation_guests_key: { key: ['reservation_id', 'position'] },
  },
  reservation_lines: {
    reservation_id: 'text -> reservations.reservation_id',
    position: 'integer',
    label: 'text',
    amount: 'integer',
    reservation_lines_key: { key: ['reservation_id', 'position'] },
  },
  payments: {
    payment_id: 'text key',
    reservation_id: 'text -> reservations.reservation_id',
    amount: 'integer',
    currency: 'text',
    card_last4: 'text?',
    paid_at: 'bigint',
  },
  reservation_contacts: {
    reservation_id: 'text -> reservations.reservation_id',
    contact_id: 'text -> contacts.contact_id',
    state: 'text' as Column<'unconfirmed' | 'confirmed' | 'disowned'>,
    address: 'text?',
    linked_at: 'bigint',
    reservation_contacts_key: { key: ['reservation_id', 'contact_id'] },
  },
} as const satisfies CreatedTables;

declare module '../sql/line-database' {
  interface LineDatabase {
    readonly reservations: Row<typeof creates.reservations> & {
      /** The hold from which several suites were reserved together, one reservation each. Since migration 075. */
      group_id:
        | string
        | null /** The payment that turns an offer into a booking; null where it is not known (waitlist). Since migration 014. */;
      deposit: number | null;
    };
    readonly reservation_guests: Row<typeof creates.reservation_guests>;
    readonly reservation_lines: Row<typeof creates.reservation_lines>;
    readonly payments: Row<typeof creates.payments>;
    /** The owner of the reservation. `address` is an address that a visitor typed and that is not confirmed yet. */
    readonly reservation_contacts: Row<typeof creates.reservation_contacts>;
  }
}

export const reservationTables: TableMigration = {
  name: '003-reservations',
  inCopy: { reservation_contacts: { chapter: 'trips' } },
  sealed: [{ table: 'reservation_guests', column: 'birthday', key: ['reservation_id', 'position'], remainder: none }],
  indexes: {
    reservations_by_status: { reservations: ['status'] },
    reservation_contacts_by_contact: { reservation_contacts: ['contact_id'] },
  },
  creates,
};
