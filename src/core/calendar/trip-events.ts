import { titleWithoutAsterisks } from '../voyages/voyage-title';
import type { ExcursionParty } from '../excursions/excursion-bookings.port';
import { type BespokeRequest, commentsOf } from '../excursions/bespoke-request';
import { hoursOf, zoneNameOf } from '../excursions/departure-times';
import type { Experience } from '../excursions/experience';
import { changedVoyage, dayChangesOf } from '../trip-changes/changed-voyage';
import type { ChangesByItinerary, DayChange } from '../trip-changes/trip-change';
import { clockTime } from '../shared/clock-time';
import { addDays, type PlainDate } from '../shared/plain-date';
import { instantAt } from '../shared/zoned-time';
import type { Trip, TripPackage } from '../trips/trip';
import { portWithCountry } from '../voyages/port-name';
import type { ItineraryDay, Port, Voyage } from '../voyages/voyage';
import { voyageOfItinerary } from '../voyages/voyage-of-itinerary';
import type { CalendarEvent } from './calendar-file';

export interface EventSources {
  readonly experiences: readonly Pick<Experience, 'tourCode' | 'title' | 'portSlug' | 'bring'>[];
  readonly ports: readonly Port[];
  readonly host: string;
  readonly url: string;
}

/**
 * Boarding, ports of call and leaving, by day. A day with hours becomes an event of these hours, as instants; a day
 * with only one known end, such as boarding, is a whole-day event. A trip that is not booked yet is tentative; a
 * cancelled one removes its events from the calendar.
 */
export function voyageEvents(
  trip: Trip,
  {
    voyages,
    changes = new Map(),
    ...sources
  }: EventSources & { readonly voyages: readonly Voyage[]; readonly changes?: ChangesByItinerary },
): readonly CalendarEvent[] {
  // Two suites of one sailing are two packages of one voyage: one event.
  const sailings = [...new Map(trip.packages.map((tripPackage) => [tripPackage.packageCode, tripPackage])).values()];
  // A guest who stays aboard neither leaves nor boards where one sailing ends and the next begins.
  const [starts, ends] = [new Set(sailings.map(({ start }) => start)), new Set(sailings.map(({ end }) => end))];
  return sailings.flatMap((tripPackage) => {
    const plannedVoyage = voyageOfItinerary(voyages, tripPackage.packageCode);
    const voyage = plannedVoyage && changedVoyage(plannedVoyage, tripPackage.packageCode, changes);
    const last = voyage?.days.length ?? 0;
    return (voyage?.days ?? []).flatMap((day) => {
      const ofDay = dayChangesOf(changes, tripPackage.packageCode, day.day);
      // A port of call that became a day at sea keeps its event, which states the change; a missing event would explain
      // nothing.
      const isShown = day.portSlug !== undefined || day.day === 1 || day.day === last || ofDay.length > 0;
      return isShown
        ? [
            dayEvent(day, {
              trip,
              tripPackage,
              isBoarding: day.day === 1 && !ends.has(tripPackage.start),
              isLeaving: day.day === last && !starts.has(tripPackage.end),
              vesselName: voyage?.vessel ?? '',
              changes: ofDay,
              ...sources,
            }),
          ]
        : [];
    });
  });
}

function dayEvent(
  day: ItineraryDay,
  {
    trip,
    tripPackage,
    isBoarding,
    isLeaving,
    vesselName,
    changes,
    ports,
    host,
    url,
  }: Pick<EventSources, 'ports' | 'host' | 'url'> & {
    readonly trip: Trip;
    readonly tripPackage: TripPackage;
    readonly isBoarding: boolean;
    readonly isLeaving: boolean;
    readonly vesselName: string;
    readonly changes: readonly DayChange[];
  },
): CalendarEvent {
  const date = addDays(tripPackage.start, day.day - 1);
  const port = ports.find(({ slug }) => slug === day.portSlug);
  const { arrives, departs } = day;
  const lastChange = changes.at(-1);
  const name = port?.name ?? day.title;
  const summary = isBoarding
    ? `${vesselName}: boarding in ${name}`
    : isLeaving
      ? `${vesselName}: leaving in ${name}`
      : name;
  const hours = [
    ...(arrives === undefined ? [] : [`Arrives ${clockTime(arrives)}`]),
    ...(departs === undefined ? [] : [`Departs ${clockTime(departs)}`]),
  ].join('. ');
  return {
    uid: `${trip.reservationId}.${tripPackage.packageCode}.${day.day}@${host}`,
    sequence: statusSequence(trip) + statusSequences * changes.length,
    when: timeOf({ date, arrives, departs, timeZone: port?.timeZone }),
    summary,
    description: [
      `Day ${day.day} of ${titleWithoutAsterisks(tripPackage.packageName)}, reservation ${trip.reservationId}.`,
      ...(lastChange ? [`Changed: ${lastChange.reason}`] : []),
      ...(hours === '' ? [] : [`${hours}${port ? `, ${zoneNameOn(date, port.timeZone)}` : ''}.`]),
      url,
    ].join('\n'),
    location: port ? portWithCountry(port.name, port.country) : day.title,
    status: statusOf(trip),
    isBusy: false,
    ...(lastChange ? { changedAt: lastChange.changedAt } : {}),
  };
}

/**
 * SEQUENCE must grow with each change (RFC 5545, 3.8.7.4). A trip passes through three statuses and never returns to an
 * earlier one, so each change of a day adds three, more than the status can.
 */
const statusSequences = 3;
const statusSequence = ({ status }: Pick<Trip, 'status'>): number =>
  status === 'CX' || status === 'CT' ? 2 : status === 'OF' || status === 'WL' ? 0 : 1;

function timeOf({
  date,
  arrives,
  departs,
  timeZone,
}: {
  readonly date: PlainDate;
  readonly arrives: string | undefined;
  readonly departs: string | undefined;
  readonly timeZone: string | undefined;
}): CalendarEvent['when'] {
  if (arrives === undefined || departs === undefined || timeZone === undefined || departs <= arrives)
    return { firstDay: date, dayAfter: addDays(date, 1) };
  return {
    start: instantAt({ day: date, time: arrives }, timeZone),
    end: instantAt({ day: date, time: departs }, timeZone),
  };
}

const zoneNameOn = (date: PlainDate, timeZone: string) =>
  zoneNameOf({ begins: instantAt({ day: date, time: '12:00' }, timeZone), timeZone });

function statusOf({ status }: Pick<Trip, 'status'>): CalendarEvent['status'] {
  if (status === 'CX' || status === 'CT') return 'CANCELLED';
  return status === 'OF' || status === 'WL' ? 'TENTATIVE' : 'CONFIRMED';
}

export function excursionEvent(party: ExcursionParty, { experiences, ports, host, url }: EventSources): CalendarEvent {
  const { departure, bookings, state, position, partyId } = party;
  const experience = experiences.find(({ tourCode }) => tourCode === departure.tourCode);
  const isConfirmed = state === 'confirmed';
  const title = experience?.title ?? departure.tourCode;
  return {
    uid: `${partyId}@${host}`,
    // A waitlist entry becomes an offer, and an offer becomes seats; a party never goes back.
    sequence: { waiting: 0, offered: 1, confirmed: 2 }[state],
    when: { start: departure.begins, end: departure.ends },
    summary: isConfirmed ? title : `${title} (requested)`,
    description: [
      `${hoursOf(departure)}, ${zoneNameOf(departure)}.`,
      `For ${bookings.map(({ fullName }) => fullName).join(', ')}.`,
      ...(isConfirmed || position === undefined ? [] : [`Number ${position} in line.`]),
      ...(experience && experience.bring.length > 0 ? [`To bring: ${experience.bring.join('; ')}.`] : []),
      url,
    ].join('\n'),
    location: placeOf(ports, experience?.portSlug),
    status: isConfirmed ? 'CONFIRMED' : 'TENTATIVE',
    isBusy: isConfirmed,
  };
}

export function bespokeEvent(request: BespokeRequest, { ports, host, url }: EventSources): CalendarEvent {
  const { state, guests, begins, ends, from, to, timeZone, answer } = request;
  const zone = zoneNameOf({ begins, timeZone });
  return {
    uid: `${request.requestId}@${host}`,
    sequence: request.revision,
    when: { start: begins, end: ends },
    summary: state === 'requested' ? 'Custom excursion (requested)' : 'Custom excursion',
    description: [
      commentsOf(request),
      `${clockTime(from)} to ${clockTime(to)}, ${zone}.`,
      `For ${guests.map(({ fullName }) => fullName).join(', ')}.`,
      ...(answer === undefined ? [] : [answer]),
      url,
    ].join('\n'),
    location: placeOf(ports, request.portSlug),
    status: state === 'confirmed' ? 'CONFIRMED' : state === 'declined' ? 'CANCELLED' : 'TENTATIVE',
    isBusy: state === 'confirmed',
    changedAt: request.changedAt,
  };
}

const placeOf = (ports: readonly Port[], slug: string | undefined): string => {
  const port = ports.find((one) => one.slug === slug);
  return port ? portWithCountry(port.name, port.country) : '';
};
