import { addDays, type PlainDate } from '../shared/plain-date';
import { instantAt, wallClockAt } from '../shared/zoned-time';

export const weekdays = ['sunday', 'monday', 'tuesday', 'wednesday', 'thursday', 'friday', 'saturday'] as const;
export type Weekday = (typeof weekdays)[number];

/** When the line's people answer the telephone. */
export interface OpeningHours {
  readonly timeZone: string;
  readonly week: readonly { readonly days: readonly Weekday[]; readonly from: string; readonly to: string }[];
  readonly closedOn: readonly PlainDate[];
}

export type OpeningState =
  | { readonly kind: 'open'; readonly until: Date }
  /** `opensAt` is absent where they do not open within a fortnight. */
  | { readonly kind: 'closed'; readonly opensAt?: Date };

interface OpeningSpan {
  readonly from: Date;
  readonly to: Date;
}

const daysAhead = 14;

export function openingState(hours: OpeningHours, now: Date): OpeningState {
  const { day: today } = wallClockAt(now.getTime(), hours.timeZone);
  const spans = Array.from({ length: daysAhead + 1 }, (_, index) => spansOf(hours, addDays(today, index))).flat();
  const current = spans.find(({ from, to }) => from <= now && now < to);
  if (current) return { kind: 'open', until: current.to };
  const next = spans.find(({ from }) => from > now);
  return { kind: 'closed', ...(next ? { opensAt: next.from } : {}) };
}

/** The times of one day at which somebody can call back, every so many minutes; none on a day that they are closed. */
export const openingTimes = (hours: OpeningHours, day: PlainDate, everyMinutes: number): readonly Date[] =>
  spansOf(hours, day).flatMap(({ from, to }) => {
    const count = Math.floor((to.getTime() - from.getTime()) / (everyMinutes * 60_000));
    return Array.from({ length: count }, (_, index) => new Date(from.getTime() + index * everyMinutes * 60_000));
  });

function spansOf({ timeZone, week, closedOn }: OpeningHours, day: PlainDate): readonly OpeningSpan[] {
  if (closedOn.includes(day)) return [];
  const weekday = weekdays[new Date(`${day}T00:00:00Z`).getUTCDay()] ?? 'sunday';
  return week
    .filter(({ days }) => days.includes(weekday))
    .map(({ from, to }) => ({
      from: instantAt({ day, time: from }, timeZone),
      to: instantAt({ day, time: to }, timeZone),
    }))
    .toSorted((one, other) => one.from.getTime() - other.from.getTime());
}
