import { todayIn } from '../../src/core/shared/plain-date';
import fc from 'fast-check';
import { james } from '../../src/adapters/embedded-line/seed/sample-guests';
import { EmbeddedBookingRecords } from '../../src/adapters/embedded-engine/booking-records';
import { planLine } from '../../src/adapters/embedded-line/seed/sample-plan';
import { loadLine } from '../../src/adapters/embedded-content/load-line';
import { BookCabin } from '../../src/core/engine/book-cabin';
import type { SailingFare } from '../../src/core/engine/fares.port';
import { HoldCabin } from '../../src/core/engine/hold-cabin';
import { paymentAmounts } from '../../src/core/engine/payment-amounts';
import { QuoteSailing, type SuiteQuote } from '../../src/core/engine/quote-sailing';
import { areValidCounts, type GuestCounts } from '../../src/core/reserve/guest-counts';
import { inUnits } from '../../src/core/shared/money';
import type { Sailing } from '../../src/core/voyages/sailing';
import { fareFromText, startingPriceText } from '../../src/core/voyages/suite-price';
import { toPaymentChoices } from '../../src/web/engine/engine-presenter';
import { toQuoteView } from '../../src/web/engine/suite-views';
import { readEngineRequest } from '../../src/web/engine/engine-request';
import { toSuiteCards } from '../../src/web/reserve/suite-cards';
import { toTripCard } from '../../src/web/trips/trip-card-view';
import { toTripPayment } from '../../src/web/trips/trip-payment-view';
import { toFreeSailing } from '../../src/web/vessel/suite-views';
import { toSuiteRows } from '../../src/web/voyages/suite-rows';
import { availabilityOf } from '../../src/web/voyages/voyage-wire';
import { someGuests } from '../builders/a-booking';
import { aQuoteSeal } from '../builders/a-quote-seal';
import { StoppedClock } from '../builders/a-clock';
import { anOpenLine, type OpenLine } from '../builders/an-open-line';
import { builtPictures } from '../builders/built-pictures';
import { FakePayments, FakeCabinBookings, InMemoryFares } from '../builders/fake-engine';
import { testDatabases, type TestDatabase } from '../services/databases';

const content = loadLine('config/sample-line');
const suites = content.suites.map(({ suite }) => suite);
const pictures = builtPictures();
const vessel = 'the-yacht';
const card = { number: '4242424242424242', expiry: '12/30', securityCode: '123', nameOnCard: 'Ada Quist' };

/** Every party that the guest selector knows. */
const parties: readonly GuestCounts[] = [1, 2, 3, 4, 5, 6]
  .flatMap((adults) => [0, 1, 2, 3, 4, 5].map((children) => ({ adults, children })))
  .filter((counts) => areValidCounts(counts));

let database: TestDatabase;
let line: OpenLine;
let sailings: readonly Sailing[];
let fares: ReadonlyMap<string, ReadonlyMap<string, SailingFare>>;

beforeAll(async () => {
  const testDatabase = testDatabases[0];
  if (!testDatabase) throw new Error('There is no database to test on.');
  database = await testDatabase.create();
  line = await anOpenLine(database, new StoppedClock(), planLine(content));
  sailings = (await line.inventory.findSailings()).filter(({ start }) => start > '2027-01-11');
  fares = new Map(
    await Promise.all(
      sailings.map(async ({ itineraryId }) => [itineraryId, await line.fares.findFares(itineraryId)] as const),
    ),
  );
}, 60_000);

afterAll(async () => {
  await line.db.destroy();
  await database.drop();
});

/** The minor units of the only amount in a text. */
function centsIn(text: string | undefined): number {
  const amounts = (text ?? '').match(/[\d,]+\.\d\d/g) ?? [];
  return amounts.length === 1 ? Number(amounts[0].replace(/[,.]/g, '')) : Number.NaN;
}

const sum = (numbers: readonly number[]) => numbers.reduce((total, number) => total + number, 0);

const seal = aQuoteSeal();
const engineParts = (of: OpenLine) => ({
  clock: of.clock,
  terms: of.plan.terms,
  officeTimeZone: of.plan.timeZone,
  seal,
});

/** A cabin of every kind is free, so that every suite can be chosen. */
const withRoom = (sailing: Sailing): Sailing => ({
  ...sailing,
  suites: sailing.suites.map((suite) => ({ ...suite, availableCabins: 2 })),
});

function cardsOf(sailing: Sailing, party: GuestCounts, quotes: ReadonlyMap<string, SuiteQuote>) {
  return toSuiteCards(
    {
      suites,
      sailing,
      party,
      quotes,
      selectedSuiteId: undefined,
      vessel,
      engine: { baseUrl: '/engine/details', siid: 'landfall' },
    },
    pictures,
  );
}

/** Follows a card's link into the engine, and pays there. */
async function buy(href: string, choice: 'deposit' | 'full') {
  const query = Object.fromEntries(new URL(href, 'http://x').searchParams);
  const read = readEngineRequest(query);
  if (read.kind !== 'request') throw new Error(`The engine cannot read ${href}`);
  const cabinBookings = new FakeCabinBookings();
  const cards = new FakePayments(['pays']);
  const outcome = await new HoldCabin({ ...engineParts(line), fares: new InMemoryFares(fares), cabinBookings }).run({
    request: read.request,
    sealedQuote: query['quote'],
  });
  if (outcome.kind !== 'held') return { kind: outcome.kind, href };
  const { quote } = cabinBookings.requests[0] ?? outcome.hold;
  cabinBookings.current = { ...outcome.hold, quote, guests: someGuests() };
  await new BookCabin(cabinBookings, cards, line.clock, new InMemoryFares(fares)).run({
    holdId: outcome.hold.holdId,
    payment: { choice, means: { kind: 'test-card', card } },
  });
  return {
    kind: outcome.kind,
    quote,
    charged: sum([...cards.taken.values()]),
    recorded: sum(cabinBookings.reserved.map(({ paid }) => paid)),
  };
}

/** What the Payment step says about one choice. */
function shownChoice(quote: SuiteQuote['quote'], wanted: 'deposit' | 'full') {
  const choice = toPaymentChoices(quote, 'test-cards').find(({ value }) => value === wanted);
  if (choice === undefined || choice.value === 'offer') return undefined;
  return { now: centsIn(choice.now), later: choice.value === 'deposit' ? centsIn(choice.later) : 0 };
}

it('VOY-24 SUI-18 ENG-01 charges to the cent what was shown, for every sailing, suite and party of the sample line', async () => {
  const wrong: unknown[] = [];
  let bought = 0;
  for (const sailing of sailings) {
    const quotesFor = await Promise.all(
      [0, 1, 2, 3, 4, 5, 6].map((guestCount) =>
        new QuoteSailing({ ...engineParts(line), fares: new InMemoryFares(fares) }).run({
          itineraryId: sailing.itineraryId,
          guestCount,
        }),
      ),
    );
    for (const party of parties) {
      const guestCount = party.adults + party.children;
      for (const { category, price, maxGuests, button } of cardsOf(
        withRoom(sailing),
        party,
        quotesFor[guestCount] ?? new Map<string, SuiteQuote>(),
      )) {
        if (button.label !== 'Select' || guestCount > maxGuests) continue;
        const choice = bought % 2 === 0 ? 'full' : 'deposit';
        const purchase = await buy(button.href, choice);
        bought += 1;
        const total = centsIn(price);
        const shown = purchase.quote && shownChoice(purchase.quote, choice);
        const view = purchase.quote && toQuoteView(purchase.quote);
        const isRight =
          view !== undefined &&
          centsIn(view.total) === total &&
          sum(view.lines.map(({ amount }) => centsIn(amount))) === total &&
          (shown === undefined || (shown.now === purchase.charged && shown.now + shown.later === total)) &&
          purchase.recorded === purchase.charged;
        if (!isRight) wrong.push({ itineraryId: sailing.itineraryId, category, party, price, choice, ...purchase });
      }
    }
  }
  expect(wrong.slice(0, 3)).toEqual([]);
  expect(bought).toBeGreaterThan(sailings.length * 13 * 4);
}, 120_000);

it('VOY-18 VOY-26 VOY-30 prints one price everywhere: cards, dates, suites, voyages and the API', () => {
  const wrong: unknown[] = [];
  for (const sailing of sailings) {
    const quoted = fares.get(sailing.itineraryId) ?? new Map<string, SailingFare>();
    const totalOf = (category: string) => quoted.get(category)?.suiteFare.amount ?? Number.NaN;
    const rows = toSuiteRows({ suites, sailing: withRoom(sailing), vessel, assets: pictures });
    for (const offer of sailing.suites) {
      const total = totalOf(offer.category);
      const [voyage] = content.voyages;
      const wire = availabilityOf(offer);
      const onSuitePage =
        voyage &&
        offer.price &&
        toFreeSailing({ voyage: voyage.voyage, sailing, price: offer.price, availableCabins: 1 }, 'BR-I,SV').price;
      const row = rows.find(({ category }) => category === offer.category);
      const shown = [
        offer.price?.amount,
        Math.round((wire.price ?? Number.NaN) * 100),
        centsIn(onSuitePage),
        ...(offer.category === 'FS' ? [] : [centsIn(row?.price)]),
      ];
      if (shown.some((amount) => amount !== total))
        wrong.push({ itineraryId: sailing.itineraryId, category: offer.category, total, shown });
    }
    const lowest = Math.min(
      ...sailing.suites.flatMap(({ category, availableCabins }) =>
        (availableCabins ?? 0) > 0 && category !== 'FS' ? [totalOf(category)] : [],
      ),
    );
    if (!Number.isFinite(lowest)) continue;
    const from = [
      centsIn(startingPriceText(sailing.fromPrice)),
      centsIn(fareFromText(sailing.fromPrice)),
      Math.round((sailing.fromPrice ? inUnits(sailing.fromPrice) : Number.NaN) * 100),
    ];
    if (from.some((amount) => amount !== lowest)) wrong.push({ itineraryId: sailing.itineraryId, lowest, from });
  }
  expect(wrong.slice(0, 3)).toEqual([]);
  expect(sailings.length).toBeGreaterThan(40);
});

it('TRP-06 TRD-11 shows in My Trips the total of the card and the money that was taken, whatever is booked', async () => {
  const anything = fc.record({
    sailing: fc.nat(sailings.length - 1),
    suite: fc.nat(suites.length - 1),
    party: fc.constantFrom(...parties),
    choice: fc.constantFrom('deposit' as const, 'full' as const),
  });
  const { contactId } = james;
  const records = new EmbeddedBookingRecords(line.db);
  await fc.assert(
    fc.asyncProperty(anything, async (chosen) => {
      const sailing = sailings[chosen.sailing];
      const category = suites[chosen.suite]?.category;
      if (!sailing) return;
      const quotes = await new QuoteSailing({ ...engineParts(line), fares: line.fares }).run({
        itineraryId: sailing.itineraryId,
        guestCount: chosen.party.adults + chosen.party.children,
      });
      const cardShown = cardsOf(sailing, chosen.party, quotes).find((one) => one.category === category);
      fc.pre(
        cardShown?.button.label === 'Select' && chosen.party.adults + chosen.party.children <= cardShown.maxGuests,
      );
      const query = Object.fromEntries(new URL(cardShown.button.href, 'http://x').searchParams);
      const read = readEngineRequest(query);
      if (read.kind !== 'request') throw new Error('The engine cannot read its own address.');
      const held = await new HoldCabin({
        ...engineParts(line),
        fares: line.fares,
        cabinBookings: line.cabinBookings,
      }).run({
        request: read.request,
        sealedQuote: query['quote'],
        contactId,
      });
      // Earlier runs may have bought the last one.
      fc.pre(held.kind !== 'sold-out');
      if (held.kind !== 'held') throw new Error(`Expected a cabin, got ${held.kind}.`);
      await line.cabinBookings.saveGuests(held.hold.holdId, someGuests());
      const booked = await new BookCabin(line.cabinBookings, line.payments, line.clock, line.fares).run({
        holdId: held.hold.holdId,
        payment: { choice: chosen.choice, means: { kind: 'test-card', card } },
      });
      if (booked.kind !== 'reserved') throw new Error(`Expected a reservation, got ${booked.kind}.`);
      const trip = (await line.trips.findTrips({ contactId })).find(
        ({ reservationId }) => reservationId === booked.reservationId,
      );
      if (!trip) throw new Error('The trip is missing.');
      const charged = await line.payments.findCharge(`hold-${held.hold.holdId}`);
      const today = todayIn('America/New_York', line.clock.now());
      const view = toTripPayment(trip, { today, timeZone: 'America/New_York', takesPayments: true });
      const progress = toTripCard(trip, {
        today,
        timeZone: 'America/New_York',
        contents: { of: () => ({}) },
        assets: pictures,
        takesPayments: true,
      }).progress;
      const total = centsIn(cardShown.price);
      expect([
        centsIn(view.total),
        sum(view.fareLines.map(({ amount }) => centsIn(amount))),
        centsIn(view.paidAmount) + centsIn(view.remaining),
      ]).toEqual([total, total, total]);
      expect(charged?.kind === 'paid' && charged.amount.amount).toBe(centsIn(view.paidAmount));
      const record = await records.getBooking(booked.reservationId);
      expect([
        record?.total.amount,
        sum(record?.lines.map(({ amount }) => amount.amount) ?? []),
        record?.paid.amount,
      ]).toEqual([total, total, centsIn(view.paidAmount)]);
      const left = record && paymentAmounts(record, line.plan.terms.smallestPayment);
      expect(left?.balance?.amount ?? 0).toBe(centsIn(view.remaining));
      if (progress)
        expect([centsIn(progress.total), centsIn(progress.paidAmount)]).toEqual([total, centsIn(view.paidAmount)]);
    }),
    { numRuns: 8 },
  );
}, 60_000);
