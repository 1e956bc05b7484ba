import type { ItineraryDay } from '../voyages/voyage';

/** What can change on a day of a sailing: where the yacht is, whether it docks or anchors, and its hours. */
export type DayPlan = Pick<ItineraryDay, 'type' | 'title' | 'country' | 'portSlug' | 'arrives' | 'departs'>;

interface ChangeFacts {
  readonly changeId: string;
  readonly itineraryId: string;
  readonly reason: string;
  readonly changedAt: Date;
}

export interface DayChange extends ChangeFacts {
  readonly kind: 'day';
  readonly day: number;
  readonly before: DayPlan;
  readonly after: DayPlan;
}

interface CabinChange extends ChangeFacts {
  readonly kind: 'cabin';
  readonly reservationId: string;
  readonly before: string;
  readonly after: string;
}

export type TripChange = DayChange | CabinChange;

export const isDayChange = (change: TripChange): change is DayChange => change.kind === 'day';

export type ChangesByItinerary = ReadonlyMap<string, readonly TripChange[]>;

export const changesOf = (
  changes: ChangesByItinerary,
  itineraryIds: readonly string[],
  reservationId: string,
): readonly TripChange[] =>
  [...new Set(itineraryIds)]
    .flatMap((itineraryId) => changes.get(itineraryId) ?? [])
    .filter((change) => isDayChange(change) || change.reservationId === reservationId);
