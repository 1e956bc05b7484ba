import type { TableMigration } from '../sql/table-migration';

declare module '../sql/line-database' {
  interface LineDatabase {
    readonly card_refunds: { refund_id: string; reference: string; amount: number };
    readonly refunds: {
      refund_id: string;
      reservation_id: string;
      reference: string;
      amount: number;
      currency: string;
      card_last4: string | null;
      /** `by-hand`: the card processor knows of no such charge. */
      state: 'due' | 'given-back' | 'by-hand';
    };
  }
}

export const refundTables: TableMigration = {
  name: '040-refunds',
  tables: ['card_refunds', 'refunds'],
  indexes: {
    card_refunds_by_reference: { card_refunds: ['reference'] },
    refunds_by_reservation: { refunds: ['reservation_id'] },
  },
  async up(db) {
    await db.schema
      .createTable('card_refunds')
      .addColumn('refund_id', 'text', (column) => column.primaryKey())
      .addColumn('reference', 'text', (column) => column.notNull().references('card_charges.reference'))
      .addColumn('amount', 'integer', (column) => column.notNull())
      .execute();
    await db.schema
      .createTable('refunds')
      .addColumn('refund_id', 'text', (column) => column.primaryKey())
      .addColumn('reservation_id', 'text', (column) => column.notNull().references('reservations.reservation_id'))
      .addColumn('reference', 'text', (column) => column.notNull())
      .addColumn('amount', 'integer', (column) => column.notNull())
      .addColumn('currency', 'text', (column) => column.notNull())
      .addColumn('card_last4', 'text')
      .addColumn('state', 'text', (column) => column.notNull())
      .execute();
  },
};
