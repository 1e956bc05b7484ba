import { findCategory } from '../support/buyer';
import { FormBrowser, hiddenFields } from '../support/form-browser';
import { readOutbox } from '../support/outbox';
import { signIn } from '../support/sign-in';
import { addressOf, type Drill, type TrialReport, withConcurrency } from './trial';
import { openSharedSite } from './trial-site';

interface BombSize {
  readonly attempts: number;
  readonly addresses: number;
  readonly databaseUrl?: string | undefined;
}

const victim = 'bombed.person@example.org';
const words = 'Refund due, see ondine-refund.com';
const plainName = 'Mallory';
const maxMessages = 10;

/** Offers and waitlist entries in the name of one stranger, from many client addresses. */
export async function bombMailbox({ attempts, addresses, databaseUrl }: BombSize): Promise<TrialReport> {
  const site = await openSharedSite(databaseUrl);
  try {
    const free = await findCategory(site.url, 1, new Date(Date.now() + 150 * 86_400_000).toISOString().slice(0, 10));
    const soldOut = await findSoldOut(site.url);
    const statuses: number[] = [];
    let places = 0;
    await withConcurrency(20, Array.from({ length: attempts }), async (_attempt, index) => {
      const browser = new FormBrowser(site.url, { address: addressOf((index % addresses) + 1) });
      const first = index % 3 === 0 ? words : plainName;
      const answer = await (index % 2 ? askForOffer(browser, free, first) : join(browser, soldOut, first));
      statuses.push(answer.status);
      if (answer.location?.includes('receipt=')) places += 1;
    });
    const messages = await readOutbox(site.url, victim);
    const strange = messages.filter(({ text, subject }) => `${subject} ${text}`.includes('ondine-refund')).length;
    const named = messages.filter(({ text }) => text.includes(plainName)).length;
    const failed = statuses.filter((status) => status >= 500).length;
    await signIn(site.url, 'guest@example.com', { address: addressOf(60_000) });
    return {
      isGood: messages.length <= maxMessages && strange === 0 && named === 0 && places === 0 && failed === 0,
      rows: [
        ['attempts', attempts],
        ['client addresses', addresses],
        ['messages to the victim', messages.length],
        ['of them with a word of the attacker', strange + named],
        ['places and offers in the victim’s name', places],
        ['answered 5xx', failed],
      ],
    };
  } finally {
    await site.close();
  }
}

const people = (first: string) => ({
  'guest1-first': first,
  'guest1-last': 'Quist',
  'guest1-birth-month': '4',
  'guest1-birth-day': '27',
  'guest1-birth-year': '1975',
  'guest1-email': victim,
  'guest1-phone': '+13055550177',
});

type Suite = Awaited<ReturnType<typeof findCategory>>;

const queryOf = ({ itineraryId, category }: Suite) =>
  new URLSearchParams({
    siid: 'landfall',
    voyageId: itineraryId,
    categorycode: category,
    farecode: 'BESTPRICE',
    p1: '1',
    p2: '40',
  }).toString();

async function askForOffer(browser: FormBrowser, suite: Suite, first: string) {
  const entered = await browser.open(`/engine/details?${queryOf(suite)}`);
  const hold = new URLSearchParams(entered.location?.split('?')[1]).get('hold');
  if (hold === null) {
    // Others hold what they may: the code is asked for at once.
    return browser.open('/engine/address', { ...hiddenFields(entered.html), step: 'send', email: victim });
  }
  await browser.open('/engine/details', { hold, ...people(first) });
  return browser.open('/engine/payment', { hold, choice: 'offer' });
}

async function join(browser: FormBrowser, suite: Suite, first: string) {
  const form = await browser.open(`/engine/waitlist?${queryOf(suite)}`);
  return browser.open('/engine/waitlist', { ...hiddenFields(form.html), ...people(first) });
}

async function findSoldOut(url: string): Promise<Suite> {
  const voyages = (await (await fetch(`${url}/api/voyages`)).json()) as readonly { itineraryId: string }[];
  for (const { itineraryId } of voyages) {
    const { availability } = (await (await fetch(`${url}/api/voyage-data?voyageId=${itineraryId}`)).json()) as {
      availability: readonly { category: string; available?: number; price?: number }[];
    };
    const none = availability.find(
      ({ category, available, price }) => category !== 'FS' && available === 0 && price !== undefined,
    );
    if (none) return { itineraryId, category: none.category };
  }
  throw new Error('Every suite of the sample line has a free cabin.');
}

export const mailBomb: Drill = {
  title: 'Mail bomb',
  how: 'Visitors of many client addresses ask for offers and waitlist entries in the name of one stranger, every third with a link as the first name, 20 at a time.',
  verdict:
    'The stranger got no more codes than an address gets in a day, none with a word of the attacker, and nothing was reserved.',
  run: () => bombMailbox({ attempts: 1_000, addresses: 200, databaseUrl: process.env['DATABASE_URL'] }),
};
