import type { Migration } from 'kysely';
import type { PaymentShare, PaymentState } from '../../core/engine/payment-intents.port';
import type { TableMigration } from '../sql/table-migration';
import type { JsonText } from '../sql/json-text';
import type { Column, CreatedTables, Row } from '../sql/table-columns';

const creates = {
  payment_intents: {
    payment_id: 'text key',
    reservation_id: 'text -> reservations.reservation_id',
    amount: 'integer',
    currency: 'text',
    /**
     * An open payment with shares has a state of its own, because the previous release would credit it to one
     * reservation.
     */
    state: 'text' as Column<PaymentState | `shared-${PaymentState}`>,
    changed_at: 'bigint',
  },
} as const satisfies CreatedTables;

declare module '../sql/line-database' {
  interface LineDatabase {
    readonly payment_intents: Row<typeof creates.payment_intents> & {
      /** A payment for several suites has them since migration 097. */
      shares: JsonText<readonly PaymentShare[]> | null;
    };
  }
}

export const paymentTables: TableMigration = {
  name: '014-payments',
  indexes: {
    payment_intents_by_reservation: { payment_intents: ['reservation_id'] },
    payment_intents_by_state: { payment_intents: ['state', 'changed_at'] },
  },
  creates,
  async up(db) {
    await db.schema.alterTable('reservations').addColumn('deposit', 'integer').execute();
    await fillDeposits(db);
  },
};

export const addPaymentShares: TableMigration = {
  name: '097-payment-shares',
  async up(db) {
    await db.schema.alterTable('payment_intents').addColumn('shares', 'text').execute();
  },
};

/** The agreed deposit is in the hold from which the reservation was made. */
async function fillDeposits(db: Parameters<Migration['up']>[0]): Promise<void> {
  const holds = await db
    .selectFrom('holds')
    .select(['reservation_id', 'quote'])
    .where('reservation_id', 'is not', null)
    .execute();
  for (const { reservation_id: reservationId, quote } of holds) {
    const { deposit } = JSON.parse(String(quote)) as { readonly deposit: { readonly amount: number } };
    await db
      .updateTable('reservations')
      .set({ deposit: deposit.amount })
      .where('reservation_id', '=', reservationId)
      .execute();
  }
}
