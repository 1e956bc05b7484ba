import type { Story } from '../../core/content/story';
import { type Destination, shortPortNames } from '../../core/destinations/destinations';
import type { ShowRegionOutcome } from '../../core/destinations/show-region';
import type { Experience } from '../../core/excursions/experience';
import { voyageStepAddress } from '../../core/reserve/step-address';
import type { Picture } from '../../core/shared/picture';
import { formatDateRange, compareDates } from '../../core/shared/plain-date';
import type { Sailing } from '../../core/voyages/sailing';
import { startingPriceText, WAITLIST_ONLY } from '../../core/voyages/suite-price';
import type { Port, Voyage } from '../../core/voyages/voyage';
import { shortPortName } from '../../core/voyages/port-name';
import type { RegionTileView } from '../../../views/destinations/DestinationsPage';
import { destinationsTexts as texts } from '../../../views/destinations/destinations.texts';
import { voyagesTexts } from '../../../views/voyages/voyages.texts';
import type { RegionNextView } from '../../../views/destinations/RegionNext';
import type { RegionPageProps, RegionVoyageView } from '../../../views/destinations/RegionPage';
import type { PictureView } from '../../../views/ui/picture-view';
import type { ScheduleItemView } from '../../../views/voyages/ScheduleItem';
import { hrefInquireNow, hrefPort, hrefRegion, hrefVoyage } from '../hrefs';
import type { BuiltAssets } from '../rendering/built-assets';
import { ownPictureViews } from '../rendering/own-pictures';
import { toStoryCard } from '../stories/story-view';
import { toSailingsLink } from '../voyages/itinerary-days';
import { markPort } from '../voyages/mark-port';
import { nightsText, portsText } from '../voyages/voyage-card';
import { toDates } from '../voyages/voyage-dates';
import { excursionsAlong, toExcursionCards } from './region-excursions';

type ShownRegion = Extract<ShowRegionOutcome, { kind: 'region' }>;

const maxStories = 3;
const maxPorts = 6;

export const regionPicture = ({ region, voyages }: Destination): Picture => region.picture ?? voyages[0].pictures[0];

const countsOf = ({ voyages, ports }: Destination) =>
  `${texts.voyageCount(voyages.length)}, ${texts.portCount(ports.length)}`;

export function toRegionTile(destination: Destination, assets: BuiltAssets): RegionTileView {
  const {
    region: { slug, name, summary },
    ports,
  } = destination;
  const names = shortPortNames(ports);
  const picture = regionPicture(destination);
  return {
    slug,
    name,
    summary,
    href: hrefRegion(slug),
    counts: countsOf(destination),
    picture: assets.picture(picture.name, picture.alt),
    ports: ports.map(({ slug: port, name: fullName }) => ({ name: names.get(port) ?? fullName, href: hrefPort(port) })),
  };
}

type RegionPageView = Omit<RegionPageProps, 'frame' | 'head' | 'allVoyagesHref' | 'previous' | 'next'>;

interface RegionSources {
  readonly shownRegion: ShownRegion;
  readonly experiences: readonly Experience[];
  readonly stories: readonly Story[];
  readonly assets: BuiltAssets;
}

export function toRegionPage({ shownRegion, experiences, stories, assets }: RegionSources): RegionPageView {
  const { destination, sailings, allSailings } = shownRegion;
  const { region, voyages, ports } = destination;
  const hero = regionPicture(destination);
  const map = assets.mapView(`region-${region.slug}`, 'layers');
  const listedVoyages = byNextDate(
    voyages,
    sailings.map(({ sailing }) => sailing),
  );
  const about = stories.filter((story) => isAbout(story, voyages, ports)).slice(0, maxStories);
  const along = excursionsAlong(ports, experiences);
  const pictures = ownPictureViews(assets, [...along, ...about, ...listedVoyages.map(({ voyage }) => voyage)]);
  const picturesOfVoyages = pictures.slice(along.length + about.length);
  const [ownPicture] = listedVoyages[0]?.voyage.pictures ?? [];
  const nextVoyage = toNextVoyage(
    listedVoyages[0],
    picturesOfVoyages[0] ?? (ownPicture && assets.picture(ownPicture.name, ownPicture.alt)),
  );
  return {
    region: {
      name: region.name,
      nameInText: region.nameInText ?? region.name,
      summary: region.summary,
      counts: countsOf(destination),
    },
    hero: assets.mainPicture(hero.name, 'tall', hero.alt),
    ...(map ? { map: markPort(map, undefined) } : {}),
    ...(nextVoyage ? { nextVoyage } : {}),
    voyages: listedVoyages
      .map(({ voyage, dates }, index) => ({
        ...toRegionVoyage(voyage, dates),
        ...(picturesOfVoyages[index] ? { picture: picturesOfVoyages[index] } : {}),
      }))
      .slice(nextVoyage ? 1 : 0),
    excursionCards: toExcursionCards(along, { ports, assets, pictures }),
    ports: ports.map((port): ScheduleItemView => ({
      title: port.name,
      country: port.country,
      type: port.berth === 'docked' ? 'Docked' : 'Anchored',
      description: port.description,
      details: { href: hrefPort(port.slug) },
      sailings: toSailingsLink(port.slug, allSailings),
    })),
    stories: about.map((story, index) => toStoryCard(story, pictures[along.length + index])),
  };
}

interface DatedVoyage {
  readonly voyage: Voyage;
  readonly dates: readonly Sailing[];
}

function byNextDate(voyages: readonly Voyage[], sailings: readonly Sailing[]): readonly DatedVoyage[] {
  const datedVoyages = voyages.map((voyage) => ({
    voyage,
    dates: sailings.filter(({ voyageId }) => voyageId === voyage.voyageId),
  }));
  return datedVoyages.sort(({ dates: [one] }, { dates: [other] }) =>
    one && other ? compareDates(one.start, other.start) : Number(!one) - Number(!other),
  );
}

function toRegionVoyage(voyage: Voyage, dates: readonly Sailing[]): RegionVoyageView {
  const [next] = dates;
  const others = dates.length > 1 ? `, ${texts.dates(dates.length)}` : '';
  return {
    slug: voyage.slug,
    href: hrefVoyage(voyage.slug, next?.itineraryId),
    title: voyage.title,
    summary: voyage.summary,
    next: next ? `${texts.nextDate(formatDateRange(next.start, next.end))}${others}` : texts.noDates,
    facts: `${nightsText(voyage.nights)}, ${portsText(voyage)}`,
    ...(next ? { price: startingPriceText(next.fromPrice) ?? WAITLIST_ONLY } : {}),
    engraving: { seed: voyage.slug, subject: 'sea', title: shortPortName(voyage.embarkPort), label: voyage.region },
  };
}

export function toNextVoyage(
  first: DatedVoyage | undefined,
  picture: PictureView | undefined,
): RegionNextView | undefined {
  const [sailing] = first?.dates ?? [];
  if (!first || !sailing || !picture) return undefined;
  const { voyage, dates } = first;
  const price = startingPriceText(sailing.fromPrice);
  const { dates: choice } = toDates(voyage, dates, { id: sailing.itineraryId });
  return {
    itineraryId: sailing.itineraryId,
    title: voyage.title,
    summary: voyage.summary,
    dates: `${formatDateRange(sailing.start, sailing.end)}, ${nightsText(voyage.nights)}`,
    price: price ?? WAITLIST_ONLY,
    ...(price === undefined ? { reserveText: voyagesTexts.joinWaitlist } : {}),
    ports: [...new Set(voyage.route.map(({ name }) => shortPortName(name)))].slice(0, maxPorts),
    picture,
    href: hrefVoyage(voyage.slug, sailing.itineraryId),
    reserveHref: voyageStepAddress({ itineraryId: sailing.itineraryId }),
    inquireHref: hrefInquireNow({ itineraryId: sailing.itineraryId }),
    ...(choice ? { dropdown: choice.dropdown } : {}),
  };
}

const isAbout = ({ voyageSlugs, portSlugs }: Story, voyages: readonly Voyage[], ports: readonly Port[]) =>
  voyages.some(({ slug }) => voyageSlugs.includes(slug)) || ports.some(({ slug }) => portSlugs.includes(slug));
