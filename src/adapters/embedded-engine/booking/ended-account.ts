import type { Kysely, Selectable } from 'kysely';
import { money } from '../../../core/shared/money';
import type { EndedAccount } from '../../../core/trips/trip';
import type { LineDatabase } from '../../sql/line-database';

export type RefundRow = Pick<Selectable<LineDatabase['refunds']>, 'reservation_id' | 'amount' | 'state'> & {
  readonly refunded_at: number | null;
};

type EndedRow = Pick<Selectable<LineDatabase['reservations']>, 'reservation_id' | 'status' | 'total_paid' | 'currency'>;

export const hasEnded = ({ status }: Pick<EndedRow, 'status'>): boolean => status === 'CX' || status === 'CT';

/** Refunds of those reservations that have ended; no statement where none has. */
export async function findRefunds(db: Kysely<LineDatabase>, rows: readonly EndedRow[]): Promise<readonly RefundRow[]> {
  const ids = rows.filter(hasEnded).map((row) => row.reservation_id);
  if (ids.length === 0) return [];
  return db
    .selectFrom('refunds')
    .leftJoin('payments', 'payments.payment_id', 'refunds.refund_id')
    .select(['refunds.reservation_id', 'refunds.amount', 'refunds.state', 'payments.paid_at as refunded_at'])
    .where('refunds.reservation_id', 'in', ids)
    .orderBy('refunds.refund_id')
    .execute();
}

/** A refund leaves the sum of what was paid when it is carried out, and stays in it until then. */
export function endedAccount({ total_paid: paid, currency }: EndedRow, refunds: readonly RefundRow[]): EndedAccount {
  const sumOf = (isCounted: (refund: RefundRow) => boolean) =>
    refunds.filter(isCounted).reduce((sum, { amount }) => sum + amount, 0);
  const toRefund = sumOf(({ state }) => state !== 'given-back');
  const latest = Math.max(...refunds.map(({ refunded_at }) => Number(refunded_at ?? 0)), 0);
  return {
    kept: money(paid - toRefund, currency),
    refunded: money(
      sumOf(({ state }) => state === 'given-back'),
      currency,
    ),
    toRefund: money(toRefund, currency),
    ...(latest > 0 ? { refundedAt: new Date(latest) } : {}),
  };
}
