import { addDays, daysBetween, type PlainDate, todayIn } from '../shared/plain-date';
import type { Trip } from '../trips/trip';
import { tripEnd, tripStart } from '../trips/trip-order';
import { beginOf, type DatedDay, momentOf } from './dated-days';

/** The stage of a trip at a moment follows the clocks of its ports (H66). */
export type TripMoment =
  | { readonly kind: 'before' | 'embarkation-week'; readonly daysLeft: number; readonly first?: DatedDay }
  | { readonly kind: 'boarding-day'; readonly first?: DatedDay }
  /** `today` is absent where the voyage was removed from the content. */
  | { readonly kind: 'on-board'; readonly today?: DatedDay; readonly next?: DatedDay }
  | { readonly kind: 'after'; readonly endedOn: PlainDate };

const embarkationWeekDays = 7;
const sailing: readonly string[] = ['BK', 'CL', 'TM'];

interface MomentSources {
  readonly days: readonly DatedDay[];
  readonly now: Date;
  /** The office's time zone applies where the voyage was removed from the content. */
  readonly officeTimeZone: string;
}

/**
 * Returns where in its trip the guest is now. A trip on which nobody sails has no such moment: an offer, a waitlist
 * entry, a cancelled reservation.
 */
export function tripMoment(
  trip: Pick<Trip, 'status' | 'packages'>,
  { days, now, officeTimeZone }: MomentSources,
): TripMoment | undefined {
  const start = tripStart(trip);
  if (!start || !sailing.includes(trip.status)) return undefined;
  const end = tripEnd(trip) ?? start;
  const [first, last] = [days[0], days.at(-1)];
  const daysLeft = daysBetween(todayIn(first?.timeZone ?? officeTimeZone, now), start);
  const firstDay = first ? { first } : {};
  if (daysLeft > 0)
    return { kind: daysLeft > embarkationWeekDays ? 'before' : 'embarkation-week', daysLeft, ...firstDay };
  const over = beginOf({ date: addDays(end, 1), timeZone: last?.timeZone ?? officeTimeZone });
  if (now >= over) return { kind: 'after', endedOn: end };
  if (daysLeft === 0 && !(first && hasSailed(first, now))) return { kind: 'boarding-day', ...firstDay };
  const index = days.findLastIndex((day) => beginOf(day) <= now);
  const [today, next] = [days[index], days[index + 1]];
  return { kind: 'on-board', ...(today ? { today } : {}), ...(next ? { next } : {}) };
}

export const hasSailed = (dated: DatedDay, now: Date): boolean =>
  dated.day.departs !== undefined && momentOf(dated, dated.day.departs) <= now;
