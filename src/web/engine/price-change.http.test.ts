import { factOf, hrefOf, parseHtml, textsIn } from '../../../test/support/parse-html';
import { FormBrowser } from '../../../test/support/form-browser';
import { resetLine } from '../../../test/support/reset-line';
import { sharedServer, type SharedServer } from '../../../test/support/shared-server';

let server: SharedServer;
let sailing: { readonly itineraryId: string };
beforeAll(async () => {
  server = await sharedServer();
  const voyages = (await (await fetch(`${server.url}/api/voyages`)).json()) as readonly {
    readonly itineraryId: string;
    readonly availableCategories: Readonly<Record<string, number>>;
  }[];
  const found = voyages.filter(({ availableCategories }) => (availableCategories['SV'] ?? 0) > 3)[8];
  if (!found) throw new Error('No sailing has room.');
  sailing = found;
}, 60_000);
beforeEach(() => resetLine(server.url));
afterAll(() => server.stop());

const lever = async (path: string, body: object) =>
  (
    await fetch(`${server.url}${path}`, {
      method: 'POST',
      headers: { 'Content-Type': 'application/json' },
      body: JSON.stringify(body),
    })
  ).status;
const fareIs = (price: number, category = 'SV') =>
  lever('/dev/fare', { itineraryId: sailing.itineraryId, category, price });
const clockIs = (now: Date) => lever('/dev/clock', { now: now.toISOString() });
const suiteStep = () => `/reserve-now/${sailing.itineraryId}/suite/?guestsAdults=2&guestsChildren=0`;

/** Where the card of the Seaview Suite leads, and the price on it. */
async function readCard(visitor: FormBrowser) {
  const { html } = await visitor.open(suiteStep());
  const [price] = textsIn(html, '[data-live="suite-SV"]');
  const [, href = ''] = /"href":"(\/engine\/details[^"]*categorycode=SV\\u0026[^"]*)"/.exec(html) ?? [];
  return { html, price, href: href.replaceAll('\\u0026', '&') };
}

it('ENG-01 RES-20 RES-06 holds at the price of the card, and stops with both when it has changed since', async () => {
  expect([await fareIs(0), await fareIs(20_000, 'XX'), await fareIs(24_500.5)]).toEqual([422, 404, 200]);
  const visitor = new FormBrowser(server.url);
  const card = await readCard(visitor);
  expect(card.price).toBe('From 24,500.50 USD per suite');
  expect(card.href).toMatch(/&p2=30,30&quote=[\w.-]+$/);

  await fareIs(25_750);
  const stopped = await visitor.open(card.href);
  expect([stopped.status, stopped.headers.get('cache-control')]).toEqual([200, 'private, no-store']);
  for (const words of [
    '$24,500.50',
    '$25,750.00',
    '$1,249.50 more',
    'Suite fare',
    'Port charges, 2 guests',
    'Taxes, 2 guests',
    'Landing and park fees, 2 guests',
  ]) {
    expect(stopped.html).toContain(words);
  }
  const leave = parseHtml(stopped.html).querySelector('dialog#cancel-reservation');
  expect(leave?.querySelectorAll('a, button').map(({ text }) => text)).toEqual(
    expect.arrayContaining(['Stay here', 'One page back', 'Where you began']),
  );
  expect(leave?.querySelector('[data-control="leave"]')).not.toBeNull();
  expect(leave?.querySelector('[data-goes-back]')).not.toBeNull();
  expect(stopped.headers.getSetCookie().filter((line) => line.startsWith('hold='))).toEqual([]);

  const held = await visitor.open(hrefOf(stopped.html, 'Go on at $25,750.00') ?? '');
  expect(held.location).toMatch(/^\/engine\/details\?hold=/);
  expect(factOf((await visitor.open(held.location ?? '')).html, 'Total')).toBe('$25,750.00');
});

it('RES-20 stops at the renewal of a hold that has lapsed, when the price has changed since', async () => {
  await fareIs(24_000);
  const visitor = new FormBrowser(server.url);
  const { href } = await readCard(visitor);
  const held = await visitor.open(href);
  await clockIs(new Date(Date.now() + 20 * 60_000));
  expect((await visitor.open(held.location ?? '')).location).toContain('errorcode=RES-Hold');
  await fareIs(23_000);
  const unquoted = href.replace(/&quote=.*/, '');
  const again = await visitor.open(unquoted);
  expect([again.status, again.html.includes('$1,000.00 less')]).toEqual([200, true]);
  expect((await new FormBrowser(server.url).open(unquoted)).location).toMatch(/^\/engine\/details\?hold=/);
  expect((await visitor.open((await readCard(visitor)).href)).location).toMatch(/^\/engine\/details\?hold=/);
});

it('E12 ENG-01 prints the same page until the quotes on it take their next step, half an hour on', async () => {
  const start = new Date(Math.ceil(Date.now() / 1_800_000) * 1_800_000 + 4 * 3_600_000 + 60_000);
  const pages: string[] = [];
  for (const minutes of [0, 12, 28, 31]) {
    await clockIs(new Date(start.getTime() + minutes * 60_000));
    pages.push((await readCard(new FormBrowser(server.url))).html.match(/quote=[\w.-]+/g)?.join() ?? '');
  }
  expect(pages[0]).not.toBe('');
  expect([pages[1], pages[2]]).toEqual([pages[0], pages[0]]);
  expect(pages[3]).not.toBe(pages[0]);
});
