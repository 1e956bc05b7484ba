import type { TableMigration } from '../sql/table-migration';
import type { Column, CreatedTables, Row } from '../sql/table-columns';

const creates = {
  refunds: {
    refund_id: 'text key',
    reservation_id: 'text -> reservations.reservation_id',
    reference: 'text',
    amount: 'integer',
    currency: 'text',
    card_last4: 'text?',
    /** `by-hand`: the card processor knows of no such charge. */
    state: 'text' as Column<'due' | 'given-back' | 'by-hand'>,
  },
  card_refunds: { refund_id: 'text key', reference: 'text -> card_charges.reference', amount: 'integer' },
} as const satisfies CreatedTables;

declare module '../sql/line-database' {
  interface LineDatabase {
    readonly card_refunds: Row<typeof creates.card_refunds>;
    readonly refunds: Row<typeof creates.refunds>;
  }
}

export const refundTables: TableMigration = {
  name: '040-refunds',
  indexes: {
    card_refunds_by_reference: { card_refunds: ['reference'] },
    refunds_by_reservation: { refunds: ['reservation_id'] },
  },
  creates,
};
