import { addDays, daysBetween, plainDate, type PlainDate } from '../../core/shared/plain-date';
import type { Sailing } from '../../core/voyages/sailing';
import type { Voyage } from '../../core/voyages/voyage';
import { sailingEnd } from '../../core/voyages/sailing-dates';
import { type Schedule, voyagesOfLongYear } from '../embedded-content/sample-line';

export type ScheduledSailing = Pick<Sailing, 'itineraryId' | 'voyageId' | 'start' | 'end' | 'nights'>;

type ScheduledVoyage = Pick<Voyage, 'voyageId' | 'nights'>;

/**
 * Sailings that start from `from` to `to`, both inclusive, by start date. The schedule does not depend on the requested
 * window, so that an itinerary id never changes its meaning. A gap passes without a sailing.
 */
export function generateSailings({
  schedule,
  voyages,
  from,
  to,
}: {
  readonly schedule: Schedule;
  readonly voyages: readonly ScheduledVoyage[];
  readonly from: PlainDate;
  readonly to: PlainDate;
}): readonly ScheduledSailing[] {
  const byId = new Map(voyages.map((voyage) => [voyage.voyageId, voyage]));
  // The days before a year's first anchor weekday belong to the schedule of the previous year.
  const years = Array.from(
    { length: Math.max(0, yearOf(to) - yearOf(from) + 2) },
    (_, index) => yearOf(from) - 1 + index,
  );
  return years
    .flatMap((year) => sailingsOfYear(year, schedule, byId))
    .filter(({ start }) => start >= from && start <= to);
}

function sailingsOfYear(
  year: number,
  schedule: Schedule,
  voyages: ReadonlyMap<string, ScheduledVoyage>,
): ScheduledSailing[] {
  const nextYear = firstDay(year + 1, schedule.anchor);
  const sailings: ScheduledSailing[] = [];
  let start = firstDay(year, schedule.anchor);
  const isLong = daysBetween(start, nextYear) > 52 * 7;
  for (const voyageId of isLong ? voyagesOfLongYear(schedule) : schedule.sequence) {
    const gap = schedule.gaps.find((one) => one.voyageId === voyageId);
    const sailing = gap ? undefined : sailingOf(voyages.get(voyageId), start, schedule);
    const end = sailing?.end ?? addDays(start, gap?.nights ?? 0);
    if (end > nextYear) break;
    if (sailing) sailings.push(sailing);
    start = end;
  }
  return sailings;
}

export function sailingOf(voyage: ScheduledVoyage | undefined, start: PlainDate, schedule: Schedule): ScheduledSailing {
  if (!voyage) throw new RangeError('The schedule names a voyage that does not exist.');
  const { voyageId, nights } = voyage;
  const digits = start.slice(2).replaceAll('-', '');
  const which = schedule.hybrid.includes(voyageId) ? `I${digits}` : `${voyageId}-${digits}`;
  const itineraryId = `${schedule.idPrefix}-${which}-${String(nights).padStart(3, '0')}`;
  return { itineraryId, voyageId, start, end: sailingEnd({ start, nights }), nights };
}

function firstDay(year: number, anchor: PlainDate): PlainDate {
  const newYear = plainDate(`${String(year).padStart(4, '0')}-01-01`);
  const days = daysBetween(newYear, anchor) % 7;
  return addDays(newYear, (days + 7) % 7);
}

const yearOf = (date: PlainDate): number => Number(date.slice(0, 4));
