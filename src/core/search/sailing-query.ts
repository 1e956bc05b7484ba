import { foldedWords } from '../shared/fold-text';
import type { Sailing } from '../voyages/sailing';
import { countriesOf } from '../voyages/countries';
import type { Port, Region } from '../voyages/voyage';
import { watersOf } from '../voyages/waters';
import { stemsOf } from './expand-query';
import { type QueryTime, takeNights, takeTime } from './query-times';
import { type QueryName, stemsOfName, takeMatch, takeName, toQueryNames } from './query-words';
import type { SearchWords } from './search-words';

export interface SailingQuery extends QueryTime {
  readonly region?: string;
  readonly port?: string;
  readonly country?: string;
  readonly nights: readonly number[];
  /** The maximum fare is for one suite, in whole units of the line's currency. */
  readonly maxFare?: number;
}

interface OfferedSailing {
  readonly sailing: Pick<Sailing, 'start' | 'end' | 'nights'>;
}

type NamedValue = Pick<Region, 'slug' | 'name'>;

interface SailingQuerySources extends Pick<SearchWords, 'synonyms'> {
  readonly regions: readonly Region[];
  readonly ports: readonly Pick<Port, 'slug' | 'name' | 'country'>[];
  readonly offered: readonly OfferedSailing[];
}

const maxFarePattern = new RegExp(
  '\\b(?:under|below|up to|at most|(?:less|cheaper|no more) than|max(?:imum)?|budget(?: of)?) (?:usd )?' +
    '(\\d{1,3}(?: \\d{3})+|\\d+) ?(k|thousand)?\\b(?: (?:usd|dollars?)\\b)?',
);
/** A smaller number is no fare of a suite: "less than 10 nights". */
const minFare = 1000;
const maxFareLimit = 100_000_000;
/** Words that fit every voyage and so restrict nothing. */
const generic = new Set(
  stemsOf(
    'voyage cruise sailing sail sails trip journey itinerary yacht in to from around of the for a on at and during leaving ' +
      'departure departing date dates week holiday vacation',
  ),
);

/**
 * Understands months, seasons of the northern hemisphere, Christmas and New Year, waters, countries, ports, lengths and
 * a maximum fare: "february caribbean", "7 nights greek isles", "march 2027", "under $30,000". Returns undefined when the
 * query has other words as well, names a time or a number of weeks of which nothing is offered, or names nothing but a
 * port, which has a page of its own, or a year. A country means the sailings that call at a port of it, in any waters.
 */
export function readSailingQuery(text: string, sources: SailingQuerySources): SailingQuery | undefined {
  const words = [...foldedWords(text)];
  const names = namesOf(sources);
  const sailings = sources.offered.map(({ sailing }) => sailing);
  const maxFare = takeMaxFare(words);
  const nights = takeNights(words, sailings);
  const time = takeTime(words, sailings);
  const waters = takeName(words, names.waters);
  const port = waters ? undefined : takeName(words, names.ports);
  const country = waters || port || isGeneric(words) ? undefined : takeName(words, names.countries);
  if (!isGeneric(words) || time === 'not-offered' || nights?.length === 0) return undefined;
  const isYearAlone = /^\d{4}$/.test(time?.period ?? '');
  const isDated = time && (!isYearAlone || port || country);
  if (!waters && !country && !nights && !maxFare && !isDated) return undefined;
  return {
    ...(waters ? { region: waters } : {}),
    ...(country ? { country } : {}),
    ...(port ? { port } : {}),
    months: [],
    ...time,
    nights: nights ?? [],
    ...(maxFare === undefined ? {} : { maxFare }),
  };
}

const isGeneric = (words: readonly string[]): boolean => words.every((word) => generic.has(stemsOf(word)[0] ?? word));

function takeMaxFare(words: string[]): number | undefined {
  const [, digits = '', thousand] = maxFarePattern.exec(words.join(' ')) ?? [];
  const units = Number(digits.replaceAll(' ', '')) * (thousand ? 1000 : 1);
  if (units < minFare || units > maxFareLimit) return undefined;
  takeMatch(words, maxFarePattern);
  return units;
}

interface QueryNames extends Pick<SailingQuerySources, 'regions' | 'synonyms'> {
  readonly shownPorts: SailingQuerySources['ports'];
  readonly waters: readonly QueryName[];
  readonly ports: readonly QueryName[];
  readonly countries: readonly QueryName[];
}

/** Names are cached by the list of sailings, which is the same object as long as nothing in it changes. */
const namesByList = new WeakMap<readonly OfferedSailing[], QueryNames>();

function namesOf({ regions, ports, offered, synonyms }: SailingQuerySources): QueryNames {
  const cachedNames = namesByList.get(offered);
  if (cachedNames?.regions === regions && cachedNames.shownPorts === ports && cachedNames.synonyms === synonyms)
    return cachedNames;
  const names = {
    regions,
    synonyms,
    shownPorts: ports,
    waters: toQueryNames(watersNames(regions, synonyms)),
    ports: toQueryNames(ports),
    countries: toQueryNames(countriesOf(ports)),
  };
  namesByList.set(offered, names);
  return names;
}

function watersNames(regions: readonly Region[], synonyms: SearchWords['synonyms']): readonly NamedValue[] {
  const areas = [...watersOf(regions), ...regions];
  const slugByName = new Map(areas.map(({ slug, name }) => [stemsOfName(name).join(' '), slug]));
  const others = synonyms.flatMap((group) => {
    const slug = group.map((phrase) => slugByName.get(stemsOf(phrase).join(' '))).find((one) => one !== undefined);
    return slug ? group.map((name) => ({ slug, name })) : [];
  });
  return [...areas, ...others];
}
