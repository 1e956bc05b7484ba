import { addDays, compareDates, type PlainDate } from '../shared/plain-date';
import type { VoyageSailing } from '../voyages/find-voyages';
import type { ItineraryDay } from '../voyages/voyage';
import { minutesOf } from './duration';
import type { Experience } from './experience';

/** A day that the vessel spends at a port, and the start times at which an experience fits into it. */
export interface ExperienceCall extends VoyageSailing {
  readonly date: PlainDate;
  readonly day: number;
  /** Start times of the experience that the vessel’s hours leave room for; never empty. Port-local `HH:MM`. */
  readonly startTimes: readonly string[];
}

type CallableExperience = Pick<Experience, 'portSlug' | 'months' | 'startTimes' | 'durationMinutes'>;

export function callsFor(
  experience: CallableExperience,
  sailings: readonly VoyageSailing[],
): readonly ExperienceCall[] {
  return sailings
    .flatMap((voyageSailing) => callsOfSailing(experience, voyageSailing))
    .sort((one, other) => compareDates(one.date, other.date));
}

/**
 * Like `callsFor`, for one sailing. Nothing is offered on the days of boarding and leaving, on which guests move into
 * or out of their suites.
 */
export function callsOfSailing(
  experience: CallableExperience,
  { voyage, sailing }: VoyageSailing,
): readonly ExperienceCall[] {
  const days = voyage.days.filter(
    (day) => day.portSlug === experience.portSlug && day.day > 1 && day.day < voyage.days.length,
  );
  return days.flatMap((day) => {
    const date = addDays(sailing.start, day.day - 1);
    const startTimes = isInSeason(experience, date)
      ? experience.startTimes.filter((time) => fits(time, experience.durationMinutes, day))
      : [];
    return startTimes.length > 0 ? [{ voyage, sailing, date, day: day.day, startTimes }] : [];
  });
}

/** An empty list of months means all year. */
const isInSeason = ({ months }: Pick<Experience, 'months'>, date: PlainDate) =>
  months.length === 0 || months.includes(monthOf(date));

export const monthOf = (date: PlainDate) => Number(date.slice(5, 7));

/** Until the gangway or the first tender is open, and from the last return until she leaves. */
const minutesAlongside = 30;

function fits(start: string, durationMinutes: number, { arrives, departs }: ItineraryDay): boolean {
  const from = minutesOf(start);
  if (arrives !== undefined && from < minutesOf(arrives) + minutesAlongside) return false;
  return departs === undefined || from + durationMinutes + minutesAlongside <= minutesOf(departs);
}
