import fc from 'fast-check';
import { aQuote, someGuests } from '../../../test/builders/a-booking';
import { aHold } from '../../../test/builders/fake-engine';
import { money } from '../shared/money';
import { plainDate } from '../shared/plain-date';
import { assignGuests } from './assign-guests';
import type { HeldSuite } from './booking';
import { isReadyToPay, paymentTermsOf, suitesOf } from './held-suites';
import { adultFrom } from './party';
import { splitPayment } from './split-payment';

const fares = fc.array(
  fc.tuple(fc.integer({ min: 1, max: 20_000_000 }), fc.integer({ min: 1, max: 100 })).map(([total, percent]) => ({
    total: money(total, 'USD'),
    deposit: money(Math.ceil((total * percent) / 100), 'USD'),
  })),
  { minLength: 1, maxLength: 6 },
);
const sum = (amounts: readonly number[]) => amounts.reduce((all, amount) => all + amount, 0);
const toSuite = (quote: Partial<HeldSuite['quote']>): HeldSuite => ({
  category: 'OS',
  cabinNumber: '701',
  ages: [30],
  quote: aQuote(quote),
});

describe('paymentTermsOf', () => {
  it('F7 asks for the sums of all suites, by the earliest of their days', () => {
    fc.assert(
      fc.property(fares, (quotes) => {
        const [first, ...others] = quotes.map(toSuite);
        const terms = paymentTermsOf({ ...(first ?? toSuite({})), otherSuites: others });
        expect(terms.total.amount).toBe(sum(quotes.map(({ total }) => total.amount)));
        expect(terms.deposit.amount).toBe(sum(quotes.map(({ deposit }) => deposit.amount)));
      }),
    );
    const days = paymentTermsOf({
      ...toSuite({ depositDueOn: plainDate('2027-01-20') }),
      otherSuites: [toSuite({ depositDueOn: plainDate('2027-01-18') })],
    });
    expect(days.depositDueOn).toBe('2027-01-18');
  });
});

describe('splitPayment', () => {
  it('F7 gives each suite its deposit of a deposit, and its fare of a payment in full', () => {
    fc.assert(
      fc.property(fares, (quotes) => {
        const [deposits, totals] = (['deposit', 'total'] as const).map((part) => quotes.map((q) => q[part].amount));
        expect(splitPayment(sum(deposits ?? []), quotes)).toEqual(deposits);
        expect(splitPayment(sum(totals ?? []), quotes)).toEqual(totals);
      }),
    );
  });

  it('F7 neither loses nor invents a cent, pays no suite beyond its fare, and refuses what fits none', () => {
    fc.assert(
      fc.property(fares, fc.integer({ min: 0, max: 150_000_000 }), (quotes, paid) => {
        const shares = splitPayment(paid, quotes);
        const fits =
          paid >= sum(quotes.map(({ deposit }) => deposit.amount)) &&
          paid <= sum(quotes.map(({ total }) => total.amount));
        expect(shares !== undefined).toBe(fits);
        if (!shares) return;
        expect(sum(shares)).toBe(paid);
        for (const [index, { total, deposit }] of quotes.entries()) {
          expect(shares[index]).toBeGreaterThanOrEqual(deposit.amount);
          expect(shares[index]).toBeLessThanOrEqual(total.amount);
        }
      }),
    );
  });
});

describe('assignGuests', () => {
  const party = fc
    .record({
      suites: fc.array(fc.record({ maxGuests: fc.integer({ min: 1, max: 5 }) }), { minLength: 1, maxLength: 6 }),
      guests: fc.array(fc.record({ age: fc.constantFrom(30, 5), choice: fc.nat() }), { minLength: 1, maxLength: 12 }),
    })
    .map(({ suites, guests }) => ({
      suites,
      guests: guests.map(({ age, choice }, guest) => ({ guest, age, suite: choice % suites.length })),
    }));

  it('RES-20 puts each guest into exactly one suite, none empty, too full or without an adult, the lead’s first', () => {
    fc.assert(
      fc.property(party, ({ suites, guests }) => {
        const assigned = assignGuests(guests, suites);
        const inSuite = suites.map((_, suite) => guests.filter((guest) => guest.suite === suite));
        const isPossible = inSuite.every(
          (members, suite) =>
            members.length > 0 &&
            members.length <= (suites[suite]?.maxGuests ?? 0) &&
            members.some(({ age }) => age >= adultFrom),
        );
        expect(assigned.kind).toBe(isPossible ? 'assigned' : 'invalid');
        if (assigned.kind === 'invalid') {
          expect(assigned.errors.length).toBeGreaterThan(0);
          return;
        }
        const placed = assigned.suites.flatMap((suite) => suite.guests);
        expect(placed.toSorted((one, other) => one - other)).toEqual(guests.map(({ guest }) => guest));
        expect(assigned.suites[0]?.guests[0]).toBe(0);
        for (const { suite, guests: members, ages } of assigned.suites)
          expect([members, ages]).toEqual([
            inSuite[suite]?.map(({ guest }) => guest),
            inSuite[suite]?.map(({ age }) => age),
          ]);
      }),
    );
  });

  it('RES-20 says at the guest who is one too many how many the suite sleeps', () => {
    const guests = [0, 0, 0, 1].map((suite, guest) => ({ guest, age: 30, suite }));
    expect(assignGuests(guests, [{ maxGuests: 2 }, { maxGuests: 2 }])).toEqual({
      kind: 'invalid',
      errors: [{ guest: 2, message: 'Suite 1 sleeps 2. Choose another suite for this guest.' }],
    });
  });
});

describe('assignGuests, guest by guest', () => {
  it('RES-20 says at the last guest that a suite is empty, and at its first one that an adult is missing', () => {
    const asked = [0, 0, 2].map((suite, guest) => ({ guest, age: guest === 2 ? 17 : 30, suite }));
    expect(assignGuests(asked, [{ maxGuests: 2 }, { maxGuests: 2 }, { maxGuests: 2 }])).toEqual({
      kind: 'invalid',
      errors: [
        { guest: 2, message: 'Nobody sleeps in Suite 2. Move a guest there, or give it back.' },
        { guest: 2, message: 'An adult sleeps in each suite. Move one to Suite 3.' },
      ],
    });
  });

  it('RES-20 lets a guest of just eighteen have a suite alone', () => {
    const asked = [30, adultFrom].map((age, guest) => ({ guest, age, suite: guest }));
    expect(assignGuests(asked, [{ maxGuests: 2 }, { maxGuests: 2 }])).toMatchObject({
      kind: 'assigned',
      suites: [{ ages: [30] }, { ages: [18] }],
    });
  });
});

describe('isReadyToPay', () => {
  it('RES-20 waits for the guests of every suite, and for an address to write to', () => {
    const guests = someGuests();
    const [lead, partner] = guests;
    const other = { ...toSuite({}), guests: partner ? [partner] : [] };
    const hold = aHold({ guests: lead ? [lead] : [] });
    expect(isReadyToPay({ ...hold, otherSuites: [other] })).toBe(true);
    expect(isReadyToPay({ ...hold, otherSuites: [toSuite({})] })).toBe(false);
    expect(isReadyToPay({ ...other, otherSuites: [] })).toBe(false);
    expect(suitesOf<HeldSuite>({ ...hold, otherSuites: [other] })).toHaveLength(2);
  });
});
