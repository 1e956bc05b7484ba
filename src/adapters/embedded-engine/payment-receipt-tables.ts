import type { TableMigration } from '../sql/table-migration';

declare module '../sql/line-database' {
  interface LineDatabase {
    /** Payments of which the guest is notified by a message of their own. */
    readonly payment_receipts: {
      payment_id: string;
      /** Of several suites that one payment was for, the first. */
      reservation_id: string;
      amount: number;
      claimed_until: number;
      sent_at: number | null;
      noted_at: number;
    };
  }
}

export const paymentReceiptTables: TableMigration = {
  name: '109-payment-receipts',
  tables: ['payment_receipts'],
  indexes: { payment_receipts_unsent: { payment_receipts: ['sent_at', 'claimed_until'] } },
  async up(db) {
    await db.schema
      .createTable('payment_receipts')
      .addColumn('payment_id', 'text', (column) => column.primaryKey())
      .addColumn('reservation_id', 'text', (column) => column.notNull().references('reservations.reservation_id'))
      .addColumn('amount', 'integer', (column) => column.notNull())
      .addColumn('claimed_until', 'bigint', (column) => column.notNull())
      .addColumn('sent_at', 'bigint')
      .addColumn('noted_at', 'bigint', (column) => column.notNull())
      .execute();
  },
};
