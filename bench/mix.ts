// The mix of design/performance.md: `node config/run.mjs bench/mix.ts '<MixPlan as JSON>'` prints a LoadResult.
import type { Request } from 'autocannon';
import type { MixPlan } from './load-plan';
import { nextDay } from './next-day';
import { runLoad } from './run-load';

const plan = JSON.parse(process.argv[2] ?? '') as MixPlan;
let turn = 0;
const next = <T>(items: readonly T[]): T => items[turn++ % items.length] as T;

const browser = { 'Accept-Encoding': 'gzip, deflate, br, zstd' };
const own = { Cookie: plan.cookie, 'Sec-Fetch-Site': 'same-origin' };
const json = { ...own, 'Content-Type': 'application/json' };
const guestPages = ['/my-profile/overview', '/my-profile/trips', '/my-profile/favourites', '/', '/voyages'];
const guestCalls = ['/api/reservations', '/api/favorites'];

const read = (path: () => string, headers: object): Request => ({
  method: 'GET',
  setupRequest: (request) => ({ ...request, path: path(), headers: { ...request.headers, ...headers } }),
});

const visitor = (index: number) => read(() => next(plan.publicPaths), index % 2 === 0 ? browser : {});
const miss = () => read(() => `/voyages?startDate=${nextDay()}`, browser);
const guest = (index: number) => read(() => next(guestPages), index % 2 === 0 ? { ...own, ...browser } : own);
const api = (index: number) =>
  index % 2 === 0 ? read(() => next(plan.apiPaths), browser) : read(() => next(guestCalls), own);

interface Favourite {
  id?: string | undefined;
}
const add: Request = {
  method: 'POST',
  path: '/api/favorites',
  headers: json,
  setupRequest: (request) => ({ ...request, body: JSON.stringify({ type: 'STORY', value: next(plan.stories) }) }),
  onResponse: (_status, body, context) => {
    (context as Favourite).id = (JSON.parse(body) as Favourite).id;
  },
};
const remove: Request = {
  method: 'DELETE',
  path: '/api/favorites',
  headers: json,
  setupRequest: (request, context) => ({
    ...request,
    body: JSON.stringify([{ favoritesId: (context as Favourite).id ?? '' }]),
  }),
};

/**
 * Of a hundred requests 70 are a visitor's, a seventh of them for a page that no cache has; 20 are a guest's, 8 go to
 * the API, and 2 write.
 */
const hundred: readonly (readonly [number, (index: number) => Request])[] = [
  [60, visitor],
  [10, miss],
  [20, guest],
  [8, api],
  [1, () => add],
  [1, () => remove],
];
const kinds = hundred.flatMap(([count, of]) =>
  Array.from({ length: count }, (_, index) => ({ at: index / count, request: of(index) })),
);
const requests = kinds.toSorted((one, other) => one.at - other.at).map(({ request }) => request);

const result = await runLoad({
  url: plan.url,
  connections: plan.connections,
  ...(plan.amount === undefined ? { duration: plan.seconds } : { amount: plan.amount }),
  requests,
});
process.stdout.write(JSON.stringify(result));
