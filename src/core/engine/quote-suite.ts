import { money, type Money } from '../shared/money';
import { addDays, isBefore, type PlainDate } from '../shared/plain-date';
import type { Quote } from './booking';
import type { BookingTerms } from './booking-terms';
import type { SailingFare } from './fares.port';

/**
 * What a party pays for a suite: exactly the fare that the site shows, whoever is in it, with the port charges as a
 * line within it. The deposit is a rounded part; when the final payment would be due already, it is everything.
 */
export function quoteSuite({ fare, guestCount, today, terms }: {
  readonly fare: SailingFare;
  readonly guestCount: number;
  readonly today: PlainDate;
  readonly terms: BookingTerms;
}): Quote {
  const finalDueOn = addDays(fare.start, -terms.finalPaymentDays);
  const isFinalDue = !isBefore(today, finalDueOn);
  return {
    lines: quoteLines(fare, guestCount),
    total: fare.suiteFare,
    deposit: isFinalDue ? fare.suiteFare : partOf(fare.suiteFare, terms.depositPercent),
    depositDueOn: earlier(addDays(today, terms.depositDueDays), isFinalDue ? today : finalDueOn),
    finalDueOn: isFinalDue ? today : finalDueOn,
  };
}

function quoteLines(fare: SailingFare, guestCount: number): Quote['lines'] {
  const { amount: total, currency } = fare.suiteFare;
  // Charges are part of the fare, so they can never be more than it.
  const charges = Math.min(total, fare.portChargesPerGuest.amount * guestCount);
  return [
    { label: 'Suite fare', amount: money(total - charges, currency) },
    { label: `Port charges and taxes, ${guestCount} ${guestCount === 1 ? 'guest' : 'guests'}`, amount: money(charges, currency) },
  ];
}

const partOf = (whole: Money, percent: number): Money => money(Math.round((whole.amount * percent) / 100), whole.currency);
const earlier = (one: PlainDate, other: PlainDate): PlainDate => (isBefore(one, other) ? one : other);
