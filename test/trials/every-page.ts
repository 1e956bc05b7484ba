import type { Browser, BrowserContext, Page } from 'playwright-core';
import { colours, violationsOf } from '../support/axe';
import { launchChromium } from '../support/launch-chromium';
import { sharedServer } from '../support/shared-server';
import { textsIn } from '../support/parse-html';
import { type Drill, type TrialReport, withConcurrency } from './trial';

/** A phone at its narrowest, a wide window at 200 % zoom, and a tablet: pages must fit in each. */
const widths = [320, 640, 820] as const;
const maxWaitMs = 40_000;
/** A page of its own is a process of Chromium; in a run of the tests other files keep the cores busy. */
const pagesAtOnce = { sample: 1, full: 2 } as const;

interface Looks {
  /**
   * Axe, in light, on every page, but with header, menu and footer, which are one and the same, on the first alone; of
   * the other looks one on each page in turn, and contrast in the dark instead of in light where that is the turn.
   */
  readonly isSample: boolean;
}

const otherLooks = ['widths', 'dark', 'without script'] as const;
type OtherLook = (typeof otherLooks)[number];

interface Look extends Looks {
  readonly hasFrame: boolean;
  readonly others: readonly OtherLook[];
  readonly page: Page;
  readonly address: string;
  readonly complaints: string[];
  readonly found: string[];
}

/**
 * Opens pages of the sitemap as they are for everyone, and looks at each: axe (WCAG 2.2 A and AA) in light and in dark, its
 * width on a phone and at 200 % zoom, errors of the console, requests to other origins, and what is left of it without script.
 */
export async function lookAtPages(
  choose: (addresses: readonly string[]) => readonly string[],
  { isSample }: Looks,
): Promise<TrialReport> {
  const concurrency = isSample ? pagesAtOnce.sample : pagesAtOnce.full;
  const server = await sharedServer();
  // The crawl asks for every picture; here none is looked at.
  const browser = await launchChromium();
  const found: string[] = [];
  let addresses: readonly string[] = [];
  try {
    const sitemap = await (await fetch(`${server.url}/sitemap.xml`)).text();
    addresses = choose(textsIn(sitemap, 'loc').map((address) => new URL(address).pathname));
    const open = await Promise.all(Array.from({ length: concurrency }, () => pagesOf(browser, server.url, found)));
    await withConcurrency(concurrency, addresses, async (address, index) => {
      const own = open.pop();
      if (!own) throw new Error('More work at the same time than pages');
      const others = otherLooks.filter((_, at) => !isSample || at === index % otherLooks.length);
      await look({ ...own, address, others, isSample, hasFrame: !isSample || index === 0 });
      if (others.includes('without script')) await lookWithoutScript(own.plain, address, found);
      open.push(own);
    });
  } finally {
    await browser.close();
    await server.stop();
  }
  return {
    isGood: found.length === 0 && addresses.length > 0,
    rows: [
      ['pages of the sitemap', addresses.length],
      ['looks at each besides axe in light', isSample ? 'one of three' : 'axe in dark, three widths, without script'],
      ['faults', found.length === 0 ? 0 : `${found.length}: ${found.slice(0, 12).join('; ')}`],
    ],
  };
}

interface Own {
  readonly page: Page;
  readonly plain: Page;
  readonly complaints: string[];
  readonly found: string[];
}

async function pagesOf(browser: Browser, url: string, found: string[]): Promise<Own> {
  const complaints: string[] = [];
  const scripted = await contextOf(browser, url, true);
  const page = await scripted.newPage();
  page.on('console', (message) => void (message.type() === 'error' && complaints.push(message.text())));
  page.on('pageerror', (error) => complaints.push(error.message));
  page.on(
    'request',
    (request) =>
      void (
        new URL(request.url()).origin === url ||
        request.url().startsWith('data:') ||
        complaints.push(`another origin: ${request.url()}`)
      ),
  );
  const plain = await (await contextOf(browser, url, false)).newPage();
  return { page, plain, complaints, found };
}

async function contextOf(browser: Browser, baseURL: string, javaScriptEnabled: boolean): Promise<BrowserContext> {
  const context = await browser.newContext({
    baseURL,
    javaScriptEnabled,
    reducedMotion: 'reduce',
    viewport: { width: 390, height: 844 },
  });
  context.setDefaultTimeout(maxWaitMs);
  return context;
}

async function look(given: Look): Promise<void> {
  const { page, address, complaints, found, hasFrame, isSample, others } = given;
  // In this order the page before is not laid out once more, and the browser goes on in the same process.
  await page.goto(address);
  await page.emulateMedia({ colorScheme: 'light', reducedMotion: 'reduce' });
  await page.setViewportSize({ width: 390, height: 844 });
  const hasColours = !isSample || !others.includes('dark');
  found.push(
    ...(await violationsOf(page, { hasFrame, hasColours, isAlwaysColours: !isSample })).map(
      (broken) => `${address} light: ${broken}`,
    ),
  );
  if (others.includes('widths')) found.push(...(await lookAtWidths(page, address)));
  if (others.includes('dark')) found.push(...(await lookInTheDark(given)));
  found.push(...complaints.splice(0).map((complaint) => `${address}: ${complaint}`));
}

async function lookAtWidths(page: Page, address: string): Promise<readonly string[]> {
  const found: string[] = [];
  for (const width of widths) {
    await page.setViewportSize({ width, height: 844 });
    const over = await page.evaluate(() => document.documentElement.scrollWidth - document.documentElement.clientWidth);
    if (over > 0) found.push(`${address} moves sideways by ${over} at ${width} px`);
  }
  return found;
}

async function lookInTheDark({ page, address, hasFrame, isSample }: Look): Promise<readonly string[]> {
  if (hasFrame) await page.setViewportSize({ width: 1440, height: 900 });
  await page.emulateMedia({ colorScheme: 'dark', reducedMotion: 'reduce' });
  return (await violationsOf(page, { only: colours, hasFrame, isAlwaysColours: !isSample })).map(
    (broken) => `${address} dark: ${broken}`,
  );
}

/** Its heading can be seen, and there is something to follow. */
async function lookWithoutScript(page: Page, address: string, found: string[]): Promise<void> {
  await page.goto(address);
  const [isHeadingShown, links] = await Promise.all([
    page.locator('main h1').first().isVisible(),
    page.locator('main a:visible').count(),
  ]);
  if (!isHeadingShown) found.push(`${address} has no heading without script`);
  if (links === 0) found.push(`${address} leads nowhere without script`);
}

export const everyPage: Drill = {
  title: 'Every page',
  how: 'Every page of the sitemap in Chromium: axe (WCAG 2.2 A and AA) in light and dark, 320, 640 (1280 at 200 % zoom) and 820 px, console, origins, and once more without script.',
  verdict:
    'No rule was broken, nothing moved sideways, no error, no other origin, and each page can be read and left without script.',
  run: () => lookAtPages((addresses) => addresses, { isSample: false }),
};
