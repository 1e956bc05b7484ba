import { buySuite, type SuiteOrder } from '../support/buyer';
import { FormBrowser } from '../support/form-browser';
import { asksForProof } from '../support/prove-address';
import { addressOf, type Drill, type TrialReport, withConcurrency } from './trial';
import { openSharedSite } from './trial-site';

interface GrabSize {
  readonly browsers: number;
  readonly addresses: number;
  readonly payingGuests: number;
  readonly databaseUrl?: string | undefined;
}

type Suite = Pick<SuiteOrder, 'itineraryId' | 'category'>;

/** Scripts take what they can of one sailing without paying; in the middle of it guests buy. */
export async function grabStock({ browsers, addresses, payingGuests, databaseUrl }: GrabSize): Promise<TrialReport> {
  const site = await openSharedSite(databaseUrl);
  try {
    const { suites, free } = await findSailing(site.url);
    const began = performance.now();
    const statuses: number[] = [];
    let offers = 0;
    await withConcurrency(50, Array.from({ length: browsers }), async (_browser, index) => {
      const suite = suites[index % suites.length] as Suite;
      const outcome = await grab(site.url, suite, { index, address: addressOf((index % addresses) + 1) });
      statuses.push(outcome.status);
      if (outcome.isOffer) offers += 1;
    });
    const seconds = (performance.now() - began) / 1000;
    const unpaid = await countUnpaid(site.url, suites, free);
    let reserved = 0;
    for (let index = 0; index < payingGuests; index += 1) if (await buyOne(site.url, suites, index)) reserved += 1;
    const maxUnpaid = Math.max(1, Math.floor(free * 0.2));
    const odd = statuses.filter((status) => status !== 303 && status !== 200 && status !== 429).length;
    return {
      isGood: unpaid <= maxUnpaid && offers === 0 && reserved === payingGuests && odd === 0,
      rows: [
        ['browsers', browsers],
        ['client addresses', addresses],
        ['free cabins of the sailing before', free],
        ['a fifth of them', maxUnpaid],
        ['cabins held without money at the end', unpaid],
        ['offers made without proof', offers],
        ['browsers that were asked to prove an address', statuses.filter((status) => status !== 303).length],
        ['answered otherwise', odd],
        [`guests who bought a suite on it, of ${payingGuests}`, reserved],
        ['seconds', seconds.toFixed(1)],
      ],
    };
  } finally {
    await site.close();
  }
}

/** Whether the guest got a suite of the sailing: where the last of one kind is held, another kind. */
async function buyOne(url: string, suites: readonly Suite[], index: number): Promise<boolean> {
  for (let tries = 0; tries < suites.length; tries += 1) {
    const purchase = await buySuite(url, {
      ...(suites[(index + tries) % suites.length] as Suite),
      email: `paying.${index}@example.com`,
      address: addressOf(60_000 + index),
    });
    if (purchase.kind === 'reserved') return true;
    if (purchase.kind === 'failed') return false;
  }
  return false;
}

/** Takes a suite, writes an invented guest and asks for an offer. */
async function grab(
  url: string,
  suite: Suite,
  { index, address }: { readonly index: number; readonly address: string },
) {
  const email = `nobody.${index}@example.com`;
  const query = new URLSearchParams({
    siid: 'landfall',
    voyageId: suite.itineraryId,
    categorycode: suite.category,
    farecode: 'BESTPRICE',
    p1: '2',
    p2: '30,30',
  });
  const browser = new FormBrowser(url, { address });
  const entered = await browser.open(`/engine/details?${query.toString()}`);
  const hold = new URL(entered.location ?? '/', url).searchParams.get('hold');
  if (!hold) return { status: entered.status, isOffer: false };
  await browser.open('/engine/details', { hold, ...people(email) });
  const answer = await browser.open('/engine/payment', { hold, choice: 'offer' });
  return { status: answer.status, isOffer: answer.status === 303 || !asksForProof(answer.html) };
}

const people = (email: string) => ({
  'guest1-first': 'Mallory',
  'guest1-last': 'Nobody',
  'guest1-birth-month': '4',
  'guest1-birth-day': '27',
  'guest1-birth-year': '1975',
  'guest1-email': email,
  'guest1-phone': '+13055550177',
  'guest2-first': 'Jonas',
  'guest2-last': 'Nobody',
  'guest2-birth-month': '11',
  'guest2-birth-day': '3',
  'guest2-birth-year': '1973',
});

const freeOf = (availability: readonly { category: string; available?: number; price?: number }[]) =>
  availability.filter(
    ({ category, available = 0, price }) => category !== 'FS' && available > 0 && price !== undefined,
  );

async function readAvailability(url: string, itineraryId: string) {
  const answer = await fetch(`${url}/api/voyage-data?voyageId=${itineraryId}`);
  const { availability } = (await answer.json()) as {
    availability: readonly { category: string; available?: number; price?: number }[];
  };
  return freeOf(availability);
}

/** The sailing with the most free cabins, far enough ahead that suites may be held without payment. */
async function findSailing(url: string): Promise<{ readonly suites: readonly Suite[]; readonly free: number }> {
  const [from, to] = [150, 500].map((days) => new Date(Date.now() + days * 86_400_000).toISOString().slice(0, 10));
  const sailings = (await (await fetch(`${url}/api/voyages?startDate=${from}&endDate=${to}`)).json()) as readonly {
    itineraryId: string;
  }[];
  let best: { suites: readonly Suite[]; free: number } = { suites: [], free: 0 };
  for (const { itineraryId } of sailings.slice(0, 20)) {
    const rows = await readAvailability(url, itineraryId);
    const free = rows.reduce((sum, { available = 0 }) => sum + available, 0);
    if (free > best.free) best = { free, suites: rows.map(({ category }) => ({ itineraryId, category })) };
  }
  return best;
}

async function countUnpaid(url: string, suites: readonly Suite[], free: number): Promise<number> {
  const rows = await readAvailability(url, suites[0]?.itineraryId ?? '');
  return free - rows.reduce((sum, { available = 0 }) => sum + available, 0);
}

export const stockGrab: Drill = {
  title: 'Stock grab',
  how: 'Browsers of a few client addresses enter the engine for every category of one sailing, write invented guests and ask for an offer, 50 at a time. Then guests buy suites of the same sailing, paid in full by card; where they are asked, they prove their address.',
  verdict:
    'No more than a fifth of the free cabins was taken without money, no offer without proof, and every guest got a suite.',
  run: () => grabStock({ browsers: 500, addresses: 50, payingGuests: 10, databaseUrl: process.env['DATABASE_URL'] }),
};
