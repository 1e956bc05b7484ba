import { foldedWords } from '../shared/fold-text';
import type { Port, Region } from '../voyages/voyage';
import { watersOf } from '../voyages/waters';
import { stemsOf } from './expand-query';
import { isNearWord } from './near-word';

export interface SailingQuery {
  readonly region?: string;
  readonly port?: string;
  /** A month is written as `2027-02`. */
  readonly months: readonly string[];
  readonly nights?: number;
}

interface SailingQuerySources {
  readonly regions: readonly Region[];
  readonly ports: readonly Pick<Port, 'slug' | 'name'>[];
  readonly months: readonly string[];
}

const monthNames = 'january february march april may june july august september october november december'.split(' ');
const minMonthLength = 3;
const monthsOfSeason: Readonly<Record<string, readonly number[]>> = {
  spring: [3, 4, 5],
  summer: [6, 7, 8],
  autumn: [9, 10, 11],
  fall: [9, 10, 11],
  winter: [12, 1, 2],
};
/** Words that fit every voyage and so restrict nothing. */
const generic = new Set(
  stemsOf(
    'voyage cruise sailing sail sails trip journey itinerary yacht in to from around of the for a on at and during leaving ' +
      'departure departing date dates week holiday vacation',
  ),
);

/**
 * Understands months, seasons of the northern hemisphere, waters, ports and nights: "february caribbean", "7 nights
 * greek isles", "march 2027". Returns undefined when the query has other words as well, names a time of which nothing is
 * offered, or names nothing but a port, which has a page of its own.
 */
export function readSailingQuery(
  text: string,
  { regions, ports, months }: SailingQuerySources,
): SailingQuery | undefined {
  const rest = [...foldedWords(text)];
  const nights = takeNights(rest);
  const year = takeYear(rest);
  const waters = takeName(rest, [...watersOf(regions), ...regions]);
  const port = waters ? undefined : takeName(rest, ports);
  const namedMonths = takeMonths(rest);
  if (rest.some((word) => !generic.has(stemsOf(word)[0] ?? word))) return undefined;
  const isPortInYear = port !== undefined && year !== undefined;
  if (namedMonths.length === 0 && nights === undefined && !waters && !isPortInYear) return undefined;
  const isDated = namedMonths.length > 0 || year !== undefined;
  const requestedMonths = months.filter(
    (month) =>
      (namedMonths.length === 0 || namedMonths.includes(Number(month.slice(5)))) &&
      (year === undefined || month.startsWith(year)),
  );
  if (isDated && requestedMonths.length === 0) return undefined;
  return {
    ...(waters ? { region: waters } : {}),
    ...(port ? { port } : {}),
    months: isDated ? requestedMonths : [],
    ...(nights === undefined ? {} : { nights }),
  };
}

/** Finds "7 nights". "Seven-night" is left to the full-text search. */
function takeNights(words: string[]): number | undefined {
  const at = words.findIndex(
    (word, index) => /^\d{1,2}$/.test(word) && /^(nights?|days?)$/.test(words[index + 1] ?? ''),
  );
  if (at < 0) return undefined;
  const [count, unit = ''] = words.splice(at, 2);
  // Eight days are seven nights.
  return Number(count) - (unit.startsWith('day') ? 1 : 0);
}

function takeYear(words: string[]): string | undefined {
  const at = words.findIndex((word) => /^20\d\d$/.test(word));
  return at < 0 ? undefined : words.splice(at, 1)[0];
}

function takeMonths(words: string[]): readonly number[] {
  const monthNumbers: number[] = [];
  for (let at = words.length - 1; at >= 0; at -= 1) {
    const word = words[at] ?? '';
    const numbers = monthsNamed(word);
    if (numbers.length === 0) continue;
    monthNumbers.push(...numbers);
    words.splice(at, 1);
  }
  return monthNumbers;
}

function monthsNamed(word: string): readonly number[] {
  const season = Object.hasOwn(monthsOfSeason, word) ? monthsOfSeason[word] : undefined;
  if (season) return season;
  const month = monthNames.findIndex((name) => word.length >= minMonthLength && name.startsWith(word));
  return month < 0 ? [] : [month + 1];
}

/** Takes the longest name that the words contain; "the" and text in brackets do not count. */
function takeName(
  words: string[],
  candidates: readonly { readonly slug: string; readonly name: string }[],
): string | undefined {
  const byLength = candidates
    .map(({ slug, name }) => ({ slug, parts: stemsOf(name.replace(/\(.*\)|^The /g, '')) }))
    .toSorted((one, other) => other.parts.length - one.parts.length);
  const stems = words.map((word) => stemsOf(word)[0] ?? word);
  for (const { slug, parts } of byLength) {
    const at = stems.findIndex((_, index) =>
      parts.every((part, offset) => isNearWord(part, stems[index + offset] ?? '')),
    );
    if (parts.length === 0 || at < 0) continue;
    words.splice(at, parts.length);
    return slug;
  }
  return undefined;
}
