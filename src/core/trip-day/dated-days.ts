import { addDays, type PlainDate } from '../shared/plain-date';
import { instantAt } from '../shared/zoned-time';
import type { TripPackage } from '../trips/trip';
import type { ItineraryDay, Port, Voyage } from '../voyages/voyage';

export interface DatedDay {
  readonly tripPackage: TripPackage;
  readonly voyage: Voyage;
  readonly day: ItineraryDay;
  readonly date: PlainDate;
  readonly port?: Port;
  /** A day at sea has the time zone of the previous port. */
  readonly timeZone: string;
  readonly isFirst: boolean;
  readonly isLast: boolean;
}

interface DaySources {
  readonly voyageOf: (tripPackage: TripPackage) => Voyage | undefined;
  readonly ports: readonly Port[];
  readonly officeTimeZone: string;
}

/** Lists the days of consecutive voyages by date. A voyage that was removed from the content is left out. */
export function datedDays(segments: readonly TripPackage[], sources: DaySources): readonly DatedDay[] {
  // Two suites of one sailing are two packages of one voyage.
  const sailings = [...new Map(segments.map((tripPackage) => [tripPackage.packageCode, tripPackage])).values()];
  const all = joinCalls(sailings.flatMap((tripPackage) => daysOf(tripPackage, sources)));
  return all.map((day, index) => ({ ...day, isFirst: index === 0, isLast: index === all.length - 1 }));
}

type UnnumberedDay = Omit<DatedDay, 'isFirst' | 'isLast'>;

/** A guest who stays aboard for the next voyage spends one day, not two, where the one ends and the other begins. */
const joinCalls = (days: readonly UnnumberedDay[]): readonly UnnumberedDay[] =>
  days.flatMap((dated, index) => {
    const [before, next] = [days[index - 1], days[index + 1]];
    if (next && isSameCall(dated, next)) return [];
    return before && isSameCall(before, dated) ? [{ ...dated, day: { ...before.day, ...dated.day } }] : [dated];
  });

const isSameCall = (one: UnnumberedDay, other: UnnumberedDay): boolean =>
  one.date === other.date && one.port !== undefined && one.port === other.port;

function daysOf(tripPackage: TripPackage, { voyageOf, ports, officeTimeZone }: DaySources): readonly UnnumberedDay[] {
  const voyage = voyageOf(tripPackage);
  let timeZone = officeTimeZone;
  return (voyage?.days ?? []).flatMap((day) => {
    const port = ports.find(({ slug }) => slug === day.portSlug);
    timeZone = port?.timeZone ?? timeZone;
    return voyage
      ? [
          {
            tripPackage,
            voyage,
            day,
            date: addDays(tripPackage.start, day.day - 1),
            timeZone,
            ...(port ? { port } : {}),
          },
        ]
      : [];
  });
}

/**
 * Returns the instant at which the day begins. Where the yacht changes to a time zone that is behind, the new day
 * begins by the new clock.
 */
export const beginOf = ({ date, timeZone }: Pick<DatedDay, 'date' | 'timeZone'>): Date =>
  instantAt({ day: date, time: '00:00' }, timeZone);

/** Returns a time of this day, such as `18:00`, as an instant. */
export const momentOf = ({ date, timeZone }: Pick<DatedDay, 'date' | 'timeZone'>, time: string): Date =>
  instantAt({ day: date, time }, timeZone);
