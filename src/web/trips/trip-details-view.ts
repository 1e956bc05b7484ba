import { suiteFareLabel } from '../../core/engine/quote-lines';
import { clockTime } from '../../core/shared/clock-time';
import { formatMoney } from '../../core/shared/money';
import { addDays, formatDateRange, formatLongDate } from '../../core/shared/plain-date';
import type { Picture } from '../../core/shared/picture';
import { deckOfCabin } from '../../core/trips/cabin-deck';
import type { Trip, TripPackage } from '../../core/trips/trip';
import { isOver } from '../../core/trips/trip-order';
import type { ProgrammeEntry } from '../../core/trip-day/day-programme';
import type { BookedItem, TripDay, TripLegView } from '../../../views/trips/TripLeg';
import { tripsTexts } from '../../../views/trips/trips.texts';
import { typeIcons } from '../../../views/voyages/ScheduleItem';
import type { TripSuiteView } from '../../../views/trips/TripSuite';
import type { Port, Voyage } from '../../core/voyages/voyage';
import { hrefSuite, hrefVoyage } from '../hrefs';
import type { BuiltAssets } from '../rendering/built-assets';
import { toItem } from '../trip-day/trip-day-view';
import { markPort } from '../voyages/mark-port';
import { titleOf } from './trip-card-view';
import type { TripContent } from './trip-contents';

const maxPictures = 12;

interface LegSources {
  readonly trip: Trip;
  readonly content: TripContent;
  readonly isVoyageDown?: boolean;
  readonly assets: BuiltAssets;
  readonly vesselSlug: string;
  readonly experiencesOn?: (day: number) => TripDay['experiences'];
}

export function toTripLeg(
  tripPackage: TripPackage,
  { trip, content, isVoyageDown = false, assets, vesselSlug, experiencesOn }: LegSources,
): TripLegView {
  const { voyage, suite } = content;
  const map = voyage && assets.mapView(voyage.slug, 'layers');
  return {
    id: tripPackage.reservationPackageId,
    title: titleOf(tripPackage, content),
    dates: formatDateRange(tripPackage.start, tripPackage.end),
    ...(voyage?.isPublished ? { voyageHref: hrefVoyage(voyage.slug, tripPackage.packageCode) } : {}),
    ...(map ? { map: markPort(map, undefined) } : {}),
    ...(!isVoyageDown && {
      days: (voyage?.days ?? []).map((day): TripDay => {
        const experiences = experiencesOn?.(day.day);
        return {
          day: day.day,
          date: formatLongDate(addDays(tripPackage.start, day.day - 1)),
          title: day.title,
          ...(day.country ? { country: day.country } : {}),
          type: day.type,
          icon: typeIcons[day.type],
          ...(day.arrives ? { arrives: clockTime(day.arrives) } : {}),
          ...(day.departs ? { departs: clockTime(day.departs) } : {}),
          description: day.description,
          ...(experiences ? { experiences } : {}),
        };
      }),
    }),
    ...(suite ? { suite: toTripSuite(tripPackage, { suite, trip, assets, vesselSlug }) } : {}),
  };
}

export function toBookedItem(entry: ProgrammeEntry): BookedItem {
  const item = toItem(entry);
  return { ...item, time: `${item.time}, ${tripsTexts.trip.localTime}:`, date: formatLongDate(entry.date) };
}

/** Suite, cabin, deck and fare come from the stored reservation (TRD-03, TRD-17, H33). */
function toTripSuite(
  tripPackage: TripPackage,
  {
    suite,
    trip,
    assets,
    vesselSlug,
  }: Pick<LegSources, 'trip' | 'assets' | 'vesselSlug'> & { readonly suite: NonNullable<TripContent['suite']> },
): TripSuiteView {
  const deck = deckOfCabin(tripPackage.cabinNumber);
  const [picture] = suite.pictures;
  const fare = trip.packages.length === 1 ? trip.fareLines.find(({ label }) => label === suiteFareLabel) : undefined;
  return {
    title: suite.title,
    code: suite.category,
    href: hrefSuite(vesselSlug, suite.slug),
    picture: assets.picture(picture.name, picture.alt),
    ...(tripPackage.cabinNumber ? { room: tripPackage.cabinNumber } : isOver(trip) ? {} : { awaitsRoom: true }),
    ...(deck === undefined ? {} : { deck }),
    ...(fare ? { fare: formatMoney(fare.amount) } : {}),
    features: [...suite.primaryFeatures, ...suite.secondaryFeatures].map(({ icon, title }) => ({ icon, title })),
  };
}

/** Each picture once, without the first, which the page begins with (TRD-16). */
export function picturesOfTrip(voyages: readonly Voyage[], ports: readonly Port[]): readonly Picture[] {
  const all = [
    ...voyages.flatMap(({ pictures }) => pictures),
    ...voyages.flatMap(({ days }) =>
      days.flatMap(({ picture, portSlug }) => picture ?? ports.find(({ slug }) => slug === portSlug)?.picture ?? []),
    ),
  ];
  const opening = all[0]?.name;
  return [...new Map(all.map((picture) => [picture.name, picture])).values()]
    .filter(({ name }) => name !== opening)
    .slice(0, maxPictures);
}
