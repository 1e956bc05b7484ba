import { comeToPayment } from '../support/buyer';
import { addressOf, type Drill, type TrialReport, withConcurrency } from './trial';
import { openSharedSite, type SharedSite } from './trial-site';
import { freeSuites, readJsonOf, type SuiteKind } from './free-suites';

interface CardingSize {
  readonly cards: number;
  /** Client addresses that the cards are tried from, each with a hold of its own. */
  readonly addresses: number;
  readonly databaseUrl?: string | undefined;
}

interface Attacker {
  readonly address: string;
  readonly hold: string;
}

const concurrency = 50;
const maxOfAddress = 10;
const maxOfHold = 5;

/** Tries stolen cards, each in a browser of its own, from several addresses at once; then a guest pays. */
export async function tryCards({ cards, addresses, databaseUrl }: CardingSize): Promise<TrialReport> {
  const site = await openSharedSite(databaseUrl);
  try {
    const attackers = await takeHolds(site, addresses);
    const answers = new Map<string, number[]>();
    const began = performance.now();
    await withConcurrency(concurrency, Array.from({ length: cards }), async (_card, index) => {
      const attacker = attackers[index % attackers.length];
      if (!attacker) return;
      const status = await tryCard(site.url, attacker, declinedCard);
      answers.set(attacker.hold, [...(answers.get(attacker.hold) ?? []), status]);
    });
    const seconds = (performance.now() - began) / 1000;
    const last = attackers[0];
    const guests = await payingGuests(site, 5);
    return report({
      cards,
      addresses: attackers.length,
      answers: [...answers.values()],
      afterwards: last ? await tryCard(site.url, last, payingCard) : 0,
      guests,
      seconds,
    });
  } finally {
    await site.close();
  }
}

const declinedCard = '4000000000000002';
const payingCard = '4242424242424242';

async function tryCard(url: string, { address, hold }: Attacker, number: string): Promise<number> {
  const answer = await fetch(`${url}/engine/payment`, {
    method: 'POST',
    redirect: 'manual',
    headers: { 'Sec-Fetch-Site': 'same-origin', 'X-Forwarded-For': address },
    body: new URLSearchParams({
      hold,
      choice: 'full',
      'card-number': number,
      'card-expiry': '12/31',
      'card-code': '123',
      'card-name': 'Somebody Else',
    }),
  });
  await answer.arrayBuffer();
  return answer.status;
}

/** A hold for each address, on as many sailings as are needed for it. */
async function takeHolds(site: SharedSite, wanted: number): Promise<readonly Attacker[]> {
  const attackers: Attacker[] = [];
  for (const suite of await findSuites(site.url)) {
    for (let tries = 0; tries < 3 && attackers.length < wanted; tries += 1) {
      const address = addressOf(attackers.length + 1);
      const email = `carding.${attackers.length}@example.com`;
      const held = await comeToPayment(site.url, { ...suite, email, address });
      if (held.kind !== 'held') break;
      attackers.push({ address, hold: held.holdId });
    }
  }
  return attackers;
}

async function payingGuests(site: SharedSite, count: number): Promise<number> {
  const suites = (await findSuites(site.url)).toReversed();
  let paid = 0;
  for (let index = 0; index < count; index += 1) {
    const suite = suites[index];
    if (!suite) break;
    const address = addressOf(10_000 + index);
    const held = await comeToPayment(site.url, { ...suite, email: `paying.${index}@example.com`, address });
    if (held.kind === 'held' && (await tryCard(site.url, { address, hold: held.holdId }, payingCard)) === 303)
      paid += 1;
  }
  return paid;
}

/** One suite of each sailing that has several free. */
async function findSuites(url: string): Promise<readonly SuiteKind[]> {
  const found: SuiteKind[] = [];
  for await (const suites of freeSuites(readJsonOf(url)))
    found.push(...suites.filter(({ cabins }) => cabins >= 4).slice(0, 1));
  return found;
}

function report({
  cards,
  addresses,
  answers,
  afterwards,
  guests,
  seconds,
}: {
  readonly cards: number;
  readonly addresses: number;
  readonly answers: readonly (readonly number[])[];
  readonly afterwards: number;
  readonly guests: number;
  readonly seconds: number;
}): TrialReport {
  const all = answers.flat();
  const count = (status: number) => all.filter((one) => one === status).length;
  const maxDeclined = Math.max(...answers.map((statuses) => statuses.filter((status) => status === 422).length));
  const others = all.filter((status) => status !== 422 && status !== 429).length;
  return {
    isGood:
      all.length === cards &&
      count(422) <= maxOfAddress * addresses &&
      maxDeclined <= maxOfHold &&
      others === 0 &&
      afterwards === 429 &&
      guests === 5,
    rows: [
      ['cards tried', all.length],
      ['client addresses, each with a hold', addresses],
      ['cards that reached the card company', count(422)],
      ['most of them on one hold', maxDeclined],
      ['answered 429', count(429)],
      ['answered otherwise', others],
      ['answer to a right card afterwards, on a spent hold', afterwards],
      ['guests of other addresses who paid at once, of 5', guests],
      ['seconds', seconds.toFixed(1)],
    ],
  };
}

export const carding: Drill = {
  title: 'Carding',
  how: 'Stolen cards are tried on holds of 50 client addresses, each card in a browser without cookies, 50 at a time. Then the right card is tried on a spent hold, and five guests of other addresses pay.',
  verdict: 'No hold had more than five cards declined and no address more than ten; guests were not touched.',
  run: () => tryCards({ cards: 10_000, addresses: 50, databaseUrl: process.env['DATABASE_URL'] }),
};
