import { formatDateRange, formatMonth, plainDate } from '../../core/shared/plain-date';
import { readSailingQuery, type SailingQuery } from '../../core/search/sailing-query';
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
import { regionText } from '../voyages/facets-view';

const shownAtOnce = 4;

interface SailingSources {
  readonly findSailings: Pick<FindSailings, 'run'>;
  readonly content: Pick<VoyageContent, 'findRegions' | 'findPorts'>;
}

export const hrefOfSailings = ({ region, port, months, nights }: SailingQuery): string =>
  hrefVoyages({
    region,
    port,
    month: months.join(',') || undefined,
    nights: nights === undefined ? undefined : String(nights),
  });

/**
 * Finds the sailings for a query such as "february caribbean", with the address that lists them all; undefined for
 * other queries.
 */
export async function findSailingsFor(
  text: string,
  { findSailings, content }: SailingSources,
): Promise<FoundSailingsView | undefined> {
  const [{ all, regions }, ports] = await Promise.all([findSailings.run(emptyFilter), content.findPorts()]);
  const months = [...new Set(all.map(({ month }) => month))];
  const query = readSailingQuery(text.slice(0, 100), { regions, ports, months });
  if (!query) return undefined;
  const slugs = query.region ? regionsOf(query.region, regions) : undefined;
  const foundSailings = all.filter((sailing) =>
    matchesFilter(sailing, {
      ...emptyFilter,
      ...(slugs ? { regions: slugs } : {}),
      months: query.months,
      nights: query.nights === undefined ? [] : [query.nights],
      ports: query.port ? [query.port] : [],
    }),
  );
  const description = wordsOf(query, { regions, ports });
  return {
    href: foundSailings.length > 0 ? hrefOfSailings(query) : hrefVoyages(),
    title: foundSailings.length > 0 ? texts.sailings(foundSailings.length, description) : texts.noSailings(description),
    action: foundSailings.length > 0 ? texts.allSailings(foundSailings.length) : texts.otherSailings,
    sailings: foundSailings.slice(0, shownAtOnce).map(({ voyage, sailing }) => ({
      href: hrefVoyage(voyage.slug, sailing.itineraryId),
      title: titleWithoutAsterisks(voyage.title),
      dates: formatDateRange(sailing.start, sailing.end),
      price: startingPriceText(sailing.fromPrice) ?? WAITLIST_ONLY,
    })),
  };
}

const wordsOf = (
  { region, port, months, nights }: SailingQuery,
  { regions, ports }: { readonly regions: readonly Region[]; readonly ports: readonly Port[] },
): string =>
  [
    ...(region ? [regionText(region, regions)] : []),
    ...(port ? [shortPortName(ports.find(({ slug }) => slug === port)?.name ?? port)] : []),
    ...(months.length > 2
      ? [facetsTexts.monthsOf(months.length)]
      : months.map((month) => formatMonth(plainDate(`${month}-01`)))),
    ...(nights === undefined ? [] : [facetsTexts.nightsOf(nights)]),
  ].join(', ');
