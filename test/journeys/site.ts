import type { Browser, BrowserContext, BrowserContextOptions, Page } from 'playwright-core';
import type { ChromiumOptions } from '../support/chromium';
import { launchChromium } from '../support/launch-chromium';
import { reusedPage } from '../support/reused-pages';
import { sharedServer, type SharedServer } from '../support/shared-server';
import { type ServerOptions, startServer } from '../support/start-server';

const actionLimitMs = 40_000;

/** The built site and one browser for one file of journeys. */
export interface Site {
  readonly server: SharedServer;
  readonly browser: Browser;
  readonly url: string;
  readonly close: () => Promise<void>;
}

/** With options a server of the file's own, else the shared one as on its first day. */
export async function openSite(options?: ServerOptions, browserOptions: ChromiumOptions = {}): Promise<Site> {
  const [server, browser] = await Promise.all([
    options ? startServer(options) : sharedServer(),
    launchChromium(browserOptions),
  ]);
  return {
    server,
    browser,
    url: server.url,
    close: async () => {
      await browser.close();
      await server.stop();
    },
  };
}

/** A visitor with a browser of their own, and a record of all that a visitor should never meet. */
export interface Visitor {
  readonly page: Page;
  readonly context: BrowserContext;
  /** Errors of the console, exceptions, refusals of the content-security-policy, requests to other origins. */
  readonly complaints: readonly string[];
  readonly leave: () => Promise<void>;
}

/** `reduced` motion: a picture that still fades in has the contrast of neither state. */
export async function visit(site: Site, options: BrowserContextOptions = {}): Promise<Visitor> {
  const { context, page, giveBack } = await reusedPage(site.browser, {
    baseURL: site.url,
    reducedMotion: 'reduce',
    locale: 'en-US',
    timezoneId: 'America/New_York',
    ...options,
    openEmpty: (opened) => opened.goto('/robots.txt'),
  });
  context.setDefaultTimeout(actionLimitMs);
  const complaints: string[] = [];
  page.on('console', (message) => {
    if (message.type() === 'error') complaints.push(`console: ${message.text()} (${page.url()})`);
  });
  page.on('pageerror', (error) => complaints.push(`exception: ${error.message} (${page.url()})`));
  page.on('request', (request) => {
    const { origin, protocol } = new URL(request.url());
    if (origin !== site.url && protocol !== 'data:' && protocol !== 'blob:')
      complaints.push(`another origin: ${request.url()}`);
  });
  page.on('response', (response) => {
    if (response.status() >= 500) complaints.push(`${response.status()}: ${response.url()}`);
  });
  return { page, context, complaints, leave: giveBack };
}

const readingMs = 4_000;
let readMs = 0;

/**
 * As long as a person takes for the plain question: an answer that comes within three seconds of it is no person's
 * (reliability D4). The server's clock moves, so that nobody has to wait.
 */
export async function takeTime({ url }: Site): Promise<void> {
  readMs += readingMs;
  await fetch(`${url}/dev/clock`, {
    method: 'POST',
    headers: { 'Content-Type': 'application/json' },
    body: JSON.stringify({ now: new Date(Date.now() + readMs).toISOString() }),
  });
}

/** What makes the page wider than its window, nothing when it cannot be moved sideways. */
export const sticksOut = (page: Page): Promise<readonly string[]> =>
  page.evaluate(() => {
    const { scrollWidth, clientWidth } = document.documentElement;
    if (scrollWidth <= clientWidth) return [];
    const wide = [...document.body.querySelectorAll('*')].filter(
      (element) => element.getBoundingClientRect().right > clientWidth + 1,
    );
    return wide
      .slice(0, 5)
      .map(
        (element) =>
          `${location.pathname} <${element.localName} class="${element.getAttribute('class') ?? ''}"> to ${Math.round(element.getBoundingClientRect().right)} px`,
      );
  });
