import type { Story } from '../../core/content/story';
import type { PortCall } from '../../core/destinations/port-calls';
import type { ShowPortOutcome } from '../../core/destinations/show-port';
import type { Experience } from '../../core/excursions/experience';
import { formatDateRange } from '../../core/shared/plain-date';
import { zoneText } from '../../core/shared/zone-text';
import { positionText, quayName, shortPortName } from '../../core/voyages/port-name';
import type { Port } from '../../core/voyages/voyage';
import { destinationsTexts as texts } from '../../../views/destinations/destinations.texts';
import type { PortPageProps } from '../../../views/destinations/PortPage';
import type { SailingDateView } from '../../../views/destinations/SailingDates';
import { toExperienceCards } from '../excursions/experience-cards';
import { hrefRegion, hrefVoyage } from '../hrefs';
import type { BuiltAssets } from '../rendering/built-assets';
import { ownPictureViews } from '../rendering/own-pictures';
import { toStoryCard } from '../stories/story-view';
import { timesOf } from '../voyages/itinerary-days';
import { mapWithPort } from '../voyages/mark-port';
import { storiesOfPort } from '../voyages/related-content';
import { nightsText } from '../voyages/voyage-card';

const datesShown = 6;

interface PortSources {
  readonly shownPort: Extract<ShowPortOutcome, { kind: 'port' }>;
  readonly experiences: readonly Experience[];
  readonly stories: readonly Story[];
  readonly ports: readonly Port[];
  readonly assets: BuiltAssets;
}

export function toPortPage({
  shownPort: { port, home, calls },
  experiences,
  stories,
  ports,
  assets,
}: PortSources): Omit<PortPageProps, 'frame' | 'head' | 'previous' | 'next'> {
  const { region } = home;
  const map = mapWithPort(port.slug, [`region-${region.slug}`, ...home.voyages.map(({ slug }) => slug)], (name) =>
    assets.mapView(name, port.picture ? 'layers' : 'one-piece'),
  );
  const here = experiences.filter(({ portSlug }) => portSlug === port.slug);
  const toRead = storiesOfPort(stories, port.slug);
  const cards = toExperienceCards({ experiences: here, ports, assets });
  const pictures = ownPictureViews(assets, toRead);
  const dates = calls.map(toSailingDate);
  return {
    port: {
      name: shortPortName(port.name),
      fullName: port.name,
      country: port.country,
      description: port.description,
      berthText: port.berth === 'docked' ? texts.dockedText : texts.anchoredText,
      facts: factsOf(port),
    },
    region: { name: region.name, nameInText: region.nameInText ?? region.name, href: hrefRegion(region.slug) },
    ...(port.picture ? { picture: assets.mainPicture(port.picture.name, 'whole', port.picture.alt) } : {}),
    ...(map ? { map } : {}),
    sailings: {
      title: texts.sailingsTitle(shortPortName(port.name)),
      next: dates.slice(0, datesShown),
      later: dates.slice(datesShown),
    },
    experiences: cards,
    stories: toRead.map((story, index) => toStoryCard(story, pictures[index])),
  };
}

function toSailingDate({ voyage, sailing, days, from, to }: PortCall): SailingDateView {
  const [first] = days;
  const arrives = first.arrives;
  const departs = days.at(-1)?.departs;
  return {
    id: `${sailing.itineraryId}-${first.day}`,
    date: formatDateRange(from, to),
    ...timesOf({ ...(arrives ? { arrives } : {}), ...(departs ? { departs } : {}) }),
    voyage: voyage.title,
    sailing: `${formatDateRange(sailing.start, sailing.end)}, ${nightsText(sailing.nights)}`,
    href: hrefVoyage(voyage.slug, sailing.itineraryId),
  };
}

const factsOf = (port: Port) => [
  ...[quayName(port.name) ?? []].flat().map((value) => ({ label: 'Harbor', value })),
  { label: texts.berth, value: port.berth === 'docked' ? texts.docked : texts.anchored },
  { label: texts.position, value: positionText(port) },
  { label: texts.clock, value: zoneText(port.timeZone) },
];
