import type { ProxyLogLine } from '../services/proxy';
import { solveBotCheck } from '../support/solve-bot-check';
import { type Call, countOk, Load, type Outcome, percent, quantile, uncachedPage } from './load';
import { type ProxiedSite, withProxiedSite } from './proxied-site';
import type { Drill, TrialReport } from './trial';

const capacityClients = 16;
const overload = 4;
const cachedPaths = ['/', '/voyages', '/destinations', '/stories', '/faq', '/contact-us'];
const normalLimitMs = 10_000;
const refusalLimitMs = 50;
/** A share of the capacity that leaves room for whatever else the machine does. */
const normalShare = 0.25;

type Visitors = 'uncached' | 'cached' | 'high' | 'low';

interface OverloadTrial {
  readonly rounds: number;
  /** Of each measurement of the capacity, and of each overload. */
  readonly seconds: { readonly capacity: number; readonly overload: number };
  /** For how long a quarter of the capacity is asked for after it. */
  readonly normalSeconds: number;
  /** What is asked of the figures: a short run on a machine that does much else says less. */
  readonly minGoodput: number;
  /** The share of the cached pages, and of sign-in, payment and leads, that must be answered. */
  readonly minAnswered: number;
  /** False beside other tests: which priority suffers is then the machine's doing. */
  readonly isAlone: boolean;
}

/** Four times as many uncached pages as two nodes can answer, with visitors of every other kind among them. */
export async function overloadSite(
  site: ProxiedSite,
  { rounds, seconds, normalSeconds, minGoodput, minAnswered, isAlone }: OverloadTrial,
): Promise<TrialReport> {
  const load = new Load(site.url);
  try {
    const warm = await load.closed(4, seconds.capacity, () => cycle([...cachedPaths.map(toCall), uncachedPage()]));
    const measure = async () =>
      countOk(await load.closed(capacityClients, seconds.capacity, uncachedPage)) / seconds.capacity;
    const leads = await leadCalls(site.url, 6);
    const capacities = [await measure()];
    const outcomes: Record<Visitors, Outcome[]> = { uncached: [], cached: [], high: [], low: [] };
    // In turns: what else the machine does changes by the minute.
    for (let round = 0; round < rounds; round += 1) {
      const rate = overload * (capacities.at(-1) ?? 0);
      const [uncached, cached, high, low] = await Promise.all([
        load.atRate(rate, seconds.overload, uncachedPage),
        load.atRate(20, seconds.overload, () => cycle(cachedPaths.map(toCall))),
        load.atRate(6, seconds.overload, () => cycle([...highCalls, leads.pop() ?? challenge])),
        load.atRate(6, seconds.overload, () => related),
      ]);
      outcomes.uncached.push(...uncached);
      outcomes.cached.push(...cached);
      outcomes.high.push(...high);
      outcomes.low.push(...low);
      if (round < rounds - 1) capacities.push(await measure());
    }
    const { uncached, cached, high, low } = outcomes;
    const after = await load.atRate((capacities.at(-1) ?? 0) * normalShare, normalSeconds, uncachedPage);
    capacities.push(await measure());
    const peak = capacities.reduce((sum, one) => sum + one, 0) / capacities.length;
    const overloadSeconds = rounds * seconds.overload;
    const goodput = countOk(uncached) / overloadSeconds;
    const refused = uncached.filter(({ status }) => status === 503);
    const others = [...uncached, ...cached, ...high, ...low].filter(
      ({ status }) => status === 0 || status === 500 || status > 503,
    );
    const normalAfterMs = Math.max(0, ...after.filter(({ status }) => status !== 200).map(({ at }) => at));
    const down = site.proxy.notices().filter((line) => /Server nodes\/\S+ is DOWN/.test(line)).length;
    return {
      isGood:
        countOk(warm) === warm.length &&
        goodput >= minGoodput * peak &&
        refused.every(({ retryAfter }) => Number(retryAfter) > 0) &&
        answered(cached) >= minAnswered * cached.length &&
        answered(high) >= minAnswered * high.length &&
        (!isAlone || answered(low) / low.length <= answered(high) / high.length) &&
        (!isAlone || quantile(refused, 0.95) <= refusalLimitMs) &&
        normalAfterMs <= normalLimitMs &&
        others.length === 0 &&
        down === 0,
      rows: [
        [
          'capacity, measured in turns with the overload: uncached pages a second, by 16 clients that wait',
          capacities.map((one) => one.toFixed(0)).join(', '),
        ],
        ['asked a second in the overload', (uncached.length / overloadSeconds).toFixed(0)],
        ['answered a second (share of the mean capacity)', `${goodput.toFixed(0)} (${percent(goodput, peak)})`],
        [
          'ms until an answered page was there, half of them and 95 %',
          times(uncached.filter(({ status }) => status === 200)),
        ],
        ['refused with 503 and Retry-After', `${refused.length} (${percent(refused.length, uncached.length)})`],
        ['ms until a refusal was there, half of them and 95 %', times(refused)],
        [
          'refused in the whole run by the proxy itself, and because no node took them in 5 s',
          refusedByProxy(site.proxy.log()),
        ],
        [
          'cached pages answered, and ms',
          `${percent(answered(cached), cached.length)} of ${cached.length}, ${times(cached)}`,
        ],
        [
          'sign-in, payment, leads answered, and ms',
          `${percent(answered(high), high.length)} of ${high.length}, ${times(high)}`,
        ],
        ['related articles answered', `${percent(answered(low), low.length)} of ${low.length}`],
        [
          'failed in any other way',
          others.length === 0 ? 0 : `${others.length} (${[...new Set(others.map(({ status }) => status))].join(', ')})`,
        ],
        ['nodes taken out by their checks', down],
        ['seconds until every page is answered again at a quarter of the capacity', (normalAfterMs / 1_000).toFixed(1)],
      ],
    };
  } finally {
    load.close();
  }
}

/** Not refused, whatever the answer is: a visitor who sends ten leads from one address gets 429. */
const answered = (outcomes: readonly Outcome[]): number =>
  outcomes.filter(({ status }) => status > 0 && status < 500).length;

const times = (outcomes: readonly Outcome[]): string =>
  outcomes.length === 0 ? '-' : `${quantile(outcomes, 0.5)}, ${quantile(outcomes, 0.95)}`;

function refusedByProxy(log: readonly ProxyLogLine[]): string {
  const refusedAs = (how: string) => log.filter(({ status, ended }) => status === 503 && ended.startsWith(how)).length;
  return `${refusedAs('P')}, ${refusedAs('s')}`;
}

let count = 0;
const cycle = (calls: readonly Call[]): Call => calls[(count += 1) % calls.length] as Call;
const toCall = (path: string): Call => ({ path });
const json = { 'Content-Type': 'application/json' };
const challenge = toCall('/api/bot-check/challenge?action=contact-us');
const related: Call = {
  path: '/api/related-articles',
  method: 'POST',
  headers: json,
  body: JSON.stringify({
    category: 'voyages',
    currentSlug: 'none',
    limit: 3,
    preview: false,
    locale: 'en-US',
    contentType: 'story',
  }),
};
const highCalls: readonly Call[] = [
  challenge,
  toCall('/login/send-code'),
  toCall('/engine/payment'),
  {
    path: '/api/otp-verify',
    method: 'POST',
    headers: json,
    body: JSON.stringify({ email: 'nobody@example.com', OTP: '000000' }),
  },
];

/** Leads whose bot check is solved beforehand. */
async function leadCalls(url: string, count: number): Promise<Call[]> {
  const calls: Call[] = [];
  for (let index = 0; index < count; index += 1) {
    const token = await solveBotCheck(url, 'contact-us');
    calls.push({
      path: '/api/contact-us',
      method: 'POST',
      headers: json,
      body: JSON.stringify({
        firstName: 'Ada',
        lastName: `Marlow ${index}`,
        email: `lead.${index}@example.com`,
        country: 'US',
        message: 'Is there a suite left?',
        token,
      }),
    });
  }
  return calls;
}

export const overloadDrill: Drill = {
  title: 'Overload',
  how: 'Two nodes on PostgreSQL and Redis behind HAProxy with the shipped file, everything and the load on the same cores. Four times, in turns: the capacity is measured with pages that no cache holds; then four times as many are asked for, however few are answered, among them cached pages (20 a second), sign-in, payment and leads (6 a second together) and related articles (6 a second). At the end a quarter of the capacity is asked for.',
  verdict:
    'Under four times its capacity the site answers almost as many pages as it can, says at once to the others when to come back, and refuses neither cached pages nor sign-in, payment and leads.',
  run: () =>
    withProxiedSite({}, (site) =>
      overloadSite(site, {
        rounds: 4,
        seconds: { capacity: 5, overload: 10 },
        normalSeconds: 12,
        minGoodput: 0.8,
        minAnswered: 0.99,
        isAlone: true,
      }),
    ),
};
