import type { Browser } from 'playwright-core';
import { launchChromium } from '../../test/support/launch-chromium';
import { nextFrames } from '../../test/support/next-frames';
import { openScriptPage } from '../../test/support/script-page';

let browser: Browser;
beforeAll(async () => {
  browser = await launchChromium();
}, 60_000);
afterAll(() => browser.close());

it('reports no skipped view transition as an error, and every other rejection', async () => {
  const page = await openScriptPage(browser, {
    script:
      "import { ignoreSkippedTransitions } from './views/ui/ignore-skipped-transitions'; ignoreSkippedTransitions(window);",
    html: '<p>A page</p>',
  });
  const errors: string[] = [];
  page.on('pageerror', ({ message }) => errors.push(message));
  await page.evaluate(() => {
    document.startViewTransition();
    document.startViewTransition().skipTransition();
  });
  await nextFrames(page);
  await page.evaluate(() => void Promise.reject(new Error('a defect')));
  await nextFrames(page);
  expect(errors).toEqual(['a defect']);
  await page.close();
});
