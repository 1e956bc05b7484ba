import { MONTHS, parsePlainDate, type PlainDate } from '../shared/plain-date';
import type { Sailing } from '../voyages/sailing';
import { takeMatch } from './query-words';

export interface QueryTime {
  /** A month is written as `2027-02`. */
  readonly months: readonly string[];
  /** The first day and the last one of the sailings during a holiday. */
  readonly from?: PlainDate;
  readonly to?: PlainDate;
  /** A name for what the months do not say: "spring", "May and June", "Christmas 2026", "2027". */
  readonly period?: string;
}

type SailingDates = Pick<Sailing, 'start' | 'end' | 'nights'>;

const minMonthLength = 3;
const monthsOfSeason: Readonly<Record<string, readonly number[]>> = {
  spring: [3, 4, 5],
  summer: [6, 7, 8],
  autumn: [9, 10, 11],
  fall: [9, 10, 11],
  winter: [12, 1, 2],
};
const maxMonthsNamedByYear = 2;
/** A guest on board spends this evening there. That of New Year 2027 is in the year before. */
const holidays = [
  { name: 'Christmas', pattern: /\b(?:christmas|xmas)\b(?: (?:eve|day)\b)?/, evening: '12-25', yearsBefore: 0 },
  { name: 'New Year’s Eve', pattern: /\bnew year ?s? eve\b/, evening: '12-31', yearsBefore: 0 },
  { name: 'New Year', pattern: /\bnew year ?s?\b(?: day\b)?/, evening: '12-31', yearsBefore: 1 },
] as const;
type Holiday = (typeof holidays)[number];

const numberWords = 'one two three four five six seven eight nine ten eleven twelve thirteen fourteen'.split(' ');
const count = `\\d{1,2}|${numberWords.join('|')}`;
const nightsPattern = new RegExp(`\\b(${count}) (night|day)s?\\b`);
const weeksPattern = new RegExp(`\\b(?:(${count}|a) weeks?|fortnight)\\b`);
const nightsPerWeek = 7;
/** Who says "two weeks" would also take eleven nights. */
const weeksTolerance = 1 / 4;

/** Returns undefined when the words name no time, and "not-offered" when nothing sails then. */
export function takeTime(words: string[], sailings: readonly SailingDates[]): QueryTime | 'not-offered' | undefined {
  const holiday = holidays.find(({ pattern }) => takeMatch(words, pattern));
  const year = takeMatch(words, /\b20\d\d\b/)?.[0];
  if (holiday) return duringHoliday(holiday, sailings, year);
  const names = words.flatMap((word) => nameOfTime(word) ?? []);
  if (names.length === 0 && year === undefined) return undefined;
  words.splice(0, words.length, ...words.filter((word) => nameOfTime(word) === undefined));
  return inMonths(names, sailings, year);
}

function inMonths(
  names: readonly string[],
  sailings: readonly SailingDates[],
  year: string | undefined,
): QueryTime | 'not-offered' {
  const numbers = names.flatMap(monthsNamed);
  const months = [...new Set(sailings.map(({ start }) => start.slice(0, 7)))].filter(
    (month) =>
      (numbers.length === 0 || numbers.includes(Number(month.slice(5)))) &&
      (year === undefined || month.startsWith(year)),
  );
  if (months.length === 0) return 'not-offered';
  const isNamedByMonths = numbers.length === names.length && months.length <= maxMonthsNamedByYear && names.length > 0;
  const period = [...(names.length > 0 ? [names.join(' and ')] : []), ...(year ? [year] : [])].join(' ');
  return { months, ...(isNamedByMonths ? {} : { period }) };
}

/** Finds the sailings during the holiday of the given year, else of the first year in which there are some. */
function duringHoliday(
  { name, evening, yearsBefore }: Holiday,
  sailings: readonly SailingDates[],
  year: string | undefined,
): QueryTime | 'not-offered' {
  const years = year
    ? [Number(year) - yearsBefore]
    : [...new Set(sailings.map(({ start }) => Number(start.slice(0, 4))))];
  for (const one of years.toSorted((first, second) => first - second)) {
    const day = parsePlainDate(`${one}-${evening}`) ?? '';
    const onBoard = sailings.filter(({ start, end }) => start <= day && day < end);
    const from = onBoard.map(({ start }) => start).toSorted()[0];
    const to = onBoard
      .map(({ end }) => end)
      .toSorted()
      .at(-1);
    if (from && to) return { months: [], from, to, period: `${name} ${one + yearsBefore}` };
  }
  return 'not-offered';
}

/** Returns "February" for "feb", and a season as it was typed. */
function nameOfTime(word: string): string | undefined {
  if (Object.hasOwn(monthsOfSeason, word)) return word;
  return word.length < minMonthLength ? undefined : MONTHS.find((name) => name.toLowerCase().startsWith(word));
}

const monthsNamed = (name: string): readonly number[] =>
  monthsOfSeason[name] ?? [MONTHS.findIndex((month) => month === name) + 1];

/**
 * Returns the numbers of nights of "7 nights", "eight days", which are seven nights, or "two weeks", which are about
 * fourteen; an empty list when no sailing is about so many weeks long.
 */
export function takeNights(words: string[], sailings: readonly SailingDates[]): readonly number[] | undefined {
  const [, counted = '', unit] = nightsPattern.exec(words.join(' ')) ?? [];
  const nights = numberOf(counted) - (unit === 'day' ? 1 : 0);
  if (nights > 0) {
    takeMatch(words, nightsPattern);
    return [nights];
  }
  const match = takeMatch(words, weeksPattern);
  if (!match) return undefined;
  const approximate = nightsPerWeek * (match[0] === 'fortnight' ? 2 : numberOf(match[1] ?? ''));
  return [...new Set(sailings.map((sailing) => sailing.nights))]
    .filter((offered) => Math.abs(offered - approximate) <= approximate * weeksTolerance)
    .toSorted((one, other) => one - other);
}

const numberOf = (text: string): number =>
  text === 'a' ? 1 : /^\d+$/.test(text) ? Number(text) : numberWords.indexOf(text) + 1;
