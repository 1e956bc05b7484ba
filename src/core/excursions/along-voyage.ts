import { isBefore } from '../shared/plain-date';
import type { VoyageSailing } from '../voyages/find-voyages';
import type { DaySpan } from '../voyages/voyage-selector';
import type { FoundExperience } from './experience-filter';
import { callsFor } from './port-calls';

/**
 * Returns the experiences with a call on these sailings and dates, each with those calls only, in the given order
 * (VOY-12, VOY-16).
 */
export function alongVoyage(
  all: readonly FoundExperience[],
  { sailings, days }: { readonly sailings: readonly VoyageSailing[]; readonly days: DaySpan },
): readonly FoundExperience[] {
  return all.flatMap(({ experience }) => {
    const calls = callsFor(experience, sailings).filter(
      ({ date }) => !isBefore(date, days.start) && !isBefore(days.end, date),
    );
    return calls.length > 0 ? [{ experience, calls }] : [];
  });
}
