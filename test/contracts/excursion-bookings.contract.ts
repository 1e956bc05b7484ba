import { setTimeout as sleep } from 'node:timers/promises';
import type { BespokeRequests } from '../../src/core/excursions/bespoke-requests.port';
import type { Departure } from '../../src/core/excursions/departure';
import type {
  ExcursionBookings,
  ExcursionParty,
  PartyRequest,
  ReserveOutcome,
} from '../../src/core/excursions/excursion-bookings.port';
import { aBespokeAsk, someBespokeDetails } from '../builders/some-bespoke-details';
import { aDeparture, aPartyRequest } from '../builders/a-departure';

export interface ExcursionBookingsUnderTest {
  readonly excursionBookings: ExcursionBookings;
  readonly otherNode: ExcursionBookings;
  /** What guests of the same reservations ask the line to arrange. */
  readonly requests: Pick<BespokeRequests, 'ask'>;
  now(): Date;
  pass(time: { readonly minutes?: number; readonly days?: number }): void;
  /** How long an offer stands. */
  readonly offerHours: number;
  /** A booking system outside knows its departures itself: this one leaves from now on. */
  offer?(departure: Departure): void;
  close(): Promise<void>;
}

const hourMs = 3_600_000;

export function describeExcursionBookings(name: string, open: () => Promise<ExcursionBookingsUnderTest>): void {
  describe(`ExcursionBookings on ${name}`, () => {
    let line: ExcursionBookingsUnderTest;
    let departure: Departure;
    let count = 0;
    const inDays = (days: number) => new Date(line.now().getTime() + days * 24 * hourMs);
    const anotherDeparture = (parts: Partial<Departure> = {}) => {
      count += 1;
      const made = aDeparture({ id: `tour-${count}`, begins: inDays(30), ...parts });
      line.offer?.(made);
      return made;
    };
    /** Asks again by the same key while the outcome is unknown, as a guest is answered a moment later. */
    const sendRequest = async (
      request: PartyRequest,
      excursionBookings: ExcursionBookings = line.excursionBookings,
    ): Promise<ReserveOutcome> => {
      for (const giveUpAt = Date.now() + 20_000; Date.now() < giveUpAt; await sleep(20)) {
        const outcome = await excursionBookings.reserve(request);
        if (outcome.kind !== 'pending' && outcome.kind !== 'in-flight') return outcome;
      }
      throw new Error('The desk does not say what became of a wish');
    };
    const reserve = async (
      request: PartyRequest,
      excursionBookings: ExcursionBookings = line.excursionBookings,
    ): Promise<ExcursionParty> => {
      const outcome = await sendRequest(request, excursionBookings);
      if (outcome.kind !== 'reserved') throw new Error(`expected a party, got ${outcome.kind}`);
      return outcome.party;
    };
    const stateOf = async ({ reservationId, partyId }: ExcursionParty) =>
      (await line.otherNode.findParties([reservationId])).find((party) => party.partyId === partyId)?.state;
    const removal = ({ reservationId, bookings }: ExcursionParty) => ({
      contactId: 'contact',
      reservationIds: [reservationId],
      bookingIds: bookings.map(({ bookingId }) => bookingId),
    });
    /** Whose answer is lost asks again: giving back twice is giving back once (D9). */
    const release = async (party: ExcursionParty, excursionBookings: ExcursionBookings = line.excursionBookings) =>
      excursionBookings.remove(removal(party)).catch(() => excursionBookings.remove(removal(party)));
    const taken = async () =>
      (await line.excursionBookings.findSeats([departure.departureId]))[0] ?? { taken: 0, waiting: 0 };

    beforeAll(async () => {
      line = await open();
    });
    beforeEach(() => {
      departure = anotherDeparture();
    });
    afterAll(() => line.close());

    it('EXC-07 D5 gives a whole party its seats, and a party that is too big a waitlist entry', async () => {
      const three = await reserve(aPartyRequest({ departure, size: 3, notes: 'One of us is left-handed.' }));
      const two = await reserve(aPartyRequest({ departure, size: 2 }), line.otherNode);
      expect(three).toMatchObject({
        state: 'confirmed',
        notes: 'One of us is left-handed.',
        departure: { tourId: departure.tourId, begins: departure.begins, timeZone: 'Europe/Zagreb' },
      });
      expect(three.bookings.map(({ fullName, price }) => [fullName, price?.amount])).toEqual([
        ['Guest 1', 18_000],
        ['Guest 2', 18_000],
        ['Guest 3', 18_000],
      ]);
      expect(three.position).toBeUndefined();
      expect([two.state, two.position]).toEqual(['waiting', 1]);
      expect(await taken()).toMatchObject({ departureId: departure.departureId, taken: 3, waiting: 1 });
    });

    it('EXC-17 H32 keeps a price that is not known apart from a zero', async () => {
      const request = aPartyRequest({ departure, size: 1 });
      const party = await reserve({ ...request, guests: request.guests.map(({ price: _price, ...guest }) => guest) });
      expect(party.bookings[0]).not.toHaveProperty('price');
    });

    it('D6 answers a repeated request with the booking that it made, on every node', async () => {
      const request = aPartyRequest({ departure });
      const answers = await Promise.all(
        [line.excursionBookings, line.otherNode, line.excursionBookings].map((excursionBookings) =>
          reserve(request, excursionBookings),
        ),
      );
      expect(new Set(answers.map(({ partyId }) => partyId)).size).toBe(1);
      expect(await taken()).toMatchObject({ taken: 2, waiting: 0 });
      expect(await line.otherNode.findByKey(request.requestKey)).toEqual(answers[0]);
      expect(await line.excursionBookings.findByKey('never sent')).toBeUndefined();
    });

    it('D6 refuses a key that comes back with another departure, more, fewer or other guests, or another note', async () => {
      const party = aPartyRequest({ departure, size: 3 });
      const [one, two, three] = party.guests;
      if (!one || !two || !three) throw new Error('A party of three has three guests.');
      const request = { ...party, guests: [one, two], notes: 'By the window.' };
      const first = await reserve(request);
      const changes: readonly Partial<PartyRequest>[] = [
        { departure: anotherDeparture() },
        { guests: [one, two, three] },
        { guests: [one] },
        { guests: [one, three] },
        { notes: 'By the door.' },
      ];
      for (const change of changes)
        expect(await sendRequest({ ...request, ...change }, line.otherNode)).toEqual({ kind: 'key-reused' });
      expect(await sendRequest({ ...party, guests: [one, two] })).toEqual({ kind: 'key-reused' });
      await release({ ...first, bookings: [first.bookings[0]] });
      expect(await sendRequest({ ...request, guests: [two] })).toEqual({ kind: 'key-reused' });
      expect(
        (await reserve({ ...request, guests: [two, one] })).bookings.map(({ participantId }) => participantId),
      ).toEqual([two.participantId]);
    });

    it('D6 D9 reserves nothing again by the key of a party that was given back, and takes the guest along by a new one', async () => {
      const request = aPartyRequest({ departure });
      const first = await reserve(request);
      await release(first);
      expect(await Promise.all([sendRequest(request), sendRequest(request, line.otherNode)])).toEqual([
        { kind: 'ended' },
        { kind: 'ended' },
      ]);
      expect(await sendRequest({ ...request, notes: 'And by the window.' })).toEqual({ kind: 'key-reused' });
      expect(await taken()).toMatchObject({ taken: 0, waiting: 0 });
      const second = await reserve({ ...request, requestKey: `${request.requestKey} anew` }, line.otherNode);
      expect([second.state, second.partyId === first.partyId]).toEqual(['confirmed', false]);
    });

    it('D6 EXC-09 gives no guest a second seat or place at the same hour', async () => {
      const first = aPartyRequest({ departure, size: 2 });
      await reserve(first);
      const again = aPartyRequest({ departure, reservationId: first.reservationId, size: 3 });
      const outcomes = await Promise.all(
        [line.excursionBookings, line.otherNode].map((excursionBookings, index) =>
          sendRequest({ ...again, requestKey: `${again.requestKey}-${index}` }, excursionBookings),
        ),
      );
      for (const outcome of outcomes)
        expect(outcome).toEqual({
          kind: 'already-booked',
          participantIds: first.guests.map(({ participantId }) => participantId),
        });
    });

    it('H66 books no guest on two excursions at once, also when both are requested at the same moment', async () => {
      const other = anotherDeparture({ begins: new Date(departure.begins.getTime() + hourMs) });
      const afterwards = anotherDeparture({ begins: other.ends });
      const one = aPartyRequest({ departure, size: 1 });
      const both = [one, { ...one, departure: other, requestKey: `${one.requestKey} other` }];
      const outcomes = await Promise.all(
        both.map((request, index) => sendRequest(request, index === 0 ? line.excursionBookings : line.otherNode)),
      );
      expect(outcomes.map(({ kind }) => kind).sort()).toEqual(['overlaps', 'reserved']);
      expect(outcomes.find(({ kind }) => kind === 'overlaps')).toMatchObject({
        participantIds: [one.guests[0]?.participantId],
        other: { timeZone: 'Europe/Zagreb' },
      });
      expect(
        await reserve({ ...one, departure: afterwards, requestKey: `${one.requestKey} afterwards` }),
      ).toMatchObject({ state: 'confirmed' });
    });

    it('H66 books no guest ashore at a time of their custom excursion', async () => {
      const [alone, three] = [aPartyRequest({ departure, size: 1 }), aPartyRequest({ departure, size: 3 })];
      const [, second] = three.guests;
      if (!second) throw new Error('A party of three has three guests.');
      const custom = someBespokeDetails({
        guests: [second],
        timeZone: 'Europe/Zagreb',
        begins: new Date(departure.ends.getTime() - 60_000),
        ends: new Date(departure.ends.getTime() + hourMs),
      });
      await line.requests.ask(aBespokeAsk({ reservationId: three.reservationId, details: custom }));
      const refused = await Promise.all([
        sendRequest(three),
        sendRequest({ ...three, requestKey: `${three.requestKey} again` }, line.otherNode),
      ]);
      for (const outcome of refused)
        expect(outcome).toMatchObject({
          kind: 'overlaps',
          participantIds: [second.participantId],
          other: { date: custom.date, startsAt: custom.from, timeZone: 'Europe/Zagreb' },
        });
      expect(await taken()).toMatchObject({ taken: 0, waiting: 0 });
      expect(
        (
          await reserve({
            ...three,
            guests: three.guests.filter((guest) => guest !== second),
            requestKey: `${three.requestKey} without`,
          })
        ).state,
      ).toBe('confirmed');
      expect((await reserve(alone)).state).toBe('confirmed');
    });

    it('D5 sells each seat once to forty at the same moment, and refuses no single while one is free', async () => {
      const requests = Array.from({ length: 40 }, (_, index) => aPartyRequest({ departure, size: 1 + (index % 3) }));
      const parties = await Promise.all(
        requests.map((request, index) => reserve(request, index % 2 === 0 ? line.excursionBookings : line.otherNode)),
      );
      const seats = parties
        .filter(({ state }) => state === 'confirmed')
        .reduce((sum, { bookings }) => sum + bookings.length, 0);
      expect(seats).toBeLessThanOrEqual(departure.capacity);
      expect(await taken()).toMatchObject({ taken: seats });
      for (const { state, bookings } of parties)
        if (state === 'waiting') expect(bookings.length).toBeGreaterThan(departure.capacity - seats);
      const positions = parties.flatMap(({ position }) => (position === undefined ? [] : [position]));
      expect([...positions].sort((a, b) => a - b)).toEqual(positions.map((_, index) => index + 1));
    }, 60_000);

    it('EXC-14 keeps a note that is changed afterwards, or says that it does not', async () => {
      const party = await reserve(aPartyRequest({ departure, size: 1, notes: 'Left-handed.' }));
      const { partyId, reservationId } = party;
      const notesOf = async () => (await line.otherNode.findParties([reservationId]))[0]?.notes;
      const change = { partyId, reservationIds: [reservationId] };
      const outcome = await line.excursionBookings.setNotes({ ...change, notes: 'Right-handed.' });
      if (outcome === 'unsupported') return void expect(await notesOf()).toBe('Left-handed.');
      expect([outcome, await notesOf()]).toEqual(['changed', 'Right-handed.']);
      expect(await line.excursionBookings.setNotes({ ...change, reservationIds: ['another'], notes: '' })).toBe(
        'not-found',
      );
      expect(await line.excursionBookings.setNotes({ ...change, notes: '' })).toBe('changed');
      expect(await notesOf()).toBeUndefined();
    });

    it('D9 frees a seat once, however often it is given back', async () => {
      const party = await reserve(aPartyRequest({ departure, size: 2 }));
      expect(await Promise.all([release(party), release(party, line.otherNode), release(party)])).toEqual([
        'removed',
        'removed',
        'removed',
      ]);
      expect(await taken()).toMatchObject({ taken: 0, waiting: 0 });
      expect(await line.excursionBookings.findParties([party.reservationId])).toEqual([]);
    });

    it('EXC-27 C2 gives nothing back of another reservation, and nothing of a list that names one', async () => {
      const [mine, theirs] = [
        await reserve(aPartyRequest({ departure, size: 1 })),
        await reserve(aPartyRequest({ departure, size: 1 })),
      ];
      const ids = [mine, theirs].flatMap(({ bookings }) => bookings.map(({ bookingId }) => bookingId));
      expect(
        await line.excursionBookings.remove({
          contactId: 'contact',
          reservationIds: [mine.reservationId],
          bookingIds: ids,
        }),
      ).toBe('not-found');
      expect(
        await line.excursionBookings.remove({
          contactId: 'contact',
          reservationIds: [mine.reservationId],
          bookingIds: ['nothing'],
        }),
      ).toBe('not-found');
      expect(await taken()).toMatchObject({ taken: 2 });
    });

    it('EXC-27 lets one guest of a party stay behind', async () => {
      const party = await reserve(aPartyRequest({ departure, size: 3 }));
      await release({ ...party, bookings: [party.bookings[0]] });
      expect(
        (await line.excursionBookings.findParties([party.reservationId]))[0]?.bookings.map(({ fullName }) => fullName),
      ).toEqual(['Guest 2', 'Guest 3']);
      expect(await taken()).toMatchObject({ taken: 2 });
    });

    it('EXC-07 offers free seats to the first party in line that fits, once, and notifies it once', async () => {
      const full = await reserve(aPartyRequest({ departure, size: 2 }));
      await reserve(aPartyRequest({ departure, size: 2 }));
      const [big, small, last] = [
        await reserve(aPartyRequest({ departure, size: 3 })),
        await reserve(aPartyRequest({ departure, size: 2 })),
        await reserve(aPartyRequest({ departure, size: 1 })),
      ];
      await release(full);
      expect([await stateOf(big), await stateOf(small), await stateOf(last)]).toEqual([
        'waiting',
        'offered',
        'waiting',
      ]);
      const [mine] = await line.excursionBookings.findParties([small.reservationId]);
      expect(mine).toMatchObject({
        position: 2,
        offerEndsAt: new Date(line.now().getTime() + line.offerHours * hourMs),
      });
      const lease = new Date(line.now().getTime() + 60_000);
      const unnotified = (
        await Promise.all([line.excursionBookings.claimUnnotified(lease), line.otherNode.claimUnnotified(lease)])
      ).flat();
      expect(unnotified.filter(({ partyId }) => partyId === small.partyId)).toHaveLength(1);
      for (const { partyId } of unnotified) await line.excursionBookings.markNotified(partyId);
      line.pass({ minutes: 2 });
      expect(await line.excursionBookings.claimUnnotified(lease)).toEqual([]);
      expect(
        await line.excursionBookings.accept({
          contactId: 'contact',
          reservationIds: [big.reservationId],
          partyId: big.partyId,
        }),
      ).toBe('no-offer');
      expect(
        await line.excursionBookings.accept({
          contactId: 'contact',
          reservationIds: ['another'],
          partyId: small.partyId,
        }),
      ).toBe('no-offer');
      expect(
        await Promise.all(
          [line.excursionBookings, line.otherNode].map((excursionBookings) =>
            excursionBookings.accept({
              contactId: 'contact',
              reservationIds: [small.reservationId],
              partyId: small.partyId,
            }),
          ),
        ),
      ).toEqual(['accepted', 'accepted']);
      expect(await stateOf(small)).toBe('confirmed');
      expect(await taken()).toMatchObject({ taken: 4, waiting: 2 });
    });

    it('EXC-07 passes an unanswered offer on, and its party has left the line', async () => {
      const full = await reserve(aPartyRequest({ departure, size: 4 }));
      const [first, second] = [
        await reserve(aPartyRequest({ departure, size: 4 })),
        await reserve(aPartyRequest({ departure, size: 4 })),
      ];
      await release(full);
      expect(await line.excursionBookings.passOn()).not.toContain(departure.departureId);
      line.pass({ minutes: line.offerHours * 60 });
      const passed = (await Promise.all([line.excursionBookings.passOn(), line.otherNode.passOn()])).flat();
      expect(passed.filter((id) => id === departure.departureId)).toHaveLength(1);
      expect([await stateOf(first), await stateOf(second)]).toEqual([undefined, 'offered']);
      expect(
        await line.excursionBookings.accept({
          contactId: 'contact',
          reservationIds: [first.reservationId],
          partyId: first.partyId,
        }),
      ).toBe('no-offer');
    });

    it('EXC-07 gives no seat away for which an offer stands', async () => {
      const full = await reserve(aPartyRequest({ departure, size: 4 }));
      await reserve(aPartyRequest({ departure, size: 4 }));
      await release(full);
      expect(await reserve(aPartyRequest({ departure, size: 1 }))).toMatchObject({ state: 'waiting', position: 2 });
    });

    it('EXC-20 closes a departure shortly before it leaves, for booking and for giving back', async () => {
      const tomorrow = anotherDeparture({ begins: inDays(1) });
      const party = await reserve(aPartyRequest({ departure: tomorrow, size: 1 }));
      line.pass({ minutes: 23 * 60 + 30 });
      expect(await sendRequest(aPartyRequest({ departure: tomorrow, size: 1 }))).toEqual({ kind: 'closed' });
      expect(await release(party)).toBe('closed');
    });

    it('EXC-25 lists the parties of several reservations by when they begin', async () => {
      const later = anotherDeparture({ begins: inDays(31) });
      const [second, first] = [
        await reserve(aPartyRequest({ departure: later })),
        await reserve(aPartyRequest({ departure })),
      ];
      const found = await line.excursionBookings.findParties([second.reservationId, first.reservationId]);
      expect(found.map(({ partyId }) => partyId)).toEqual([first.partyId, second.partyId]);
      expect(await line.excursionBookings.findParties([])).toEqual([]);
    });
  });
}
