import { type RawBuilder, sql } from 'kysely';
import { money } from '../../../core/shared/money';
import type { EndedAccount } from '../../../core/trips/trip';
import type { LineDatabase } from '../../sql/line-database';

export interface RefundColumns {
  readonly refunded: number | string | null;
  readonly to_refund: number | string | null;
  readonly refunded_at: number | string | null;
}

type EndedRow = Pick<LineDatabase['reservations'], 'status' | 'total_paid' | 'currency'> & RefundColumns;

const ofReservation = sql`from refunds where refunds.reservation_id = reservations.reservation_id`;

/**
 * Subqueries of the statement that reads reservations, because most guests have no ended one and need no further query.
 */
export const refundColumns = {
  refunded: sql<RefundColumns['refunded']>`(select sum(amount) ${ofReservation} and state = 'given-back')`,
  toRefund: sql<RefundColumns['to_refund']>`(select sum(amount) ${ofReservation} and state != 'given-back')`,
  refundedAt: sql<RefundColumns['refunded_at']>`(select max(payments.paid_at) from payments
    where payments.reservation_id = reservations.reservation_id and payments.amount < 0)`,
} as const satisfies Record<string, RawBuilder<unknown>>;

export const hasEnded = (row: Pick<EndedRow, 'status'> | undefined): boolean =>
  row?.status === 'CX' || row?.status === 'CT';

/** A refund reduces the paid sum only when it is carried out. */
export function endedAccount({
  total_paid: paid,
  currency,
  refunded,
  to_refund,
  refunded_at: refundedAt,
}: EndedRow): EndedAccount {
  const toRefund = Number(to_refund ?? 0);
  return {
    retained: money(paid - toRefund, currency),
    refunded: money(Number(refunded ?? 0), currency),
    toRefund: money(toRefund, currency),
    ...(refundedAt === null ? {} : { refundedAt: new Date(Number(refundedAt)) }),
  };
}
