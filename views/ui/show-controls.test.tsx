import type { Browser } from 'playwright-core';
import { renderToStaticMarkup } from 'react-dom/server';
import { siteSheet } from '../../test/support/built-sheets';
import { launchChromium } from '../../test/support/launch-chromium';
import { ShareButton } from './ShareButton';

let browser: Browser;
beforeAll(async () => {
  browser = await launchChromium();
}, 60_000);
afterAll(() => browser.close());

describe('controls that script shows', () => {
  it.each([
    ['CNT-08 have their place before, where scripts run, so that nothing below them moves', true],
    ['CNT-08 have no place where scripts do not run', false],
  ])('%s', async (_what, hasScript) => {
    const page = await browser.newPage({ javaScriptEnabled: hasScript });
    await page.setContent(`<style>${siteSheet}</style>${renderToStaticMarkup(<ShareButton />)}`);
    const button = page.locator('[data-shares]');
    expect([(await button.boundingBox()) !== null, await button.isVisible()]).toEqual([hasScript, false]);
    await page.close();
  });
});
