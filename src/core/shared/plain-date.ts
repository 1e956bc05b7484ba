import { compareTexts } from './compare-texts';

declare const plainDateBrand: unique symbol;

/** A calendar date `YYYY-MM-DD` without time or zone (H66). Always a valid date; text order is date order. */
export type PlainDate = string & { readonly [plainDateBrand]: true };

const DATE_PATTERN = /^(\d{4})-(\d{2})-(\d{2})$/;
const DAYS_BEFORE_MONTH = [0, 31, 59, 90, 120, 151, 181, 212, 243, 273, 304, 334];
const DAYS_IN_MONTH = [31, 28, 31, 30, 31, 30, 31, 31, 30, 31, 30, 31];
export const MONTHS = [
  'January',
  'February',
  'March',
  'April',
  'May',
  'June',
  'July',
  'August',
  'September',
  'October',
  'November',
  'December',
];

interface DateParts {
  readonly year: number;
  readonly month: number;
  readonly day: number;
}

/** Parses exactly `YYYY-MM-DD`; any other text, and a date that does not exist, returns undefined (VOY-06, H66). */
export function parsePlainDate(text: string): PlainDate | undefined {
  if (text.length !== 10) return undefined;
  const match = DATE_PATTERN.exec(text);
  if (!match) return undefined;
  const [year, month, day] = [Number(match[1]), Number(match[2]), Number(match[3])];
  const isReal = year >= 1 && month >= 1 && month <= 12 && day >= 1 && day <= daysInMonth(year, month);
  return isReal ? (text as PlainDate) : undefined;
}

/** Parses trusted text as `parsePlainDate` does. @throws RangeError when the text is no date. */
export function plainDate(text: string): PlainDate {
  const date = parsePlainDate(text);
  if (date === undefined) throw new RangeError(`Not a calendar day: ${text.slice(0, 20)}`);
  return date;
}

/** Adds `count` days, or subtracts them when it is negative (VOY-06). */
export const addDays = (date: PlainDate, count: number): PlainDate => fromDayNumber(dayNumber(date) + count);

/** Adds `count` years. 29 February becomes 28 February where the year has none. */
export function addYears(date: PlainDate, count: number): PlainDate {
  const { year, month, day } = partsOf(date);
  return join({ year: year + count, month, day: Math.min(day, daysInMonth(year + count, month)) });
}

/** Adds `count` months, or subtracts them. A day that the month lacks becomes its last day. */
export function addMonths(date: PlainDate, count: number): PlainDate {
  const { year, month, day } = partsOf(date);
  const months = year * 12 + month - 1 + count;
  const sum = { year: Math.floor(months / 12), month: (months % 12) + 1 };
  return join({ ...sum, day: Math.min(day, daysInMonth(sum.year, sum.month)) });
}

export const daysBetween = (from: PlainDate, to: PlainDate): number => dayNumber(to) - dayNumber(from);

export const isBefore = (date: PlainDate, other: PlainDate): boolean => date < other;

export const compareDates = (date: PlainDate, other: PlainDate): number => compareTexts(date, other);

/** The current date in `timeZone` (IANA name) at the instant `now` (H66). Throws on an unknown zone. */
export function todayIn(timeZone: string, now: Date): PlainDate {
  const minute = Math.floor(now.getTime() / 60_000);
  const last = dayByTimeZone.get(timeZone);
  if (last?.minute === minute) return last.day;
  const day = dayAt(timeZone, now);
  dayByTimeZone.set(timeZone, { minute, day });
  return day;
}

/** Memoises the day of each time zone for the latest minute: a day begins with a minute everywhere. */
const dayByTimeZone = new Map<string, { readonly minute: number; readonly day: PlainDate }>();

function dayAt(timeZone: string, now: Date): PlainDate {
  const parts = new Map(
    dayFormat(timeZone)
      .formatToParts(now)
      .map(({ type, value }) => [type, Number(value)]),
  );
  return join({ year: parts.get('year') ?? 0, month: parts.get('month') ?? 0, day: parts.get('day') ?? 0 });
}

const dayFormats = new Map<string, Intl.DateTimeFormat>();

/** Formats are cached by zone, because creating one costs more than rendering a card. */
function dayFormat(timeZone: string): Intl.DateTimeFormat {
  const cachedFormat =
    dayFormats.get(timeZone) ??
    new Intl.DateTimeFormat('en-US', { timeZone, year: 'numeric', month: 'numeric', day: 'numeric' });
  dayFormats.set(timeZone, cachedFormat);
  return cachedFormat;
}

/**
 * Returns the completed years on `day`; a person born on 29 February turns a year older on 1 March. Negative before the
 * birth.
 */
export function ageOn(birthday: PlainDate, day: PlainDate): number {
  const years = partsOf(day).year - partsOf(birthday).year;
  return day.slice(5) < birthday.slice(5) ? years - 1 : years;
}

/**
 * Returns the completed months on `day`, by the rule of `ageOn`: a child born on the 31st completes a month on the 1st
 * after a shorter month. Negative before the birth.
 */
export function monthsOn(birthday: PlainDate, day: PlainDate): number {
  const [birth, then] = [partsOf(birthday), partsOf(day)];
  const months = (then.year - birth.year) * 12 + then.month - birth.month;
  return then.day < birth.day ? months - 1 : months;
}

/** Formats `M/DD/YY`, as in 4/05/27 (VOY-34, H68). */
export function formatShortDate(date: PlainDate): string {
  return `${partsOf(date).month}/${date.slice(8)}/${date.slice(2, 4)}`;
}

/** Formats `MMM DD YYYY`, as in Apr 05 1961 (TRD-06). */
export function formatBirthday(date: PlainDate): string {
  return `${monthName(date).slice(0, 3)} ${date.slice(8)} ${date.slice(0, 4)}`;
}

export const formatLongDate = (date: PlainDate): string => `${formatDayAndMonth(date)} ${partsOf(date).year}`;

export const formatMonth = (date: PlainDate): string => `${monthName(date)} ${partsOf(date).year}`;

/** Formats 12 – 19 April 2027, or 28 April – 5 May 2027: shared parts are written once (VOY-28, RES-08). */
export function formatDateRange(start: PlainDate, end: PlainDate): string {
  if (start === end) return formatLongDate(start);
  if (start.slice(0, 4) !== end.slice(0, 4)) return `${formatLongDate(start)} – ${formatLongDate(end)}`;
  const isSameMonth = start.slice(5, 7) === end.slice(5, 7);
  return `${isSameMonth ? partsOf(start).day : formatDayAndMonth(start)} – ${formatLongDate(end)}`;
}

const formatDayAndMonth = (date: PlainDate): string => `${partsOf(date).day} ${monthName(date)}`;

const monthName = (date: PlainDate): string => MONTHS[partsOf(date).month - 1] ?? '';

function partsOf(date: PlainDate): DateParts {
  return { year: Number(date.slice(0, 4)), month: Number(date.slice(5, 7)), day: Number(date.slice(8)) };
}

function join({ year, month, day }: DateParts): PlainDate {
  return plainDate(`${pad(year, 4)}-${pad(month, 2)}-${pad(day, 2)}`);
}

const pad = (value: number, length: number): string => String(value).padStart(length, '0');

const isLeapYear = (year: number): boolean => (year % 4 === 0 && year % 100 !== 0) || year % 400 === 0;

function daysInMonth(year: number, month: number): number {
  return month === 2 && isLeapYear(year) ? 29 : (DAYS_IN_MONTH[month - 1] ?? 0);
}

/**
 * Returns the days since 1 January of year 1. They are computed without `Date`, which would involve the machine's time
 * zone.
 */
function dayNumber(date: PlainDate): number {
  const { year, month, day } = partsOf(date);
  const leapDay = month > 2 && isLeapYear(year) ? 1 : 0;
  return daysBeforeYear(year) + (DAYS_BEFORE_MONTH[month - 1] ?? 0) + leapDay + day - 1;
}

function daysBeforeYear(year: number): number {
  const past = year - 1;
  return past * 365 + Math.floor(past / 4) - Math.floor(past / 100) + Math.floor(past / 400);
}

function fromDayNumber(count: number): PlainDate {
  let year = Math.floor(count / 365.2425) + 1;
  if (daysBeforeYear(year) > count) year -= 1;
  if (daysBeforeYear(year + 1) <= count) year += 1;
  let rest = count - daysBeforeYear(year);
  let month = 1;
  while (rest >= daysInMonth(year, month)) {
    rest -= daysInMonth(year, month);
    month += 1;
  }
  return join({ year, month, day: rest + 1 });
}
