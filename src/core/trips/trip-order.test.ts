import fc from 'fast-check';
import { aTrip, aTripPackage } from '../../../test/builders/a-trip';
import { addDays, plainDate } from '../shared/plain-date';
import type { ReservationStatus, Trip } from './trip';
import { bookedTrips, firstBookedTrip, isStillAhead, sortTrips, tripEnd, tripStart } from './trip-order';

const sailingOn = (start: string, changes: Partial<Trip> = {}) =>
  aTrip({ packages: [aTripPackage({ start: plainDate(start), end: addDays(plainDate(start), 7) })], ...changes });
const numbers = (trips: readonly Trip[]) => trips.map(({ reservationId }) => reservationId);
const anyTrip = fc
  .record({
    day: fc.integer({ min: 0, max: 800 }),
    number: fc.integer({ min: 1, max: 5_000 }),
    status: fc.constantFrom<ReservationStatus>('BK', 'OF', 'WL', 'CL', 'TM', 'CT', 'CX'),
    hasPackage: fc.boolean(),
  })
  .map(({ day, number, status, hasPackage }) =>
    hasPackage
      ? sailingOn(addDays(plainDate('2027-01-01'), day), { reservationId: String(number), status })
      : aTrip({ packages: [], reservationId: String(number), status }),
  );
const anyDay = fc.integer({ min: 0, max: 900 }).map((count) => addDays(plainDate('2027-01-01'), count));

describe('a trip that is still ahead', () => {
  it('TRD-04 is one that nobody has ended or cancelled, until the day of embarkation', () => {
    const on = (day: string, status: ReservationStatus) =>
      isStillAhead(sailingOn('2027-04-12', { status }), plainDate(day));
    expect([on('2027-04-12', 'BK'), on('2027-04-13', 'BK'), on('2027-01-01', 'OF'), on('2027-01-01', 'WL')]).toEqual([
      true,
      false,
      true,
      true,
    ]);
    for (const status of ['CL', 'TM', 'CT', 'CX'] as const) expect(on('2027-01-01', status)).toBe(false);
  });
});

describe('order of trips', () => {
  it('VOY-13 is by start, then by number as a number', () => {
    const trips = [
      sailingOn('2027-05-01', { reservationId: '7' }),
      sailingOn('2027-04-12', { reservationId: '100' }),
      sailingOn('2027-04-12', { reservationId: '99' }),
      aTrip({ packages: [], reservationId: '1' }),
      sailingOn('2027-04-12', { reservationId: 'LF-3' }),
    ];
    expect(numbers(sortTrips(trips))).toEqual(['99', '100', 'LF-3', '7', '1']);
  });

  it('VOY-13 has numbers of up to thirty digits by value, and other ids after them by text', () => {
    const ids = ['B', 'A1', 'LF-3', '1000000', '7', `${'0'.repeat(29)}5`];
    expect(numbers(sortTrips(ids.map((reservationId) => sailingOn('2027-04-12', { reservationId }))))).toEqual([
      `${'0'.repeat(29)}5`,
      '7',
      '1000000',
      'A1',
      'B',
      'LF-3',
    ]);
  });

  it('VOY-13 spans all packages of a trip', () => {
    const later = aTripPackage({ start: plainDate('2027-04-19'), end: plainDate('2027-04-26') });
    const trip = aTrip({ packages: [later, aTripPackage()] });
    expect([tripStart(trip), tripEnd(trip)]).toEqual(['2027-04-12', '2027-04-26']);
    expect(tripStart(aTrip({ packages: [] }))).toBeUndefined();
  });

  it('VOY-13 does not depend on how the trips arrive, and changes no list', () => {
    fc.assert(
      fc.property(fc.uniqueArray(anyTrip, { selector: ({ reservationId }) => reservationId }), (trips) => {
        const before = [...trips];
        expect(numbers(sortTrips([...trips].reverse()))).toEqual(numbers(sortTrips(trips)));
        expect(trips).toEqual(before);
      }),
    );
  });
});

describe('trips in selectors', () => {
  it('VOY-15 are only those that are booked', () => {
    fc.assert(
      fc.property(fc.array(anyTrip), (trips) => {
        const booked = bookedTrips(trips);
        expect(booked.every(({ status }) => status === 'BK')).toBe(true);
        expect(booked).toHaveLength(trips.filter(({ status }) => status === 'BK').length);
      }),
    );
  });

  it('VOY-13 start with the first booked one that has not ended', () => {
    const trips = [
      sailingOn('2027-06-01', { reservationId: '3' }),
      sailingOn('2027-04-12', { reservationId: '2' }),
      sailingOn('2027-01-01', { reservationId: '1' }),
    ];
    expect(firstBookedTrip(trips, plainDate('2027-04-19'))?.reservationId).toBe('2');
    expect(firstBookedTrip(trips, plainDate('2027-04-20'))?.reservationId).toBe('3');
  });

  it('VOY-13 VOY-15 start with the first booked one when all have ended, and with none when none is booked', () => {
    const ended = [sailingOn('2026-06-01', { reservationId: '2' }), sailingOn('2026-01-01', { reservationId: '1' })];
    expect(firstBookedTrip(ended, plainDate('2027-01-01'))?.reservationId).toBe('1');
    expect(firstBookedTrip([sailingOn('2027-06-01', { status: 'OF' })], plainDate('2027-01-01'))).toBeUndefined();
  });

  it('VOY-13 VOY-15 never start with an ended trip while a booked one is ahead', () => {
    fc.assert(
      fc.property(fc.array(anyTrip), anyDay, (trips, today) => {
        const first = firstBookedTrip(trips, today);
        const ahead = trips.filter((trip) => trip.status === 'BK' && (tripEnd(trip) ?? '') >= today);
        if (ahead.length === 0) return;
        expect(first && (tripEnd(first) ?? '') >= today).toBe(true);
        expect(ahead.every((trip) => (tripStart(trip) ?? '') >= ((first && tripStart(first)) ?? ''))).toBe(true);
      }),
    );
  });
});
