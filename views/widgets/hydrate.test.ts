import type { Browser, BrowserContext, Page, Route } from 'playwright-core';
import { launchChromium } from '../../test/support/launch-chromium';
import { openScriptPage } from '../../test/support/script-page';

let browser: Browser;
let context: BrowserContext;
beforeAll(async () => {
  browser = await launchChromium({ isWhole: true });
}, 60_000);
afterAll(() => browser.close());
beforeEach(async () => {
  context = await browser.newContext();
});
afterEach(() => context.close());

const script = `
  import { createElement, useState } from 'react';
  import { wakeWidgets } from './views/widgets/hydrate';
  window.react = { createElement, useState };
  window.sent = 0;
  wakeWidgets(document);`;
const widgetSource = `
  const { createElement, useState } = window.react;
  export function Form() {
    const [isBusy, setIsBusy] = useState(false);
    const send = (event) => {
      event.preventDefault();
      if (isBusy) return;
      setIsBusy(true);
      window.sent += 1;
    };
    return createElement('form', { action: '/sent', onSubmit: send },
      createElement('button', { 'aria-busy': isBusy || undefined }, 'Send'));
  }`;
const html = `
  <div data-widget="a/Form" data-src="/widget.js" data-wake="interaction" data-prefix="w">
    <div class="widget__root"><form action="/sent"><button>Send</button></form></div>
    <script type="application/json">{}</script>
  </div>`;

/** A page whose widget's script is requested and not answered. */
async function pressThrice(): Promise<{ readonly page: Page; readonly request: Route }> {
  const page = await openScriptPage(context, { script, html });
  await page.clock.install();
  const request = new Promise<Route>((resolve) => void page.route('**/widget.js', (route) => resolve(route)));
  for (let press = 0; press < 3; press += 1) await page.locator('button').click({ noWaitAfter: true });
  return { page, request: await request };
}

describe('a widget that is pressed before its script has come', () => {
  it('FRM-03 looks busy, and sends its form once however often it was pressed', async () => {
    const { page, request } = await pressThrice();
    expect(await page.locator('button').getAttribute('aria-busy')).toBe('true');
    await request.fulfill({ contentType: 'text/javascript', body: widgetSource });
    await page.locator('[data-awake="true"]').waitFor();
    await page.clock.runFor(1_000);
    expect(await page.evaluate(() => (window as unknown as { readonly sent: number }).sent)).toBe(1);
    expect(await page.locator('button').getAttribute('aria-busy')).toBe('true');
    expect(new URL(page.url()).pathname).toBe('/voyages');
  });

  it('FRM-03 has its form sent without script when its own does not come within eight seconds', async () => {
    const { page } = await pressThrice();
    await page.clock.runFor(7_900);
    expect(new URL(page.url()).pathname).toBe('/voyages');
    await page.clock.runFor(200);
    await page.waitForURL('**/sent*');
  });

  it('FRM-03 has its form sent without script, and once, when its own cannot be loaded', async () => {
    const { page, request } = await pressThrice();
    let sentCount = 0;
    await page.route('**/sent*', async (route) => {
      sentCount += 1;
      await route.fulfill({ contentType: 'text/html', body: '<title>sent</title>' });
    });
    await request.abort();
    await page.waitForURL('**/sent*');
    expect(sentCount).toBe(1);
  });
});
