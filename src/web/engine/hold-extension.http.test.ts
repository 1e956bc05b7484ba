import { findCategory } from '../../../test/support/buyer';
import { FormBrowser } from '../../../test/support/form-browser';
import { attributesIn, textsIn, valueOf } from '../../../test/support/parse-html';
import { resetLine } from '../../../test/support/reset-line';
import { sharedServer, type SharedServer } from '../../../test/support/shared-server';

const minute = 60_000;

let server: SharedServer;
beforeAll(async () => {
  server = await sharedServer();
}, 60_000);
afterEach(() => resetLine(server.url));
afterAll(() => server.stop());

const clockIs = (now: number) =>
  fetch(`${server.url}/dev/clock`, {
    method: 'POST',
    headers: { 'Content-Type': 'application/json' },
    body: JSON.stringify({ now: new Date(now).toISOString() }),
  });

async function enter(browser: FormBrowser) {
  const { itineraryId, category } = await findCategory(server.url, 2);
  const { location } = await browser.open(
    `/engine/details?siid=landfall&voyageId=${itineraryId}&categorycode=${category}&farecode=BESTPRICE&p1=2&p2=30,30`,
  );
  return {
    itineraryId,
    category,
    address: location ?? '',
    hold: new URL(location ?? '', server.url).searchParams.get('hold') ?? '',
  };
}

const extendByScript = (hold: string) =>
  fetch(`${server.url}/engine/extend`, {
    method: 'POST',
    headers: { Accept: 'application/json', 'Sec-Fetch-Site': 'same-origin' },
    body: new URLSearchParams({ hold }),
  });

describe('more time for a hold', () => {
  it('ENG-01 is given to a visitor who asks before it ends, more than ten times', async () => {
    const browser = new FormBrowser(server.url);
    const start = Date.now();
    const { address, hold } = await enter(browser);
    for (let time = 1; time <= 11; time++) {
      await clockIs(start + time * 9 * minute);
      const answer = await extendByScript(hold);
      const { secondsLeft, text } = (await answer.json()) as { readonly secondsLeft: number; readonly text: string };
      expect(secondsLeft).toBeGreaterThan(590);
      expect(text).toMatch(/^Your suite is held until \d/);
    }
    expect(valueOf((await browser.open(address)).html, 'guest1-first')).toBe('');
  }, 60_000);

  it('ENG-01 leads back to the step of the reservation without script', async () => {
    const browser = new FormBrowser(server.url);
    const { address, hold } = await enter(browser);
    const answer = await browser.open('/engine/extend', { hold });
    expect([answer.status, answer.location]).toEqual([303, address]);
  });

  it('ENG-01 F9 leads back to the details without script, with what was typed there and not sent', async () => {
    const browser = new FormBrowser(server.url);
    const { address, hold } = await enter(browser);
    const { html } = await browser.open(address);
    const action = attributesIn(html, 'form.engine-form noscript button', 'formaction')[0] ?? '';
    const answer = await browser.open(action, { hold, 'guest1-first': 'Ada', 'guest2-birth-year': '1979' });
    expect([answer.status, answer.location]).toEqual([303, address]);
    const again = await browser.open(address);
    expect(['guest1-first', 'guest2-birth-year'].map((name) => valueOf(again.html, name))).toEqual(['Ada', '1979']);
  });

  it('ENG-01 H13 is not given at an outdated price, and the step says so', async () => {
    const browser = new FormBrowser(server.url);
    const { address, hold, itineraryId, category } = await enter(browser);
    const fare = { itineraryId, category, price: 99_900 };
    const headers = { 'Content-Type': 'application/json' };
    await fetch(`${server.url}/dev/fare`, { method: 'POST', headers, body: JSON.stringify(fare) });
    expect((await extendByScript(hold)).status).toBe(409);
    const answer = await browser.open('/engine/extend', { hold });
    expect(answer.location).toBe(`${address}&from=extension`);
    const words = ({ html }: { readonly html: string }) => textsIn(html, '.notice--error').join();
    expect(words(await browser.open(answer.location ?? ''))).toContain('This time cannot be extended');
    expect(words(await browser.open(address))).toBe('');
  });

  it('ENG-01 is not given once the hold has ended, nor for a hold that nobody has', async () => {
    const browser = new FormBrowser(server.url);
    const { hold } = await enter(browser);
    await clockIs(Date.now() + 11 * minute);
    expect((await extendByScript(hold)).status).toBe(409);
    const answer = await browser.open('/engine/extend', { hold });
    expect((await browser.open(answer.location ?? '')).location).toMatch(/errorcode=RES-Hold/);
    expect((await browser.open('/engine/extend', { hold: 'nobody' })).location).toBe('/voyages');
  });
});
