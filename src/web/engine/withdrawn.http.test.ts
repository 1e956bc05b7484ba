import { mkdtempSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { buySuite, comeToPayment } from '../../../test/support/buyer';
import { FormBrowser } from '../../../test/support/form-browser';
import { type RunningServer, startServer } from '../../../test/support/start-server';
import { type LineCommands, openLineCommands } from '../../../test/support/line-commands';
import { servicesFolder } from '../../../test/services/services-folder';
import { until } from '../../../test/support/until';
import { valueOf } from '../../../test/support/parse-html';
import { voyageIdOf } from '../../core/voyages/itinerary-id';

let dataFolder: string;
let server: RunningServer;
let office: LineCommands;
let browser: FormBrowser;
beforeAll(async () => {
  dataFolder = mkdtempSync(join(servicesFolder(), 'withdrawn-'));
  server = await startServer({ env: { DATA_DIR: dataFolder } });
  office = await openLineCommands(dataFolder);
  browser = new FormBrowser(server.url);
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

async function freeSailing(): Promise<string> {
  const voyages = (await (await fetch(`${server.url}/api/voyages`)).json()) as readonly {
    readonly itineraryId: string;
    readonly availableCategories: Readonly<Record<string, number>>;
  }[];
  return voyages.find(({ availableCategories }) => (availableCategories['SV'] ?? 0) > 2)?.itineraryId ?? '';
}

it('SUI-13 holds a suite that came free for who would join its line, says so, and keeps what they typed', async () => {
  const query = {
    siid: 'landfall',
    voyageId: await freeSailing(),
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
  const itineraryId = await freeSailing();
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
