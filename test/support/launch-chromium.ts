import { type Browser, chromium } from 'playwright-core';
import { borrow } from './borrow';
import { chromiumLaunch, type ChromiumOptions } from './chromium';

/** A browser with nothing in it: the pool's in a run of the tests, else one of its own. To close it is to give it back. */
export async function launchChromium({
  isWhole = false,
  hasPictures = false,
  hasWebGl = false,
}: ChromiumOptions = {}): Promise<Browser> {
  const options = { isWhole, hasPictures, hasWebGl };
  const borrowed = await borrow(JSON.stringify(options));
  if (!borrowed) return chromium.launch(chromiumLaunch(options));
  const browser = await chromium.connect(borrowed.url);
  const disconnect = browser.close.bind(browser);
  browser.close = async () => {
    await disconnect();
    await borrowed.release();
  };
  return browser;
}
