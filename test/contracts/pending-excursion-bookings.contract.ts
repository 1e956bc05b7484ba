import type { PartyRequest } from '../../src/core/excursions/excursion-bookings.port';
import type { PendingExcursionBookings } from '../../src/core/excursions/pending-excursion-bookings.port';
import { aDeparture, aPartyRequest } from '../builders/a-departure';

export interface PendingExcursionBookingsUnderTest {
  readonly pending: PendingExcursionBookings;
  readonly otherNode: PendingExcursionBookings;
  now(): Date;
  pass(time: { readonly seconds: number }): void;
  close(): Promise<void>;
}

export function describePendingExcursionBookings(
  name: string,
  open: () => Promise<PendingExcursionBookingsUnderTest>,
): void {
  describe(`PendingExcursionBookings on ${name}`, () => {
    let line: PendingExcursionBookingsUnderTest;
    let bookingRequest: PartyRequest;
    const inSeconds = (seconds: number) => new Date(line.now().getTime() + seconds * 1_000);
    const take = (pending = line.pending) => pending.claimDue({ leaseUntil: inSeconds(8), limit: 500 });
    const isDue = async (pending = line.pending) =>
      (await take(pending)).some(({ request }) => request.requestKey === bookingRequest.requestKey);
    beforeAll(async () => {
      line = await open();
    });
    beforeEach(async () => {
      // What earlier tests left is looked at and leased.
      await take();
      bookingRequest = aPartyRequest({
        departure: aDeparture({ id: `tour-${Math.random()}`, begins: inSeconds(3_000_000) }),
        size: 2,
        notes: 'Söderström “aft”',
      });
    });
    afterAll(() => line.close());

    it('D7 stores a request as it was sent, and one of many tries is the first', async () => {
      const tries = await Promise.all(
        [line.pending, line.otherNode, line.pending].map((pending) => pending.begin(bookingRequest)),
      );
      expect(tries.filter((known) => known === undefined)).toHaveLength(1);
      const sent = {
        request: bookingRequest,
        sentKey: bookingRequest.requestKey,
        state: 'sending',
        sentAt: line.now(),
        isNotified: false,
      };
      expect(tries.filter((known) => known !== undefined)).toEqual([sent, sent]);
      expect(await line.otherNode.get(bookingRequest.requestKey)).toEqual(sent);
      expect(await line.otherNode.findOpen([bookingRequest.reservationId])).toEqual([sent]);
    });

    it('D7 counts the seats of a request whose answer is lost, and of no other', async () => {
      await line.pending.begin(bookingRequest);
      const {
        departure: { departureId },
      } = bookingRequest;
      expect((await line.pending.countHeld([departureId])).get(departureId)).toBeUndefined();
      await line.pending.note(bookingRequest.requestKey, 'unsure');
      expect([...(await line.otherNode.countHeld([departureId]))]).toEqual([[departureId, 2]]);
      await line.pending.note(bookingRequest.requestKey, 'settled');
      expect((await line.pending.countHeld([departureId])).size).toBe(0);
      expect(await line.pending.findOpen([bookingRequest.reservationId])).toEqual([]);
    });

    it('D7 gives a lost answer to one node at a time to look for', async () => {
      await line.pending.begin(bookingRequest);
      await line.pending.note(bookingRequest.requestKey, 'unsure');
      expect(await isDue()).toBe(false);
      line.pass({ seconds: 3 });
      expect((await Promise.all([isDue(), isDue(line.otherNode), isDue()])).filter(Boolean)).toHaveLength(1);
      line.pass({ seconds: 9 });
      expect(await isDue(line.otherNode)).toBe(true);
    });

    it('D7 E10 gives what a node was sending when it died to the others', async () => {
      await line.pending.begin(bookingRequest);
      line.pass({ seconds: 14 });
      expect(await isDue(line.otherNode)).toBe(false);
      line.pass({ seconds: 2 });
      expect(await isDue(line.otherNode)).toBe(true);
    });

    it('D6 lets one of many send a request again, by another key or after it came to nothing', async () => {
      await line.pending.begin(bookingRequest);
      const again = (to: string, pending = line.pending) =>
        pending.sendAgain({ requestKey: bookingRequest.requestKey, from: bookingRequest.requestKey, to });
      expect(await again(bookingRequest.requestKey)).toBe(false);
      await line.pending.note(bookingRequest.requestKey, 'failed');
      expect(
        (
          await Promise.all([again(bookingRequest.requestKey), again(bookingRequest.requestKey, line.otherNode)])
        ).filter(Boolean),
      ).toHaveLength(1);
      expect((await Promise.all([again('second'), again('second', line.otherNode)])).filter(Boolean)).toHaveLength(1);
      expect(await line.pending.get(bookingRequest.requestKey)).toMatchObject({ sentKey: 'second', state: 'sending' });
    });

    it('D6 knows a settled request, and a forgotten one not at all', async () => {
      await line.pending.begin(bookingRequest);
      await line.pending.note(bookingRequest.requestKey, 'settled');
      expect(await line.pending.get(bookingRequest.requestKey)).toMatchObject({ state: 'settled' });
      await line.pending.forget(bookingRequest.requestKey);
      expect(await line.otherNode.begin(bookingRequest)).toBeUndefined();
    });

    it('D7 remembers that the guest was notified', async () => {
      await line.pending.begin(bookingRequest);
      await line.pending.note(bookingRequest.requestKey, 'failed');
      await line.pending.markNotified(bookingRequest.requestKey);
      expect(await line.otherNode.get(bookingRequest.requestKey)).toMatchObject({ state: 'failed', isNotified: true });
    });
  });
}
