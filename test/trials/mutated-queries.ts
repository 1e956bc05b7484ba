import { paths } from '../../src/web/paths';
import { launchChromium } from '../support/launch-chromium';
import { buySuite, findCategory, holdSuite } from '../support/buyer';
import { signIn } from '../support/sign-in';
import { mutatedQueries, type Query } from './mutate-query';
import { addressOf, type Drill, type TrialReport, withConcurrency } from './trial';
import { openSharedSite, type SharedSite } from './trial-site';

const seed = 5_210_723;
const concurrency = 8;
const maxHops = 6;
const maxWaitMs = 20_000;

interface FlowPage {
  readonly path: string;
  /** A query with which the page opens as it should. */
  readonly right: Query;
}

interface Visit {
  readonly path: string;
  readonly query: string;
  readonly index: number;
  /** Every second one comes with a guest's session. */
  readonly cookies: Map<string, string>;
}

/**
 * Opens every page of the reservation flow with mutated queries and follows where they lead. A fault is a status of 500
 * or more, no answer, a NaN or its like in what is read, markup that was typed, a redirect off-site, and a loop.
 */
export async function openWithMutatedQueries({
  queries,
  browserVisits,
}: {
  readonly queries: number;
  readonly browserVisits: number;
}): Promise<TrialReport> {
  const site = await openSharedSite();
  try {
    const pages = await flowPages(site.url);
    const visits = pages.flatMap(({ path, right }, index) =>
      mutatedQueries(right, queries, seed + index).map((query) => ({ path, query })),
    );
    const guest = await signIn(site.url, 'guest@example.com', { address: addressOf(3) });
    const tally: Tally = { statuses: new Map(), faults: [], maxRedirectChain: 0, slowestMs: 0 };
    const began = performance.now();
    await withConcurrency(concurrency, visits, (visit, index) =>
      follow(site, { ...visit, index, cookies: new Map(index % 2 === 0 ? [] : guest.jar) }, tally),
    );
    const seconds = (performance.now() - began) / 1000;
    const maxDocuments = await countMaxDocuments(site.url, pages, browserVisits);
    return report({ pages, queries, tally, seconds, maxDocuments });
  } finally {
    await site.close();
  }
}

/** Every address of the flow: those of the route tables, so that a new page is opened as soon as it has a path. */
async function flowPages(url: string): Promise<readonly FlowPage[]> {
  const order = await findCategory(url, 3);
  const held = await holdSuite(url, { ...order, email: 'holder@example.com', address: addressOf(1) });
  const bought = await buySuite(url, { ...order, email: 'buyer@example.com', address: addressOf(2) });
  if (held.kind !== 'held' || bought.kind !== 'reserved') throw new Error('There is no suite to open the pages with');
  const suiteId = `BR-I,${order.category}`;
  const suites = await (
    await fetch(`${url}/reserve-now/${order.itineraryId}/suite/?guestsAdults=2&guestsChildren=0`)
  ).text();
  const receipt = await (await fetch(new URL(bought.confirmation, url))).text();
  // As the site hands a visitor over, with its signed quote.
  const handedOver = queryOfLink(suites, `/engine/details\\?[^"]*categorycode=${order.category}`);
  const target = `/engine/details?${new URLSearchParams(handedOver.map(([name, value]) => [name, value])).toString()}`;
  const ofManage = queryOfLink(receipt, '/engine/manage\\?');
  const ofHold: Query = [['hold', held.holdId]];
  const ofBooking: Query = [...new URL(bought.confirmation, url).searchParams];
  const known: Readonly<Record<string, Query>> = {
    [paths.reserve.voyageStep]: [
      ['suiteId', suiteId],
      ['errorcode', 'RES-VID,RES-CatCode'],
    ],
    [paths.reserve.suiteStep]: [
      ['suiteId', suiteId],
      ['guestsAdults', '2'],
      ['guestsChildren', '1'],
      ['errorcode', 'RES-CatCode'],
    ],
    [paths.engine.details]: handedOver,
    [paths.engine.waitlist]: handedOver,
    [paths.engine.confirmation]: ofBooking,
    [paths.voyages.list]: [
      ['region', 'cyclades'],
      ['startDate', '2027-04-01'],
      ['endDate', '2027-09-30'],
    ],
    [paths.engine.manage]: ofManage,
    [paths.engine.breakdown]: ofManage,
    [paths.signIn.ody]: [['ody_sso_redirect', target]],
    [paths.handoff.pressed]: [
      ['to', target],
      ['from', `/reserve-now/${order.itineraryId}?suiteId=${suiteId}`],
    ],
  };
  const listed = [
    ...Object.values(paths.reserve),
    ...Object.values(paths.engine),
    ...Object.values(paths.handoff),
    paths.voyages.list,
    paths.signIn.ody,
  ];
  const pages = listed.map((path) => ({ path, right: known[path] ?? [...ofHold, ...ofBooking] }));
  return [...pages, { path: paths.engine.details, right: ofHold }].map(({ path, right }) => ({
    path: path.replace(':itineraryId', order.itineraryId),
    right,
  }));
}

/** The query of a page's first link that fits. */
function queryOfLink(html: string, pattern: string): Query {
  const [link = ''] = new RegExp(`${pattern}[^"]*`).exec(html) ?? [];
  return [...new URLSearchParams(link.replaceAll('&amp;', '&').replace(/^[^?]*/, ''))];
}

interface Tally {
  readonly statuses: Map<string, number>;
  readonly faults: string[];
  maxRedirectChain: number;
  slowestMs: number;
}

/** What must not be read on any page: values that were never computed, and markup that came with the address. */
const nonsense = /\bNaN\b|\bundefined\b|\[object Object\]|Invalid Date|\bInfinity\b|<svg onload|<script>alert/;
/** A page may name a region in quotation marks that it does not know. */
const withoutQuoted = (text: string, query: string) =>
  [...new URLSearchParams(query).values()].reduce((rest, value) => rest.replaceAll(`“${value}”`, ''), text);
const typedText = (html: string) => html.replace(/<script\b.*?<\/script>/gs, '').replace(/<[a-z!/][^>]*>/gi, ' ');

async function follow({ url }: SharedSite, { path, query, index, cookies }: Visit, tally: Tally): Promise<void> {
  const fault = (what: string) => void tally.faults.push(`${path}?${query.slice(0, 160)}: ${what}`);
  const seen = new Set<string>();
  for (let next = new URL(`${path}?${query}`, url), hops = 0; ; hops += 1) {
    if (hops > maxHops) return fault(`more than ${maxHops} redirects`);
    const began = performance.now();
    const answer = await open(next, addressOf(index + 10), cookies).catch((error: unknown) => String(error));
    if (typeof answer === 'string') return fault(`no answer (${answer})`);
    tally.slowestMs = Math.max(tally.slowestMs, performance.now() - began);
    tally.maxRedirectChain = Math.max(tally.maxRedirectChain, hops);
    const location = answer.headers.get('location');
    if (answer.status < 300 || answer.status >= 400 || location === null) return finish(answer, query, tally, fault);
    await answer.arrayBuffer();
    next = new URL(location, next);
    if (next.origin !== url) return fault(`led to ${next.origin}`);
    if (seen.has(next.href)) return fault(`goes round to ${next.pathname}`);
    seen.add(next.href);
  }
}

async function open(address: URL, from: string, cookies: Map<string, string>): Promise<Response> {
  const cookie = [...cookies].map(([name, value]) => `${name}=${value}`).join('; ');
  const answer = await fetch(address, {
    redirect: 'manual',
    headers: { 'X-Forwarded-For': from, ...(cookie ? { Cookie: cookie } : {}) },
    signal: AbortSignal.timeout(maxWaitMs),
  });
  for (const line of answer.headers.getSetCookie()) {
    const [, name = '', value = ''] = /^([^=]+)=([^;]*)/.exec(line) ?? [];
    cookies.set(name, value);
  }
  return answer;
}

async function finish(
  answer: Response,
  query: string,
  { statuses }: Tally,
  fault: (what: string) => void,
): Promise<void> {
  statuses.set(String(answer.status), (statuses.get(String(answer.status)) ?? 0) + 1);
  const text = await answer.text();
  const readText = answer.headers.get('content-type')?.includes('html') ? typedText(text) : text;
  const [found] = nonsense.exec(withoutQuoted(readText, query)) ?? [];
  if (found !== undefined) fault(`reads ${found}`);
  if (answer.status >= 500) fault(`status ${answer.status}`);
}

/**
 * In the browser: a page corrects its address as its widgets come alive, and would have asked for another document two
 * frames later. Asked again in every document that comes.
 */
async function isSettled(): Promise<boolean> {
  const widgets = [...document.querySelectorAll<HTMLElement>('[data-wake="load"]')];
  if (!widgets.every(({ dataset }) => 'awake' in dataset)) return false;
  await new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve)));
  return true;
}

/** A page's script may correct the address once (H72): the most documents that one visit to the suite step opened in Chromium. */
async function countMaxDocuments(url: string, pages: readonly FlowPage[], visits: number): Promise<number> {
  const [, suiteStep] = pages;
  if (!suiteStep || visits === 0) return 0;
  const browser = await launchChromium();
  try {
    const page = await browser.newPage();
    let documents = 0;
    let max = 0;
    page.on(
      'request',
      (request) => void (request.isNavigationRequest() && request.frame() === page.mainFrame() && (documents += 1)),
    );
    for (const query of mutatedQueries(suiteStep.right, visits, seed)) {
      documents = 0;
      await page.goto(`${url}${suiteStep.path}/?${query}`, { waitUntil: 'load' });
      await page.waitForFunction(isSettled);
      max = Math.max(max, documents);
    }
    return max;
  } finally {
    await browser.close();
  }
}

function report({
  pages,
  queries,
  tally,
  seconds,
  maxDocuments,
}: {
  readonly pages: readonly FlowPage[];
  readonly queries: number;
  readonly tally: Tally;
  readonly seconds: number;
  readonly maxDocuments: number;
}): TrialReport {
  const { faults } = tally;
  return {
    isGood: faults.length === 0 && maxDocuments <= 3,
    rows: [
      ['addresses of the flow', pages.length],
      ['mutated queries for each', queries],
      ...[...tally.statuses].sort().map(([status, count]) => [`ended with ${status}`, count] as const),
      ['longest way of redirects', tally.maxRedirectChain],
      ['most documents that one visit opened in Chromium', maxDocuments],
      ['slowest answer, ms', Math.round(tally.slowestMs)],
      [
        '5xx, NaN, loops, markup, off-site, no answer',
        faults.length === 0 ? 0 : `${faults.length}: ${faults.slice(0, 8).join('; ')}`,
      ],
      ['seconds', seconds.toFixed(0)],
    ],
  };
}

export const mutatedQueriesDrill: Drill = {
  title: 'Mutated queries',
  how: `Every address of the reservation flow and the engine is opened with 2,000 queries made from a right one by one to four changes (seed ${seed}), and followed to its end; 100 of the suite step in Chromium as well.`,
  verdict: 'No 5xx, no NaN, no loop.',
  run: () => openWithMutatedQueries({ queries: 2_000, browserVisits: 100 }),
};
