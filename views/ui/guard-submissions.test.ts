import type { Browser, Page } from 'playwright-core';
import { launchChromium } from '../../test/support/launch-chromium';
import { nextFrames } from '../../test/support/next-frames';
import { openScriptPage } from '../../test/support/script-page';

let browser: Browser;
let page: Page;
beforeAll(async () => {
  browser = await launchChromium();
}, 60_000);
afterAll(() => browser.close());
afterEach(() => page.close());

const script = `
  import { guardSubmissions } from './views/ui/guard-submissions';
  void guardSubmissions(document);
  document.addEventListener('submit', (event) => {
    if (event.target.id === 'scripted') { event.preventDefault(); window.sent = (window.sent ?? 0) + 1; }
  });
  window.leftToBrowser = 0;
  window.addEventListener('submit', (event) => { if (!event.defaultPrevented) window.leftToBrowser += 1; });`;
const html = `
  <form method="post" action="/sent"><button name="intent" value="invite">Invite</button></form>
  <form method="post" action="/sent" id="scripted"><button>Add</button></form>`;

/** Presses without waiting for the navigation that a press begins. */
async function pressTwice(name: string): Promise<void> {
  const { x = 0, y = 0 } = (await page.getByRole('button', { name }).boundingBox()) ?? {};
  for (let press = 0; press < 2; press += 1) {
    await page.mouse.click(x + 5, y + 5);
    await nextFrames(page);
  }
}

describe('a form whose answer is awaited', () => {
  it('ROL-02 FRM-03 is sent once by a button that is pressed twice, which looks busy', async () => {
    page = await openScriptPage(browser, { script, html });
    // The page stays, as it does while the answer is on its way.
    await page.route('**/sent', (route) => route.fulfill({ status: 204 }));
    await pressTwice('Invite');
    expect(await page.evaluate(() => (window as unknown as { readonly leftToBrowser: number }).leftToBrowser)).toBe(1);
    expect(await page.evaluate(() => document.querySelector('button')?.ariaBusy)).toBe('true');
  });

  it('FRM-03 is left to a script that sends it', async () => {
    page = await openScriptPage(browser, { script, html });
    await pressTwice('Add');
    expect(await page.evaluate(() => (window as unknown as { readonly sent: number }).sent)).toBe(2);
    expect(await page.evaluate(() => document.querySelector('#scripted button')?.ariaBusy)).toBeNull();
  });
});
