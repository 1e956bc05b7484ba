import { aBespokeAsk, someBespokeDetails } from '../../../test/builders/some-bespoke-details';
import { until } from '../../../test/support/until';
import { StoppedClock } from '../../../test/builders/a-clock';
import { aDeparture, aPartyRequest } from '../../../test/builders/a-departure';
import { twoNodes } from '../../../test/builders/two-nodes';
import { describeExcursionBookings } from '../../../test/contracts/excursion-bookings.contract';
import { testDatabases } from '../../../test/services/databases';
import { someExcursionTerms as terms } from '../../../test/builders/some-terms';
import { statementsDuring } from '../../../test/support/statements-during';
import { openDatabase } from '../sql/open-database';
import { EmbeddedExcursionBookings } from './excursion-bookings';
import { EmbeddedBespokeRequests } from './excursions/bespoke-requests';

for (const { name, create } of testDatabases) {
  describeExcursionBookings(`the embedded line, ${name}`, async () => {
    const database = await create();
    const clock = new StoppedClock();
    const [db, otherDb] = [await openDatabase(database), await openDatabase(database)];
    return {
      excursionBookings: new EmbeddedExcursionBookings(db, clock, terms),
      otherNode: new EmbeddedExcursionBookings(otherDb, clock, terms),
      requests: new EmbeddedBespokeRequests(db, clock),
      now: () => clock.now(),
      pass: (time) => clock.pass(time),
      offerHours: terms.offerHours,
      close: async () => {
        await Promise.all([db.destroy(), otherDb.destroy()]);
        await database.drop();
      },
    };
  });
}

describe.each(testDatabases)('a guest who wants two things at once, $name', ({ create }) => {
  it('H66 has one of them: an experience, or a custom excursion that is asked for at the same moment', async () => {
    const [database, clock] = [await create(), new StoppedClock()];
    const [db, otherDb] = [await openDatabase(database), await openDatabase(database)];
    const [excursionBookings, requests] = [
      new EmbeddedExcursionBookings(db, clock, terms),
      new EmbeddedBespokeRequests(otherDb, clock),
    ];
    for (let round = 0; round < 10; round += 1) {
      const departure = aDeparture({
        id: `tour-${round}`,
        begins: new Date(clock.now().getTime() + 30 * 24 * 3_600_000),
      });
      const party = aPartyRequest({ departure, size: 1 });
      const [guest] = party.guests;
      if (!guest) throw new Error('A party has guests.');
      const details = someBespokeDetails({ guests: [guest], begins: departure.begins, ends: departure.ends });
      const outcomes = await Promise.all([
        excursionBookings.reserve(party),
        requests.ask(aBespokeAsk({ reservationId: party.reservationId, details })),
      ]);
      expect(outcomes.filter(({ kind }) => kind === 'overlaps')).toHaveLength(1);
    }
    await Promise.all([db.destroy(), otherDb.destroy()]);
    await database.drop();
  });
});

describe.each(testDatabases)('the excursions of a trip, $name', ({ create }) => {
  it('EXC-07 are read once until a booking is written, also by another node', async () => {
    const [database, clock] = [await create(), new StoppedClock()];
    const [db, otherDb] = [await openDatabase(database), await openDatabase(database)];
    const excursionBookings = new EmbeddedExcursionBookings(db, clock, terms);
    const departure = aDeparture({ begins: new Date(clock.now().getTime() + 30 * 24 * 3_600_000) });
    const request = aPartyRequest({ departure, size: 2 });
    const find = () => excursionBookings.findParties([request.reservationId]);
    // PostgreSQL's server also serves other tests: an answer is asked for again while a transaction of theirs is open.
    const untilReadOnce = () =>
      until(async () => {
        const [first, second] = [await find(), await find()];
        return first === second;
      }, true);
    expect(await find()).toEqual([]);
    await untilReadOnce();
    await new EmbeddedExcursionBookings(otherDb, clock, terms).reserve(request);
    expect(await find()).toHaveLength(1);
    await untilReadOnce();
    await Promise.all([db.destroy(), otherDb.destroy()]);
    await database.drop();
  });
});

describe('an offer that is over', () => {
  it('EXC-07 counts in no other guest’s position and holds no seat, also before a maintenance round has ended it', async () => {
    const testDatabase = testDatabases.find(({ name }) => name === 'SQLite');
    if (!testDatabase) throw new Error('There is no SQLite to test with.');
    const [database, clock] = [await testDatabase.create(), new StoppedClock()];
    const db = await openDatabase(database);
    const excursionBookings = new EmbeddedExcursionBookings(db, clock, terms);
    const departure = aDeparture({ begins: new Date(clock.now().getTime() + 30 * 24 * 3_600_000) });
    const reserve = async (size: number) => {
      const outcome = await excursionBookings.reserve(aPartyRequest({ departure, size }));
      if (outcome.kind !== 'reserved') throw new Error(`Expected a party, got ${outcome.kind}.`);
      return outcome.party;
    };
    const [seated, first, second, third] = [await reserve(4), await reserve(4), await reserve(3), await reserve(2)];
    await excursionBookings.remove({
      contactId: seated.contactId,
      reservationIds: [seated.reservationId],
      bookingIds: seated.bookings.map(({ bookingId }) => bookingId),
    });
    const standing = async () =>
      (await excursionBookings.findParties([first, second, third].map(({ reservationId }) => reservationId)))
        .toSorted((one, other) => (one.position ?? 0) - (other.position ?? 0))
        .map(({ reservationId, state, position }) => [reservationId, state, position]);
    expect(await standing()).toEqual([
      [first.reservationId, 'offered', 1],
      [second.reservationId, 'waiting', 2],
      [third.reservationId, 'waiting', 3],
    ]);
    clock.pass({ minutes: terms.offerHours * 60 });
    expect(await standing()).toEqual([
      [second.reservationId, 'offered', 1],
      [third.reservationId, 'waiting', 2],
    ]);
    expect(await excursionBookings.findSeats([departure.departureId])).toEqual([
      { departureId: departure.departureId, taken: 3, waiting: 2 },
    ]);
    await db.destroy();
    await database.drop();
  });
});

describe('a reservation that is cancelled', () => {
  it('EXC-07 gives its seats ashore to the guests who wait for them', async () => {
    const testDatabase = testDatabases.find(({ name }) => name === 'SQLite');
    if (!testDatabase) throw new Error('There is no SQLite to test with.');
    const line = await twoNodes(testDatabase.create);
    const excursionBookings = new EmbeddedExcursionBookings(line.db, line.clock, terms);
    const reservationId = await line.book({});
    const departure = aDeparture({ begins: new Date(line.clock.now().getTime() + 30 * 24 * 3_600_000) });
    const theirs = await excursionBookings.reserve(aPartyRequest({ departure, reservationId, size: 4 }));
    const waiting = await excursionBookings.reserve(aPartyRequest({ departure, size: 2 }));
    await line.changes.cancel(reservationId);
    expect(theirs).toMatchObject({ kind: 'reserved', party: { state: 'confirmed' } });
    expect(await excursionBookings.findParties([reservationId])).toEqual([]);
    expect(
      waiting.kind === 'reserved' && (await excursionBookings.findParties([waiting.party.reservationId]))[0]?.state,
    ).toBe('offered');
    await line.close();
  });
});

it('E10 the rows of an excursion booking are one round trip to PostgreSQL with their commit', async () => {
  const postgres = testDatabases.find(({ name }) => name === 'PostgreSQL');
  if (!postgres) throw new Error('PostgreSQL is not among the databases of tests.');
  const [database, clock] = [await postgres.create(), new StoppedClock()];
  const db = await openDatabase(database);
  const excursionBookings = new EmbeddedExcursionBookings(db, clock, terms);
  const departure = aDeparture({ begins: new Date(clock.now().getTime() + 30 * 24 * 3_600_000) });
  // The first one also reads which endpoints want its event.
  await excursionBookings.reserve(aPartyRequest({ departure, size: 1 }));
  const request = aPartyRequest({ departure, size: 1 });
  const operations = await statementsDuring(() => excursionBookings.reserve(request));
  expect(operations.slice(operations.lastIndexOf('select') + 1)).toEqual(['commit']);
  expect(await excursionBookings.findParties([request.reservationId])).toHaveLength(1);
  await db.destroy();
  await database.drop();
});
