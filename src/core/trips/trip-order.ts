import { compareTexts } from '../shared/compare-texts';
import { compareDates, isBefore, type PlainDate } from '../shared/plain-date';
import type { Trip } from './trip';

const ALL_DIGITS = /^\d{1,30}$/;

export function tripStart(trip: Pick<Trip, 'packages'>): PlainDate | undefined {
  return trip.packages
    .map(({ start }) => start)
    .sort(compareDates)
    .at(0);
}

export function tripEnd(trip: Pick<Trip, 'packages'>): PlainDate | undefined {
  return trip.packages
    .map(({ end }) => end)
    .sort(compareDates)
    .at(-1);
}

/** Sorts trips by start date, then by reservation number; trips without a date come last (H21). */
export function sortTrips(trips: readonly Trip[]): readonly Trip[] {
  return [...trips].sort(
    (first, second) =>
      compareStarts(tripStart(first), tripStart(second)) || compareNumbers(first.reservationId, second.reservationId),
  );
}

/** Returns the trips that count in voyage selectors: status BK only, in order (VOY-15, H21). */
export function bookedTrips(trips: readonly Trip[]): readonly Trip[] {
  return sortTrips(trips.filter(({ status }) => status === 'BK'));
}

/**
 * Returns the booked trip that a selector starts with: the first that has not ended by `today`, else the first (VOY-13,
 * H21).
 */
export function firstBookedTrip(trips: readonly Trip[], today: PlainDate): Trip | undefined {
  const currentTrips = bookedTrips(trips);
  return currentTrips.find((trip) => hasNotEnded(trip, today)) ?? currentTrips.at(0);
}

const over: ReadonlySet<string> = new Set(['CL', 'TM', 'CT', 'CX']);

export const isOver = ({ status }: Pick<Trip, 'status'>): boolean => over.has(status);

/** A trip can be moved, cancelled or renamed until the day of embarkation; afterwards nothing of it is offered to change. */
export const isStillAhead = (trip: Pick<Trip, 'status' | 'packages'>, today: PlainDate): boolean =>
  !isOver(trip) && !isBefore(tripStart(trip) ?? today, today);

/** The last day is over. A trip without dates has not ended. */
export function hasEnded(trip: Pick<Trip, 'packages'>, today: PlainDate): boolean {
  const end = tripEnd(trip);
  return end !== undefined && isBefore(end, today);
}

function hasNotEnded(trip: Trip, today: PlainDate): boolean {
  const end = tripEnd(trip);
  return end !== undefined && !isBefore(end, today);
}

function compareStarts(first: PlainDate | undefined, second: PlainDate | undefined): number {
  if (first === undefined || second === undefined) return Number(first === undefined) - Number(second === undefined);
  return compareDates(first, second);
}

/** Compares numbers by value (9 before 10), whatever their length; other ids come after them, by text. */
const compareNumbers = (first: string, second: string): number => compareTexts(numberKey(first), numberKey(second));

function numberKey(id: string): string {
  return id.length <= 30 && ALL_DIGITS.test(id) ? `0${id.padStart(30, '0')}` : `1${id}`;
}
