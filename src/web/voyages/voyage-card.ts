import { formatDateRange } from '../../core/shared/plain-date';
import type { VoyageSailing } from '../../core/voyages/find-voyages';
import { fareFromText, startingPriceText, WAITLIST_ONLY } from '../../core/voyages/suite-price';
import { titleWithoutAsterisks } from '../../core/voyages/voyage-title';
import type { VoyageCardView } from '../../../views/voyages/VoyageCard';
import type { NeighbourVoyageView } from '../../../views/voyages/NeighbourVoyages';
import { hrefVoyage } from '../hrefs';
import { LastView } from '../rendering/last-view';
import type { BuiltAssets } from '../rendering/built-assets';

export function toVoyageCards(
  voyageSailings: readonly VoyageSailing[],
  assets: BuiltAssets,
): readonly VoyageCardView[] {
  return voyageSailings.map((one) => toVoyageCard(one, assets));
}

/** Cards are cached by the sailing, which is the same object as long as nothing of it changes. */
const cards = new LastView<VoyageCardView>();

export const toVoyageCard = ({ voyage, sailing }: VoyageSailing, assets: BuiltAssets): VoyageCardView =>
  cards.of(sailing, [voyage, assets], () => makeCard({ voyage, sailing }, assets));

function makeCard({ voyage, sailing }: VoyageSailing, assets: BuiltAssets): VoyageCardView {
  const [picture] = voyage.pictures;
  return {
    itineraryId: sailing.itineraryId,
    href: hrefVoyage(voyage.slug, sailing.itineraryId),
    title: titleWithoutAsterisks(voyage.title),
    region: voyage.region,
    dates: formatDateRange(sailing.start, sailing.end),
    nights: nightsText(sailing.nights),
    ports: portsText(voyage),
    price: startingPriceText(sailing.fromPrice) ?? WAITLIST_ONLY,
    picture: assets.picture(picture.name, picture.alt),
  };
}

export function toNeighbour({ voyage, sailing }: VoyageSailing, assets: BuiltAssets): NeighbourVoyageView {
  const [picture] = voyage.pictures;
  return {
    id: sailing.itineraryId,
    title: titleWithoutAsterisks(voyage.title),
    dates: formatDateRange(sailing.start, sailing.end),
    nights: `${nightsText(sailing.nights)} aboard ${voyage.vessel}`,
    ports: portsText(voyage),
    fares: fareFromText(sailing.fromPrice),
    href: hrefVoyage(voyage.slug, sailing.itineraryId),
    picture: assets.picture(picture.name, picture.alt),
  };
}

export const nightsText = (nights: number) => `${nights} ${nights === 1 ? 'night' : 'nights'}`;

export const portsText = ({ embarkPort, debarkPort }: VoyageSailing['voyage']) =>
  embarkPort === debarkPort ? `${embarkPort} and back` : `${embarkPort} to ${debarkPort}`;
