import type { CabinBookings } from '../../src/core/engine/cabin-bookings.port';
import type { WaitlistOffers } from '../../src/core/engine/waitlist-offers.port';
import type { ReservationChanges } from '../../src/core/engine/reservation-changes.port';
import type { Waitlist } from '../../src/core/engine/waitlist.port';
import type { TripRepository } from '../../src/core/trips/trip-repository.port';
import type { SailingInventory } from '../../src/core/voyages/sailing-inventory.port';
import { todayIn } from '../../src/core/shared/plain-date';
import { aBookingRequest, aQuote, someGuests } from '../builders/a-booking';

/** One node of a line. */
export interface WaitlistNode {
  readonly waitlist: Waitlist;
  readonly offers: WaitlistOffers;
  readonly changes: ReservationChanges;
  readonly cabinBookings: CabinBookings;
}

export interface WaitlistUnderTest extends WaitlistNode {
  readonly otherNode: WaitlistNode;
  readonly trips: TripRepository;
  readonly inventory: SailingInventory;
  now(): Date;
  pass(time: { readonly minutes?: number; readonly days?: number }): void;
  /** A sailing ahead that no test has used yet, with `freeCabins` cabins of category SV and nothing sold. */
  nextSailing(): string;
  readonly freeCabins: number;
  /** A contact that exists. */
  readonly contactId: string;
  close(): Promise<void>;
}

export function describeWaitlist(name: string, open: () => Promise<WaitlistUnderTest>): void {
  describe(`Waitlist, WaitlistOffers and ReservationChanges on ${name}`, () => {
    let line: WaitlistUnderTest;
    let itineraryId: string;
    beforeAll(async () => {
      line = await open();
    });
    beforeEach(() => {
      itineraryId = line.nextSailing();
    });
    afterAll(() => line.close());

    let requestCount = 0;
    const inHours = (hours: number) => new Date(line.now().getTime() + hours * 3_600_000);
    const join = async ({
      node = line,
      requestKey,
    }: { readonly node?: WaitlistNode; readonly requestKey?: string } = {}) => {
      requestCount += 1;
      const entry = await node.waitlist.join({
        ...aBookingRequest({ itineraryId }),
        requestKey: requestKey ?? `wish-${requestCount}`,
        contactId: line.contactId,
        quote: aQuote(),
        guests: someGuests(),
      });
      return entry.reservationId;
    };
    const tryHold = async (node: WaitlistNode = line, quote = aQuote()) =>
      node.cabinBookings.hold({
        ...aBookingRequest({ itineraryId }),
        quote,
        expiresAt: inHours(1 / 6),
        contactId: line.contactId,
      });
    const book = async (paid = 308_625, quote = aQuote()) => {
      const outcome = await tryHold(line, quote);
      if (outcome.kind !== 'held') throw new Error(`expected a cabin, got ${outcome.kind}`);
      await line.cabinBookings.saveGuests(outcome.hold.holdId, someGuests());
      const booked = await line.cabinBookings.reserve({ holdId: outcome.hold.holdId, paid });
      if (booked.kind !== 'reserved') throw new Error(`expected a reservation, got ${booked.kind}`);
      return booked.reservationId;
    };
    const sellOut = async (paid?: number) => {
      const booked = [];
      for (let count = 0; count < line.freeCabins; count += 1) booked.push(await book(paid));
      return booked;
    };
    const forSale = async () =>
      (await line.inventory.getSailing(itineraryId))?.suites.find(({ category }) => category === 'SV')?.availableCabins;
    const trip = async (reservationId: string) => line.trips.getTrip({ contactId: line.contactId }, reservationId);
    const status = async (reservationId: string) => (await trip(reservationId))?.status;
    const entry = async (reservationId: string) => (await line.waitlist.findEntries([reservationId]))[0];
    const positions = async (ids: readonly string[]) => Promise.all(ids.map(async (id) => (await entry(id))?.position));
    const firstHere = async () =>
      (await line.offers.findFirstInLine())
        .filter((first) => first.itineraryId === itineraryId)
        .map(({ reservationId }) => reservationId);
    const offer = async (
      reservationId: string,
      { node = line, hours = 24 }: { readonly node?: WaitlistNode; readonly hours?: number } = {},
    ) => node.offers.offer({ reservationId, quote: aQuote(), expiresAt: inHours(hours) });

    it('TRP-05 SUI-13 gives one waitlist entry for one request, without a cabin', async () => {
      const entries = await Promise.all(
        [line, line.otherNode, line].map((node) => join({ node, requestKey: `same-${itineraryId}` })),
      );
      expect(new Set(entries).size).toBe(1);
      expect(await trip(entries[0] ?? '')).toMatchObject({ status: 'WL', totalPaid: { amount: 0 } });
      expect((await trip(entries[0] ?? ''))?.packages[0]?.cabinNumber).toBeUndefined();
      expect((await trip(entries[0] ?? ''))?.depositDueOn).toBeUndefined();
      expect(await entry(entries[0] ?? '')).toMatchObject({ ...aBookingRequest({ itineraryId }), position: 1 });
    });

    it('SUI-13 places guests in the order in which they joined, on two nodes, and nobody at the same instant', async () => {
      const one = await join();
      const crowd = await Promise.all(
        Array.from({ length: 8 }, (_, guest) => join({ node: guest % 2 ? line : line.otherNode })),
      );
      const last = await join({ node: line.otherNode });
      expect((await positions([one, ...crowd, last])).slice(1, -1).sort()).toEqual([2, 3, 4, 5, 6, 7, 8, 9]);
      expect(await positions([one, last])).toEqual([1, 10]);
      const all = await line.waitlist.findEntries([one, ...crowd, last]);
      const inOrder = [...all].sort(
        (a, b) => a.joinedAt.getTime() - b.joinedAt.getTime() || (a.reservationId < b.reservationId ? -1 : 1),
      );
      expect(inOrder.map(({ position }) => position)).toEqual([1, 2, 3, 4, 5, 6, 7, 8, 9, 10]);
      expect(new Set(all.map(({ joinedAt }) => joinedAt.getTime())).size).toBe(10);
    });

    it('SUI-13 offers a returned cabin to the first in line only, and sells it to no other guest', async () => {
      const [booked = ''] = await sellOut();
      const [first, second] = [await join(), await join()];
      expect(await firstHere()).toEqual([]);
      expect(await offer(first)).toEqual({ kind: 'too-late' });
      await line.changes.cancel(booked);
      expect(await forSale()).toBe(0);
      expect(await tryHold()).toEqual({ kind: 'sold-out' });
      expect(await firstHere()).toEqual([first]);
      expect(await offer(second)).toEqual({ kind: 'too-late' });
      expect(await offer(first)).toMatchObject({ kind: 'offered', offer: { quote: aQuote(), expiresAt: inHours(24) } });
      expect(await entry(first)).toMatchObject({ position: 1, offer: { quote: aQuote(), expiresAt: inHours(24) } });
      expect(await entry(second)).toMatchObject({ position: 2 });
      expect((await entry(second))?.offer).toBeUndefined();
      expect([await forSale(), await tryHold(), await firstHere()]).toEqual([0, { kind: 'sold-out' }, []]);
    });

    it('SUI-13 makes one offer of one cabin, however many nodes make it at once', async () => {
      const booked = await sellOut();
      const guests = [await join(), await join(), await join()];
      await line.changes.cancel(booked[0] ?? '');
      const outcomes = await Promise.all(
        Array.from({ length: 8 }, (_, round) => offer(guests[0] ?? '', { node: round % 2 ? line : line.otherNode })),
      );
      expect(outcomes.filter(({ kind }) => kind === 'offered')).toHaveLength(1);
      expect(await offer(guests[1] ?? '')).toEqual({ kind: 'too-late' });
    });

    it('TRP-05 SUI-13 makes an accepted offer an unpaid one with that cabin, once, however often it is accepted', async () => {
      const [booked = ''] = await sellOut();
      const guest = await join();
      await line.changes.cancel(booked);
      expect(await line.waitlist.accept(guest)).toEqual({ kind: 'no-offer' });
      const made = await offer(guest);
      const outcomes = await Promise.all([line, line.otherNode, line].map((node) => node.waitlist.accept(guest)));
      expect(outcomes).toEqual([{ kind: 'accepted' }, { kind: 'accepted' }, { kind: 'accepted' }]);
      expect(await line.waitlist.decline(guest)).toEqual({ kind: 'no-offer' });
      const accepted = await trip(guest);
      expect(accepted).toMatchObject({
        status: 'OF',
        total: aQuote().total,
        depositDueOn: aQuote().depositDueOn,
        finalDueOn: aQuote().finalDueOn,
      });
      expect(accepted?.packages[0]?.cabinNumber).toBe(made.kind === 'offered' ? made.offer.cabinNumber : '');
      expect(accepted?.fareLines.map(({ amount }) => amount)).toEqual(aQuote().lines.map(({ amount }) => amount));
      expect(await entry(guest)).toBeUndefined();
      line.pass({ days: 2 });
      expect(await line.offers.passOn()).not.toContain(guest);
      expect([await status(guest), await forSale()]).toEqual(['OF', 0]);
    });

    it('SUI-13 gives a declined cabin to the next in line, and the guest leaves the line', async () => {
      const [booked = ''] = await sellOut();
      const [first, second] = [await join(), await join()];
      await line.changes.cancel(booked);
      await offer(first);
      expect(await line.waitlist.decline(first)).toEqual({ kind: 'declined' });
      expect(await line.waitlist.decline(first)).toEqual({ kind: 'declined' });
      expect(await line.waitlist.accept(first)).toEqual({ kind: 'no-offer' });
      expect([await status(first), await entry(first), await firstHere()]).toEqual(['CX', undefined, [second]]);
      expect((await offer(second)).kind).toBe('offered');
      expect((await entry(second))?.position).toBe(1);
    });

    it('SUI-13 passes an unanswered offer on when its time is over, and not before', async () => {
      const [booked = ''] = await sellOut();
      const [first, second] = [await join(), await join()];
      await line.changes.cancel(booked);
      await offer(first, { hours: 3 });
      line.pass({ minutes: 179 });
      expect(await line.offers.passOn()).not.toContain(first);
      line.pass({ minutes: 1 });
      expect(await line.waitlist.accept(first)).toEqual({ kind: 'no-offer' });
      expect([await entry(first), await line.waitlist.findOfferEnd(first)]).toEqual([undefined, 'passed-on']);
      expect(await tryHold()).toEqual({ kind: 'sold-out' });
      const rounds = await Promise.all([line, line.otherNode, line].map((node) => node.offers.passOn()));
      expect(rounds.flat().filter((id) => id === first)).toEqual([first]);
      expect([await status(first), await firstHere()]).toEqual(['CT', [second]]);
      expect((await offer(second)).kind).toBe('offered');
      expect((await line.waitlist.accept(second)).kind).toBe('accepted');
    });

    it('SUI-13 knows how an offer ended, and of none that is open or was never made', async () => {
      const booked = await sellOut();
      const guests = [await join(), await join(), await join(), await join()];
      const ends = async () => Promise.all(guests.map((guest) => line.otherNode.waitlist.findOfferEnd(guest)));
      for (const reservationId of booked.slice(0, 3)) await line.changes.cancel(reservationId);
      for (const guest of guests.slice(0, 3)) await offer(guest);
      expect(await ends()).toEqual([undefined, undefined, undefined, undefined]);
      await line.waitlist.accept(guests[0] ?? '');
      await line.waitlist.decline(guests[1] ?? '');
      for (const guest of guests.slice(2)) await line.changes.cancel(guest);
      expect(await ends()).toEqual(['accepted', 'declined', 'withdrawn', undefined]);
    });

    it('SUI-13 sells a cabin again that nobody in line wants', async () => {
      const [booked = ''] = await sellOut();
      const guest = await join();
      await line.changes.cancel(booked);
      await offer(guest);
      await line.waitlist.decline(guest);
      expect(await forSale()).toBe(1);
      expect((await tryHold()).kind).toBe('held');
      expect(await forSale()).toBe(0);
    });

    it('SUI-13 D5 keeps a cabin whose hold runs out for the line, and sells what is more than the line needs', async () => {
      for (let count = 0; count < line.freeCabins; count += 1) await tryHold();
      const guest = await join();
      line.pass({ minutes: 11 });
      expect([await forSale(), await firstHere()]).toEqual([line.freeCabins - 1, [guest]]);
      const outcomes = await Promise.all(
        Array.from({ length: line.freeCabins * 3 }, (_, buyer) => tryHold(buyer % 2 ? line : line.otherNode)),
      );
      expect(outcomes.filter(({ kind }) => kind === 'held')).toHaveLength(line.freeCabins - 1);
      expect((await offer(guest)).kind).toBe('offered');
    });

    it('SUI-13 keeps the order of the line while cabins come back and buyers press on two nodes', async () => {
      const booked = await sellOut();
      const guests = [];
      for (let count = 0; count < line.freeCabins; count += 1)
        guests.push(await join({ node: count % 2 ? line : line.otherNode }));
      const offered: string[] = [];
      const sweep = async (node: WaitlistNode) => {
        for (const first of (await node.offers.findFirstInLine()).filter((one) => one.itineraryId === itineraryId)) {
          const outcome = await offer(first.reservationId, { node });
          if (outcome.kind === 'offered') offered.push(first.reservationId);
        }
      };
      for (const reservationId of booked) {
        const [, , ...buyers] = await Promise.all([
          line.changes.cancel(reservationId),
          line.otherNode.changes.cancel(reservationId),
          tryHold(),
          tryHold(line.otherNode),
          sweep(line),
          sweep(line.otherNode),
        ]);
        expect(buyers.slice(0, 2)).toEqual([{ kind: 'sold-out' }, { kind: 'sold-out' }]);
        await sweep(line);
      }
      expect(offered).toEqual(guests);
      for (const guest of guests) expect((await line.waitlist.accept(guest)).kind).toBe('accepted');
      const cabins = await Promise.all(guests.map(async (guest) => (await trip(guest))?.packages[0]?.cabinNumber));
      expect(new Set(cabins).size).toBe(line.freeCabins);
      expect(await tryHold()).toEqual({ kind: 'sold-out' });
    });

    it('TRP-05 frees the cabin of a cancelled reservation exactly once, on two nodes', async () => {
      const reservationId = await book();
      const outcomes = await Promise.all(
        [line, line.otherNode, line, line.otherNode].map((node) => node.changes.cancel(reservationId)),
      );
      expect(outcomes).toEqual(['cancelled', 'cancelled', 'cancelled', 'cancelled']);
      expect([await status(reservationId), await forSale()]).toEqual(['CX', line.freeCabins]);
      const [other] = await sellOut();
      expect(await line.changes.cancel(reservationId)).toBe('cancelled');
      expect([await forSale(), await status(other ?? '')]).toEqual([0, 'BK']);
      expect(await line.changes.cancel('ON79999999')).toBe('unknown-reservation');
    });

    it('TRP-05 H18 lets a cancelled guest leave the line, with what was offered', async () => {
      const [booked = ''] = await sellOut();
      const [first, second] = [await join(), await join()];
      await line.changes.cancel(booked);
      await offer(first);
      expect(await line.changes.cancel(first)).toBe('cancelled');
      expect(await line.waitlist.accept(first)).toEqual({ kind: 'no-offer' });
      expect([await status(first), await firstHere(), (await entry(second))?.position]).toEqual(['CX', [second], 1]);
    });

    it('TRP-05 H18 times an unpaid offer out after its deposit date, and gives its cabin back once', async () => {
      const depositDueOn = todayIn('America/New_York', inHours(7 * 24));
      const reservationId = await book(0, aQuote({ depositDueOn }));
      line.pass({ days: 7 });
      expect(await line.changes.lapse()).not.toContain(reservationId);
      line.pass({ days: 1 });
      const lapsed = await Promise.all([line, line.otherNode, line].map((node) => node.changes.lapse()));
      expect(lapsed.flat().filter((id) => id === reservationId)).toEqual([reservationId]);
      expect([await status(reservationId), await forSale()]).toEqual(['CT', line.freeCabins]);
      expect(await line.changes.cancel(reservationId)).toBe('not-cancellable');
    });

    it('SUI-13 gives each offer to one caller, until its guest is notified or the caller is lost', async () => {
      const [booked = ''] = await sellOut();
      const guest = await join();
      await line.changes.cancel(booked);
      const made = await offer(guest);
      const offerId = made.kind === 'offered' ? made.offer.offerId : '';
      const take = async (node: WaitlistNode) =>
        (await node.offers.claimUnnotified(new Date(line.now().getTime() + 60_000))).filter(
          (one) => one.reservationId === guest,
        );
      const taken = (await Promise.all([take(line), take(line.otherNode), take(line)])).flat();
      expect(taken).toMatchObject([
        {
          itineraryId,
          category: 'SV',
          firstName: 'Ada',
          email: 'ada@example.com',
          offer: { offerId, quote: aQuote() },
        },
      ]);
      line.pass({ minutes: 2 });
      expect(await take(line.otherNode)).toHaveLength(1);
      await line.offers.markNotified(offerId);
      line.pass({ minutes: 2 });
      expect(await take(line)).toEqual([]);
    });

    it('SUI-13 reports an offer that passed on once more, for a day, and none that was answered or withdrawn', async () => {
      const booked = await sellOut();
      const [passes, declines, leaves] = [await join(), await join(), await join()];
      for (const reservationId of booked.slice(0, 3)) await line.changes.cancel(reservationId);
      for (const guest of [passes, declines, leaves]) await offer(guest);
      const take = async (node: WaitlistNode = line) =>
        (await node.offers.claimUnnotified(new Date(line.now().getTime() + 60_000))).filter(
          (one) => one.itineraryId === itineraryId,
        );
      const open = await take();
      expect(open.map(({ hasPassed }) => hasPassed)).toEqual([false, false, false]);
      const passedOffer = open.find(({ reservationId }) => reservationId === passes)?.offer.offerId ?? '';
      await line.offers.markNotified(passedOffer);
      await line.waitlist.decline(declines);
      await line.changes.cancel(leaves);
      line.pass({ days: 1 });
      expect(await take()).toEqual([]);
      await line.offers.passOn();
      expect((await Promise.all([take(), take(line.otherNode), take()])).flat()).toMatchObject([
        { reservationId: passes, hasPassed: true, firstName: 'Ada', offer: { offerId: passedOffer } },
      ]);
      line.pass({ minutes: 2 });
      expect(await take()).toHaveLength(1);
      await line.offers.markNotified(passedOffer);
      line.pass({ minutes: 2 });
      expect(await take()).toEqual([]);
    });

    // Last: the clock passes the sailings of the tests before.
    it('TRP-04 TRP-05 H18 completes a paid trip and ends an unpaid one when the voyage is over; a waitlist entry lapses when it begins', async () => {
      const [paid, owing] = [await book(aQuote().total.amount), await book()];
      const waiting = await join();
      const sailing = await line.inventory.getSailing(itineraryId);
      const noonOf = (day: string) => Date.parse(`${day}T16:00:00Z`);
      line.pass({ days: Math.round((noonOf(sailing?.start ?? '') - line.now().getTime()) / 86_400_000) });
      expect(await line.changes.lapse()).toContain(waiting);
      expect(await status(waiting)).toBe('CT');
      line.pass({ days: Math.round((noonOf(sailing?.end ?? '') - line.now().getTime()) / 86_400_000) });
      await line.changes.closeVoyages();
      expect([await status(paid), await status(owing)]).toEqual(['BK', 'BK']);
      line.pass({ days: 1 });
      const closed = (await Promise.all([line, line.otherNode].map((node) => node.changes.closeVoyages()))).flat();
      expect(closed.filter((id) => id === paid || id === owing).sort()).toEqual([paid, owing].sort());
      expect([await status(paid), await status(owing)]).toEqual(['CL', 'TM']);
      expect(await line.changes.cancel(paid)).toBe('not-cancellable');
    });
  });
}
