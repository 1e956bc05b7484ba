import { compareDates, isBefore, parsePlainDate, type PlainDate } from '../shared/plain-date';
import type { Trip, TripPackage } from '../trips/trip';
import { bookedTrips, firstBookedTrip } from '../trips/trip-order';

export const EVERY_VOYAGE = 'all';

export interface VoyageAddress {
  readonly reservationId: string;
  /** Package codes are separated by commas: of the only segment, or of the selected ones (VOY-14, VOY-16). */
  readonly itineraryId?: string;
  readonly startDate?: string;
  readonly endDate?: string;
}

export type AskedVoyage = { readonly [Name in keyof VoyageAddress]?: string | undefined };

export interface DaySpan {
  readonly start: PlainDate;
  readonly end: PlainDate;
}

export interface ChosenVoyage {
  readonly kind: 'voyage';
  readonly bookedTrips: readonly Trip[];
  readonly trip: Trip;
  readonly segments: readonly TripPackage[];
  readonly isWhole: boolean;
  readonly span: DaySpan;
  readonly days: DaySpan;
  /** How many of segment, first day and last day are selected: the n of "Refine your search (n)" (VOY-11). */
  readonly refinements: number;
  readonly address: VoyageAddress;
}

export type VoyageChoice =
  | { readonly kind: 'nothing-booked' }
  | { readonly kind: 'every-voyage'; readonly bookedTrips: readonly Trip[]; readonly address: VoyageAddress }
  | ChosenVoyage;

/**
 * A guest's selection. Only booked reservations count (VOY-15): the requested one, else the first by H21 (VOY-13), also
 * when the URL names one that is another guest's or not booked. Segments and dates that the reservation lacks are
 * dropped.
 */
export function chooseVoyage(trips: readonly Trip[], requestedVoyage: AskedVoyage, today: PlainDate): VoyageChoice {
  const tripsWithPackages = bookedTrips(trips.filter(({ packages }) => packages.length > 0));
  const first = firstBookedTrip(tripsWithPackages, today);
  if (!first) return { kind: 'nothing-booked' };
  if (requestedVoyage.reservationId === EVERY_VOYAGE)
    return { kind: 'every-voyage', bookedTrips: tripsWithPackages, address: { reservationId: EVERY_VOYAGE } };
  const trip = tripsWithPackages.find(({ reservationId }) => reservationId === requestedVoyage.reservationId) ?? first;
  return { kind: 'voyage', bookedTrips: tripsWithPackages, trip, ...narrow(trip, requestedVoyage) };
}

/** The reservation's address with its only segment, or without a segment where it has several (VOY-12, VOY-14). */
export function addressOf(trip: Pick<Trip, 'reservationId' | 'packages'>): VoyageAddress {
  return {
    reservationId: trip.reservationId,
    ...(trip.packages.length === 1 ? { itineraryId: codesOf(trip.packages) } : {}),
  };
}

export function segmentsOf({ packages }: Pick<Trip, 'packages'>): readonly TripPackage[] {
  return [...packages].sort((one, other) => compareDates(one.start, other.start));
}

function narrow(trip: Trip, requestedVoyage: AskedVoyage): Omit<ChosenVoyage, 'kind' | 'bookedTrips' | 'trip'> {
  const all = segmentsOf(trip);
  const codes = new Set(requestedVoyage.itineraryId?.split(','));
  const pickedPackages = all.filter(({ packageCode }) => codes.has(packageCode));
  const isWhole = pickedPackages.length === 0 || pickedPackages.length === all.length;
  const segments = isWhole ? all : pickedPackages;
  const span = spanOf(segments);
  const { from, to } = daysWithin(span, requestedVoyage);
  return {
    segments,
    isWhole,
    span,
    days: { start: from ?? span.start, end: to ?? span.end },
    refinements: [isWhole ? undefined : segments, from, to].filter((pick) => pick !== undefined).length,
    address: {
      ...addressOf(trip),
      ...(isWhole ? {} : { itineraryId: codesOf(segments) }),
      ...(from ? { startDate: from } : {}),
      ...(to ? { endDate: to } : {}),
    },
  };
}

const codesOf = (segments: readonly TripPackage[]) => segments.map(({ packageCode }) => packageCode).join(',');

const spanOf = (segments: readonly TripPackage[]): DaySpan => ({
  start: segments.map(({ start }) => start).reduce((one, other) => (isBefore(other, one) ? other : one)),
  end: segments.map(({ end }) => end).reduce((one, other) => (isBefore(one, other) ? other : one)),
});

/** The chosen dates where they lie inside the span and differ from its ends; none when the last is before the first. */
function daysWithin(
  { start, end }: DaySpan,
  { startDate = '', endDate = '' }: AskedVoyage,
): { readonly from?: PlainDate | undefined; readonly to?: PlainDate | undefined } {
  const inside = (text: string) => {
    const day = parsePlainDate(text);
    return day && !isBefore(day, start) && !isBefore(end, day) ? day : undefined;
  };
  const [from, to] = [inside(startDate), inside(endDate)];
  if (from && to && isBefore(to, from)) return {};
  return { from: from === start ? undefined : from, to: to === end ? undefined : to };
}
