import { isExcursionBookingOpen } from '../../core/excursions/booking-opening';
import type { FoundExperience } from '../../core/excursions/experience-filter';
import { type ExperienceOrder, type ExperienceSorting, sortExperiences } from '../../core/excursions/sort-experiences';
import type { TripPort } from '../../core/excursions/ports-of-trip';
import { formatLongDate, type PlainDate } from '../../core/shared/plain-date';
import { queryText } from '../../core/shared/query-text';
import type { Trip, TripPackage } from '../../core/trips/trip';
import { tripCard } from '../../core/trips/trip-card';
import { hasEnded } from '../../core/trips/trip-order';
import type { Port } from '../../core/voyages/voyage';
import { addressOf, EVERY_VOYAGE } from '../../core/voyages/voyage-selector';
import { excursionsTexts } from '../../../views/excursions/excursions.texts';
import type { KnownTripExperiences, TripExperiencesView } from '../../../views/trips/TripExperiences';
import { voyageSelectorTexts } from '../../../views/voyages/voyage-selector.texts';
import { toExperienceCards } from '../excursions/experience-cards';
import { hrefCustomize, hrefExperiences } from '../hrefs';
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
  readonly openBefore: PlainDate;
  readonly contactHref: string;
  readonly sorting: ExperienceSorting;
  readonly sortHref: string;
}

type Kind = Exclude<TripExperiencesView['kind'], 'failed'>;

export function toTripExperiences(
  trip: Trip,
  {
    segments,
    contents,
    tripPorts,
    ports,
    assets,
    today,
    openBefore,
    contactHref,
    sorting,
    sortHref,
  }: ExperienceSources,
): TripExperiencesView {
  const kind = kindOf(trip, { segments, contents, today, openBefore });
  const parameters = parametersOf(trip, kind);
  // An experience offered on two voyages of the trip is listed once.
  const foundExperiences = [
    ...new Map(
      tripPorts
        .flatMap((port) => port.matches)
        .toReversed()
        .map((each) => [each.experience.slug, each]),
    ).values(),
  ].toReversed();
  const isByDay = sorting.order === 'suggested';
  const cards = toExperienceCards({
    experiences: foundExperiences.map(({ experience }) => experience),
    ports,
    assets,
    along: {
      query: `?${queryText(parameters)}`,
      whenOf: (slug) => {
        const [first, ...more] = foundExperiences.find(({ experience }) => experience.slug === slug)?.calls ?? [];
        if (!first) return undefined;
        if (more.length > 0) return voyageSelectorTexts.onDays(formatLongDate(first.date), more.length);
        return isByDay ? undefined : voyageSelectorTexts.on(formatLongDate(first.date), first.day);
      },
    },
  });
  const cardBySlug = new Map(cards.map((card) => [card.slug, card]));
  const cardsOf = (shownExperiences: readonly FoundExperience[]) =>
    shownExperiences.flatMap(({ experience }) => cardBySlug.get(experience.slug) ?? []);
  return {
    kind,
    ...(isByDay ? {} : { sortedCards: cardsOf(sortExperiences(foundExperiences, sorting.order, sorting.ranks)) }),
    ports: tripPorts.map((port) => ({
      id: portAnchor(port),
      day: port.day,
      date: formatLongDate(port.date),
      port: port.title,
      experiences: cardsOf(port.matches),
    })),
    ...(kind === 'not-yet' ? {} : { browseHref: hrefExperiences(Object.fromEntries(parameters)) }),
    contactHref,
    ...(foundExperiences.length > 1 ? { sort: toSort(sortHref, sorting.order) } : {}),
    ...(kind === 'open' &&
      trip.status === 'BK' && { customizeHref: hrefCustomize({ reservationId: trip.reservationId }) }),
  };
}

function toSort(href: string, order: ExperienceOrder): NonNullable<KnownTripExperiences['sort']> {
  const { pathname, searchParams } = new URL(href, 'http://here');
  return {
    action: `${pathname}#experiences-title`,
    hiddenFields: [...searchParams].map(([name, value]) => ({ name, value })),
    value: order,
    options: tripOrders.map((value) => ({ value, label: excursionsTexts.orders[value] })),
  };
}

export const portAnchor = ({ packageCode, day }: Pick<TripPort, 'packageCode' | 'day'>): string =>
  `port-${packageCode}-${day}`;

function kindOf(
  trip: Trip,
  { segments, contents, today, openBefore }: Pick<ExperienceSources, 'segments' | 'contents' | 'today' | 'openBefore'>,
): Kind {
  const { kind } = tripCard(trip);
  if (kind === 'expired') return 'expired';
  if (kind === 'past' || hasEnded({ packages: segments }, today)) return 'over';
  const isOpen = segments.some((segment) =>
    isExcursionBookingOpen(segment.start, { voyage: contents.of(segment).voyage, openBefore }),
  );
  return isOpen ? 'open' : 'not-yet';
}

/** Only a booked voyage can be browsed for (VOY-15); other trips link to the experiences of every voyage. */
function parametersOf(trip: Trip, kind: Kind): ReturnType<typeof voyageQuery> {
  const canBrowse = trip.status === 'BK' && (kind === 'open' || kind === 'not-yet');
  return voyageQuery(canBrowse ? addressOf(trip) : { reservationId: EVERY_VOYAGE });
}
