import { type DatedDay, momentOf } from '../trip-day/dated-days';
import type { ProgrammeEntry } from '../trip-day/day-programme';

type PlannedTime = Pick<ProgrammeEntry, 'begins' | 'ends' | 'date'> & {
  readonly experience?: { readonly portSlug: string };
};

/**
 * Returns what no longer fits the changed day: it is at another port, or before the yacht arrives, or after it has
 * left. An entry whose port is unknown is compared by its times alone.
 */
export function isMissed(
  entry: PlannedTime,
  { date, day, timeZone }: Pick<DatedDay, 'date' | 'day' | 'timeZone'>,
): boolean {
  if (entry.date !== date) return false;
  const { arrives, departs, portSlug } = day;
  if (entry.experience && entry.experience.portSlug !== portSlug) return true;
  const at = (time: string) => momentOf({ date, timeZone }, time);
  return (arrives !== undefined && entry.begins < at(arrives)) || (departs !== undefined && entry.ends > at(departs));
}
