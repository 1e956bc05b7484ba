import type { LoadPlan } from './load-plan';
import type { WriteKind } from './writes';

/** With what a row is compared: the same bytes from node:http or Express, or React's stream of a tree from either. */
export type Peer =
  | { readonly kind: 'bytes' | 'express' }
  | { readonly kind: 'render'; readonly path: string }
  | { readonly kind: 'sixty-cards' };

export interface Limits {
  /** Maximum CPU time per request, relative to the peer's. */
  readonly cpu?: number;
  /** Minimum requests per second, relative to the peer's. */
  readonly perSecond?: number;
  readonly statements?: number;
  /**
   * CPU time per request in milliseconds, as the goal states it. It holds for a quiet machine, and is therefore not
   * part of the verdict.
   */
  readonly ms?: number;
  /** Maximum of the 99th percentile, relative to the median. */
  readonly spread?: number;
}

interface Row {
  readonly group: 'warm' | 'miss' | 'guest' | 'api' | 'write';
  readonly name: string;
  readonly peer: Peer;
  readonly limits: Limits;
  readonly isSignedIn?: boolean;
}
export interface ReadRow extends Row {
  readonly plan: Pick<LoadPlan, 'paths' | 'isAlwaysNew' | 'headers'>;
}
interface WriteRow extends Row {
  readonly write: WriteKind;
}
export type BenchRow = ReadRow | WriteRow;

interface RowMaterial {
  readonly manyPages: readonly string[];
  readonly etag: string;
  readonly voyagePath: string;
  readonly storyPath: string;
  readonly itineraryId: string;
  readonly reservationId: string;
}

const brotli = { 'Accept-Encoding': 'gzip, deflate, br, zstd' };

const need = 'region=caribbean&guestsAdults=2&guestsChildren=1&amenity=terrace&budget=60000&sortBy=price';
/** CPU time relative to React's stream of 60 cards. */
const missOfVoyages = 0.27;
const finderOverMiss = 1.5;
/** A page with more cards may cost as many times more. */
const cardsOfPage = 12;

/**
 * The table of design/performance.md. Its limits in milliseconds are expressed as ratios to peers, by the times that it
 * states for them: 0.14 ms for Express alone, 3.7 ms for Express and React's stream of 60 cards.
 */
export const benchRows = (material: RowMaterial): readonly BenchRow[] => [
  ...warmRows(material),
  ...guestRows(material),
  ...apiRows(material),
  ...writeRows,
];

const warmRows = ({ manyPages, etag }: RowMaterial): readonly ReadRow[] => {
  const row = { group: 'warm', peer: { kind: 'bytes' }, limits: { perSecond: 0.8, cpu: 1.3 } } as const;
  return [
    { ...row, name: 'warm page, as it is', plan: { paths: ['/voyages'] } },
    { ...row, name: 'warm page, brotli', plan: { paths: ['/voyages'], headers: brotli } },
    { ...row, name: `mix of ${manyPages.length} pages, brotli`, plan: { paths: manyPages, headers: brotli } },
    {
      ...row,
      name: 'the same page, 304 on its ETag',
      plan: { paths: ['/voyages'], headers: { ...brotli, 'If-None-Match': etag } },
    },
    {
      group: 'miss',
      name: 'page that no cache holds',
      plan: { paths: ['/voyages?startDate={n}'], isAlwaysNew: true },
      peer: { kind: 'sixty-cards' },
      limits: { cpu: missOfVoyages, spread: 4, ms: 1.0 },
    },
    {
      group: 'miss',
      name: 'the same as browsers ask for it, brotli',
      plan: { paths: ['/voyages?startDate={n}'], headers: brotli, isAlwaysNew: true },
      peer: { kind: 'sixty-cards' },
      limits: {},
    },
    ...[24, 60].map((cards): ReadRow => ({
      group: 'miss',
      name: `the same with ${cards} cards`,
      plan: { paths: [`/voyages?startDate={n}&show=${cards}`], isAlwaysNew: true },
      peer: { kind: 'sixty-cards' },
      limits: { cpu: (missOfVoyages * cards) / cardsOfPage },
    })),
    { ...row, name: 'finder by need, from the cache', plan: { paths: [`/voyages?${need}`], headers: brotli } },
    {
      group: 'miss',
      name: 'finder by need that no cache holds',
      plan: { paths: [`/voyages?startDate={n}&${need}`], isAlwaysNew: true },
      peer: { kind: 'sixty-cards' },
      limits: { cpu: missOfVoyages * finderOverMiss, spread: 4 },
    },
    {
      group: 'miss',
      name: 'the same, beside its own tree',
      plan: { paths: ['/voyages?startDate={n}'], isAlwaysNew: true },
      peer: { kind: 'render', path: '/voyages' },
      limits: {},
    },
  ];
};

/**
 * Compares a public page for guests with the same page for visitors, and a page of the guest's own with React's stream
 * of 60 cards.
 */
const guestRows = ({ voyagePath, storyPath, reservationId }: RowMaterial): readonly ReadRow[] => {
  const publicRow = { group: 'guest', isSignedIn: true, peer: { kind: 'bytes' }, limits: { cpu: 5 } } as const;
  const ownRow = { ...publicRow, peer: { kind: 'sixty-cards' }, limits: { cpu: 0.35, spread: 4, ms: 1.2 } } as const;
  return [
    { ...publicRow, name: 'front page, signed in', plan: { paths: ['/'] } },
    { ...publicRow, name: 'voyages, signed in', plan: { paths: ['/voyages'] } },
    { ...publicRow, name: 'voyage, signed in', plan: { paths: [voyagePath] } },
    { ...publicRow, name: 'story, signed in', plan: { paths: [storyPath] } },
    { ...publicRow, name: 'finder by need, signed in', plan: { paths: [`/voyages?${need}`] } },
    { ...publicRow, name: 'voyage for a party, signed in', plan: { paths: [`${voyagePath}&guestsAdults=3`] } },
    { ...ownRow, name: 'overview', plan: { paths: ['/my-profile/overview'] } },
    // Each address is a page of its own for the cache of guests' pages, as that of another guest would be.
    {
      ...ownRow,
      name: 'overview at sixty addresses, brotli',
      plan: { paths: Array.from({ length: 60 }, (_, index) => `/my-profile/overview?x=${index}`), headers: brotli },
    },
    { ...ownRow, name: 'My Trips', plan: { paths: ['/my-profile/trips'] } },
    {
      ...ownRow,
      name: 'trip details',
      plan: { paths: [`/my-profile/trips/itinerary?reservationId=${reservationId}`] },
    },
    { ...ownRow, name: 'favourites', plan: { paths: ['/my-profile/favourites'] } },
  ];
};

const apiRows = ({ itineraryId }: RowMaterial): readonly ReadRow[] => {
  const row = { group: 'api', peer: { kind: 'express' }, limits: { cpu: 1.43, ms: 0.2 } } as const;
  const own = { ...row, isSignedIn: true, limits: { cpu: 2.86, ms: 0.4 } } as const;
  return [
    { ...row, name: '/api/voyages, cached', plan: { paths: ['/api/voyages'] } },
    { ...row, name: '/api/voyage-data', plan: { paths: [`/api/voyage-data?voyageId=${itineraryId}`] } },
    { ...own, name: '/api/reservations', plan: { paths: ['/api/reservations'] } },
    { ...own, name: '/api/favorites', plan: { paths: ['/api/favorites'] } },
  ];
};

const writeRows: readonly WriteRow[] = (
  [
    ['favourite', 'favourite', { cpu: 4.3, ms: 0.6 }],
    ['excursion booking', 'excursion', { cpu: 21, statements: 15, ms: 3 }],
    ['lead', 'lead', { statements: 12 }],
  ] as const
).map(([name, write, limits]) => ({ group: 'write', name, write, limits, peer: { kind: 'express' } }));
