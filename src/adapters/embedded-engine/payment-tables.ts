import type { PaymentShare, PaymentState } from '../../core/engine/payment-intents.port';
import type { TableMigration } from '../sql/table-migration';
import type { JsonText } from '../sql/json-text';

declare module '../sql/line-database' {
  interface LineDatabase {
    readonly payment_intents: {
      payment_id: string;
      reservation_id: string;
      amount: number;
      currency: string;
      /**
       * An open payment with shares has a state of its own, because the previous release would credit it to one
       * reservation.
       */
      state: PaymentState | `shared-${PaymentState}`;
      /** A payment for several suites has them since migration 097. */
      shares: JsonText<readonly PaymentShare[]> | null;
      changed_at: number;
    };
  }
}

export const paymentTables: TableMigration = {
  name: '014-payments',
  tables: ['payment_intents'],
  indexes: {
    payment_intents_by_reservation: { payment_intents: ['reservation_id'] },
    payment_intents_by_state: { payment_intents: ['state', 'changed_at'] },
  },
  async up(db) {
    await db.schema.alterTable('reservations').addColumn('deposit', 'integer').execute();
    await fillDeposits(db);
    await db.schema
      .createTable('payment_intents')
      .addColumn('payment_id', 'text', (column) => column.primaryKey())
      .addColumn('reservation_id', 'text', (column) => column.notNull().references('reservations.reservation_id'))
      .addColumn('amount', 'integer', (column) => column.notNull())
      .addColumn('currency', 'text', (column) => column.notNull())
      .addColumn('state', 'text', (column) => column.notNull())
      .addColumn('changed_at', 'bigint', (column) => column.notNull())
      .execute();
  },
};

export const addPaymentShares: TableMigration = {
  name: '097-payment-shares',
  async up(db) {
    await db.schema.alterTable('payment_intents').addColumn('shares', 'text').execute();
  },
};

/** The agreed deposit is in the hold from which the reservation was made. */
async function fillDeposits(db: Parameters<TableMigration['up']>[0]): Promise<void> {
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
