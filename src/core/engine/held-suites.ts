import { addMoney } from '../shared/money';
import { isBefore, type PlainDate } from '../shared/plain-date';
import type { CabinHold, GuestDetails, HeldSuite, Quote } from './booking';

/** Larger parties reserve through a consultant; the number is of all suites of a booking together. */
export const maxGuestsOfBooking = 12;
/** Six suites are enough for twelve guests, two in each suite. */
export const maxSuitesOfBooking = 6;

type Suites<Suite> = Suite & { readonly otherSuites?: readonly Suite[] };

export const suitesOf = <Suite>(hold: Suites<Suite>): readonly [Suite, ...Suite[]] => [
  hold,
  ...(hold.otherSuites ?? []),
];

export const agesOf = (hold: Suites<Pick<HeldSuite, 'ages'>>): readonly number[] =>
  suitesOf(hold).flatMap(({ ages }) => ages);

export function guestsOf(hold: Pick<CabinHold, 'guests' | 'otherSuites'>): readonly GuestDetails[] | undefined {
  const guests = suitesOf<Pick<HeldSuite, 'guests'>>(hold).map((suite) => suite.guests);
  return guests.every((details) => details !== undefined) ? guests.flat() : undefined;
}

export const isReadyToPay = (hold: Pick<CabinHold, 'guests' | 'otherSuites'>): boolean =>
  guestsOf(hold)?.[0]?.email !== undefined;

/** Sums and due dates of a booking's payments: the sums of all suites, each due on the earliest date of any suite. */
export type PaymentTerms = Pick<Quote, 'total' | 'deposit' | 'depositDueOn' | 'finalDueOn'>;

export const paymentTermsOf = (hold: Suites<Pick<HeldSuite, 'quote'>>): PaymentTerms =>
  suitesOf(hold)
    .map(({ quote }): PaymentTerms => quote)
    .reduce((sum, quote) => ({
      total: addMoney(sum.total, quote.total),
      deposit: addMoney(sum.deposit, quote.deposit),
      depositDueOn: earlier(sum.depositDueOn, quote.depositDueOn),
      finalDueOn: earlier(sum.finalDueOn, quote.finalDueOn),
    }));

const earlier = (one: PlainDate, other: PlainDate): PlainDate => (isBefore(other, one) ? other : one);
