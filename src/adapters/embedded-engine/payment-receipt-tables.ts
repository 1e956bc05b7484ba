import type { TableMigration } from '../sql/table-migration';
import type { CreatedTables, Row } from '../sql/table-columns';

const creates = {
  payment_receipts: {
    payment_id: 'text key',
    /** Of several suites that one payment was for, the first. */
    reservation_id: 'text -> reservations.reservation_id',
    amount: 'integer',
    claimed_until: 'bigint',
    sent_at: 'bigint?',
    noted_at: 'bigint',
  },
} as const satisfies CreatedTables;

declare module '../sql/line-database' {
  interface LineDatabase {
    /** Payments of which the guest is notified by a message of their own. */
    readonly payment_receipts: Row<typeof creates.payment_receipts>;
  }
}

export const paymentReceiptTables: TableMigration = {
  name: '109-payment-receipts',
  indexes: { payment_receipts_unsent: { payment_receipts: ['sent_at', 'claimed_until'] } },
  creates,
};
