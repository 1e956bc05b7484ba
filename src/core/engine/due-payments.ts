import { isPositive, subtractMoney, type Money } from '../shared/money';
import type { PlainDate } from '../shared/plain-date';
import type { BookingRecord } from './booking-records.port';

/**
 * An amount that is still to be paid, and its due date. `rest`: the whole balance, or what is left after the deposit.
 */
export interface DuePayment {
  readonly kind: 'deposit' | 'rest';
  readonly amount: Money;
  readonly dueOn?: PlainDate;
}

/** Open payments of a reservation, earliest first. Empty for one without a suite, or one that has ended. */
export function duePayments({
  status,
  total,
  paid,
  deposit,
  depositDueOn,
  finalDueOn,
}: Pick<
  BookingRecord,
  'status' | 'total' | 'paid' | 'deposit' | 'depositDueOn' | 'finalDueOn'
>): readonly DuePayment[] {
  const left = subtractMoney(total, paid);
  if ((status !== 'BK' && status !== 'OF') || !isPositive(left)) return [];
  const missing = subtractMoney(deposit, paid);
  if (!isPositive(missing)) return [{ kind: 'rest', amount: left, ...on(finalDueOn) }];
  if (missing.amount >= left.amount) return [{ kind: 'rest', amount: left, ...on(depositDueOn) }];
  return [
    { kind: 'deposit', amount: missing, ...on(depositDueOn) },
    { kind: 'rest', amount: subtractMoney(left, missing), ...on(finalDueOn) },
  ];
}

const on = (day: PlainDate | undefined) => (day === undefined ? {} : { dueOn: day });
