import type { TableMigration } from '../sql/table-migration';
import type { CreatedTables, Row } from '../sql/table-columns';

const creates = {
  refunded_payments: {
    payment_id: 'text key',
    /** Null where the payment was for a reservation. */
    hold_id: 'text?',
    reservation_id: 'text? -> reservations.reservation_id',
    amount: 'integer',
    currency: 'text',
    claimed_until: 'bigint',
    sent_at: 'bigint?',
    noted_at: 'bigint',
  },
} as const satisfies CreatedTables;

declare module '../sql/line-database' {
  interface LineDatabase {
    /** Refused payments, of whose refund the guest is notified by a message. */
    readonly refunded_payments: Row<typeof creates.refunded_payments>;
  }
}

export const refundedPaymentTables: TableMigration = {
  name: '110-refunded-payments',
  forgetHolds: async (transaction, holdIds) => {
    await transaction.deleteFrom('refunded_payments').where('hold_id', 'in', holdIds).execute();
  },
  indexes: {
    refunded_payments_unsent: { refunded_payments: ['sent_at', 'claimed_until'] },
    refunded_payments_by_hold: { refunded_payments: ['hold_id'] },
  },
  creates,
};
