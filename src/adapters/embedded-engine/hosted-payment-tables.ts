import type { TableMigration } from '../sql/table-migration';
import type { HostedOrder } from '../../core/engine/hosted-payment-records.port';
import type { JsonText } from '../sql/json-text';

declare module '../sql/line-database' {
  interface LineDatabase {
    /**
     * Hosted pages by the reference under which they are paid. Of several attempts one is open at a time; `attempt` is
     * part of the idempotency key. `page_order` has the parameters of the page, so that a repeated call sends
     * the same.
     */
    readonly hosted_payments: {
      reference: string;
      attempt: number;
      page_id: string | null;
      page_order: JsonText<HostedOrder>;
      state: 'open' | 'paid' | 'ended' | 'refunded';
      amount: number;
      currency: string;
      payment_id: string | null;
      card_last4: string | null;
      changed_at: number;
    };
    readonly payment_alerts: {
      alert_id: string;
      kind: 'dispute' | 'refund-elsewhere' | 'refund-failed';
      reference: string;
      state: string;
      amount: number;
      currency: string;
      opened_at: number;
      changed_at: number;
    };
  }
}

export const hostedPaymentTables: TableMigration = {
  name: '072-hosted-payments',
  tables: ['hosted_payments', 'payment_alerts'],
  indexes: { hosted_payments_by_payment: { hosted_payments: ['payment_id'] } },
  async up(db) {
    await db.schema
      .createTable('hosted_payments')
      .addColumn('reference', 'text', (column) => column.primaryKey())
      .addColumn('attempt', 'integer', (column) => column.notNull())
      .addColumn('page_id', 'text')
      .addColumn('page_order', 'text', (column) => column.notNull())
      .addColumn('state', 'text', (column) => column.notNull())
      .addColumn('amount', 'integer', (column) => column.notNull())
      .addColumn('currency', 'text', (column) => column.notNull())
      .addColumn('payment_id', 'text')
      .addColumn('card_last4', 'text')
      .addColumn('changed_at', 'bigint', (column) => column.notNull())
      .execute();
    await db.schema
      .createTable('payment_alerts')
      .addColumn('alert_id', 'text', (column) => column.primaryKey())
      .addColumn('kind', 'text', (column) => column.notNull())
      .addColumn('reference', 'text', (column) => column.notNull())
      .addColumn('state', 'text', (column) => column.notNull())
      .addColumn('amount', 'integer', (column) => column.notNull())
      .addColumn('currency', 'text', (column) => column.notNull())
      .addColumn('opened_at', 'bigint', (column) => column.notNull())
      .addColumn('changed_at', 'bigint', (column) => column.notNull())
      .execute();
  },
};
