import type { CabinHold, HeldSuite, Quote } from '../../core/engine/booking';
import type { GroupedReservation } from '../../core/engine/booking-records.port';
import { paymentTermsOf, suitesOf } from '../../core/engine/held-suites';
import { formatMoney } from '../../core/shared/money';
import { deckOfCabin } from '../../core/trips/cabin-deck';
import { STATUS_LABELS } from '../../core/trips/trip-card';
import type { Suite } from '../../core/voyages/voyage';
import type { CabinView, GroupedSuiteView, HeldSuiteView, QuoteView } from '../../../views/engine/engine-views';
import { partyText } from '../reserve/reservation-header';
import { partyOf } from './engine-request';

export const toHeldSuites = (hold: CabinHold, suites: readonly Suite[]): readonly HeldSuiteView[] =>
  suitesOf<HeldSuite>(hold).map(({ category, cabinNumber, ages, quote, guests }, position) => ({
    number: position + 1,
    title: titleOf(category, suites),
    cabin: toCabin(category, cabinNumber),
    guests: partyText(partyOf(ages)),
    ...(guests ? { names: guests.map(({ firstName }) => firstName).join(', ') } : {}),
    fare: formatMoney(quote.total),
  }));

export const toGroupedSuites = (
  group: readonly GroupedReservation[],
  suites: readonly Suite[],
  manageHref: (reservationId: string) => string,
): readonly GroupedSuiteView[] =>
  group.map(({ reservationId, status, category, cabinNumber, guestCount, total }) => ({
    reservationId,
    title: titleOf(category, suites),
    ...(cabinNumber === undefined ? {} : { cabin: toCabin(category, cabinNumber) }),
    guests: guestsText(guestCount),
    fare: formatMoney(total),
    manageHref: manageHref(reservationId),
    ...(status === 'CX' || status === 'CT' ? { endText: STATUS_LABELS[status] } : {}),
  }));

function toCabin(code: string, number: string): CabinView {
  const deck = deckOfCabin(number);
  return { code, number, ...(deck === undefined ? {} : { deck }) };
}

const titleOf = (category: string, suites: readonly Suite[]): string =>
  suites.find((suite) => suite.category === category)?.title ?? category;

export const guestsText = (count: number) => `${count} ${count === 1 ? 'guest' : 'guests'}`;

/** Returns, for example, "Suite 512, deck 5" or "Suites 512 and 514". */
export function numbersOfHold(hold: CabinHold): string {
  const numbers = suitesOf<HeldSuite>(hold).map(({ cabinNumber }) => cabinNumber);
  const deck = deckOfCabin(hold.cabinNumber);
  return numbers.length === 1
    ? `Suite ${hold.cabinNumber}${deck === undefined ? '' : `, deck ${deck}`}`
    : `Suites ${numbers.slice(0, -1).join(', ')} and ${numbers.at(-1) ?? ''}`;
}

export function suitesWords({ otherSuites }: CabinHold): { readonly heldText: string; readonly note: string } {
  return otherSuites
    ? {
        heldText: `Your ${otherSuites.length + 1} suites are held`,
        note: 'Confirm releases all suites at once, and others can book them. Otherwise they stay yours for the time that is left.',
      }
    : {
        heldText: 'Your suite is held',
        note: 'Confirm releases the suite at once, and others can book it. Otherwise it stays yours for the time that is left.',
      };
}

export function toSuitesBox(hold: CabinHold): { readonly title: string; readonly code: string } {
  const suites = suitesOf<HeldSuite>(hold);
  return { title: `${suites.length} suites`, code: suites.map(({ category }) => category).join(', ') };
}

/** For several suites, one line per suite states its fare; what the fare includes is shown with the guests. */
export const toHoldQuote = (hold: CabinHold, suites: readonly HeldSuiteView[]): QuoteView =>
  hold.otherSuites
    ? {
        lines: suites.map(({ number, title, fare, guests, names = guests }) => ({
          label: `Suite ${number}, ${title}`,
          amount: fare,
          detail: names,
        })),
        total: formatMoney(paymentTermsOf(hold).total),
        suiteCount: suites.length,
      }
    : toQuoteView(hold.quote);

export const toQuoteView = ({ lines, total }: Quote): QuoteView => ({
  lines: lines.map(({ label, amount }) => ({ label, amount: formatMoney(amount) })),
  total: formatMoney(total),
});
