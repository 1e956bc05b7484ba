import type { Browser } from 'playwright-core';
import { launchChromium } from '../../test/support/launch-chromium';
import { openScriptPage } from '../../test/support/script-page';

let browser: Browser;
beforeAll(async () => {
  browser = await launchChromium();
}, 60_000);
afterAll(() => browser.close());

const script = `
  import { openHighlights } from './views/content/open-highlights';
  openHighlights(document);
  window.press = (how) => {
    const press = new MouseEvent('click', { bubbles: true, cancelable: true, ...how });
    document.addEventListener('click', (event) => { window.wasTaken = event.defaultPrevented; event.preventDefault(); }, { once: true });
    document.getElementById('opener').dispatchEvent(press);
    return [window.wasTaken, document.getElementById('six').open];
  };`;
const html =
  '<a id="opener" href="#six" data-control="open-highlights">See all</a><dialog id="six"><details><summary>One</summary>A swim.</details></dialog>';

type How = Pick<MouseEventInit, 'ctrlKey' | 'metaKey' | 'shiftKey' | 'altKey' | 'button'>;

interface TestWindow {
  readonly press: (how: How) => readonly boolean[];
}

describe('the way to all experiences of a voyage', () => {
  it('CNT-25 opens by a plain press; one for a tab or a window of the visitor’s own stays theirs', async () => {
    const page = await openScriptPage(browser, { script, html });
    const press = (how: How) => page.evaluate((init) => (window as unknown as TestWindow).press(init), how);
    for (const how of [{ ctrlKey: true }, { metaKey: true }, { shiftKey: true }, { altKey: true }, { button: 1 }])
      expect([how, await press(how)]).toEqual([how, [false, false]]);
    expect(await press({})).toEqual([true, true]);
    await page.close();
  });
});
