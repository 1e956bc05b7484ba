import type { Browser, Page } from 'playwright-core';
import { launchChromium } from '../../test/support/launch-chromium';
import { openScriptPage } from '../../test/support/script-page';
import { nextFrames } from '../../test/support/next-frames';

let browser: Browser;
beforeAll(async () => {
  browser = await launchChromium({ isWhole: true });
}, 60_000);
afterAll(() => browser.close());

/** A page whose controls come when the test says `window.arrive()` or `window.fail()`. */
const script = `
  import { holdControls } from './views/widgets/hold-controls';
  window.asked = 0; window.heard = [];
  const controls = { installControls: (page) => {
    for (const kind of ['click', 'change', 'submit']) page.addEventListener(kind, (event) => {
      const control = event.target.closest('[data-control]');
      if (!control) return;
      if (kind !== 'change') event.preventDefault();
      window.heard.push(kind + ' ' + control.id);
    });
  } };
  holdControls(document, () => new Promise((resolve, reject) => {
    window.asked += 1;
    window.arrive = () => resolve(controls);
    window.fail = () => reject(new Error('offline'));
  }));`;
const html = `
  <a id="link" href="/favorites" data-control><svg id="drawing" width="20" height="20"><rect width="20" height="20"/></svg> Keep</a>
  <a id="plain" href="#elsewhere">Plain</a>
  <button type="button" id="print" data-control>Print</button>
  <select id="choice" data-control><option>A<option>B</select>
  <form id="form" action="/sent" data-control><input id="word" name="word"><label><input id="tick" type="checkbox">Tick</label><button id="send">Send</button></form>`;

interface TestWindow {
  readonly asked: number;
  readonly heard: readonly string[];
  readonly arrive: () => void;
  readonly fail: () => void;
}
const open = () => openScriptPage(browser, { script, html });
const heard = (page: Page) => page.evaluate(() => (window as unknown as TestWindow).heard);
const arrive = (page: Page) => page.evaluate(() => (window as unknown as TestWindow).arrive());
const asked = (page: Page) => page.evaluate(() => (window as unknown as TestWindow).asked);

describe('controls that come with the visitor', () => {
  it('are not asked for while the visitor is inactive, and once when the visitor acts', async () => {
    const page = await open();
    await nextFrames(page);
    expect(await asked(page)).toBe(0);
    await page.locator('#plain').hover();
    await page.keyboard.press('Tab');
    expect(await asked(page)).toBe(1);
    await page.close();
  });

  it('GEO-09 are asked for at once when a field was reached before the script ran', async () => {
    const page = await openScriptPage(browser, { script: `document.querySelector('#choice').focus();${script}`, html });
    expect(await asked(page)).toBe(1);
    await page.close();
  });

  it('do once what was pressed before they came, also on a drawing inside the link', async () => {
    const page = await open();
    await page.locator('#drawing').click();
    await page.locator('#drawing').click();
    expect([await heard(page), new URL(page.url()).pathname]).toEqual([[], '/voyages']);
    await arrive(page);
    await page.waitForFunction(() => (window as unknown as TestWindow).heard.length > 0);
    expect(await heard(page)).toEqual(['click link']);
    await page.locator('#link').click();
    expect(await heard(page)).toEqual(['click link', 'click link']);
    await page.close();
  });

  it('do what was chosen and sent before they came, and leave the fields of a form alone', async () => {
    const page = await open();
    await page.locator('#choice').selectOption('B');
    await page.locator('#word').fill('reef');
    await page.locator('#tick').check();
    await page.locator('#word').press('Enter');
    expect(await page.locator('#tick').isChecked()).toBe(true);
    await arrive(page);
    await page.waitForFunction(() => (window as unknown as TestWindow).heard.includes('submit form'));
    expect((await heard(page)).filter((what) => !what.startsWith('click'))).toEqual(['change choice', 'submit form']);
    await page.close();
  });

  it('leave links and forms to their plain work when they do not come (in full)', async () => {
    const page = await open();
    await page.locator('#link').click();
    await page.evaluate(() => (window as unknown as TestWindow).fail());
    await page.waitForURL('**/favorites');
    await page.close();
  });

  it('are waited for two seconds, not longer (in full)', async () => {
    const page = await open();
    await page.locator('#word').fill('reef');
    await page.locator('#send').click();
    await page.waitForURL('**/sent?word=reef', { timeout: 5_000 });
    await page.close();
  });

  it.each([
    ['before two seconds have passed', (page: Page) => page.locator('#print').click(), async () => undefined],
    ['after them', (page: Page) => page.locator('#plain').hover(), (page: Page) => page.locator('#print').click()],
  ])(
    'CNT-07 a button that does nothing without them, pressed %s, waits for them however late they come',
    async (_when, before, after) => {
      const page = await open();
      await page.clock.install();
      await before(page);
      await page.clock.runFor(2_200);
      await after(page);
      await arrive(page);
      await page.waitForFunction(() => (window as unknown as TestWindow).heard.length > 0);
      expect(await heard(page)).toEqual(['click print']);
      await page.close();
    },
  );

  it('CNT-07 are asked for again by the next press when they could not be loaded', async () => {
    const page = await open();
    await page.locator('#print').click();
    await page.evaluate(() => (window as unknown as TestWindow).fail());
    await page.locator('#print').click();
    expect(await asked(page)).toBe(2);
    await arrive(page);
    await page.waitForFunction(() => (window as unknown as TestWindow).heard.length > 0);
    expect(await heard(page)).toEqual(['click print']);
    await page.close();
  });
});
