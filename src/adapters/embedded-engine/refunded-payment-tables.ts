import type { TableMigration } from '../sql/table-migration';

declare module '../sql/line-database' {
  interface LineDatabase {
    /** Refused payments, of whose refund the guest is notified by a message. */
    readonly refunded_payments: {
      payment_id: string;
      /** Null where the payment was for a reservation. */
      hold_id: string | null;
      reservation_id: string | null;
      amount: number;
      currency: string;
      claimed_until: number;
      sent_at: number | null;
      noted_at: number;
    };
  }
}

export const refundedPaymentTables: TableMigration = {
  name: '110-refunded-payments',
  tables: ['refunded_payments'],
  forgetHolds: async (transaction, holdIds) => {
    await transaction.deleteFrom('refunded_payments').where('hold_id', 'in', holdIds).execute();
  },
  indexes: {
    refunded_payments_unsent: { refunded_payments: ['sent_at', 'claimed_until'] },
    refunded_payments_by_hold: { refunded_payments: ['hold_id'] },
  },
  async up(db) {
    await db.schema
      .createTable('refunded_payments')
      .addColumn('payment_id', 'text', (column) => column.primaryKey())
      .addColumn('hold_id', 'text')
      .addColumn('reservation_id', 'text', (column) => column.references('reservations.reservation_id'))
      .addColumn('amount', 'integer', (column) => column.notNull())
      .addColumn('currency', 'text', (column) => column.notNull())
      .addColumn('claimed_until', 'bigint', (column) => column.notNull())
      .addColumn('sent_at', 'bigint')
      .addColumn('noted_at', 'bigint', (column) => column.notNull())
      .execute();
  },
};
