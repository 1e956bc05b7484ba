import type { ItineraryDay, Voyage } from '../voyages/voyage';
import { type ChangesByItinerary, type DayChange, isDayChange } from './trip-change';

const known = new WeakMap<Voyage, Map<string, { readonly of: readonly unknown[]; readonly voyage: Voyage }>>();

/** A voyage as one of its sailings goes: with that sailing's changes. The same object while there are no others. */
export function changedVoyage(voyage: Voyage, itineraryId: string, changes: ChangesByItinerary): Voyage {
  const found = changes.get(itineraryId);
  if (!found) return voyage;
  const sailings = known.get(voyage) ?? new Map<string, { readonly of: readonly unknown[]; readonly voyage: Voyage }>();
  known.set(voyage, sailings);
  const last = sailings.get(itineraryId);
  if (last?.of === found) return last.voyage;
  const changed = { ...voyage, days: voyage.days.map((day) => changedDay(day, found.filter(isDayChange))) };
  sailings.set(itineraryId, { of: found, voyage: changed });
  return changed;
}

function changedDay(day: ItineraryDay, changes: readonly DayChange[]): ItineraryDay {
  const last = changes.findLast((change) => change.day === day.day);
  if (!last) return day;
  const { day: number, description, picture } = day;
  const isElsewhere = last.after.portSlug !== day.portSlug;
  return {
    day: number,
    // What was written about another port is not said of this one.
    description: isElsewhere ? last.reason : description,
    ...(picture && !isElsewhere ? { picture } : {}),
    ...last.after,
  };
}

export const dayChangesOf = (changes: ChangesByItinerary, itineraryId: string, day: number): readonly DayChange[] =>
  (changes.get(itineraryId) ?? []).filter(isDayChange).filter((change) => change.day === day);
