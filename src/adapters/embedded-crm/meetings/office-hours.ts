import { addDays, plainDate, type PlainDate } from '../../../core/shared/plain-date';
import { instantAt } from '../../../core/shared/zoned-time';
import { seededRandom } from '../seeded-random';

const minuteMs = 60_000;

export const officeRules = {
  meetingMs: 30 * minuteMs,
  bufferMs: 15 * minuteMs,
  leadMs: 3 * 60 * minuteMs,
  aheadMs: 31 * 24 * 60 * minuteMs,
  maxAheadDays: 8,
} as const;

/** The start of every bookable half hour, as wall-clock times; midday is left out. */
const halfHours = [
  '09:00',
  '09:30',
  '10:00',
  '10:30',
  '11:00',
  '11:30',
  '13:30',
  '14:00',
  '14:30',
  '15:00',
  '15:30',
  '16:00',
  '16:30',
];

const busyShare = 0.3;

export function startsOn(day: PlainDate, timeZone: string): readonly Date[] {
  if (isDayOff(day)) return [];
  return halfHours.map((time) => instantAt({ day, time }, timeZone));
}

/**
 * The demonstration invents appointments outside this calendar; a seed draws their half hours, so that the answer for
 * each never changes.
 */
export const isBusy = (resourceId: string, start: Date): boolean =>
  seededRandom(`${resourceId} ${start.toISOString()}`) < busyShare;

export const isDayOff = (day: PlainDate): boolean => isWeekend(day) || isHoliday(day);

function isWeekend(day: PlainDate): boolean {
  return [0, 6].includes(weekdayOf(day));
}

const weekdayOf = (day: PlainDate): number => new Date(`${day}T00:00:00Z`).getUTCDay();

/** The office closes on six holidays a year; one on a weekend is observed on the nearest working day. */
function isHoliday(day: PlainDate): boolean {
  const year = Number(day.slice(0, 4));
  return holidaysOf(year).includes(day) || holidaysOf(year + 1).includes(day);
}

function holidaysOf(year: number): readonly PlainDate[] {
  const fixedHolidays = ['01-01', '07-04', '12-25'].map((rest) =>
    observedDay(plainDate(`${String(year).padStart(4, '0')}-${rest}`)),
  );
  const inMonth = (month: string) => plainDate(`${String(year).padStart(4, '0')}-${month}-01`);
  return [...fixedHolidays, lastMonday(addDays(inMonth('05'), 30)), nth(inMonth('09'), 1, 1), nth(inMonth('11'), 4, 4)];
}

function observedDay(day: PlainDate): PlainDate {
  const weekday = weekdayOf(day);
  if (weekday === 6) return addDays(day, -1);
  return weekday === 0 ? addDays(day, 1) : day;
}

const lastMonday = (lastDay: PlainDate): PlainDate => addDays(lastDay, -((weekdayOf(lastDay) + 6) % 7));

const nth = (first: PlainDate, weekday: number, count: number): PlainDate =>
  addDays(first, ((weekday - weekdayOf(first) + 7) % 7) + (count - 1) * 7);
