import { addDays, daysBetween, formatMonth, isBefore, plainDate, type PlainDate } from '../shared/plain-date';
import { type DateOption, dateOptions } from './sailing-dates';
import type { Sailing } from './sailing';

interface CalendarMonth {
  readonly title: string;
  readonly weeks: readonly (readonly (CalendarDay | undefined)[])[];
}

interface CalendarDay {
  readonly date: PlainDate;
  readonly dayOfMonth: number;
  readonly departure?: DateOption;
  readonly isAway: boolean;
}

const someSunday = plainDate('2023-01-01');

export function departureCalendar(sailings: readonly Sailing[], id: string | undefined): readonly CalendarMonth[] {
  const options = new Map(dateOptions(sailings, id).map((option, index) => [sailings[index]?.start, option]));
  const firsts = [...new Set(sailings.map(({ start }) => plainDate(`${start.slice(0, 8)}01`)))].sort();
  return firsts.map((first) => ({
    title: formatMonth(first),
    weeks: weeksOf(first, (date) => calendarDay(date, options.get(date), sailings)),
  }));
}

function calendarDay(date: PlainDate, departure: DateOption | undefined, sailings: readonly Sailing[]): CalendarDay {
  const isAway = sailings.some(({ start, end }) => !isBefore(date, start) && !isBefore(end, date));
  return { date, dayOfMonth: Number(date.slice(8)), isAway, ...(departure ? { departure } : {}) };
}

function weeksOf(
  first: PlainDate,
  dayOf: (date: PlainDate) => CalendarDay,
): readonly (readonly (CalendarDay | undefined)[])[] {
  const before = ((daysBetween(someSunday, first) % 7) + 7) % 7;
  const cells: (CalendarDay | undefined)[] = Array.from({ length: before }, () => undefined);
  for (let date = first; date.slice(0, 7) === first.slice(0, 7); date = addDays(date, 1)) cells.push(dayOf(date));
  while (cells.length % 7 !== 0) cells.push(undefined);
  return Array.from({ length: cells.length / 7 }, (_, week) => cells.slice(week * 7, week * 7 + 7));
}
