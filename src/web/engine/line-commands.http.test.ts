import { mkdtempSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { buySuite, comeToPayment } from '../../../test/support/buyer';
import { FormBrowser } from '../../../test/support/form-browser';
import { type RunningServer, startServer } from '../../../test/support/start-server';
import { type LineCommands, openLineCommands } from '../../../test/support/line-commands';
import { servicesFolder } from '../../../test/services/services-folder';
import { until } from '../../../test/support/until';
import { parseHtml, valueOf } from '../../../test/support/parse-html';
import { voyageIdOf } from '../../core/voyages/itinerary-id';

let dataFolder: string;
let server: RunningServer;
let office: LineCommands;
let browser: FormBrowser;
/** A sailing of a voyage of its own for each case, because one of them withdraws its voyage. */
let sailings: { readonly held: string; readonly withdrawn: string; readonly cancelled: string };
beforeAll(async () => {
  dataFolder = mkdtempSync(join(servicesFolder(), 'line-commands-'));
  server = await startServer({ env: { DATA_DIR: dataFolder } });
  office = await openLineCommands(dataFolder);
  browser = new FormBrowser(server.url);
  sailings = await chooseSailings();
}, 60_000);
afterAll(async () => {
  await office.close();
  await server.stop();
  rmSync(dataFolder, { recursive: true, force: true });
});

const voyageNotFound = 'Voyage details not found. Please select an alternate voyage';

/** Where a browser ends, and what it reads there. */
async function follow(path: string, form?: Readonly<Record<string, string>>) {
  let at = path;
  let answer = await browser.open(path, form);
  while (answer.location) {
    at = answer.location;
    answer = await browser.open(at);
  }
  return { at, status: answer.status, text: answer.html.replaceAll('<!-- -->', '') };
}

async function chooseSailings(): Promise<typeof sailings> {
  const all = (await (await fetch(`${server.url}/api/voyages`)).json()) as readonly {
    readonly itineraryId: string;
    readonly dateRange: { readonly from: string };
    readonly availableCategories: Readonly<Record<string, number>>;
  }[];
  const free = all.filter(({ availableCategories }) => (availableCategories['SV'] ?? 0) > 2);
  // The terms keep $1,000 of what is cancelled so early.
  const farAhead = Date.now() + 160 * 24 * 3_600_000;
  const cancelled = free.find(({ dateRange }) => Date.parse(dateRange.from) > farAhead)?.itineraryId ?? '';
  const ofOtherVoyages = new Map(free.map(({ itineraryId }) => [voyageIdOf(itineraryId), itineraryId]));
  ofOtherVoyages.delete(voyageIdOf(cancelled));
  const [held = '', withdrawn = ''] = ofOtherVoyages.values();
  return { held, withdrawn, cancelled };
}

it('SUI-13 holds a suite that came free for who would join its line, says so, and keeps what they typed', async () => {
  const query = {
    siid: 'landfall',
    voyageId: sailings.held,
    categorycode: 'SV',
    farecode: 'BESTPRICE',
    p1: '1',
    p2: '30',
  };
  const { at, status, text } = await follow('/engine/waitlist', {
    ...query,
    key: 'a-wish',
    'guest1-first': 'Ada',
    'guest1-last': 'Lindqvist',
    'guest1-birth-month': '4',
    'guest1-birth-day': '27',
    'guest1-birth-year': '1975',
    'guest1-email': 'ada@example.com',
    'guest1-phone': '+13055550177',
  });
  expect([at, status]).toEqual([expect.stringMatching(/^\/engine\/details\?hold=/), 200]);
  for (const said of ['This suite is free again', 'Your suite is held until']) expect(text).toContain(said);
  expect([valueOf(text, 'guest1-last'), valueOf(text, 'guest1-email')]).toEqual(['Lindqvist', 'ada@example.com']);
}, 60_000);

it('RES-13 H52 says why nothing can be reserved of a voyage that was withdrawn, charges nothing, and still confirms what was reserved before', async () => {
  const itineraryId = sailings.withdrawn;
  const order = { itineraryId, category: 'SV', email: 'ada@example.com' };
  const [held, bought] = [await comeToPayment(server.url, order), await buySuite(server.url, order)];
  if (held.kind !== 'held' || bought.kind !== 'reserved')
    throw new Error(`Expected a hold and a reservation, got ${JSON.stringify([held, bought])}`);
  expect((await browser.open(`/engine/payment?hold=${held.holdId}`)).status).toBe(200);

  await office.run('withdraw', voyageIdOf(itineraryId) ?? '');
  await until(async () => (await browser.open(`/reserve-now/${itineraryId}`)).status, 404);
  const card = {
    choice: 'full',
    'card-number': '4242424242424242',
    'card-expiry': '12/31',
    'card-code': '123',
    'card-name': 'Ada Lindqvist',
  };
  const select = `/engine/details?siid=landfall&voyageId=${itineraryId}&categorycode=SV&farecode=BESTPRICE&p1=2&p2=30,30`;
  const asked: readonly (readonly [string, Readonly<Record<string, string>>?])[] = [
    ['/engine/payment', { hold: held.holdId, ...card }],
    ['/engine/payment', { hold: held.holdId, choice: 'offer' }],
    ['/engine/payment', { hold: held.holdId }],
    [`/engine/payment?hold=${held.holdId}`],
    [`/engine/details?hold=${held.holdId}`],
    ['/engine/details', { hold: held.holdId }],
    [select],
    [select.replace(itineraryId, 'ON1-CYC-990101-007')],
    [select.replace('details', 'waitlist')],
    [select.replace('BESTPRICE', 'OTHER').replace(itineraryId, 'ON1-CYC-990101-007')],
  ];
  for (const [path, form] of asked) {
    const { at, status, text } = await follow(path, form);
    expect([path, form, at.replace(/RES-\w+/, ''), status, text.includes(voyageNotFound)]).toEqual([
      path,
      form,
      '/voyages?errorcode=',
      200,
      true,
    ]);
  }
  expect((await browser.open(select)).location).toContain('errorcode=RES-VID');
  // A page that never was one stays not found, and what is wrong is not cached for the next visitor.
  expect([
    (await browser.open('/reserve-now/ON1-CYC-990101-007')).status,
    (await follow('/voyages')).text.includes(voyageNotFound),
  ]).toEqual([404, false]);

  const confirmed = await follow(bought.confirmation);
  expect([
    confirmed.status,
    confirmed.text.includes('Your suite is reserved'),
    confirmed.text.includes(bought.reservationId),
  ]).toEqual([200, true, true]);
}, 60_000);

it('H56 ENG-07 D6 gives a guest back what the terms do not keep, once, and says so on the page of the reservation', async () => {
  const bought = await buySuite(server.url, {
    itineraryId: sailings.cancelled,
    category: 'SV',
    email: 'ada@example.com',
  });
  if (bought.kind !== 'reserved') throw new Error(`Expected a reservation, got ${JSON.stringify(bought)}`);
  const said = await office.run('cancel', bought.reservationId);
  const [, paid = '', back = ''] =
    /Paid (\$[\d,.]+), kept by the terms \$1,000\.00, due back (\$[\d,.]+)\. \2 went back to the card ending in 4242\.$/.exec(
      said,
    ) ?? [];
  expect([said, paid === '']).toEqual([said, false]);
  expect(await office.run('cancel', bought.reservationId)).toBe(`${bought.reservationId} was cancelled before.`);
  const { location } = await browser.open(bought.confirmation);
  const { html } = await browser.open(location ?? '');
  expect(html).toContain('This reservation was cancelled');
  const rows = parseHtml(html)
    .querySelectorAll('dt')
    .map((label) => [label.text.replace(/^\d+ \w+ \d{4}, /, ''), label.nextElementSibling?.text]);
  expect(rows.slice(-3)).toEqual([
    ['card ending in 4242', paid],
    ['back to card ending in 4242', `-${back}`],
    ['Paid', '$1,000.00'],
  ]);
}, 60_000);
