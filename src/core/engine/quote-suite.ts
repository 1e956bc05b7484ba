import { partOf, type Money } from '../shared/money';
import { addDays, isBefore, type PlainDate } from '../shared/plain-date';
import type { Quote } from './booking';
import type { BookingTerms } from './booking-terms';
import type { SailingFare } from './fares.port';
import { quoteLines } from './quote-lines';

/**
 * Returns the price of a suite for a party: exactly the fare that the site shows, whatever the party, of which port
 * charges, taxes and fees are lines. The deposit is a rounded part of the total; once the final payment is due, it is
 * the total.
 */
export function quoteSuite({
  fare,
  guestCount,
  today,
  terms,
}: {
  readonly fare: SailingFare;
  readonly guestCount: number;
  readonly today: PlainDate;
  readonly terms: BookingTerms;
}): Quote {
  const finalDueOn = addDays(fare.start, -terms.finalPaymentDays);
  const isFinalDue = !isBefore(today, finalDueOn);
  return {
    lines: quoteLines({ amounts: amountsOf(fare, guestCount), guestCount, currency: fare.suiteFare.currency }),
    total: fare.suiteFare,
    deposit: isFinalDue ? fare.suiteFare : partOf(fare.suiteFare, terms.depositPercent),
    depositDueOn: earlier(addDays(today, terms.depositDueDays), isFinalDue ? today : finalDueOn),
    finalDueOn: isFinalDue ? today : finalDueOn,
  };
}

/**
 * Returns the same total for another number of guests: only the split between the suite and the charges per guest
 * changes.
 */
export const quoteForGuests = (quote: Quote, fare: SailingFare, guestCount: number): Quote => ({
  ...quote,
  lines: quoteLines({
    amounts: amountsOf({ ...fare, suiteFare: quote.total }, guestCount),
    guestCount,
    currency: quote.total.currency,
  }),
});

/** Charges are capped so that together they never exceed the fare. */
function amountsOf(fare: SailingFare, guestCount: number) {
  let suiteFare = fare.suiteFare.amount;
  const take = (perGuest: Money) => {
    const amount = Math.min(suiteFare, perGuest.amount * guestCount);
    suiteFare -= amount;
    return amount;
  };
  const [portCharges, taxes, fees] = [
    take(fare.portChargesPerGuest),
    take(fare.taxesPerGuest),
    take(fare.feesPerGuest),
  ];
  return { 'suite-fare': suiteFare, 'port-charges': portCharges, taxes, fees };
}

const earlier = (one: PlainDate, other: PlainDate): PlainDate => (isBefore(one, other) ? one : other);
