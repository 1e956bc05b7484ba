import { type Browser, chromium } from 'playwright-core';
import { borrow } from './borrow';
import type { ChromiumOptions } from './chromium';
import { connectDevTools } from './devtools-connection';
import { startChromium } from './start-chromium';

/** A browser with nothing in it: the pool's in a run of the tests, else one of its own. To close it is to give it back. */
export async function launchChromium({
  isWhole = false,
  hasPictures = false,
  hasWebGl = false,
}: ChromiumOptions = {}): Promise<Browser> {
  const options = { isWhole, hasPictures, hasWebGl };
  const { url, release } = (await borrow(JSON.stringify(options))) ?? (await startOwn(options));
  const browser = await chromium.connectOverCDP(await connectDevTools(url));
  const disconnect = browser.close.bind(browser);
  browser.close = async () => {
    await disconnect();
    await release();
  };
  return browser;
}

async function startOwn(options: ChromiumOptions) {
  const { url, stop } = await startChromium(options);
  return { url, release: stop };
}
