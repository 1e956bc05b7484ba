import { none } from '../sql/sealed-column';
import type { TableMigration } from '../sql/table-migration';
import type { ReservationStatus } from '../../core/trips/trip';

declare module '../sql/line-database' {
  interface LineDatabase {
    readonly reservations: {
      reservation_id: string;
      /** The origin is the hold or the request that made the reservation, so that a repeat finds it. */
      origin: string;
      /** The hold from which several suites were reserved together, one reservation each. Since migration 075. */
      group_id: string | null;
      itinerary_id: string;
      category: string;
      cabin_number: string | null;
      status: ReservationStatus;
      reserved_on: string;
      deposit_due_on: string | null;
      final_due_on: string | null;
      total: number;
      /** The payment that turns an offer into a booking; null where it is not known (waitlist). Since migration 014. */
      deposit: number | null;
      deposit_paid: number;
      total_paid: number;
      onboard_credit: number | null;
      currency: string;
      package_name: string;
      start_on: string;
      end_on: string;
      created_at: number;
    };
    readonly reservation_guests: {
      reservation_id: string;
      position: number;
      first_name: string;
      middle_name: string | null;
      last_name: string;
      birthday: string | null;
      email: string | null;
      phone: string | null;
    };
    readonly reservation_lines: { reservation_id: string; position: number; label: string; amount: number };
    readonly payments: {
      payment_id: string;
      reservation_id: string;
      amount: number;
      currency: string;
      card_last4: string | null;
      paid_at: number;
    };
    /** The owner of the reservation. `address` is an address that a visitor typed and that is not confirmed yet. */
    readonly reservation_contacts: {
      reservation_id: string;
      contact_id: string;
      state: 'unconfirmed' | 'confirmed' | 'disowned';
      address: string | null;
      linked_at: number;
    };
  }
}

export const reservationTables: TableMigration = {
  name: '003-reservations',
  inCopy: { reservation_contacts: { chapter: 'trips' } },
  tables: ['reservation_contacts', 'payments', 'reservation_lines', 'reservation_guests', 'reservations'],
  sealed: [{ table: 'reservation_guests', column: 'birthday', key: ['reservation_id', 'position'], remainder: none }],
  indexes: {
    reservations_by_status: { reservations: ['status'] },
    reservation_contacts_by_contact: { reservation_contacts: ['contact_id'] },
  },
  async up(db) {
    await db.schema
      .createTable('reservations')
      .addColumn('reservation_id', 'text', (column) => column.primaryKey())
      .addColumn('origin', 'text', (column) => column.notNull().unique())
      .addColumn('itinerary_id', 'text', (column) => column.notNull())
      .addColumn('category', 'text', (column) => column.notNull())
      .addColumn('cabin_number', 'text')
      .addColumn('status', 'text', (column) => column.notNull())
      .addColumn('reserved_on', 'text', (column) => column.notNull())
      .addColumn('deposit_due_on', 'text')
      .addColumn('final_due_on', 'text')
      .addColumn('total', 'integer', (column) => column.notNull())
      .addColumn('deposit_paid', 'integer', (column) => column.notNull())
      .addColumn('total_paid', 'integer', (column) => column.notNull())
      .addColumn('onboard_credit', 'integer')
      .addColumn('currency', 'text', (column) => column.notNull())
      .addColumn('package_name', 'text', (column) => column.notNull())
      .addColumn('start_on', 'text', (column) => column.notNull())
      .addColumn('end_on', 'text', (column) => column.notNull())
      .addColumn('created_at', 'bigint', (column) => column.notNull())
      .execute();
    await db.schema
      .createTable('reservation_guests')
      .addColumn('reservation_id', 'text', (column) => column.notNull().references('reservations.reservation_id'))
      .addColumn('position', 'integer', (column) => column.notNull())
      .addColumn('first_name', 'text', (column) => column.notNull())
      .addColumn('middle_name', 'text')
      .addColumn('last_name', 'text', (column) => column.notNull())
      .addColumn('birthday', 'text')
      .addColumn('email', 'text')
      .addColumn('phone', 'text')
      .addPrimaryKeyConstraint('reservation_guests_key', ['reservation_id', 'position'])
      .execute();
    await db.schema
      .createTable('reservation_lines')
      .addColumn('reservation_id', 'text', (column) => column.notNull().references('reservations.reservation_id'))
      .addColumn('position', 'integer', (column) => column.notNull())
      .addColumn('label', 'text', (column) => column.notNull())
      .addColumn('amount', 'integer', (column) => column.notNull())
      .addPrimaryKeyConstraint('reservation_lines_key', ['reservation_id', 'position'])
      .execute();
    await db.schema
      .createTable('payments')
      .addColumn('payment_id', 'text', (column) => column.primaryKey())
      .addColumn('reservation_id', 'text', (column) => column.notNull().references('reservations.reservation_id'))
      .addColumn('amount', 'integer', (column) => column.notNull())
      .addColumn('currency', 'text', (column) => column.notNull())
      .addColumn('card_last4', 'text')
      .addColumn('paid_at', 'bigint', (column) => column.notNull())
      .execute();
    await db.schema
      .createTable('reservation_contacts')
      .addColumn('reservation_id', 'text', (column) => column.notNull().references('reservations.reservation_id'))
      .addColumn('contact_id', 'text', (column) => column.notNull().references('contacts.contact_id'))
      .addColumn('state', 'text', (column) => column.notNull())
      .addColumn('address', 'text')
      .addColumn('linked_at', 'bigint', (column) => column.notNull())
      .addPrimaryKeyConstraint('reservation_contacts_key', ['reservation_id', 'contact_id'])
      .execute();
  },
};
