import type { TableMigration } from '../sql/table-migration';
import type { HostedOrder } from '../../core/engine/hosted-payment-records.port';
import type { JsonText } from '../sql/json-text';
import type { Column, CreatedTables, Row } from '../sql/table-columns';

const creates = {
  payment_alerts: {
    alert_id: 'text key',
    kind: 'text' as Column<'dispute' | 'refund-elsewhere' | 'refund-failed'>,
    reference: 'text',
    state: 'text',
    amount: 'integer',
    currency: 'text',
    opened_at: 'bigint',
    changed_at: 'bigint',
  },
  hosted_payments: {
    reference: 'text key',
    attempt: 'integer',
    page_id: 'text?',
    page_order: 'text' as Column<JsonText<HostedOrder>>,
    state: 'text' as Column<'open' | 'paid' | 'ended' | 'refunded'>,
    amount: 'integer',
    currency: 'text',
    payment_id: 'text?',
    card_last4: 'text?',
    changed_at: 'bigint',
  },
} as const satisfies CreatedTables;

declare module '../sql/line-database' {
  interface LineDatabase {
    /**
     * Hosted pages by the reference under which they are paid. Of several attempts one is open at a time; `attempt` is
     * part of the idempotency key. `page_order` has the parameters of the page, so that a repeated call sends
     * the same.
     */
    readonly hosted_payments: Row<typeof creates.hosted_payments>;
    readonly payment_alerts: Row<typeof creates.payment_alerts>;
  }
}

export const hostedPaymentTables: TableMigration = {
  name: '072-hosted-payments',
  indexes: { hosted_payments_by_payment: { hosted_payments: ['payment_id'] } },
  creates,
};
