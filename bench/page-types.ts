import type { ApiClient } from '../test/support/sign-in';

const ownPages = [
  'overview',
  'trips',
  'favourites',
  'inquiries',
  'settings',
  'settings/preferences',
  'settings/notifications',
  'news',
];

/**
 * The first address of each page type. Two addresses that differ only behind their first segment have the same type.
 */
export async function pageTypes(url: string): Promise<readonly string[]> {
  const sitemap = await (await fetch(`${url}/sitemap.xml`)).text();
  const paths = [...sitemap.matchAll(/<loc>([^<]+)<\/loc>/g)].map(([, address = '']) => new URL(address).pathname);
  const patternOf = (path: string) =>
    path
      .split('/')
      .map((part, index) => (index < 2 ? part : '*'))
      .join('/');
  return [...new Map(paths.toReversed().map((path) => [patternOf(path), path])).values()].toReversed();
}

/** A guest's own pages, those of a trip by the first of their reservations. */
export async function guestPageTypes(guest: ApiClient): Promise<readonly string[]> {
  const trips = (await (await guest.get('/api/reservations')).json()) as readonly {
    readonly seawareId: string;
    readonly reservationStatus: string;
  }[];
  const bookedTrip = trips.find(({ reservationStatus }) => reservationStatus === 'BK');
  const ofTrip = ['itinerary', 'preparation', 'party', 'requests'];
  const pages = [
    ...ownPages.map((page) => `/my-profile/${page}`),
    ...ofTrip.map((page) => `/my-profile/trips/${page}?reservationId=${bookedTrip?.seawareId}`),
    `/my-profile/trips/itinerary?reservationId=${bookedTrip?.seawareId}&tab=local_experiences`,
  ];
  // Measuring takes minutes, and an error page would be measured like any other.
  for (const path of pages) {
    const answer = await guest.get(path);
    await answer.arrayBuffer();
    if (answer.status !== 200) throw new Error(`${path} is answered with ${answer.status}`);
  }
  return pages;
}

/** The steps of a reservation before a cabin is held, and the page for signing in. */
export async function reservationPageTypes(url: string): Promise<readonly string[]> {
  const sailings = (await (await fetch(`${url}/api/voyages`)).json()) as readonly { readonly itineraryId: string }[];
  const itineraryId = sailings[0]?.itineraryId ?? '';
  return ['/login', `/reserve-now/${itineraryId}`, `/reserve-now/${itineraryId}/suite`];
}
