import { aDeparture } from '../../../test/builders/a-departure';
import { noTripChanges } from '../../../test/builders/no-trip-changes';
import { StoppedClock } from '../../../test/builders/a-clock';
import type { DepartureSeats, ExcursionParty } from '../../core/excursions/excursion-bookings.port';
import { Unavailable } from '../../core/shared/unavailable';
import { silentSeatChanges } from '../../core/excursions/seat-changes.port';
import type { TripChange } from '../../core/trip-changes/trip-change';
import { SeatPoller, type SeatNews } from './seat-poller';

const everyMs = 500;
const [early, late] = [
  aDeparture({ id: 'early', begins: new Date('2027-06-06T06:30:00Z') }),
  aDeparture({ id: 'late', begins: new Date('2027-06-06T12:30:00Z') }),
];
const partyOf = (reservationId: string, parts: Partial<ExcursionParty> = {}): ExcursionParty => ({
  partyId: `party of ${reservationId}`,
  reservationId,
  contactId: 'contact',
  departure: early,
  state: 'waiting',
  position: 1,
  bookings: [{ participantId: `${reservationId}-1`, fullName: 'Ada', ageGroup: 'ADULT', bookingId: 'booking' }],
  ...parts,
});

function fakeBookings() {
  const asked: (readonly string[])[] = [];
  const now = { seats: [] as readonly DepartureSeats[], parties: [] as readonly ExcursionParty[], isDown: false };
  const answer =
    <Found>(found: () => readonly Found[]) =>
    async (ids: readonly string[]) => {
      asked.push(ids);
      if (now.isDown) throw new Error('down');
      return found();
    };
  return { asked, now, findSeats: answer(() => now.seats), findParties: answer(() => now.parties) };
}

function aFollower(seatPoller: SeatPoller, reservationIds: readonly string[], departures = [early]) {
  const news: SeatNews[] = [];
  return {
    news,
    kinds: () => news.splice(0).map(({ kind }) => kind),
    stop: seatPoller.follow({ departures, reservationIds }, (one) => void news.push(one)),
  };
}

describe('the only poller of the booking system', () => {
  beforeEach(() => void jest.useFakeTimers());
  afterEach(() => void jest.useRealTimers());
  const pass = (ms: number) => jest.advanceTimersByTimeAsync(ms);

  it('EXC-10 notifies at once, and then only of changes, with the moment that they are of', async () => {
    const excursionBookings = fakeBookings();
    const clock = new StoppedClock();
    const { news, kinds, stop } = aFollower(
      new SeatPoller({ excursionBookings, changes: silentSeatChanges, tripChanges: noTripChanges, clock, everyMs }),
      ['R1'],
    );
    await pass(0);
    expect(news[0]).toEqual({
      kind: 'seats',
      seenAt: clock.now(),
      departures: [{ departureId: early.departureId, capacity: 4, left: 4, waiting: 0 }],
    });
    expect(kinds()).toEqual(['seats', 'places']);
    await pass(3 * everyMs);
    expect(kinds()).toEqual([]);
    excursionBookings.now.seats = [{ departureId: early.departureId, taken: 5, waiting: 1 }];
    await pass(everyMs);
    expect(news[0]).toMatchObject({ departures: [{ left: 0, waiting: 1 }] });
    stop();
  });

  it('EXC-07 C1 notifies each guest of their own seats alone, by one query for all of them', async () => {
    const excursionBookings = fakeBookings();
    const seatPoller = new SeatPoller({
      excursionBookings,
      changes: silentSeatChanges,
      tripChanges: noTripChanges,
      clock: new StoppedClock(),
      everyMs,
    });
    const [ada, ben] = [aFollower(seatPoller, ['R1']), aFollower(seatPoller, ['R2'], [early, late])];
    excursionBookings.now.parties = [partyOf('R1'), partyOf('R2', { position: 2 })];
    await pass(everyMs);
    excursionBookings.asked.splice(0);
    await pass(everyMs);
    expect(excursionBookings.asked).toEqual([
      [early.departureId, late.departureId],
      ['R1', 'R2'],
    ]);
    const positionsOf = ({ news }: { readonly news: readonly SeatNews[] }) =>
      news.filter(({ kind }) => kind === 'places').at(-1);
    expect(positionsOf(ada)).toMatchObject({ places: [{ partyId: 'party of R1', position: 1 }] });
    expect(positionsOf(ben)).toMatchObject({ places: [{ partyId: 'party of R2', position: 2 }] });
    ada.stop();
    await pass(everyMs);
    excursionBookings.asked.splice(0);
    ben.stop();
    await pass(20 * everyMs);
    expect(excursionBookings.asked).toEqual([]);
  });

  it('E2 reports once that the booking system is away, polls it less often, and reports everything again when it is back', async () => {
    const excursionBookings = fakeBookings();
    const seatPoller = new SeatPoller({
      excursionBookings,
      changes: silentSeatChanges,
      tripChanges: noTripChanges,
      clock: new StoppedClock(),
      everyMs,
    });
    const { kinds, stop } = aFollower(seatPoller, ['R1']);
    await pass(everyMs);
    kinds();
    excursionBookings.now.isDown = true;
    excursionBookings.asked.splice(0);
    await pass(60_000);
    expect([kinds(), seatPoller.seenAt]).toEqual([['stale'], undefined]);
    expect(excursionBookings.asked.length).toBeLessThan(40);
    excursionBookings.now.isDown = false;
    await pass(5_000);
    expect([kinds(), seatPoller.seenAt === undefined]).toEqual([['seats', 'places'], false]);
    stop();
  });

  it('G1 answers a single question once, and polls nothing after that', async () => {
    const excursionBookings = fakeBookings();
    const clock = new StoppedClock();
    const seatPoller = new SeatPoller({
      excursionBookings,
      changes: silentSeatChanges,
      tripChanges: noTripChanges,
      clock,
      everyMs,
    });
    excursionBookings.now.parties = [partyOf('own'), partyOf('foreign')];
    expect(await seatPoller.read({ departures: [early], reservationIds: ['own'] })).toEqual({
      seenAt: clock.now(),
      departures: [{ departureId: early.departureId, capacity: early.capacity, left: early.capacity, waiting: 0 }],
      places: [expect.objectContaining({ reservationId: 'own', position: 1 })],
    });
    const asked = excursionBookings.asked.length;
    await pass(10 * everyMs);
    expect(excursionBookings.asked).toHaveLength(asked);
    excursionBookings.now.isDown = true;
    await expect(seatPoller.read({ departures: [early], reservationIds: [] })).rejects.toThrow(Unavailable);
  });

  it('G11 polls when a change is announced, twice a second at most, and hardly ever while none is', async () => {
    const excursionBookings = fakeBookings();
    const listeners: (() => void)[] = [];
    const changes = { isLive: true, onChange: (listener: () => void) => void listeners.push(listener) };
    const seatPoller = new SeatPoller({
      excursionBookings,
      changes,
      tripChanges: noTripChanges,
      clock: new StoppedClock(),
      everyMs,
    });
    const { stop } = aFollower(seatPoller, ['R1']);
    const questions = () => excursionBookings.asked.splice(0).length / 2;
    await pass(9_000);
    expect([questions(), listeners.length]).toEqual([1, 1]);
    listeners[0]?.();
    await pass(0);
    expect(questions()).toBe(1);
    for (let announced = 0; announced < 20; announced += 1) {
      listeners[0]?.();
      await pass(everyMs / 10);
    }
    expect(questions()).toBe(2);
    await pass(everyMs);
    excursionBookings.asked.splice(0);
    changes.isLive = false;
    listeners[0]?.();
    await pass(10_000);
    expect(questions()).toBeGreaterThan(5);
    stop();
    listeners[0]?.();
    await pass(20_000);
    excursionBookings.asked.splice(0);
    await pass(20_000);
    expect(questions()).toBe(0);
  });

  it('TRD-02 says how many changes the line has made of the sailings that a page follows', async () => {
    const made = new Map<string, readonly TripChange[]>();
    const counts: number[] = [];
    const seatPoller = new SeatPoller({
      excursionBookings: fakeBookings(),
      changes: silentSeatChanges,
      tripChanges: { findAll: async () => new Map(made) },
      clock: new StoppedClock(),
      everyMs,
    });
    const stop = seatPoller.follow(
      { departures: [], reservationIds: ['R1'], itineraryIds: ['ON1-CYC-270412-007'] },
      (news) => void (news.kind === 'changes' && counts.push(news.count)),
    );
    await pass(0);
    made.set('ON1-AEG-270412-007', [{} as TripChange]);
    await pass(everyMs);
    made.set('ON1-CYC-270412-007', [{} as TripChange]);
    await pass(everyMs);
    expect(counts).toEqual([0, 1]);
    stop();
  });
});
