import { isPositive, subtractMoney, type Money } from '../shared/money';
import type { PlainDate } from '../shared/plain-date';
import type { BookingRecord } from './booking-records.port';

/** A sum that is still to be paid, and its day. `rest`: all that is left, or what is left after the deposit. */
export interface DuePayment {
  readonly kind: 'deposit' | 'rest';
  readonly amount: Money;
  readonly dueOn?: PlainDate;
}

/** What is still to be paid on a reservation, the first first. None on one that has no suite, or has ended. */
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
