import { randomBytes } from 'node:crypto';
import { chmodSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { startDurablePostgres } from '../services/postgres-server';
import { freePort, startRedis } from '../services/redis-server';
import { fetchPatiently } from '../support/fetch-patiently';
import { attributesIn, textsIn } from '../support/parse-html';
import { routeTable } from '../support/route-table';
import { type ApiClient, signIn } from '../support/sign-in';
import { addGuests, trialEmail } from './add-guests';
import { callOfPage, isGuestsOwn } from './matrix-calls';
import { addressOf, type Drill, type TrialReport, withConcurrency } from './trial';
import { withTwoNodeSite, type TwoNodeSite } from './two-node-site';

const concurrency = 12;
const publicPagesAsked = 60;
const guestsShare = 0.75;

interface GuestsApart {
  readonly guests: number;
  readonly requests: number;
  readonly site: TwoNodeSite;
  readonly databaseUrl: string;
}

/** A word of twelve letters that stands nowhere else, in a guest's name, e-mail and address; case may change on its way. */
const aMarker = () => `Qx${[...randomBytes(10)].map((byte) => String.fromCharCode(97 + (byte % 26))).join('')}`;
/** Also where one begins within another; what is no guest's, such as a piece of a sealed token, is left out later. */
const anyMarker = /(?=(qx[a-z]{10}))/gi;

const favouriteStory = 'the-middle-watch';

interface MarkedGuest {
  readonly client: ApiClient;
  readonly marker: string;
  readonly favouriteId: string;
}

/**
 * Many guests and visitors ask two nodes for everything at once: pages for everyone and pages of a guest's own, calls of
 * the API, addresses that a careless cache would keep. No answer may hold what only another guest's may hold.
 */
export async function askTogether({ guests: count, requests, site, databaseUrl }: GuestsApart): Promise<TrialReport> {
  const guests = await markGuests(site, count, databaseUrl);
  const markers = new Set(guests.map(({ marker }) => marker.toLowerCase()));
  const favourites = new Set(guests.map(({ favouriteId }) => favouriteId));
  const own = ownAddresses();
  const open = await publicAddresses(site.url(0));
  const tally = {
    foreign: 0,
    found: [] as string[],
    seen: new Set<string>(),
    failures: [] as string[],
    cacheable: [] as string[],
    ofGuests: 0,
    filled: 0,
  };
  const began = performance.now();
  await withConcurrency(
    concurrency,
    Array.from({ length: requests }, (_, index) => index),
    async (_request, index) => {
      // Each guest's first request is for what is marked as theirs; where random numbers alone decide, few requests may show it to nobody.
      const first = guests[index];
      const guest = first ?? (Math.random() < guestsShare ? pick(guests) : undefined);
      const path = first ? '/my-profile/settings' : pick(Math.random() < 0.6 ? own : open);
      let answer = await ask(site.url(index), path, guest, index);
      // A busy machine shows the page without the section that was late (reliability E2).
      for (let tries = 1; first && tries < 20 && !answer.text.includes(first.marker); tries += 1)
        answer = await ask(site.url(index), path, guest, index);
      tally.ofGuests += guest ? 1 : 0;
      if (answer.status >= 500) tally.failures.push(`${answer.status} at ${path}: ${reasonIn(answer.body)}`);
      const isTheirs = answer.type.startsWith('text/html') || own.includes(path);
      if (guest && isTheirs && !/no-store|private/.test(answer.caching))
        tally.cacheable.push(`${path} ${answer.status} ${answer.caching}`);
      for (const [, word = ''] of answer.text.matchAll(anyMarker)) {
        if (guest && word.toLowerCase() === guest.marker.toLowerCase()) tally.seen.add(guest.marker);
        else if (markers.has(word.toLowerCase())) {
          tally.foreign += word.length;
          tally.found.push(`${path} for ${guest ? 'a guest' : 'a visitor'}`);
        }
      }
      // What a page that is filled for a guest shows of their favourites.
      for (const id of attributesIn(answer.text, '[data-favourite-id]', 'data-favourite-id')) {
        if (id === guest?.favouriteId) tally.filled += 1;
        else if (favourites.has(id)) {
          tally.foreign += id.length;
          tally.found.push(`${path} for ${guest ? 'a guest' : 'a visitor'}`);
        }
      }
    },
  );
  const differing = await differingPages(site.url(0), guests[0], open.slice(0, Math.ceil(requests / 20)));
  const seconds = (performance.now() - began) / 1000;
  return {
    isGood:
      tally.foreign === 0 &&
      tally.failures.length === 0 &&
      tally.cacheable.length === 0 &&
      tally.seen.size === count &&
      differing.length === 0,
    rows: [
      ['requests', requests],
      ['of so many guests, and of visitors', `${tally.ofGuests} of ${count}, ${requests - tally.ofGuests}`],
      ['addresses of a guest’s own, and for everyone', `${own.length}, ${open.length}`],
      ['guests who were shown what is theirs', tally.seen.size],
      [
        'bytes of one guest’s in the answers to others',
        tally.foreign === 0 ? 0 : `${tally.foreign}: ${[...new Set(tally.found)].slice(0, 8).join('; ')}`,
      ],
      [
        'pages for guests, and answers of their own, that a shared cache may keep',
        tally.cacheable.length === 0 ? 0 : tally.cacheable.slice(0, 8).join('; '),
      ],
      ['hearts that showed a guest’s own favourite', tally.filled],
      [
        'public pages that differ from those that are made for the guest alone',
        differing.length === 0 ? 0 : differing.slice(0, 8).join('; '),
      ],
      ['failures (5xx)', tally.failures.length === 0 ? 0 : tally.failures.slice(0, 8).join('; ')],
      ['requests a second', Math.round(requests / seconds)],
    ],
  };
}

/** What a node says of a failure: an answer's code, or that it is busy. */
function reasonIn(body: string): string {
  if (body.startsWith('{')) return body.slice(0, 120);
  return body.includes('very busy') ? 'busy' : 'a page';
}

async function markGuests(site: TwoNodeSite, count: number, databaseUrl: string): Promise<readonly MarkedGuest[]> {
  const markers = Array.from({ length: count }, aMarker);
  await addGuests({ databaseUrl, dataFolder: '' }, count, (index) => markers[index] ?? '');
  const guests: MarkedGuest[] = [];
  for (const [index, marker] of markers.entries()) {
    const client = await signIn(site.url(index), trialEmail(index), { address: addressOf(100 + index) });
    const written = await Promise.all([
      client.post('/api/address-information', [
        { active: true, street: `1 ${marker} Row`, city: 'Bath', country: 'GB', state: '', postalCode: 'BA1 1HN' },
      ]),
      client.post('/api/contact-information', [
        { active: true, type: 'Email', businessPersonal: 'Personal', email: `${marker.toLowerCase()}@example.com` },
      ]),
      client.post('/api/favorites', { type: 'STORY', value: favouriteStory }),
    ]);
    const refused = written.find(({ ok }) => !ok);
    if (refused) throw new Error(`A guest's mark was refused: ${refused.status} ${await refused.text()}`);
    const { id } = (await written[2].json()) as { readonly id: string };
    guests.push({ client, marker, favouriteId: id });
  }
  return guests;
}

/** Every page and call of a guest's own that names nothing, from the table that the server routes by; and what looks like a file of theirs. */
function ownAddresses(): readonly string[] {
  const asked = routeTable().filter((row) => row.method === 'GET' && isGuestsOwn(row));
  const plain = asked
    .filter((row) => (row.operation ? !row.operation.query : callOfPage(row)?.inputs.length === 0))
    .map(({ path }) => path);
  return [
    ...new Set(plain),
    '/my-profile/trips/x.css',
    '/my-profile/settings;.js',
    '/my-profile%2fsettings',
    '/login',
    '/inquire-now',
    '/schedule-meeting',
  ];
}

async function publicAddresses(url: string): Promise<readonly string[]> {
  const sitemap = await (await fetch(`${url}/sitemap.xml`)).text();
  const all = textsIn(sitemap, 'loc').map((address) => new URL(address).pathname);
  const step = Math.max(1, Math.floor(all.length / publicPagesAsked));
  return [
    ...all.filter((_, index) => index % step === 0),
    '/',
    `/stories/${favouriteStory}`,
    '/voyages?region=caribbean&guestsAdults=3',
    '/api/voyages',
    '/api/stories',
    '/api/country-codes',
    '/sitemap.xml',
    '/no-such-page',
  ];
}

/** A page whose address has an undeclared parameter is made for one guest alone; the others are filled (decision 0070). */
async function differingPages(url: string, guest: MarkedGuest | undefined, paths: readonly string[]) {
  const differing: string[] = [];
  for (const path of paths) {
    const makeAlone = async () =>
      (await ask(url, `${path}${path.includes('?') ? '&' : '?'}alone=1`, guest, 0)).body.replaceAll(
        /(\?|&amp;|%3F|%26)alone(=|%3D)1/g,
        '',
      );
    const filled = await ask(url, path, guest, 0);
    const isPage = filled.type.startsWith('text/html') && filled.status === 200;
    if (!isPage) continue;
    const made = await makeAlone();
    if (filled.body === made) continue;
    // A form's question is drawn anew for each page: such a page is never the same twice, and never filled. A busy
    // machine shows a page once without a section that was late (reliability E2).
    if (made === (await makeAlone()) && made !== (await ask(url, path, guest, 0)).body) differing.push(path);
  }
  return differing;
}

async function ask(url: string, path: string, guest: MarkedGuest | undefined, index: number) {
  const headers = new Headers({
    'Sec-Fetch-Site': 'same-origin',
    'X-Forwarded-For': addressOf(1_000 + (index % 5_000)),
    ...(index % 7 === 0 ? { 'Accept-Encoding': 'identity' } : {}),
  });
  if (guest) headers.set('Cookie', guest.client.cookie);
  const answer = await fetchPatiently(`${url}${path}`, { redirect: 'manual', headers });
  const body = await answer.text();
  return {
    body,
    status: answer.status,
    type: answer.headers.get('content-type') ?? '',
    caching: answer.headers.get('cache-control') ?? '',
    text: `${[...answer.headers].join('\n')}\n${body}`,
  };
}

function pick<T>(from: readonly T[]): T {
  return from[Math.floor(Math.random() * from.length)] as T;
}

async function drill(): Promise<TrialReport> {
  const home = mkdtempSync(join(tmpdir(), 'landfall-apart-pg-'));
  // PostgreSQL runs as a user of its own inside it.
  chmodSync(home, 0o755);
  const postgres = startDurablePostgres(join(home, 'server'), await freePort());
  const redis = await startRedis();
  try {
    const databaseUrl = postgres.url;
    return await withTwoNodeSite({ databaseUrl, redisUrl: redis.url }, (site) =>
      askTogether({ guests: 40, requests: 10_000, site, databaseUrl }),
    );
  } finally {
    await redis.stop();
    postgres.crash();
    rmSync(home, { recursive: true, force: true });
  }
}

export const guestsApart: Drill = {
  title: 'Guests apart',
  how: 'Two nodes on one PostgreSQL and one Redis. Each guest has a word of their own in their name, an e-mail and an address. Guests and visitors ask at once, in no order, for every page and call of a guest’s own, for pages and calls for everyone, and for addresses that a careless cache would keep.',
  verdict:
    'No answer held a byte of another guest’s, every guest was shown their own, public pages are byte for byte those that are made for one guest alone, and no shared cache may keep what a guest was answered.',
  run: drill,
};
