import { formatWholeUnits } from '../../core/shared/money';
import { formatDateRange, formatMonth, plainDate } from '../../core/shared/plain-date';
import { readSailingQuery, type SailingQuery } from '../../core/search/sailing-query';
import type { SearchWords } from '../../core/search/search-words';
import { countryNamed } from '../../core/voyages/countries';
import type { FindSailings } from '../../core/voyages/find-sailings';
import { emptyFilter, matchesFilter } from '../../core/voyages/sailing-filter';
import { shortPortName } from '../../core/voyages/port-name';
import { startingPriceText, WAITLIST_ONLY } from '../../core/voyages/suite-price';
import type { Port, Region } from '../../core/voyages/voyage';
import type { VoyageContent } from '../../core/voyages/voyage-content.port';
import { titleWithoutAsterisks } from '../../core/voyages/voyage-title';
import { regionsOf } from '../../core/voyages/waters';
import type { FoundSailingsView } from '../../../views/search/search-view';
import { searchTexts as texts } from '../../../views/search/search.texts';
import { facetsTexts } from '../../../views/voyages/facets.texts';
import { hrefVoyage, hrefVoyages } from '../hrefs';
import { currencyOf, regionText } from '../voyages/facets-view';

const shownAtOnce = 4;

interface SailingSources {
  readonly findSailings: Pick<FindSailings, 'run'>;
  readonly content: Pick<VoyageContent, 'findPorts'>;
  readonly words: Pick<SearchWords, 'synonyms'>;
}

export const hrefOfSailings = ({ region, port, country, months, from, to, nights, maxFare }: SailingQuery): string =>
  hrefVoyages({
    region,
    startDate: from,
    endDate: to,
    month: months.join(',') || undefined,
    nights: nights.join(',') || undefined,
    port,
    country,
    budget: maxFare === undefined ? undefined : String(maxFare),
  });

/**
 * Finds the sailings for a query such as "february caribbean", with the address that lists them all; undefined for
 * other queries.
 */
export async function findSailingsFor(
  text: string,
  { findSailings, content, words }: SailingSources,
): Promise<FoundSailingsView | undefined> {
  const [{ all, regions }, ports] = await Promise.all([findSailings.run(emptyFilter), content.findPorts()]);
  const query = readSailingQuery(text.slice(0, 100), { regions, ports, offered: all, synonyms: words.synonyms });
  if (!query) return undefined;
  const slugs = query.region ? regionsOf(query.region, regions) : undefined;
  const country = query.country === undefined ? undefined : countryNamed(query.country, ports);
  const foundSailings = all.filter((sailing) =>
    matchesFilter(sailing, {
      ...emptyFilter,
      ...(slugs ? { regions: slugs } : {}),
      ...(query.from ? { from: query.from } : {}),
      ...(query.to ? { to: query.to } : {}),
      months: query.months,
      nights: query.nights,
      ports: query.port ? [query.port] : [],
      ...(country ? { country } : {}),
      ...(query.maxFare === undefined ? {} : { maxFare: query.maxFare }),
    }),
  );
  const description = wordsOf(query, { regions, ports, currency: currencyOf(all) });
  return {
    // The list of a filter that nothing passes names what comes near.
    href: hrefOfSailings(query),
    title: foundSailings.length > 0 ? texts.sailings(foundSailings.length, description) : texts.noSailings(description),
    action: foundSailings.length > 0 ? texts.allSailings(foundSailings.length) : texts.nearSailings,
    sailings: foundSailings.slice(0, shownAtOnce).map(({ voyage, sailing }) => ({
      href: hrefVoyage(voyage.slug, sailing.itineraryId),
      title: titleWithoutAsterisks(voyage.title),
      dates: formatDateRange(sailing.start, sailing.end),
      price: startingPriceText(sailing.fromPrice) ?? WAITLIST_ONLY,
    })),
  };
}

interface WordSources {
  readonly regions: readonly Region[];
  readonly ports: readonly Port[];
  readonly currency: string;
}

const wordsOf = (
  { region, port, country, months, period, nights, maxFare }: SailingQuery,
  { regions, ports, currency }: WordSources,
): string =>
  [
    ...(region ? [regionText(region, regions)] : []),
    ...(country ? [countryNamed(country, ports)?.name ?? country] : []),
    ...(port ? [shortPortName(ports.find(({ slug }) => slug === port)?.name ?? port)] : []),
    ...(period ? [period] : months.map((month) => formatMonth(plainDate(`${month}-01`)))),
    ...(nights.length > 0 ? [facetsTexts.anyNightsOf(nights)] : []),
    ...(maxFare === undefined ? [] : [facetsTexts.fareUpTo(formatWholeUnits(maxFare, currency))]),
  ].join(', ');
