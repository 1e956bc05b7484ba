import { addDays, compareDates, type PlainDate } from '../shared/plain-date';
import type { Trip } from '../trips/trip';
import { shortPortName } from '../voyages/port-name';
import type { Port, Voyage } from '../voyages/voyage';
import { voyageOfItinerary } from '../voyages/voyage-of-itinerary';
import { openPackages } from './booking-opening';

export interface BespokeDay {
  readonly itineraryId: string;
  readonly date: PlainDate;
  readonly portSlug: string;
  readonly portName: string;
  readonly timeZone: string;
  /** Port-local `HH:MM`; absent where she arrived on an earlier day, or stays overnight. */
  readonly arrives?: string;
  readonly departs?: string;
}

interface DaySources {
  readonly voyages: readonly Voyage[];
  readonly ports: readonly Port[];
  readonly openBefore: PlainDate;
}

/**
 * Days of a trip on which something can be arranged, by date: the booked days in port, except boarding and leaving,
 * which belong to the suites. `isOpen` is false while booking has begun for none of its voyages (H27).
 */
export function bespokeDays(
  { packages }: Pick<Trip, 'packages'>,
  { voyages, ports, openBefore }: DaySources,
): { readonly isOpen: boolean; readonly days: readonly BespokeDay[] } {
  const open = openPackages(packages, { voyages, openBefore });
  const days = open.flatMap(({ packageCode: itineraryId, start }) => {
    const voyage = voyageOfItinerary(voyages, itineraryId);
    return (voyage?.days ?? []).flatMap(({ day, portSlug, arrives, departs }): readonly BespokeDay[] => {
      const port = ports.find(({ slug }) => slug === portSlug);
      if (!voyage || !port || day <= 1 || day >= voyage.days.length) return [];
      return [
        {
          itineraryId,
          date: addDays(start, day - 1),
          portSlug: port.slug,
          portName: shortPortName(port.name),
          timeZone: port.timeZone,
          ...(arrives === undefined ? {} : { arrives }),
          ...(departs === undefined ? {} : { departs }),
        },
      ];
    });
  });
  // Two suites of one sailing are two packages with the same days.
  const unique = new Map(days.map((day) => [`${day.date} ${day.portSlug}`, day]));
  return {
    isOpen: open.length > 0,
    days: [...unique.values()].sort((one, other) => compareDates(one.date, other.date)),
  };
}
