import type { ItineraryDay, Voyage } from '../voyages/voyage';
import { planText } from './change-text';
import { type ChangesByItinerary, type DayChange, isDayChange } from './trip-change';

const changedVoyages = new WeakMap<Voyage, Map<string, { readonly of: readonly unknown[]; readonly voyage: Voyage }>>();

/** The voyage with the changes of one of its sailings. Returns the same object while there are none. */
export function changedVoyage(voyage: Voyage, itineraryId: string, changes: ChangesByItinerary): Voyage {
  const sailingChanges = changes.get(itineraryId);
  if (!sailingChanges) return voyage;
  const sailings =
    changedVoyages.get(voyage) ?? new Map<string, { readonly of: readonly unknown[]; readonly voyage: Voyage }>();
  changedVoyages.set(voyage, sailings);
  const last = sailings.get(itineraryId);
  if (last?.of === sailingChanges) return last.voyage;
  const days = voyage.days.map((day) => changedDay(day, sailingChanges.filter(isDayChange)));
  const newVoyage = { ...voyage, days, ...endsOf(voyage, days) };
  sailings.set(itineraryId, { of: sailingChanges, voyage: newVoyage });
  return newVoyage;
}

function changedDay(day: ItineraryDay, changes: readonly DayChange[]): ItineraryDay {
  const last = changes.findLast((change) => change.day === day.day);
  // A day that was changed back to the published plan needs no note.
  if (!last || planText(last.after) === planText(day)) return day;
  const { day: number, description, picture } = day;
  const isElsewhere = last.after.portSlug !== day.portSlug;
  return {
    day: number,
    // The description was written about the published port, so it does not apply to another one.
    description: isElsewhere ? last.reason : description,
    ...(picture && !isElsewhere ? { picture } : {}),
    ...last.after,
    scheduleNote: isElsewhere ? plannedText(day) : `${plannedText(day)} ${last.reason}`,
  };
}

const plannedText = (plannedDay: ItineraryDay) => `Changed for this sailing. As planned: ${planText(plannedDay)}.`;

/** Returns the ports of embarkation and disembarkation, when the first or the last day is at another port. */
function endsOf(voyage: Voyage, days: readonly ItineraryDay[]): Partial<Pick<Voyage, 'embarkPort' | 'debarkPort'>> {
  const titleAt = (index: number) => {
    const [plannedDay, day] = [voyage.days.at(index), days.at(index)];
    return day && day.portSlug !== plannedDay?.portSlug ? day.title : undefined;
  };
  const [embarkPort, debarkPort] = [titleAt(0), titleAt(-1)];
  return { ...(embarkPort === undefined ? {} : { embarkPort }), ...(debarkPort === undefined ? {} : { debarkPort }) };
}

/** The map of a voyage does not fit a sailing that calls at other ports. */
export const callsElsewhere = (plannedVoyage: Voyage, sailedVoyage: Voyage): boolean =>
  sailedVoyage.days.some(({ portSlug }, index) => portSlug !== plannedVoyage.days[index]?.portSlug);

export const dayChangesOf = (changes: ChangesByItinerary, itineraryId: string, day: number): readonly DayChange[] =>
  (changes.get(itineraryId) ?? []).filter(isDayChange).filter((change) => change.day === day);
