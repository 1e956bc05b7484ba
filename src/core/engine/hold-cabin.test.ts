import { aBookingRequest, aQuote } from '../../../test/builders/a-booking';
import { StoppedClock } from '../../../test/builders/a-clock';
import { aHold, aSailingFare, FakeCabinBookings, FakeFares } from '../../../test/builders/fake-engine';
import { aQuoteSeal } from '../../../test/builders/a-quote-seal';
import { someTerms } from '../../../test/builders/some-terms';
import { money } from '../shared/money';
import { plainDate } from '../shared/plain-date';
import type { BookingRequest } from './booking';
import { engineErrorCode } from './engine-error-code';
import type { FareOutcome } from './fares.port';
import { HoldCabin } from './hold-cabin';
import { QuoteSailing } from './quote-sailing';

const terms = someTerms;
const zone = 'America/New_York';

function holdCabin({ outcome, now }: { readonly outcome?: FareOutcome; readonly now?: string } = {}) {
  const cabinBookings = new FakeCabinBookings();
  const fares = new FakeFares(outcome);
  const clock = new StoppedClock(now);
  const parts = { fares, clock, terms, officeTimeZone: zone, seal: aQuoteSeal() };
  const useCase = new HoldCabin({ ...parts, cabinBookings });
  return {
    cabinBookings,
    clock,
    fareIs: (suiteFare: number) => {
      fares.outcome = { kind: 'fare', fare: aSailingFare({ suiteFare: money(suiteFare, 'USD') }) };
    },
    /** The quote of the card, as the site's address carries it. */
    quoteOfCard: async (guestCount = 2) => {
      const quotes = await new QuoteSailing(parts).run({ itineraryId: aBookingRequest().itineraryId, guestCount });
      return quotes.get('SV')?.sealed ?? '';
    },
    run: (request: Partial<BookingRequest> = {}, more: Partial<Parameters<HoldCabin['run']>[0]> = {}) =>
      useCase.run({ request: aBookingRequest(request), ...more }),
  };
}

describe('HoldCabin', () => {
  it('ENG-01 holds for the minutes of the terms, with the quote of today', async () => {
    const { cabinBookings, run } = holdCabin();
    expect((await run({}, { contactId: 'c-1', formerHoldId: 'h-0' })).kind).toBe('held');
    expect(cabinBookings.requests).toMatchObject([
      {
        ...aBookingRequest(),
        contactId: 'c-1',
        replaces: 'h-0',
        expiresAt: new Date('2027-01-11T15:10:00Z'),
        quote: { total: { amount: 1_234_500 }, deposit: { amount: 308_625 } },
      },
    ]);
  });

  it('ENG-01 F4 asks for the very cabin that was chosen, for the visitor who chose it', async () => {
    const { cabinBookings, run } = holdCabin();
    await run({}, { cabinNumber: '512', actor: { browser: 'b-1' } });
    expect(cabinBookings.requests).toMatchObject([{ cabinNumber: '512', actor: { browser: 'b-1' } }]);
  });

  it('RES-13 RES-14 says why it does not sell, without touching a cabin', async () => {
    for (const outcome of [{ kind: 'unknown-sailing' }, { kind: 'unknown-category' }, { kind: 'no-fare' }] as const) {
      const { cabinBookings, run } = holdCabin({ outcome });
      expect(await run()).toEqual(outcome);
      expect(cabinBookings.requests).toEqual([]);
    }
  });

  it('RES-13 sells no sailing that starts today at the office, or has started', async () => {
    const late = holdCabin({ now: '2027-05-29T04:00:00Z' });
    expect(await late.run()).toEqual({ kind: 'unknown-sailing' });
    const evening = holdCabin({ now: '2027-05-29T03:59:59Z' });
    expect((await evening.run()).kind).toBe('held');
  });

  it('SUI-06 takes no party that the suite cannot take, and none without an adult', async () => {
    const { run } = holdCabin();
    for (const ages of [[], [30, 30, 30, 5], [5, 5], [30, -1], [30, 2.5], [30, Number.NaN], [30, 121]]) {
      expect(await run({ ages })).toEqual({ kind: 'party-not-allowed' });
    }
    for (const ages of [[18], [30, 5, 5], [5, 30]]) expect((await run({ ages })).kind).toBe('held');
  });

  it('SUI-14 SUI-17 sells the Funnel Suite by appointment only', async () => {
    const { run } = holdCabin({ outcome: { kind: 'fare', fare: aSailingFare() } });
    expect(await run({ category: 'FS' })).toEqual({ kind: 'by-appointment' });
  });

  it('RES-13 RES-14 sends the visitor back with the code of what to change', async () => {
    const { cabinBookings, run } = holdCabin();
    cabinBookings.isSoldOut = true;
    const outcome = await run();
    expect(outcome).toEqual({ kind: 'sold-out' });
    expect(engineErrorCode('sold-out')).toBe('RES-SoldOut');
    expect(engineErrorCode('unknown-sailing')).toBe('RES-VID');
    expect(engineErrorCode('party-not-allowed')).toBe('RES-FareCode');
    expect(engineErrorCode('unknown-category')).toBe('RES-CatCode');
  });
});

const changed = (quoted: number, now: number) => ({
  kind: 'price-changed',
  earlierQuote: { total: { amount: quoted } },
  now: { total: { amount: now } },
});

describe('HoldCabin and the price that the visitor saw', () => {
  it('ENG-01 RES-20 holds at the quote of the card: total, lines, deposit and dates', async () => {
    const { cabinBookings, clock, quoteOfCard, run } = holdCabin();
    const sealedQuote = await quoteOfCard();
    clock.pass({ minutes: 20 });
    expect((await run({}, { sealedQuote })).kind).toBe('held');
    expect(cabinBookings.requests[0]?.quote).toEqual(aQuote({ finalDueOn: plainDate('2027-02-28') }));
  });

  it('RES-20 stops when the price went up or down since, takes no cabin, and goes on when the new one is accepted', async () => {
    for (const now of [1_300_000, 1_100_000]) {
      const { cabinBookings, fareIs, quoteOfCard, run } = holdCabin();
      const sealedQuote = await quoteOfCard();
      fareIs(now);
      const outcome = await run({}, { sealedQuote });
      expect(outcome).toMatchObject(changed(1_234_500, now));
      expect(cabinBookings.requests).toEqual([]);
      if (outcome.kind !== 'price-changed') continue;
      expect((await run({}, { sealedQuote: outcome.sealedNow })).kind).toBe('held');
      expect(cabinBookings.requests).toMatchObject([{ quote: { total: { amount: now } } }]);
      fareIs(900_000);
      expect(await run({}, { sealedQuote: outcome.sealedNow })).toMatchObject(changed(now, 900_000));
    }
  });

  it('F4 F7 restarts the time of several suites only while the others cost what they did', async () => {
    const { cabinBookings, clock, run } = holdCabin();
    const expiresAt = new Date(clock.now().getTime() + 4 * 60_000);
    const { category, ages, quote } = aHold();
    const second = { category, cabinNumber: '514', ages, quote };
    const expiryWith = async (other: typeof second) => {
      cabinBookings.current = { ...aHold(), expiresAt, otherSuites: [other] };
      await run({}, { formerHoldId: 'h-1' });
      return cabinBookings.requests.at(-1)?.expiresAt;
    };
    expect(await expiryWith(second)).toEqual(new Date(clock.now().getTime() + 10 * 60_000));
    const cheaper = { ...quote, total: money(quote.total.amount - 100, 'USD') };
    expect(await expiryWith({ ...second, quote: cheaper })).toEqual(expiresAt);
    clock.pass({ minutes: 5 });
    expect(await expiryWith({ ...second, quote: cheaper })).toEqual(new Date(clock.now().getTime() + 10 * 60_000));
  });

  it('RES-20 stops as well when a hold from before, also a lapsed one, was for another price', async () => {
    const { cabinBookings, clock, fareIs, quoteOfCard, run } = holdCabin();
    clock.pass({ minutes: 30 });
    fareIs(1_300_000);
    expect(await run({}, { formerHoldId: 'h-1' })).toMatchObject(changed(1_234_500, 1_300_000));
    expect((await run({}, { formerHoldId: 'h-1', sealedQuote: await quoteOfCard() })).kind).toBe('held');
    expect((await run({ ages: [30] }, { formerHoldId: 'h-1' })).kind).toBe('held');
    expect((await run({}, { sealedQuote: 'x' })).kind).toBe('held');
    cabinBookings.current = { ...aHold(), reservationId: 'ON71234567' };
    expect((await run({}, { formerHoldId: 'h-1' })).kind).toBe('held');
    expect(cabinBookings.requests).toHaveLength(4);
  });

  it('RES-20 goes on with a quote that has run out while its total is still right, by the terms of the day', async () => {
    const { cabinBookings, clock, quoteOfCard, run } = holdCabin({ now: '2027-02-27T15:00:00Z' });
    const sealedQuote = await quoteOfCard();
    clock.pass({ days: 1 });
    expect((await run({}, { sealedQuote })).kind).toBe('held');
    expect(cabinBookings.requests[0]?.quote).toMatchObject({
      total: { amount: 1_234_500 },
      deposit: { amount: 1_234_500 },
    });
  });

  it('RES-20 honours the due date of the card until its quote expires, and gives that of today afterwards', async () => {
    const { cabinBookings, clock, quoteOfCard, run } = holdCabin({ now: '2027-01-12T04:50:00Z' });
    const sealedQuote = await quoteOfCard();
    clock.pass({ minutes: 40 });
    await run({}, { sealedQuote });
    clock.pass({ seconds: 1 });
    await run({}, { sealedQuote });
    expect(cabinBookings.requests.map(({ quote }) => quote.depositDueOn)).toEqual(['2027-01-18', '2027-01-19']);
  });

  it('RES-20 lists the charges of the party that comes, whomever the card was printed for', async () => {
    const { cabinBookings, quoteOfCard, run } = holdCabin();
    expect((await run({ ages: [30, 30, 5] }, { sealedQuote: await quoteOfCard(2) })).kind).toBe('held');
    expect(cabinBookings.requests[0]?.quote.lines[1]).toMatchObject({
      label: 'Port charges, 3 guests',
      amount: { amount: 189_000 },
    });
  });
});
