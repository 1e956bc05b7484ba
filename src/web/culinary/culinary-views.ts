import type { Chef, Venue } from '../../core/content/dining';
import { sampleEvening } from '../../core/content/sample-evening';
import { clockTime } from '../../core/shared/clock-time';
import type { ChefView, CourseView, VenueGroupView, VenueView } from '../../../views/culinary/culinary-views';
import type { PictureView } from '../../../views/ui/picture-view';
import { hrefChef, hrefVenue } from '../hrefs';
import type { BuiltAssets } from '../rendering/built-assets';
import { ownPictureViews } from '../rendering/own-pictures';

export const toVenueView = ({ slug, name, kind, deck, hours, seats, summary }: Venue): VenueView => ({
  slug,
  name,
  href: hrefVenue(slug),
  kind,
  deck,
  hours,
  seats,
  summary,
});

export function toVenueCards(venues: readonly Venue[], assets: BuiltAssets): readonly VenueView[] {
  const pictures = ownPictureViews(assets, venues);
  return venues.map((venue, index) => ({ ...toVenueView(venue), ...pictureAt(pictures, index) }));
}

export function toVenueGroups(venues: readonly Venue[], assets: BuiltAssets): readonly VenueGroupView[] {
  const kinds = [...new Set(venues.map(({ kind }) => kind))].toSorted(
    (one, other) => positionOf(one) - positionOf(other),
  );
  const groups = kinds.map((kind) => venues.filter((venue) => venue.kind === kind));
  const pictures = ownPictureViews(
    assets,
    groups.map((group) => ({ pictures: group.flatMap((venue) => venue.pictures) })),
  );
  return groups.map((group, index) => ({
    kind: kinds[index] ?? '',
    venues: group.map(toVenueView),
    ...pictureAt(pictures, index),
  }));
}

const pictureAt = (pictures: readonly (PictureView | undefined)[], index: number) => {
  const picture = pictures[index];
  return picture ? { picture } : {};
};

const order = ['Restaurant', 'Counter', 'Terrace', 'Bar', 'Lounge'];
/** Kinds that are not in the list come last. */
const positionOf = (kind: string) => (order.includes(kind) ? order.indexOf(kind) : order.length);

export const toChefView = (chef: Chef, venues: readonly Venue[]): ChefView => ({
  slug: chef.slug,
  fullName: chef.fullName,
  monogram: monogramOf(chef.fullName),
  role: chef.role,
  from: chef.from,
  summary: chef.summary,
  signature: chef.signature,
  html: chef.html,
  href: hrefChef(chef.slug),
  venues: chef.venueSlugs.flatMap((slug) =>
    venues.filter((venue) => venue.slug === slug).map(({ name }) => ({ name, href: hrefVenue(slug) })),
  ),
});

export function monogramOf(fullName: string): string {
  const words = fullName.split(/\s+/).filter((word) => word !== '');
  const ends = words.length > 1 ? [words[0], words.at(-1)] : words;
  return ends.map((word) => (word ?? '').normalize('NFC').charAt(0).toUpperCase()).join('');
}

export const toCourses = (venues: readonly Venue[]): readonly CourseView[] =>
  sampleEvening(venues).map(({ at, course, dish, venue }) => ({
    course,
    at: clockTime(at),
    dish,
    venue: venue.name,
    href: hrefVenue(venue.slug),
  }));
