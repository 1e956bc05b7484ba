import type { BookingTerms } from '../engine/booking-terms';
import { type CancellationPeriod, cancellationScale } from '../engine/cancellation-scale';
import { type Money, partOf, subtractMoney } from '../shared/money';
import { addDays, isBefore, type PlainDate } from '../shared/plain-date';

type Terms = Pick<BookingTerms, 'depositPercent' | 'depositDueDays' | 'finalPaymentDays' | 'cancellation'>;

export interface PaymentFacts {
  readonly deposit: Money;
  readonly balance: Money;
  readonly balanceDueOn: PlainDate;
  /** The balance is due already, so that everything is paid with the reservation. */
  readonly isAllDue: boolean;
  readonly cancellation: readonly CancellationPeriod[];
}

/** Deposit, balance and what cancelling costs of one suite on one sailing, in amounts and days (reliability F8). */
export function paymentFacts({
  price,
  guestCount,
  start,
  today,
  terms,
}: {
  readonly price: Money;
  readonly guestCount: number;
  readonly start: PlainDate;
  readonly today: PlainDate;
  readonly terms: Terms;
}): PaymentFacts {
  const balanceDueOn = addDays(start, -terms.finalPaymentDays);
  const isAllDue = !isBefore(today, balanceDueOn);
  const deposit = isAllDue ? price : partOf(price, terms.depositPercent);
  return {
    deposit,
    balance: subtractMoney(price, deposit),
    balanceDueOn,
    isAllDue,
    cancellation: cancellationScale([{ total: price, deposit, guestCount }], {
      start,
      today,
      terms: terms.cancellation,
    }),
  };
}
