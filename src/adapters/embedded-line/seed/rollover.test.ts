import { randomUUID } from 'node:crypto';
import { someSeals } from '../../../../test/builders/some-seals';
import { StoppedClock } from '../../../../test/builders/a-clock';
import { aBookingRequest, aQuote, someGuests } from '../../../../test/builders/a-booking';
import { aDeparture, aPartyRequest } from '../../../../test/builders/a-departure';
import { aLinePlan } from '../../../../test/builders/a-line-plan';
import { anOpenLine } from '../../../../test/builders/an-open-line';
import { twoNodes } from '../../../../test/builders/two-nodes';
import { emptyDatabase, testDatabases } from '../../../../test/services/databases';
import { addDays, plainDate } from '../../../core/shared/plain-date';
import { readSampleLine } from '../../../../test/builders/sample-line';
import { firstLookAfterMs } from '../../../core/excursions/pending-excursion-bookings.port';
import { EmbeddedPendingExcursionBookings } from '../../embedded-state/excursions/pending-excursion-bookings';
import { EmbeddedRefundedPayments } from '../../embedded-engine/refunded-payments';
import { EmbeddedExcursionDemand } from '../../embedded-engine/excursion-demand';
import { planLine } from './sample-plan';
import { eleanor, james } from './sample-guests';
import { resetLine, rollOver } from './rollover';

describe.each([...testDatabases])('the sample line, $name', ({ create }) => {
  const plan = planLine(readSampleLine());
  const openLine = async () => {
    const database = await create();
    const openedLine = await anOpenLine(database, new StoppedClock(), plan);
    return { ...openedLine, close: () => openedLine.db.destroy().then(() => database.drop()) };
  };
  let line: Awaited<ReturnType<typeof openLine>>;
  beforeAll(async () => {
    line = await openLine();
  });
  afterAll(() => line.close());

  it('VOY-28 has a year and a half of sailings ahead: some nearly full, some with a waitlist only, most open', async () => {
    const sailings = await line.inventory.findSailings();
    const free = sailings.map(({ suites }) => suites.reduce((sum, suite) => sum + (suite.availableCabins ?? 0), 0));
    expect(sailings.length).toBeGreaterThanOrEqual(60);
    expect(sailings.filter(({ isWaitlistOnly }) => isWaitlistOnly).length).toBeGreaterThanOrEqual(1);
    expect(free.filter((count) => count > 0 && count <= 3).length).toBeGreaterThanOrEqual(1);
    expect(free.filter((count) => count > 10).length).toBeGreaterThan(sailings.length / 2);
    const partlySoldOut = sailings.filter(
      (sailing) => !sailing.isWaitlistOnly && sailing.suites.some(({ availableCabins }) => availableCabins === 0),
    );
    expect(partlySoldOut.length).toBeGreaterThan(10);
    expect(sailings.flatMap(({ suites }) => suites).filter(({ price }) => !price || price.amount <= 0)).toEqual([]);
  });

  it('TRP-04 TRP-05 H18 gives the sample guest a reservation in every status, past ones past and coming ones ahead', async () => {
    const trips = await line.trips.findTrips({ contactId: eleanor.contactId });
    const today = '2027-01-11';
    expect(trips.map(({ status }) => status).sort()).toEqual(['BK', 'BK', 'BK', 'CL', 'CT', 'CX', 'OF', 'TM', 'WL']);
    for (const { status, packages } of trips) {
      const isPast = status === 'CL' || status === 'TM';
      expect((packages[0]?.end ?? '') < today).toBe(isPast);
    }
    const paid = trips
      .filter(({ status }) => status === 'BK')
      .map(({ totalPaid, total }) => totalPaid.amount / total.amount)
      .sort();
    expect(paid).toEqual([expect.closeTo(0.25, 3), expect.closeTo(0.25, 3), 1]);
    expect(trips.filter(({ onboardCredit }) => onboardCredit !== undefined)).toHaveLength(1);
    expect(trips.some(({ passengers }) => passengers.some(({ birthday }) => (birthday ?? '') > '2019-01-01'))).toBe(
      true,
    );
    for (const trip of trips)
      expect(trip.fareLines.reduce((sum, { amount }) => sum + amount.amount, 0)).toBe(trip.total.amount);
    expect(await line.trips.findTrips({ contactId: james.contactId })).toEqual([]);
  });

  it('H21 EXC-18 EXC-19 books the sample guest on voyages with experiences, on whatever day the line begins', async () => {
    const crossings = plan
      .findSailings(plainDate('2027-01-01'), plainDate('2027-12-31'))
      .filter(({ voyageId }) => voyageId === 'EST' || voyageId === 'WST');
    expect(crossings.map(({ voyageId }) => plan.quietVoyageIds.includes(voyageId))).toEqual([true, true]);
    const booked = new Set<string | undefined>();
    // Days from which a booked trip of the sample would begin on that very sailing.
    for (const { start } of crossings)
      for (const days of [40, 150]) {
        const clock = new StoppedClock(`${addDays(start, -days)}T15:00:00Z`);
        await resetLine(line.db, plan, clock, { seals: someSeals });
        for (const { status, packages } of await line.trips.findTrips({ contactId: eleanor.contactId }))
          if (status === 'BK') booked.add(packages[0]?.packageCode.split('-')[1]);
      }
    await resetLine(line.db, plan, line.clock, { seals: someSeals });
    expect(booked.size).toBeGreaterThan(4);
    expect(plan.quietVoyageIds.filter((voyageId) => booked.has(voyageId))).toEqual([]);
  }, 30_000);

  it('EXC-19 H45 knows from the first day what is popular, by excursions of last season that take no seat of those ahead', async () => {
    const seats = await new EmbeddedExcursionDemand(line.db).countConfirmedSeats();
    const counts = [...seats.values()];
    expect(counts.length).toBeGreaterThan(20);
    expect(new Set(counts).size).toBeGreaterThan(15);
    expect([...seats.keys()].filter((tourCode) => !plan.tourCodes.includes(tourCode))).toEqual([]);
    const ahead = await line.db
      .selectFrom('excursion_departures')
      .select('departure_id')
      .where('date', '>=', '2027-01-11')
      .execute();
    const oversold = await line.db
      .selectFrom('excursion_departures')
      .select('departure_id')
      .where('capacity', '<', ({ selectFrom }) =>
        selectFrom('excursion_seats')
          .innerJoin('excursion_parties', 'excursion_parties.party_id', 'excursion_seats.party_id')
          .whereRef('excursion_parties.departure_id', '=', 'excursion_departures.departure_id')
          .select(({ fn }) => fn.countAll<number>().as('seats')),
      )
      .execute();
    expect([ahead, oversold]).toEqual([[], []]);
  });

  it('H45 invents no bookings ashore for a line with experiences of its own', async () => {
    const own = await twoNodes(create, aLinePlan({ tourCodes: ['OWN-1101', 'OWN-1302'] }));
    expect(await new EmbeddedExcursionDemand(own.db).countConfirmedSeats()).toEqual(new Map());
    await own.close();
  });

  it('VOY-14 lets the sample guest stay aboard for a second sailing on one reservation, in a cabin of each', async () => {
    const trips = await line.trips.findTrips({ contactId: eleanor.contactId });
    const [trip, ...others] = trips.filter(({ packages }) => packages.length > 1);
    const [first, second] = trip?.packages ?? [];
    expect(others).toEqual([]);
    expect(
      first &&
        second && [
          first.end === second.start,
          first.packageCode !== second.packageCode,
          first.reservationPackageId !== second.reservationPackageId,
        ],
    ).toEqual([true, true, true]);
    const claimed = await line.db
      .selectFrom('cabin_claims')
      .select(['itinerary_id', 'cabin_number'])
      .where('reservation_id', '=', trip?.reservationId ?? '')
      .orderBy('itinerary_id')
      .execute();
    expect(claimed).toEqual(
      [first, second]
        .map((each) => ({ itinerary_id: each?.packageCode, cabin_number: each?.cabinNumber }))
        .sort((one, other) => ((one.itinerary_id ?? '') < (other.itinerary_id ?? '') ? -1 : 1)),
    );
  });

  it('D5 counts every reservation of the sample guest as a cabin that is taken', async () => {
    const rows = await line.db
      .selectFrom('reservations')
      .leftJoin('cabin_claims', (join) =>
        join
          .onRef('cabin_claims.itinerary_id', '=', 'reservations.itinerary_id')
          .onRef('cabin_claims.cabin_number', '=', 'reservations.cabin_number')
          .onRef('cabin_claims.reservation_id', '=', 'reservations.reservation_id'),
      )
      .select(['reservations.status', 'reservations.cabin_number', 'cabin_claims.cabin_number as claimed'])
      .execute();
    for (const { status, cabin_number: cabin, claimed } of rows) {
      expect(claimed).toBe(cabin);
      expect(cabin === null).toBe(['WL', 'CT', 'CX'].includes(status));
    }
  });

  it('VOY-28 E12 keeps every sailing when the day turns, and adds those that come into sight', async () => {
    const ageingLine = await openLine();
    // Without the cabins: an offer of the sample guest runs out meanwhile.
    const onSale = async () =>
      (await ageingLine.inventory.findSailings({})).map(
        ({ itineraryId, start, suites }) =>
          `${itineraryId} ${start} ${suites.map(({ category, price }) => `${category} ${price?.amount}`).join()}`,
      );
    const before = await onSale();
    await rollOver(ageingLine.db, plan, ageingLine.clock, { seals: someSeals });
    expect(await onSale()).toEqual(before);
    ageingLine.clock.pass({ days: 30 });
    await rollOver(ageingLine.db, plan, ageingLine.clock, { seals: someSeals });
    const after = await onSale();
    expect(after.slice(0, before.length)).toEqual(before);
    expect(after.length).toBeGreaterThan(before.length + 2);
    await ageingLine.close();
  });

  it('VOY-28 restores the line around the clock’s today', async () => {
    const contact = { contactId: eleanor.contactId };
    const ageingLine = await openLine();
    const before = await ageingLine.trips.findTrips(contact);
    await ageingLine.db.updateTable('reservations').set({ status: 'CX' }).execute();
    ageingLine.clock.pass({ days: 30 });
    await resetLine(ageingLine.db, plan, ageingLine.clock, { seals: someSeals });
    const after = await ageingLine.trips.findTrips(contact);
    expect(after.map(({ status }) => status).sort()).toEqual(['BK', 'BK', 'BK', 'CL', 'CT', 'CX', 'OF', 'TM', 'WL']);
    expect(after).not.toEqual(before);
    await ageingLine.close();
  });
});

describe.each([...testDatabases])('the day turning, $name', ({ create }) => {
  it('H18 times an offer out whose deposit did not come, and gives its cabin back', async () => {
    const line = await twoNodes(create, aLinePlan());
    const reservationId = await line.book({ contactId: james.contactId });
    const status = async () => (await line.trips.getTrip({ contactId: james.contactId }, reservationId))?.status;
    const claims = async () =>
      (await line.db.selectFrom('cabin_claims').selectAll().where('reservation_id', '=', reservationId).execute())
        .length;
    line.clock.pass({ days: 7 });
    await rollOver(line.db, line.plan, line.clock, { seals: someSeals });
    expect([await status(), await claims()]).toEqual(['OF', 1]);
    line.clock.pass({ days: 1 });
    await rollOver(line.db, line.plan, line.clock, { seals: someSeals });
    expect([await status(), await claims()]).toEqual(['CT', 0]);
    await line.close();
  });

  it('TRP-04 H18 closes a booking when its sailing is over, and forgets what was typed in vain', async () => {
    const line = await twoNodes(create, aLinePlan());
    const before = await line.db
      .selectFrom('reservations')
      .select('reservation_id')
      .where('status', '=', 'BK')
      .execute();
    expect(before).toHaveLength(3);
    line.clock.pass({ days: 400 });
    await rollOver(line.db, line.plan, line.clock, { seals: someSeals });
    expect(
      await line.db.selectFrom('reservations').select('reservation_id').where('status', '=', 'BK').execute(),
    ).toEqual([]);
    expect(
      await line.db
        .selectFrom('holds')
        .selectAll()
        .where('payment_started_at', 'is', null)
        .where('reservation_id', 'is', null)
        .execute(),
    ).toEqual([]);
    await line.close();
  });

  it('F2 H18 retains a hold whose guest is still to be notified of a refund, and forgets both once it is sent', async () => {
    const line = await twoNodes(create, aLinePlan());
    const { cabinBookings, clock, itineraryIds } = line;
    const held = await cabinBookings.hold({
      ...aBookingRequest({ itineraryId: itineraryIds[0] ?? '' }),
      quote: aQuote(),
      expiresAt: new Date(clock.now().getTime() + 600_000),
    });
    const holdId = held.kind === 'held' ? held.hold.holdId : '';
    await cabinBookings.saveGuests(holdId, someGuests());
    clock.pass({ minutes: 11 });
    await cabinBookings.release(holdId);
    expect(await cabinBookings.reserve({ holdId, paid: 100 })).toEqual({ kind: 'hold-expired' });
    const refundedPayments = new EmbeddedRefundedPayments(line.db, clock);
    const nextDay = async () => {
      clock.pass({ days: 2 });
      await rollOver(line.db, line.plan, clock, { seals: someSeals });
    };
    await nextDay();
    expect(await refundedPayments.claimUnnotified(clock.now())).toMatchObject([
      { paymentId: holdId, email: 'ada@example.com' },
    ]);
    await refundedPayments.markNotified(holdId);
    await nextDay();
    expect(await cabinBookings.getHold(holdId)).toBeUndefined();
    expect(await line.db.selectFrom('refunded_payments').selectAll().execute()).toEqual([]);
    await line.close();
  });

  it('H18 forgets a hold of yesterday with its actor, draft and acceptance, and keeps those of a reservation', async () => {
    const line = await twoNodes(create, aLinePlan());
    const sold = await line.db
      .selectFrom('reservations')
      .select(['reservation_id', 'origin'])
      .executeTakeFirstOrThrow();
    const holds = ['typed-in-vain', sold.origin];
    const hold = {
      itinerary_id: 'any',
      category: 'SV',
      cabin_number: '101',
      ages: '[30]',
      quote: '{}',
      guests: null,
      contact_id: null,
      created_at: 0,
      expires_at: 1,
      payment_started_at: null,
      reservation_id: null,
      other_suites: null,
    };
    for (const id of holds) {
      await line.db
        .insertInto('holds')
        .values({ ...hold, hold_id: id })
        .execute();
      await line.db
        .insertInto('booking_actors')
        .values({ origin: id, browser: 'any', network: null, proved: null, made_at: 0 })
        .execute();
      await line.db.insertInto('hold_drafts').values({ hold_id: id, salt: '', typed: '', changed_at: 0 }).execute();
      await line.db
        .insertInto('acceptances')
        .values({ hold_id: id, text_hash: 'any', version: '1', accepted_at: 0 })
        .execute();
      await line.db
        .insertInto('booking_advisers')
        .values({ hold_id: id, agency_number: '1', reference: null, noted_at: 0 })
        .execute();
    }
    await rollOver(line.db, line.plan, line.clock, { seals: someSeals });
    const left = async (table: 'holds' | 'hold_drafts' | 'acceptances' | 'booking_advisers') =>
      (await line.db.selectFrom(table).select('hold_id').where('hold_id', 'in', holds).execute()).map(
        (row) => row.hold_id,
      );
    expect(await left('holds')).toEqual([]);
    expect(await left('hold_drafts')).toEqual([]);
    expect(await left('acceptances')).toEqual([sold.origin]);
    expect(await left('booking_advisers')).toEqual([sold.origin]);
    const actors = await line.db.selectFrom('booking_actors').select('origin').where('origin', 'in', holds).execute();
    expect(actors).toEqual([{ origin: sold.origin }]);
    await line.close();
  });

  it('D6 forgets the receipt of a write a day after it', async () => {
    const line = await twoNodes(create, aLinePlan());
    const begin = (key: string) => line.receipts.begin({ scope: 'test', key, fingerprint: 'body' });
    await begin('of yesterday');
    line.clock.pass({ minutes: 1 });
    await begin('a minute younger');
    line.clock.pass({ days: 1, minutes: -1 });
    await rollOver(line.db, line.plan, line.clock, { seals: someSeals });
    const left = await line.db.selectFrom('receipts').select('receipt_key').execute();
    expect(left).toEqual([{ receipt_key: 'a minute younger' }]);
    await line.close();
  });

  it('D6 forgets a settled request for excursion seats a day after it, and no open one', async () => {
    const line = await twoNodes(create, aLinePlan());
    const pending = new EmbeddedPendingExcursionBookings(line.db, line.clock);
    const departure = aDeparture({ begins: new Date('2027-03-01T09:00:00Z') });
    const [open, old, younger] = [1, 2, 3].map((size) => aPartyRequest({ departure, size }));
    if (!open || !old || !younger) throw new Error('There are three requests.');
    for (const request of [open, old, younger]) await pending.begin(request);
    await pending.note(old.requestKey, 'settled');
    line.clock.pass({ minutes: 1 });
    await pending.note(younger.requestKey, 'settled');
    const findLeft = async () => {
      await rollOver(line.db, line.plan, line.clock, { seals: someSeals });
      const left = await line.db.selectFrom('pending_outings').select('request_key').orderBy('seats').execute();
      return left.map(({ request_key: key }) => key);
    };
    line.clock.pass({ days: 1, minutes: -1 });
    expect(await findLeft()).toEqual([open.requestKey, old.requestKey, younger.requestKey]);
    line.clock.pass({ seconds: firstLookAfterMs / 1_000 });
    expect(await findLeft()).toEqual([open.requestKey, younger.requestKey]);
    await line.close();
  });

  it('E9 is reset while a guest writes: no write comes between what is deleted and what refers to it', async () => {
    const line = await twoNodes(create);
    let isOver = false;
    const write = async () => {
      for (let n = 0; !isOver; n += 1)
        await line.otherNode.db
          .insertInto('favourites')
          .values({
            favourite_id: randomUUID(),
            contact_id: eleanor.contactId,
            item_type: 'STORY',
            item_value: randomUUID(),
            description: '',
            added_at: n,
            removed_at: null,
          })
          .execute()
          // The guest is not there while the line is laid out anew.
          .catch(() => undefined);
    };
    const writing = [write(), write(), write()];
    const resets = await Promise.allSettled(
      Array.from({ length: 4 }, () => resetLine(line.db, line.plan, line.clock, { seals: someSeals })),
    );
    isOver = true;
    await Promise.all(writing);
    expect(resets).toEqual(Array(4).fill({ status: 'fulfilled', value: undefined }));
    await line.close();
  });

  it('E9 is laid out once by two nodes that start at the same moment', async () => {
    const database = await create(emptyDatabase);
    const plan = aLinePlan();
    const nodes = await Promise.all([1, 2].map(() => anOpenLine(database, new StoppedClock(), plan)));
    const counts = await Promise.all(
      nodes.map(async ({ inventory, trips }) => [
        (await inventory.findSailings()).length,
        (await trips.findTrips({ contactId: eleanor.contactId })).length,
      ]),
    );
    expect(counts[0]).toEqual(counts[1]);
    expect(counts[0]?.[1]).toBeGreaterThan(5);
    for (const { db } of nodes) await db.destroy();
    await database.drop();
  });
});
