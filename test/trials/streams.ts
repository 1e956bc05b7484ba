import { setTimeout as sleep } from 'node:timers/promises';
import { type EventStream, openStream } from '../support/event-stream';
import { type ApiClient, signIn } from '../support/sign-in';
import { addGuests, addReservations, trialEmail } from './add-guests';
import { Load, type Outcome, percent, quantile, uncachedPage } from './load';
import { type PrepareSite, type ProxiedSite, withProxiedSite } from './proxied-site';
import type { OfferedDeparture } from './seat-guest';
import { addressOf, type Drill, type TrialReport, withConcurrency } from './trial';

const streamsOfSession = 4;
const signInConcurrency = 6;
const openConcurrency = 40;
const warmUpPages = 24;
const seatsLimitMs = 20_000;
const maxRounds = 6;
const busyMs = 3_000;
/** Pages may take longer by this much on a machine on which everything runs. */
const slower = { times: 3, ms: 300 };

/** Guests who are signed in, and what they follow. */
export class Followers {
  private readonly guests: ApiClient[] = [];
  private departureId = '';
  /** The sample guest who looked for it. */
  sampleGuest?: ApiClient;

  /** `others`: guests who never signed in. */
  constructor(
    private readonly streams: number,
    private readonly others = 0,
  ) {}

  get emailsOfOthers(): string[] {
    const first = Math.ceil(this.streams / streamsOfSession);
    return Array.from({ length: this.others }, (_, index) => trialEmail(first + index));
  }

  /** Of all who follow. */
  get clients(): readonly ApiClient[] {
    return this.guests;
  }

  get path(): string {
    return `departures=${this.departureId}`;
  }

  /** The session of one of the streams. */
  cookieOf(index: number): string {
    return this.guests[Math.floor(index / streamsOfSession)]?.cookie ?? '';
  }

  readonly prepare: PrepareSite = async (url, { databaseUrl }) => {
    this.sampleGuest = await signIn(url, 'guest@example.com', { address: addressOf(1) });
    this.departureId = await findDeparture(this.sampleGuest);
    const count = Math.ceil(this.streams / streamsOfSession);
    const location = { databaseUrl, dataFolder: '' };
    await addGuests(location, count + this.others);
    await addReservations(location, count, () => ({
      itineraryId: this.departureId.split('.')[0] ?? '',
      travellers: 1,
    }));
    await withConcurrency(signInConcurrency, [...Array(count).keys()], async (index) => {
      this.guests[index] = await signIn(url, trialEmail(index), { address: addressOf(1_000 + index) });
    });
  };
}

interface StreamsTrial {
  readonly followers: Followers;
  /** Places of each of the two nodes. All of them are taken, and so many more streams are asked for. */
  readonly ofNode: number;
  readonly extra: number;
  readonly seconds: number;
  readonly pagesPerSecond: number;
}

/** As many guests follow seats as two nodes have places for, and some more, while visitors look at pages. */
export async function followOnAll(
  site: ProxiedSite,
  { followers, ofNode, extra, seconds, pagesPerSecond }: StreamsTrial,
): Promise<TrialReport> {
  const wanted = 2 * ofNode + extra;
  const load = new Load(site.url);
  const streams: EventStream[] = [];
  try {
    const look = async () => {
      const [uncached, cached] = await Promise.all([
        load.atRate(pagesPerSecond, seconds, uncachedPage),
        load.atRate(2 * pagesPerSecond, seconds, () => ({ path: '/' })),
      ]);
      return [...uncached, ...cached];
    };
    await load.each(4, Array.from({ length: warmUpPages }, uncachedPage));
    const before = await look();
    const began = performance.now();
    const open: EventStream[] = [];
    let refused = [...Array(wanted).keys()];
    let rounds = 0;
    // So many at once keep the nodes busy, which refuse some for that reason: as browsers do, these come back.
    for (; open.length < 2 * ofNode && rounds < maxRounds; rounds += 1) {
      if (rounds > 0) await sleep(busyMs);
      const again: number[] = [];
      await withConcurrency(openConcurrency, refused, async (index) => {
        const Cookie = followers.cookieOf(index);
        const stream = await openStream(`${site.url}/api/shore-ex-events?${followers.path}`, { Cookie });
        streams.push(stream);
        if (stream.status === 200) open.push(stream);
        else if (stream.status === 503 && Number(stream.headers['retry-after']) > 0) again.push(index);
      });
      refused = again;
    }
    const openSeconds = (performance.now() - began) / 1_000;
    await untilAll(open, seatsLimitMs);
    const withoutSeats = open.filter((stream) => !stream.kinds().includes('seats'));
    const withSeats = open.length - withoutSeats.length;
    const during = await look();
    const poll = await fetch(`${site.url}/api/shore-ex-seats?${followers.path}`, {
      headers: { Cookie: followers.cookieOf(0) },
    });
    const isSlow = quantile(during, 0.5) > slower.times * quantile(before, 0.5) + slower.ms;
    const isOk = (outcomes: readonly Outcome[]) => outcomes.every(({ status }) => status === 200);
    return {
      isGood:
        open.length === 2 * ofNode &&
        refused.length === extra &&
        withSeats === open.length &&
        isOk(before) &&
        isOk(during) &&
        !isSlow &&
        poll.status === 200,
      rows: [
        ['streams asked for, and places on two nodes', `${wanted}, ${2 * ofNode}`],
        ['open at once', open.length],
        ['of these with the seats', withSeats],
        ['what the others were sent', withoutSeats.map((stream) => stream.kinds().join(' ') || 'nothing').join(', ')],
        ['refused with 503 and Retry-After', refused.length],
        [
          'seconds until all were open, and how often those without a place asked',
          `${openSeconds.toFixed(1)}, ${rounds}`,
        ],
        ['pages answered without streams, and ms for half of them and 95 %', figures(before)],
        ['pages answered with all streams open, and ms for half of them and 95 %', figures(during)],
        ['the seats, asked for once by a guest whose next stream is refused', poll.status],
      ],
    };
  } finally {
    for (const { leave } of streams) leave();
    load.close();
  }
}

/** The sailing with the most departures ashore comes first in the list of any guest. */
async function findDeparture(guest: ApiClient): Promise<string> {
  const day = (days: number) => new Date(Date.now() + days * 86_400_000).toISOString().slice(0, 10);
  const answer = await guest.get(`/api/shore-ex-available?startDate=${day(30)}&endDate=${day(395)}`);
  const { contents } = (await answer.json()) as { readonly contents: readonly OfferedDeparture[] };
  const [first] = contents;
  if (!first) throw new Error('The sample line has no departures ashore');
  return first.id;
}

async function untilAll(streams: readonly EventStream[], limitMs: number): Promise<void> {
  for (const end = Date.now() + limitMs; Date.now() < end; await sleep(50))
    if (streams.every((stream) => stream.kinds().includes('seats'))) return;
}

const figures = (outcomes: readonly Outcome[]): string => {
  const good = outcomes.filter(({ status }) => status === 200).length;
  return `${percent(good, outcomes.length)} of ${outcomes.length}, ${quantile(outcomes, 0.5)}, ${quantile(outcomes, 0.95)}`;
};

export const streamsDrill: Drill = {
  title: 'Streams',
  how: 'Two nodes on PostgreSQL and Redis behind HAProxy with the shipped file. 525 guests open four streams of seats each, which is a hundred more than both nodes have places for; visitors look at pages before, and while all of them are open.',
  verdict:
    'Two thousand open streams take nothing from the pages; those for which there is no room are answered when to ask again, and ask for the seats meanwhile.',
  run: () => {
    const followers = new Followers(2_100);
    return withProxiedSite({ prepare: followers.prepare }, (site) =>
      followOnAll(site, { followers, ofNode: 1_000, extra: 100, seconds: 10, pagesPerSecond: 10 }),
    );
  },
};
