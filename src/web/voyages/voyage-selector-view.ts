import { addDays, formatDateRange, formatLongDate, type PlainDate } from '../../core/shared/plain-date';
import { queryText } from '../../core/shared/query-text';
import type { Trip, TripPackage } from '../../core/trips/trip';
import { tripEnd, tripStart } from '../../core/trips/trip-order';
import type { BrowsedVoyage } from '../../core/voyages/browse-voyage';
import {
  addressOf,
  type ChosenVoyage,
  EVERY_VOYAGE,
  segmentsOf,
  type VoyageAddress,
  type VoyageChoice,
} from '../../core/voyages/voyage-selector';
import type {
  ChoiceView,
  VoyageOptionView,
  VoyagePicksView,
  VoyageSelectorView,
} from '../../../views/voyages/voyage-selector-view';
import { voyageSelectorTexts as texts } from '../../../views/voyages/voyage-selector.texts';

type ShownChoice = Exclude<VoyageChoice, { kind: 'nothing-booked' }>;

export type BrowsedChoice = BrowsedVoyage & { readonly choice: ShownChoice };

export interface SelectorContext {
  readonly path: string;
  readonly carriedParameters: readonly (readonly [name: string, value: string])[];
  readonly canRefine: boolean;
}

export const voyageQuery = ({ reservationId, itineraryId, startDate, endDate }: VoyageAddress) =>
  [
    ['reservationId', reservationId],
    ['itineraryId', itineraryId],
    ['startDate', startDate],
    ['endDate', endDate],
  ] as const;

export function toVoyageSelector(
  browsedChoice: BrowsedChoice,
  { path, carriedParameters, canRefine }: SelectorContext,
): VoyageSelectorView {
  const { choice } = browsedChoice;
  const href = (address: VoyageAddress) =>
    `${path}?${queryText([...voyageQuery(address), ...carriedParameters])}#browsing`;
  const isTrip = choice.kind === 'voyage';
  return {
    ...(isTrip ? { title: tripTitle(choice.trip), dates: tripDates(choice.trip) } : { title: texts.everyVoyage }),
    voyages: [
      ...choice.bookedTrips.map((trip): VoyageOptionView => ({
        reservationId: trip.reservationId,
        title: tripTitle(trip),
        dates: tripDates(trip),
        note: texts.reservation(trip.reservationId),
        href: href(addressOf(trip)),
        isSelected: isTrip && trip === choice.trip,
      })),
      {
        reservationId: EVERY_VOYAGE,
        title: texts.everyVoyage,
        note: texts.everyVoyageNote,
        href: href({ reservationId: EVERY_VOYAGE }),
        isSelected: !isTrip,
      },
    ],
    ...(canRefine && {
      refine: {
        action: path,
        hiddenFields: carriedParameters.map(([name, value]) => ({ name, value })),
        count: isTrip ? choice.refinements : 0,
        clearHref: href(isTrip ? addressOf(choice.trip) : choice.address),
        ...(isTrip ? { picks: toPicks(choice, browsedChoice) } : {}),
      },
    }),
  };
}

const tripTitle = (trip: Trip) => [...new Set(segmentsOf(trip).map(({ packageName }) => packageName))].join(', ');

const tripDates = (trip: Trip): string => {
  const [start, end] = [tripStart(trip), tripEnd(trip)];
  return start && end ? formatDateRange(start, end) : '';
};

function toPicks(choice: ChosenVoyage, { sailings }: Pick<BrowsedVoyage, 'sailings'>): VoyagePicksView {
  const { trip, segments, isWhole, span, days, address } = choice;
  const all = segmentsOf(trip);
  const areDaysPicked = days.start !== span.start || days.end !== span.end;
  const options = daysOf(span.start, span.end).map((date) => ({ date, label: dayLabel(date, sailings) }));
  const choiceOf = (pickedCode: string | undefined, end: PlainDate): ChoiceView => ({
    value: pickedCode ?? '',
    options: options.map(({ date, label }) => ({ value: date === end ? '' : date, label })),
  });
  return {
    reservationId: trip.reservationId,
    summary: summaryOf(segments, all),
    ...(areDaysPicked || !isWhole ? { days: formatDateRange(days.start, days.end) } : {}),
    ...(all.length > 1 ? { segments: toSegments(choice, all) } : {}),
    first: choiceOf(address.startDate, span.start),
    last: choiceOf(address.endDate, span.end),
  };
}

function summaryOf(segments: readonly TripPackage[], all: readonly TripPackage[]): string {
  const [only] = segments;
  if (segments.length === all.length || !only) return texts.allSegments;
  return segments.length === 1 ? only.packageName : texts.someSegments(segments.length, all.length);
}

/**
 * Returns the options for each segment and for all. An address that names several adds an option of its own (VOY-10).
 */
function toSegments({ segments, isWhole, address }: ChosenVoyage, all: readonly TripPackage[]): ChoiceView {
  const value = isWhole ? '' : (address.itineraryId ?? '');
  return {
    value,
    options: [
      { value: '', label: texts.allSegments },
      ...all.map(({ packageCode, packageName, start, end }) => ({
        value: packageCode,
        label: `${packageName}, ${formatDateRange(start, end)}`,
      })),
      ...(segments.length > 1 && !isWhole ? [{ value, label: texts.someSegments(segments.length, all.length) }] : []),
    ],
  };
}

function daysOf(first: PlainDate, last: PlainDate): readonly PlainDate[] {
  const days: PlainDate[] = [];
  for (let day = first; day <= last; day = addDays(day, 1)) days.push(day);
  return days;
}

function dayLabel(date: PlainDate, sailings: BrowsedVoyage['sailings']): string {
  const positions = sailings.flatMap(({ voyage, sailing }) =>
    voyage.days.flatMap(({ day, title }) => (addDays(sailing.start, day - 1) === date ? [title] : [])),
  );
  const position = positions.at(-1);
  return position ? texts.dayAt(formatLongDate(date), position) : formatLongDate(date);
}
