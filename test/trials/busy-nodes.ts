import { setTimeout as sleep } from 'node:timers/promises';
import { Load, type Outcome, percent, quantile, uncachedPage } from './load';
import { type ProxiedSite, withProxiedSite } from './proxied-site';
import type { Drill, TrialReport } from './trial';

const cachedPaths = ['/', '/destinations', '/stories', '/faq'];
const beforeMs = 1_000;
const warmUpCalls = 200;

interface BusyNodesTrial {
  readonly stallMs: number;
  readonly stalls: number;
  /** Pages that no cache holds, a second; as many cached ones are asked for twice. */
  readonly perSecond: number;
  /** The share of the pages that must be answered: on a machine that does much else a node may refuse one after a stall. */
  readonly minAnswered: number;
}

/**
 * Visitors come while the event loops of both nodes stand still for some seconds (SIGSTOP: connections are accepted, and
 * nothing is answered), and once more when both nodes are gone.
 */
export async function stallNodes(
  site: ProxiedSite,
  { stallMs, stalls, perSecond, minAnswered }: BusyNodesTrial,
): Promise<TrialReport> {
  const load = new Load(site.url);
  let count = 0;
  const cachedPage = () => ({ path: cachedPaths[(count += 1) % cachedPaths.length] ?? '/' });
  try {
    // Both nodes are made to work before they are made to wait, and every page is asked for at both.
    const warmUpPage = () => (count % 8 === 0 ? { ...cachedPage(), ...uncachedPage() } : cachedPage());
    await load.each(2, Array.from({ length: warmUpCalls }, warmUpPage));
    const roundMs = beforeMs + 2 * stallMs;
    const seconds = (stalls * roundMs) / 1_000;
    const [uncached, cached] = await Promise.all([
      load.atRate(perSecond, seconds, uncachedPage),
      load.atRate(2 * perSecond, seconds, cachedPage),
      stallAgainAndAgain(site, { stallMs, stalls, roundMs }),
    ]);
    const down = site.proxy.notices().filter((line) => /Server nodes\/\S+ is DOWN/.test(line)).length;
    await site.loseNodes();
    const copies = await load.atRate(20, 1, cachedPage);
    const page = await fetch(`${site.url}/login`);
    const branded = (await page.text()).includes('Ondine Yachts') && page.headers.get('Retry-After') !== null;
    const call = await fetch(`${site.url}/api/user`);
    const { code } = (await call.json()) as { readonly code: string };
    const isGood = (outcomes: readonly Outcome[], share = minAnswered) =>
      outcomes.filter(({ status }) => status === 200).length >= share * outcomes.length;
    return {
      isGood:
        isGood(uncached) &&
        isGood(cached) &&
        down === 0 &&
        isGood(copies, 1) &&
        page.status === 503 &&
        branded &&
        call.status === 503 &&
        code === 'UNAVAILABLE' &&
        call.headers.get('Retry-After') !== null,
      rows: [
        ['seconds for which both nodes stood still, and how often', `${stallMs / 1_000}, ${stalls}`],
        ['pages that no cache holds: answered 200', answered(uncached)],
        ['cached pages: answered 200', answered(cached)],
        ['ms until a page was there, half of them and the slowest', times([...uncached, ...cached])],
        ['nodes taken out by their checks', down],
        ['both nodes killed: public pages answered 200 from the copies of the proxy', answered(copies)],
        ['both nodes killed: ms until such a page was there, half of them and the slowest', times(copies)],
        ['both nodes killed: another page', `${page.status}${branded ? ', in the line’s name, with Retry-After' : ''}`],
        ['both nodes killed: a call of the API', `${call.status} ${code}`],
      ],
    };
  } finally {
    load.close();
  }
}

async function stallAgainAndAgain(
  { nodes }: ProxiedSite,
  { stallMs, stalls, roundMs }: { readonly stallMs: number; readonly stalls: number; readonly roundMs: number },
): Promise<void> {
  for (let round = 0; round < stalls; round += 1) {
    await sleep(beforeMs);
    for (const node of nodes) node.signal('SIGSTOP');
    await sleep(stallMs);
    for (const node of nodes) node.signal('SIGCONT');
    await sleep(roundMs - beforeMs - stallMs);
  }
}

const answered = (outcomes: readonly Outcome[]): string => {
  const good = outcomes.filter(({ status }) => status === 200).length;
  const others = [...new Set(outcomes.map(({ status }) => status).filter((status) => status !== 200))];
  return `${percent(good, outcomes.length)} of ${outcomes.length}${others.length > 0 ? ` (${others.join(', ')})` : ''}`;
};

const times = (outcomes: readonly Outcome[]): string => `${quantile(outcomes, 0.5)}, ${quantile(outcomes, 1)}`;

export const busyNodesDrill: Drill = {
  title: 'Busy nodes',
  how: 'Two nodes on PostgreSQL and Redis behind HAProxy with the shipped file. Pages are asked for at a steady rate while the event loops of both nodes stand still (SIGSTOP), again and again; at the end both nodes are killed.',
  verdict:
    'While both nodes stand still for five seconds the site is slow and not gone; when both are gone, public pages are still there, and what is not says so in the line’s name and when to come back.',
  run: () =>
    withProxiedSite({}, (site) => stallNodes(site, { stallMs: 5_000, stalls: 3, perSecond: 8, minAnswered: 1 })),
};
