import { compareTexts } from '../shared/compare-texts';
import { addDays, compareDates, formatDateRange, isBefore, type PlainDate } from '../shared/plain-date';
import { packageRange } from './itinerary-id';
import type { Sailing } from './sailing';

export interface DateOption {
  readonly packageCode: string;
  readonly label: string;
  readonly isWaitlistOnly: boolean;
  readonly isSelected: boolean;
}

export const WAITLIST_ONLY_NOTE = '*This date is for waitlist only.';

/** A sailing can be reserved, and its waitlist joined, until the day before its departure. */
export const isAhead = ({ start }: Pick<Sailing, 'start'>, today: PlainDate): boolean => isBefore(today, start);

export const hasDateSelector = (sailings: readonly Sailing[]): boolean => sailings.length > 1;

/**
 * "3 Date(s) Available" above the buttons, "3 Dates Available" in the dropdown, as the specification writes them
 * (VOY-20).
 */
export function dateCountText(count: number, variant: 'buttons' | 'dropdown'): string {
  return `${count} ${variant === 'buttons' ? 'Date(s)' : 'Dates'} Available`;
}

/** Returns the sailing with this id, or on the days of this package code (H23), else the first (VOY-23). */
export function selectSailing<Dated extends Pick<Sailing, 'itineraryId' | 'start' | 'end'>>(
  sailings: readonly Dated[],
  id: string | undefined,
): Dated | undefined {
  const days = id === undefined ? undefined : packageRange(id);
  return (
    sailings.find(({ itineraryId }) => itineraryId === id) ??
    sailings.find(({ start, end }) => start === days?.start && end === days.end) ??
    sailings.at(0)
  );
}

export function dateOptions(sailings: readonly Sailing[], id: string | undefined): readonly DateOption[] {
  const selectedSailing = selectSailing(sailings, id);
  return sailings.map((sailing) => ({
    packageCode: sailing.itineraryId,
    label: formatDateRange(sailing.start, sailing.end),
    isWaitlistOnly: sailing.isWaitlistOnly,
    isSelected: sailing === selectedSailing,
  }));
}

/** Returns the last day: as given, else the start plus the nights (VOY-27). */
export function sailingEnd(sail: {
  readonly start: PlainDate;
  readonly end?: PlainDate;
  readonly nights: number;
}): PlainDate {
  return sail.end ?? addDays(sail.start, sail.nights);
}

/**
 * Returns the neighbours of a sailing by start date (VOY-08). The first has no previous, the last no next, and an
 * unknown id has neither.
 */
export function previousAndNextVoyage<Dated extends Pick<Sailing, 'itineraryId' | 'start'>>(
  sailings: readonly Dated[],
  id: string,
): { readonly previous?: Dated | undefined; readonly next?: Dated | undefined } {
  const sortedSailings = [...sailings].sort(compareSailings);
  const position = sortedSailings.findIndex(({ itineraryId }) => itineraryId === id);
  return position < 0 ? {} : { previous: sortedSailings[position - 1], next: sortedSailings[position + 1] };
}

function compareSailings(
  first: Pick<Sailing, 'itineraryId' | 'start'>,
  second: Pick<Sailing, 'itineraryId' | 'start'>,
): number {
  return compareDates(first.start, second.start) || compareTexts(first.itineraryId, second.itineraryId);
}
