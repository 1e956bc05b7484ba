import { fromUnits, isPositive, money, partOf, subtractMoney, type Money } from '../shared/money';
import { daysBetween, type PlainDate } from '../shared/plain-date';
import type { ReservationStatus } from '../trips/trip';

/**
 * What the line retains of a booking that is cancelled at least so many days before the sailing: whole units of the
 * currency per guest, at most the deposit; the deposit; or a percentage of the fare.
 */
export type CancellationTerm = { readonly fromDays: number } & (
  | { readonly keepsPerGuest: number }
  | { readonly keeps: 'deposit' }
  | { readonly keepsPercent: number }
);

interface CancelledReservation {
  readonly status: ReservationStatus;
  readonly total: Money;
  readonly deposit: Money;
  readonly guestCount: number;
  readonly start: PlainDate;
}

/** An offer is no contract yet: it ends at no cost. `terms` are sorted by days, descending. */
export function retainedOnCancellation(
  cancelledReservation: CancelledReservation,
  { today, terms }: { readonly today: PlainDate; readonly terms: readonly CancellationTerm[] },
): Money {
  const { status, total, deposit, guestCount, start } = cancelledReservation;
  if (status !== 'BK') return money(0, total.currency);
  const ahead = daysBetween(today, start);
  const term = terms.find(({ fromDays }) => ahead >= fromDays);
  if (term === undefined) return total;
  if ('keepsPercent' in term) return partOf(total, term.keepsPercent);
  return 'keeps' in term ? deposit : least(fromUnits(term.keepsPerGuest * guestCount, total.currency), deposit);
}

/** Returns the refund of each payment, latest first, until everything that is not retained is refunded. */
export function refundsOf<Payment extends { readonly amount: Money }>(
  payments: readonly Payment[],
  { paid, retained }: { readonly paid: Money; readonly retained: Money },
): readonly { readonly payment: Payment; readonly amount: Money }[] {
  let amountLeft = subtractMoney(paid, retained);
  return [...payments].reverse().flatMap((payment) => {
    const amount = least(payment.amount, amountLeft);
    if (!isPositive(amount)) return [];
    amountLeft = subtractMoney(amountLeft, amount);
    return [{ payment, amount }];
  });
}

const least = (one: Money, other: Money): Money => (isPositive(subtractMoney(one, other)) ? other : one);
