import type { Browser, BrowserContext, BrowserContextOptions, CDPSession, Page } from 'playwright-core';

/** A page of its own context. To give it back is to let the next test of the file have it, as a new one. */
interface ReusedPage {
  readonly context: BrowserContext;
  readonly page: Page;
  readonly giveBack: () => Promise<void>;
}

interface OpenedPage {
  readonly context: BrowserContext;
  readonly page: Page;
  readonly devtools: CDPSession;
  /** Whether something was done to it that no later call takes back. */
  isSpent: boolean;
}

interface ReusedPageOptions extends BrowserContextOptions {
  /** Shows a document without script, of the origin whose storage is emptied. */
  readonly openEmpty: (page: Page) => Promise<unknown>;
}

const idle = new WeakMap<Browser, Map<string, OpenedPage[]>>();
const defaultViewport = { width: 1280, height: 720 };
const outside = -1;
const contextCalls = ['addInitScript', 'exposeBinding', 'exposeFunction', 'newCDPSession', 'newPage', 'route'];
const pageCalls = ['addInitScript', 'exposeBinding', 'exposeFunction'];
const clockCalls = ['install', 'pauseAt', 'setFixedTime', 'setSystemTime'];
const pageEvents = [
  'console',
  'dialog',
  'download',
  'framenavigated',
  'load',
  'pageerror',
  'popup',
  'request',
  'requestfailed',
  'requestfinished',
  'response',
];

/**
 * A new page is a process of its own in Chromium, and costs three times what another document in an old one does
 * (docs/decisions/0069). A page that was given back has no cookies, storage, routes or history; what stays is the cache
 * of files.
 */
export async function reusedPage(browser: Browser, { openEmpty, ...given }: ReusedPageOptions): Promise<ReusedPage> {
  const { viewport, extraHTTPHeaders = {}, reducedMotion, colorScheme, permissions, storageState, ...lasting } = given;
  const key = JSON.stringify(viewport === null ? { ...lasting, viewport } : lasting);
  const alike = idleOf(browser, key);
  const opened = (storageState === undefined ? alike.pop() : undefined) ?? (await openPage(browser, given));
  const { context, page } = opened;
  if (viewport !== null) await page.setViewportSize(viewport ?? defaultViewport);
  await page.emulateMedia({
    reducedMotion: reducedMotion ?? 'no-preference',
    colorScheme: colorScheme === undefined ? 'light' : colorScheme,
  });
  await context.setExtraHTTPHeaders(extraHTTPHeaders);
  if (permissions) await context.grantPermissions(permissions);
  const giveBack = async () => {
    if (await isRenewed(opened, openEmpty)) alike.push(opened);
    else await context.close();
  };
  return { context, page, giveBack };
}

function idleOf(browser: Browser, key: string): OpenedPage[] {
  const pages = idle.get(browser) ?? new Map<string, OpenedPage[]>();
  idle.set(browser, pages);
  const alike = pages.get(key) ?? [];
  pages.set(key, alike);
  return alike;
}

async function openPage(browser: Browser, options: BrowserContextOptions): Promise<OpenedPage> {
  const context = await browser.newContext(options);
  const page = await context.newPage();
  const opened = { context, page, devtools: await context.newCDPSession(page), isSpent: false };
  const spend = () => void (opened.isSpent = true);
  context.on('page', spend);
  watchCalls(context, contextCalls, spend);
  watchCalls(page, pageCalls, spend);
  watchCalls(page.clock, clockCalls, spend);
  return opened;
}

function watchCalls(owner: object, names: readonly string[], onCall: () => void): void {
  const methods = owner as Record<string, (...given: readonly unknown[]) => unknown>;
  for (const name of names) {
    const original = methods[name]?.bind(owner);
    methods[name] = (...given) => {
      onCall();
      return original?.(...given);
    };
  }
}

async function isRenewed(opened: OpenedPage, openEmpty: ReusedPageOptions['openEmpty']): Promise<boolean> {
  const { context, page, devtools } = opened;
  if (opened.isSpent || page.isClosed() || context.serviceWorkers().length > 0) return false;
  try {
    for (const event of pageEvents) page.removeAllListeners(event as never);
    await context.setOffline(false);
    await page.unrouteAll({ behavior: 'ignoreErrors' });
    await page.mouse.move(outside, outside);
    await openEmpty(page);
    await page.evaluate(() => {
      sessionStorage.clear();
      window.name = '';
    });
    await Promise.all([
      devtools.send('Storage.clearDataForOrigin', { origin: new URL(page.url()).origin, storageTypes: 'all' }),
      devtools.send('Page.resetNavigationHistory'),
      context.clearCookies(),
      context.clearPermissions(),
    ]);
    return !opened.isSpent;
  } catch {
    return false;
  }
}
