import { formatDateRange } from '../../core/shared/plain-date';
import { asksForSuite, type FacetedSailing, lowestFare } from '../../core/voyages/sailing-filter';
import type { VoyageGroup } from '../../core/voyages/sort-sailings';
import { startingPriceText, WAITLIST_ONLY } from '../../core/voyages/suite-price';
import type { Region } from '../../core/voyages/voyage';
import { titleWithoutAsterisks } from '../../core/voyages/voyage-title';
import { watersOf } from '../../core/voyages/waters';
import { facetsTexts as texts } from '../../../views/voyages/facets.texts';
import type { VoyageCardView } from '../../../views/voyages/VoyageCard';
import type { VoyageGroupView } from '../../../views/voyages/VoyageGroups';
import type { UnknownView } from '../../../views/voyages/VoyagesPage';
import { hrefVoyage, type hrefVoyages } from '../hrefs';
import type { BuiltAssets } from '../rendering/built-assets';
import { LastView } from '../rendering/last-view';
import { partyParametersOf } from './asked-sailings';
import type { SailingAddress } from './sailing-address';
import { nightsText, portsText, toVoyageCard, toVoyageCards } from './voyage-card';

/** With criteria for the suite, each card names the suite and its fare, and its link carries the party. */
export function toFoundCards(
  sailings: readonly FacetedSailing[],
  { filter, parameters }: SailingAddress,
  assets: BuiltAssets,
): readonly VoyageCardView[] {
  if (!asksForSuite(filter)) return toVoyageCards(sailings, assets);
  return sailings.map((facetedSailing) => {
    const card = toVoyageCard(facetedSailing, assets);
    const suite = lowestFare(facetedSailing, filter);
    const inputs = [card, suite, parameters.guestsAdults, parameters.guestsChildren];
    return lastCards.of(facetedSailing, inputs, () => ({
      ...card,
      ...offerOf(facetedSailing, { filter, parameters }),
    }));
  });
}

/** Cards are cached by the sailing, because neighbouring filters find the same suite on it. */
const lastCards = new LastView<VoyageCardView>();

export const toGroups = (groups: readonly VoyageGroup[], address: SailingAddress): readonly VoyageGroupView[] =>
  groups.map(({ voyage, sailings }) => ({
    title: titleWithoutAsterisks(voyage.title),
    href: hrefVoyage(voyage.slug, undefined, partyParametersOf(address.parameters)),
    region: voyage.region,
    facts: `${nightsText(voyage.nights)}, ${portsText(voyage)}`,
    sailings: sailings.map((facetedSailing) => ({
      itineraryId: facetedSailing.sailing.itineraryId,
      dates: formatDateRange(facetedSailing.sailing.start, facetedSailing.sailing.end),
      ...offerOf(facetedSailing, address),
    })),
  }));

function offerOf(facetedSailing: FacetedSailing, address: Pick<SailingAddress, 'filter' | 'parameters'>) {
  const { voyage, sailing } = facetedSailing;
  const suite = asksForSuite(address.filter) ? lowestFare(facetedSailing, address.filter) : undefined;
  const fare = asksForSuite(address.filter) ? suite?.fare : sailing.fromPrice;
  return {
    href: hrefVoyage(voyage.slug, sailing.itineraryId, partyParametersOf(address.parameters)),
    price: startingPriceText(fare) ?? WAITLIST_ONLY,
    ...(suite ? { suite: suite.suite.title } : {}),
    isOwnPrice: asksForSuite(address.filter),
  };
}

export const toUnknown = (
  { unknown }: SailingAddress,
  regions: readonly Region[],
  here: (changes: Parameters<typeof hrefVoyages>[0]) => string,
): readonly UnknownView[] =>
  unknown.map(({ name, value }) => ({
    text: texts.notUnderstood(value, texts.unknown[name]),
    links:
      name === 'region'
        ? [...watersOf(regions), ...regions].map(({ slug, name: label }) => ({ label, href: here({ region: slug }) }))
        : [],
  }));
