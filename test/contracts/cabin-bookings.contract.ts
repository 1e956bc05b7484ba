import type { BookingRequest } from '../../src/core/engine/booking';
import type { CabinBookings } from '../../src/core/engine/cabin-bookings.port';
import type { RefundedPayments } from '../../src/core/engine/refunded-payments.port';
import type { TripRepository } from '../../src/core/trips/trip-repository.port';
import type { SailingInventory } from '../../src/core/voyages/sailing-inventory.port';
import { aBookingRequest, aQuote, someGuests } from '../builders/a-booking';

export interface CabinBookingsUnderTest {
  readonly cabinBookings: CabinBookings;
  /** The same cabin bookings on another node. */
  readonly otherNode: CabinBookings;
  readonly refundedPayments: readonly RefundedPayments[];
  readonly trips: TripRepository;
  readonly inventory: SailingInventory;
  now(): Date;
  pass(time: { readonly minutes: number }): void;
  /** A sailing that no test has used yet, with `freeCabins` cabins of category SV and nothing sold. */
  nextSailing(): string;
  readonly freeCabins: number;
  /** A contact that exists. */
  readonly contactId: string;
  close(): Promise<void>;
}

/** How many want the last cabins at once. `RACE_BUYERS=200` for the figure of the promise. */
const buyers = Number(process.env['RACE_BUYERS'] ?? 40);

export function describeCabinBookings(name: string, open: () => Promise<CabinBookingsUnderTest>): void {
  describe(`CabinBookings on ${name}`, () => {
    let line: CabinBookingsUnderTest;
    let request: BookingRequest;
    beforeAll(async () => {
      line = await open();
    });
    beforeEach(() => {
      request = aBookingRequest({ itineraryId: line.nextSailing() });
    });
    afterAll(() => line.close());

    const inMinutes = (minutes: number) => new Date(line.now().getTime() + minutes * 60_000);
    const hold = async (more: Partial<Parameters<CabinBookings['hold']>[0]> = {}, cabinBookings = line.cabinBookings) =>
      cabinBookings.hold({ ...request, quote: aQuote(), expiresAt: inMinutes(10), contactId: line.contactId, ...more });
    const held = async (more: Partial<Parameters<CabinBookings['hold']>[0]> = {}) => {
      const outcome = await hold(more);
      if (outcome.kind !== 'held') throw new Error(`expected a cabin, got ${outcome.kind}`);
      return outcome.hold;
    };
    const heldWithGuests = async () => {
      const { holdId } = await held();
      expect(await line.cabinBookings.saveGuests(holdId, someGuests())).toBe('saved');
      return holdId;
    };
    const unsettledIds = async (page: Partial<Parameters<CabinBookings['findUnsettledHolds']>[0]>) => {
      const holds = await line.cabinBookings.findUnsettledHolds({
        startedBefore: inMinutes(1),
        after: '',
        limit: 100,
        ...page,
      });
      return holds.map(({ holdId }) => holdId);
    };
    const freeCabins = async () => {
      const sailing = await line.inventory.getSailing(request.itineraryId);
      return sailing?.suites.find((suite) => suite.category === request.category)?.availableCabins;
    };
    const tripsOf = async () => {
      const trips = await line.trips.findTrips({ contactId: line.contactId });
      return trips.filter((trip) => trip.packages[0]?.packageCode === request.itineraryId);
    };

    it('ENG-01 holds a cabin, and gives back what was sent', async () => {
      const taken = await held();
      expect(taken).toMatchObject({ ...request, contactId: line.contactId, quote: aQuote(), expiresAt: inMinutes(10) });
      expect(await line.cabinBookings.getHold(taken.holdId)).toEqual(taken);
      expect(await line.cabinBookings.getHold('no-such-hold')).toBeUndefined();
      expect(await freeCabins()).toBe(line.freeCabins - 1);
    });

    it('D5 never holds one cabin twice, and says so when all are taken', async () => {
      const holds = await Promise.all(Array.from({ length: line.freeCabins }, () => held()));
      expect(new Set(holds.map(({ cabinNumber }) => cabinNumber)).size).toBe(line.freeCabins);
      expect(await hold()).toEqual({ kind: 'sold-out' });
      expect(await freeCabins()).toBe(0);
    });

    it('D5 frees a cabin when its hold runs out, and not before', async () => {
      const first = await Promise.all(Array.from({ length: line.freeCabins }, () => held()));
      line.pass({ minutes: 9.9 });
      expect((await hold()).kind).toBe('sold-out');
      line.pass({ minutes: 0.2 });
      expect(await freeCabins()).toBe(line.freeCabins);
      expect((await hold()).kind).toBe('held');
      const [{ holdId } = { holdId: '' }] = first;
      expect(await line.cabinBookings.saveGuests(holdId, someGuests())).toBe('hold-expired');
    });

    it('D5 renews the hold of a browser that sends the same request again', async () => {
      const first = await held();
      await line.cabinBookings.saveGuests(first.holdId, someGuests());
      line.pass({ minutes: 6 });
      const second = await held({ replaces: first.holdId });
      expect(second).toMatchObject({
        holdId: first.holdId,
        cabinNumber: first.cabinNumber,
        expiresAt: inMinutes(10),
        guests: someGuests(),
      });
      expect(await freeCabins()).toBe(line.freeCabins - 1);
    });

    it('D5 gives the old cabin back when a browser wants another, and keeps what was typed', async () => {
      const first = await held();
      await line.cabinBookings.saveGuests(first.holdId, someGuests());
      const other = await held({ category: 'OS', replaces: first.holdId });
      expect(other).toMatchObject({ category: 'OS', guests: someGuests() });
      expect(await freeCabins()).toBe(line.freeCabins);
      expect(await line.cabinBookings.saveGuests(first.holdId, someGuests())).toBe('hold-expired');
    });

    it('D5 D7 does not give back a cabin whose payment is under way, whatever else its browser wants meanwhile', async () => {
      const holdId = await heldWithGuests();
      expect((await line.cabinBookings.startPayment({ holdId, holdUntil: inMinutes(5) })).kind).toBe('started');
      const other = await held({ category: 'OS', replaces: holdId });
      expect(other.holdId).not.toBe(holdId);
      expect(await freeCabins()).toBe(line.freeCabins - 1);
      line.pass({ minutes: 1 });
      expect((await line.cabinBookings.getHold(holdId))?.expiresAt.getTime()).toBeGreaterThan(line.now().getTime());
      expect((await line.cabinBookings.reserve({ holdId, paid: 308_625 })).kind).toBe('reserved');
    });

    it('D5 lets a browser whose hold was the last cabin keep it in a crowd', async () => {
      const holds = await Promise.all(Array.from({ length: line.freeCabins }, () => held()));
      const mine = holds[0]?.holdId ?? '';
      const outcomes = await Promise.all([
        ...Array.from({ length: 10 }, () => hold({}, line.otherNode)),
        hold({ replaces: mine }),
      ]);
      expect(outcomes.filter(({ kind }) => kind === 'held')).toHaveLength(1);
      expect(outcomes.at(-1)).toMatchObject({ kind: 'held', hold: { holdId: mine } });
    });

    it('D5 makes a released cabin free at once, but never that of a reservation', async () => {
      const { holdId } = await held();
      await line.cabinBookings.release(holdId);
      expect(await freeCabins()).toBe(line.freeCabins);
      const booked = await heldWithGuests();
      await line.cabinBookings.reserve({ holdId: booked, paid: 1 });
      await line.cabinBookings.release(booked);
      expect(await freeCabins()).toBe(line.freeCabins - 1);
    });

    it('TRP-13 writes a booking with its guests, lines, dates and payment', async () => {
      const holdId = await heldWithGuests();
      const outcome = await line.cabinBookings.reserve({ holdId, paid: 308_625, cardLast4: '4242' });
      const [trip, ...others] = await tripsOf();
      expect(others).toEqual([]);
      expect(outcome).toEqual({ kind: 'reserved', reservationId: trip?.reservationId });
      expect(trip?.reservationId).toMatch(/^ON7\d{7}$/);
      expect(trip).toMatchObject({
        status: 'BK',
        isUnconfirmed: false,
        total: aQuote().total,
        totalPaid: { amount: 308_625, currency: 'USD' },
        depositPaid: { amount: 308_625, currency: 'USD' },
        depositDueOn: aQuote().depositDueOn,
        finalDueOn: aQuote().finalDueOn,
        fareLines: aQuote().lines.map(({ label, amount }) => ({ label, amount })),
        passengers: [
          { fullName: 'Ada Quist', birthday: '1980-02-29', email: 'ada@example.com', phoneNumber: '+13055550199' },
          { fullName: 'Bo Li Quist', middleName: 'Li', birthday: '1979-12-31' },
        ],
      });
      expect(trip?.packages).toMatchObject([{ packageCode: request.itineraryId, cabinCategory: 'SV' }]);
      expect((await line.cabinBookings.getHold(holdId))?.reservationId).toBe(trip?.reservationId);
    });

    it('TRP-05 TRP-06 writes an offer, with a cabin, when nothing was paid', async () => {
      await line.cabinBookings.reserve({ holdId: await heldWithGuests(), paid: 0 });
      const [trip] = await tripsOf();
      expect(trip).toMatchObject({ status: 'OF', totalPaid: { amount: 0 }, depositPaid: { amount: 0 } });
      expect(trip?.packages[0]?.cabinNumber).toMatch(/^\d{3,4}$/);
      expect(await freeCabins()).toBe(line.freeCabins - 1);
    });

    it('D6 makes one reservation of a double click, on two nodes', async () => {
      const holdId = await heldWithGuests();
      const outcomes = await Promise.all(
        [line.cabinBookings, line.otherNode, line.cabinBookings, line.otherNode].map((cabinBookings) =>
          cabinBookings.reserve({ holdId, paid: 5 }),
        ),
      );
      expect(new Set(outcomes.map((outcome) => JSON.stringify(outcome))).size).toBe(1);
      expect(outcomes[0]?.kind).toBe('reserved');
      expect(await tripsOf()).toHaveLength(1);
      expect(await freeCabins()).toBe(line.freeCabins - 1);
    });

    it('D6 gives the same reservation to a retry after a lost answer, also when the hold has run out since', async () => {
      const holdId = await heldWithGuests();
      const first = await line.cabinBookings.reserve({ holdId, paid: 5 });
      line.pass({ minutes: 30 });
      expect(await line.cabinBookings.reserve({ holdId, paid: 5 })).toEqual(first);
      expect(await tripsOf()).toHaveLength(1);
    });

    it('D6 puts a payment that arrives after an offer down to the same reservation, once', async () => {
      const holdId = await heldWithGuests();
      const offer = await line.cabinBookings.reserve({ holdId, paid: 0 });
      expect(await line.cabinBookings.reserve({ holdId, paid: 308_625 })).toEqual(offer);
      expect(await line.cabinBookings.reserve({ holdId, paid: 308_625 })).toEqual(offer);
      expect(await tripsOf()).toMatchObject([{ status: 'BK', totalPaid: { amount: 308_625 } }]);
    });

    it('D7 keeps the cabin while a payment is under way, and lists it as unsettled', async () => {
      const holdId = await heldWithGuests();
      line.pass({ minutes: 9 });
      const start = await line.cabinBookings.startPayment({ holdId, holdUntil: inMinutes(5) });
      expect(start).toMatchObject({ kind: 'started', hold: { holdId, expiresAt: inMinutes(5) } });
      line.pass({ minutes: 4 });
      expect(await freeCabins()).toBe(line.freeCabins - 1);
      expect(await unsettledIds({ startedBefore: inMinutes(-5) })).toEqual([]);
      expect(await unsettledIds({ startedBefore: inMinutes(-3) })).toEqual([holdId]);
      await line.cabinBookings.reserve({ holdId, paid: 5 });
      expect(await unsettledIds({})).toEqual([]);
    });

    it('D7 lists unsettled holds in pages by their ids, so that the first page does not hide the others', async () => {
      const holdIds = [await heldWithGuests(), await heldWithGuests(), await heldWithGuests()].toSorted();
      for (const holdId of holdIds) await line.cabinBookings.startPayment({ holdId, holdUntil: inMinutes(5) });
      expect(await unsettledIds({ limit: 2 })).toEqual(holdIds.slice(0, 2));
      expect(await unsettledIds({ after: holdIds[1] ?? '', limit: 2 })).toEqual(holdIds.slice(2));
      for (const holdId of holdIds) await line.cabinBookings.release(holdId);
      expect(await unsettledIds({})).toEqual([]);
    });

    it('D7 refuses to start a payment for a hold that has run out or is unknown', async () => {
      const { holdId } = await held();
      line.pass({ minutes: 11 });
      expect(await line.cabinBookings.startPayment({ holdId, holdUntil: inMinutes(5) })).toEqual({
        kind: 'hold-expired',
      });
      expect(await line.cabinBookings.startPayment({ holdId: 'nobody', holdUntil: inMinutes(5) })).toEqual({
        kind: 'unknown-hold',
      });
    });

    it('D7 honours a hold that ran out when it is paid and the cabin is still free, and never otherwise', async () => {
      const [late, lost, unpaid] = [await heldWithGuests(), await heldWithGuests(), await heldWithGuests()];
      line.pass({ minutes: 11 });
      expect(await line.cabinBookings.reserve({ holdId: unpaid, paid: 0 })).toEqual({ kind: 'hold-expired' });
      expect((await line.cabinBookings.reserve({ holdId: late, paid: 5 })).kind).toBe('reserved');
      for (let taken = 0; taken < line.freeCabins - 1; taken += 1) await held();
      expect(await line.cabinBookings.reserve({ holdId: lost, paid: 5 })).toEqual({ kind: 'hold-expired' });
      expect(await line.cabinBookings.reserve({ holdId: 'nobody', paid: 5 })).toEqual({ kind: 'unknown-hold' });
      expect(await tripsOf()).toHaveLength(1);
    });

    it(`D5 sells the last cabins to ${buyers} buyers at once on two nodes: as many reservations as cabins`, async () => {
      const buy = async (_: unknown, buyer: number) => {
        const cabinBookings = buyer % 2 === 0 ? line.cabinBookings : line.otherNode;
        const outcome = await hold({}, cabinBookings);
        if (outcome.kind !== 'held') return outcome.kind;
        await cabinBookings.saveGuests(outcome.hold.holdId, someGuests());
        const booked = await cabinBookings.reserve({ holdId: outcome.hold.holdId, paid: 5 });
        return booked.kind === 'reserved' ? `${booked.reservationId} ${outcome.hold.cabinNumber}` : booked.kind;
      };
      const outcomes = await Promise.all(Array.from({ length: buyers }, buy));
      const sold = outcomes.filter((outcome) => outcome.startsWith('ON7'));
      const trips = await tripsOf();
      expect(outcomes.filter((outcome) => outcome === 'sold-out')).toHaveLength(buyers - line.freeCabins);
      expect(sold).toHaveLength(line.freeCabins);
      expect(trips.map((trip) => `${trip.reservationId} ${trip.packages[0]?.cabinNumber}`).sort()).toEqual(sold.sort());
      expect(new Set(trips.map((trip) => trip.packages[0]?.cabinNumber)).size).toBe(line.freeCabins);
    }, 60_000);

    const pay = (reservationId: string, paymentId: string, amount: number, cabinBookings = line.cabinBookings) =>
      cabinBookings.recordPayment({
        reservationId,
        paymentId,
        amount: { ...aQuote().total, amount },
        cardLast4: '4242',
      });
    const offered = async () => {
      const outcome = await line.cabinBookings.reserve({ holdId: await heldWithGuests(), paid: 0 });
      return outcome.kind === 'reserved' ? outcome.reservationId : '';
    };

    const takeRefunded = async () => {
      const outcomes = await Promise.all(line.refundedPayments.map((node) => node.claimUnnotified(inMinutes(1))));
      return outcomes.flat().filter(({ itineraryId }) => itineraryId === request.itineraryId);
    };

    it('F2 has the guest of a suite that was paid too late notified of the refund, once', async () => {
      const holdId = await heldWithGuests();
      line.pass({ minutes: 11 });
      await line.cabinBookings.release(holdId);
      for (const node of [line.cabinBookings, line.otherNode])
        expect(await node.reserve({ holdId, paid: 308_625 })).toEqual({ kind: 'hold-expired' });
      const refund = {
        paymentId: holdId,
        itineraryId: request.itineraryId,
        cause: { kind: 'hold-ended', categories: [request.category] },
        amount: { amount: 308_625, currency: 'USD' },
        firstName: 'Ada',
        email: 'ada@example.com',
      };
      expect(await takeRefunded()).toEqual([refund]);
      expect(await takeRefunded()).toEqual([]);
      line.pass({ minutes: 2 });
      expect(await takeRefunded()).toEqual([refund]);
      await line.refundedPayments[0]?.markNotified(holdId);
      line.pass({ minutes: 2 });
      expect(await takeRefunded()).toEqual([]);
    });

    it('F2 F7 has a guest notified of the refund where a payment exceeds what is left, and of no other', async () => {
      const holdId = await heldWithGuests();
      const outcome = await line.cabinBookings.reserve({ holdId, paid: 0 });
      const reservationId = outcome.kind === 'reserved' ? outcome.reservationId : '';
      await pay(reservationId, `${reservationId}-all`, aQuote().total.amount);
      expect(await takeRefunded()).toEqual([]);
      const refused = { itineraryId: request.itineraryId, cause: { kind: 'not-payable', reservationId } };
      for (let repeat = 0; repeat < 2; repeat += 1) await pay(reservationId, `${reservationId}-again`, 100);
      await line.cabinBookings.reserve({ holdId, paid: 200 });
      expect((await takeRefunded()).toSorted((one, other) => one.amount.amount - other.amount.amount)).toMatchObject([
        { ...refused, paymentId: `${reservationId}-again`, amount: { amount: 100 }, email: 'ada@example.com' },
        { ...refused, paymentId: holdId, amount: { amount: 200 }, email: 'ada@example.com' },
      ]);
    });

    it('TRP-05 ENG-07 makes an offer a booking when its deposit is there, not before', async () => {
      const { deposit } = aQuote();
      const offer = await offered();
      expect(await pay(offer, `${offer}-part`, 300_000)).toBe('recorded');
      expect(await tripsOf()).toMatchObject([
        { status: 'OF', totalPaid: { amount: 300_000 }, depositPaid: { amount: 300_000 } },
      ]);
      expect(await pay(offer, `${offer}-rest`, deposit.amount - 300_000)).toBe('recorded');
      expect(await tripsOf()).toMatchObject([{ status: 'BK', totalPaid: deposit, depositPaid: deposit }]);
    });

    it('D6 D7 counts the payment of a hold that became an offer beside what was paid on it since, or lets it be given back', async () => {
      const { deposit, total } = aQuote();
      const holdId = await heldWithGuests();
      const outcome = await line.cabinBookings.reserve({ holdId, paid: 0 });
      const offer = outcome.kind === 'reserved' ? outcome.reservationId : '';
      await pay(offer, `${offer}-part`, 50_000);
      expect(await line.cabinBookings.reserve({ holdId, paid: deposit.amount })).toEqual(outcome);
      expect(await tripsOf()).toMatchObject([{ status: 'BK', totalPaid: { amount: deposit.amount + 50_000 } }]);
      const another = await heldWithGuests();
      const paidOff = await line.cabinBookings.reserve({ holdId: another, paid: 0 });
      await pay(paidOff.kind === 'reserved' ? paidOff.reservationId : '', 'all-of-it', total.amount);
      expect(await line.cabinBookings.reserve({ holdId: another, paid: deposit.amount })).toEqual({
        kind: 'hold-expired',
      });
    });

    it('D7 ENG-07 refuses one minor unit more than what is left, and another currency, and takes the rest to the last unit', async () => {
      const { total } = aQuote();
      const offer = await offered();
      const inEuros = { ...aQuote().deposit, currency: 'EUR' };
      expect(
        await line.cabinBookings.recordPayment({ reservationId: offer, paymentId: `${offer}-eur`, amount: inEuros }),
      ).toBe('refused');
      expect(await pay(offer, `${offer}-part`, 50_000)).toBe('recorded');
      expect(await pay(offer, `${offer}-over`, total.amount - 50_000 + 1)).toBe('refused');
      expect(await tripsOf()).toMatchObject([{ status: 'OF', totalPaid: { ...total, amount: 50_000 } }]);
      expect(await pay(offer, `${offer}-rest`, total.amount - 50_000)).toBe('recorded');
      expect(await tripsOf()).toMatchObject([{ status: 'BK', totalPaid: total }]);
    });

    it('D6 D7 puts one payment down once, on two nodes, and never more than the total', async () => {
      const { total } = aQuote();
      const offer = await offered();
      const same = await Promise.all(
        [line.cabinBookings, line.otherNode, line.cabinBookings].map((cabinBookings) =>
          pay(offer, `${offer}-same`, 50_000, cabinBookings),
        ),
      );
      expect(same).toEqual(['recorded', 'recorded', 'recorded']);
      const rest = await Promise.all(
        [line.cabinBookings, line.otherNode].map((cabinBookings, index) =>
          pay(offer, `${offer}-rest-${index}`, total.amount - 50_000, cabinBookings),
        ),
      );
      expect(rest.sort()).toEqual(['recorded', 'refused']);
      expect(await tripsOf()).toMatchObject([{ status: 'BK', totalPaid: total }]);
      expect(await pay('nobody', 'lost', 50_000)).toBe('unknown-reservation');
    });
  });
}
