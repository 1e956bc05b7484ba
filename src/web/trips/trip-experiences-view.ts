import { isExcursionBookingOpen } from '../../core/excursions/booking-opening';
import type { ExperienceOrder } from '../../core/excursions/sort-experiences';
import type { TripPort } from '../../core/excursions/ports-of-trip';
import { formatLongDate, isBefore, type PlainDate } from '../../core/shared/plain-date';
import { queryText } from '../../core/shared/query-text';
import type { Trip, TripPackage } from '../../core/trips/trip';
import { tripCard } from '../../core/trips/trip-card';
import { tripEnd } from '../../core/trips/trip-order';
import type { Port } from '../../core/voyages/voyage';
import { addressOf, EVERY_VOYAGE } from '../../core/voyages/voyage-selector';
import { excursionsTexts } from '../../../views/excursions/excursions.texts';
import type { KnownTripExperiences, TripExperiencesView } from '../../../views/trips/TripExperiences';
import { voyageSelectorTexts } from '../../../views/voyages/voyage-selector.texts';
import { toExperienceCards } from '../excursions/experience-cards';
import { hrefCustomize, hrefExperiences } from '../paths';
import type { BuiltAssets } from '../rendering/built-assets';
import { voyageQuery } from '../voyages/voyage-selector-view';
import { tripOrders } from './trip-sorting';
import type { TripContents } from './trip-contents';

interface ExperienceSources {
  readonly segments: readonly TripPackage[];
  readonly contents: Pick<TripContents, 'of'>;
  readonly tripPorts: readonly TripPort[];
  readonly ports: readonly Port[];
  readonly assets: BuiltAssets;
  readonly today: PlainDate;
  /** EXCURSIONS_OPEN_BEFORE. */
  readonly openBefore: PlainDate;
  readonly contactHref: string;
  readonly order: ExperienceOrder;
  /** The tab itself. */
  readonly sortHref: string;
}

type Kind = Exclude<TripExperiencesView['kind'], 'failed'>;

/** Prints the Local experiences tab (EXC-18, H27). */
export function toTripExperiences(trip: Trip, { segments, contents, tripPorts, ports, assets, today, openBefore, contactHref, order, sortHref }: ExperienceSources): TripExperiencesView {
  const kind = kindOf(trip, { segments, contents, today, openBefore });
  const parameters = parametersOf(trip, kind);
  const opening = contents.of(segments[0]).voyage?.pictures[0]?.name;
  const found = tripPorts.flatMap((port) => port.found);
  const cards = toExperienceCards({
    experiences: found.map(({ experience }) => experience),
    ports,
    assets,
    taken: opening === undefined ? [] : [opening],
    along: {
      query: `?${queryText(parameters)}`,
      whenOf: (slug) => {
        const [first, ...more] = found.find(({ experience }) => experience.slug === slug)?.calls ?? [];
        return first && more.length > 0 ? voyageSelectorTexts.onDays(formatLongDate(first.date), more.length) : undefined;
      },
    },
  });
  const cardBySlug = new Map(cards.map((card) => [card.slug, card]));
  return {
    kind,
    ports: tripPorts.map((port) => ({
      id: portAnchor(port),
      day: port.day,
      date: formatLongDate(port.date),
      port: port.title,
      experiences: port.found.flatMap(({ experience }) => cardBySlug.get(experience.slug) ?? []),
    })),
    ...(kind === 'not-yet' ? {} : { browseHref: hrefExperiences(Object.fromEntries(parameters)) }),
    contactHref,
    ...(found.length > 1 ? { sort: toSort(sortHref, order) } : {}),
    ...(kind === 'open' && trip.status === 'BK' ? { customizeHref: hrefCustomize({ reservationId: trip.reservationId }) } : {}),
  };
}

/** The tab's own address, taken apart for a form (EXC-19). */
function toSort(href: string, order: ExperienceOrder): NonNullable<KnownTripExperiences['sort']> {
  const { pathname, searchParams } = new URL(href, 'http://here');
  return {
    action: `${pathname}#experiences-title`,
    hidden: [...searchParams].map(([name, value]) => ({ name, value })),
    value: order,
    options: tripOrders.map((value) => ({ value, label: excursionsTexts.orders[value] })),
  };
}

/** Where a day's experiences stand on the tab. */
export const portAnchor = ({ packageCode, day }: Pick<TripPort, 'packageCode' | 'day'>): string => `port-${packageCode}-${day}`;

function kindOf(trip: Trip, { segments, contents, today, openBefore }: Pick<ExperienceSources, 'segments' | 'contents' | 'today' | 'openBefore'>): Kind {
  const { kind } = tripCard(trip);
  if (kind === 'expired') return 'expired';
  const end = tripEnd({ packages: segments });
  if (kind === 'past' || (end !== undefined && isBefore(end, today))) return 'over';
  const isOpen = segments.some((segment) => isExcursionBookingOpen(segment.start, { voyage: contents.of(segment).voyage, openBefore }));
  return isOpen ? 'open' : 'not-yet';
}

/** Only a booked voyage can be browsed for (VOY-15); from any other trip a guest looks at every voyage. */
function parametersOf(trip: Trip, kind: Kind): ReturnType<typeof voyageQuery> {
  const canBrowse = trip.status === 'BK' && (kind === 'open' || kind === 'not-yet');
  return voyageQuery(canBrowse ? addressOf(trip) : { reservationId: EVERY_VOYAGE });
}
