import { FormBrowser } from '../../../test/support/form-browser';
import { proveAddress } from '../../../test/support/prove-address';
import { readCode } from '../../../test/support/outbox';
import { comeToPayment, holdSuite } from '../../../test/support/buyer';
import { sharedServer, type SharedServer } from '../../../test/support/shared-server';
import { cardFields } from '../../../test/support/suite-forms';
import { attributesIn, parseHtml } from '../../../test/support/parse-html';

let server: SharedServer;
let itineraryId = '';
beforeAll(async () => {
  server = await sharedServer();
  const voyages = (await (await fetch(`${server.url}/api/voyages`)).json()) as readonly {
    readonly itineraryId: string;
    readonly availableCategories: Readonly<Record<string, number>>;
  }[];
  const far = voyages.filter(({ availableCategories }) => (availableCategories['SV'] ?? 0) > 3).at(-1);
  itineraryId = far?.itineraryId ?? '';
}, 60_000);
afterAll(() => server.stop());

const open = async (path: string) => (await fetch(`${server.url}${path}`)).text();
const statesOf = (html: string) =>
  attributesIn(html, '.steps > .step', 'class').map((classes) => classes.replace('step step--', ''));
const currentOf = (html: string) =>
  parseHtml(html).querySelector('[aria-current="step"] [class="step__title"]')?.textContent;
const order = (email: string) => ({ itineraryId, category: 'SV', email });

it('RES-02 half-fills a step while it is under way, and fills it with its choice', async () => {
  const suiteStep = `/reserve-now/${itineraryId}/suite/?guestsAdults=2&guestsChildren=0`;
  const held = await holdSuite(server.url, order('steps@example.com'));
  const atPayment = await comeToPayment(server.url, order('steps-on@example.com'));
  if (held.kind !== 'held' || atPayment.kind !== 'held') throw new Error('No suite was held.');
  const pages = await Promise.all(
    [
      `/reserve-now/${itineraryId}`,
      suiteStep,
      `${suiteStep}&suiteId=BR-I,SV`,
      `/engine/details?hold=${held.holdId}`,
      `/engine/details?hold=${atPayment.holdId}`,
      `/engine/payment?hold=${atPayment.holdId}`,
    ].map(open),
  );
  expect(pages.map((html) => [currentOf(html), ...statesOf(html)])).toEqual([
    ['Voyage', 'active', 'ahead', 'ahead', 'ahead'],
    ['Suite', 'active', 'half-filled', 'ahead', 'ahead'],
    ['Suite', 'active', 'active', 'ahead', 'ahead'],
    ['Details', 'active', 'active', 'half-filled', 'ahead'],
    ['Details', 'active', 'active', 'active', 'ahead'],
    ['Payment', 'active', 'active', 'active', 'half-filled'],
  ]);
}, 60_000);

it('RES-18 D6 leads to the confirmation where a page in another tab would give back a suite that was reserved', async () => {
  const held = await comeToPayment(server.url, order('other-tab@example.com'));
  if (held.kind !== 'held') throw new Error('No suite was held.');
  const browser = new FormBrowser(server.url);
  const fields = { hold: held.holdId, choice: 'full', ...cardFields() };
  expect((await browser.open('/engine/payment', fields)).location).toContain('/engine/confirmation');
  const answer = await browser.open('/engine/release', { hold: held.holdId });
  expect([answer.status, answer.location]).toEqual([303, expect.stringContaining('/engine/confirmation')]);
  expect((await browser.open(answer.location ?? '')).html).toContain('Your suite is reserved');
}, 60_000);

it('RES-18 says of a suite that its guest gave back that it is not held, and not that its time ended', async () => {
  const held = await comeToPayment(server.url, order('gave-back@example.com'));
  if (held.kind !== 'held') throw new Error('No suite was held.');
  const browser = new FormBrowser(server.url);
  expect((await browser.open('/engine/release', { hold: held.holdId })).status).toBe(303);
  const back = await browser.open(`/engine/details?hold=${held.holdId}`);
  const { html } = await browser.open(back.location ?? '');
  expect(parseHtml(html).querySelector('.reservation__errors')?.text).toContain('Your suite is no longer held for you');
}, 60_000);

it('RES-05 RES-06 asks on the payment page whether to keep the suite for later, which holds it as an offer', async () => {
  const held = await comeToPayment(server.url, order('later@example.com'));
  if (held.kind !== 'held') throw new Error('No suite was held.');
  const html = await open(`/engine/payment?hold=${held.holdId}`);
  const dialog = parseHtml(html).querySelector('dialog#cancel-reservation');
  expect(dialog?.querySelectorAll('a, button').map(({ text }) => text)).toEqual(
    expect.arrayContaining(['Confirm', 'Keep it for later', 'Cancel']),
  );
  expect(dialog?.querySelector('[name="choice"][value="offer"]')).not.toBeNull();
  const browser = new FormBrowser(server.url);
  const asked = await browser.open('/engine/payment', { hold: held.holdId, choice: 'offer' });
  const answer = await proveAddress(
    { html: asked.html, answer: asked, code: () => readCode(server.url, 'later@example.com') },
    (path, form) => browser.open(path, form),
  );
  expect([answer.status, answer.location]).toEqual([303, expect.stringContaining('/engine/confirmation')]);
}, 60_000);

it('F2 H05 says that another tab holds another suite, and prints no declined card', async () => {
  const browser = new FormBrowser(server.url);
  const enter = (guests: string) =>
    browser.open(
      `/engine/details?siid=landfall&voyageId=${itineraryId}&categorycode=SV&farecode=BESTPRICE&p1=${guests.split(',').length}&p2=${guests}`,
    );
  const [first, second] = [await enter('30,30'), await enter('30')];
  const back = await browser.open(first.location ?? '');
  expect(back.location).toContain('errorcode=RES-OtherSuite');
  expect((await browser.open(back.location ?? '')).html).toContain('You went on with another suite in this browser');
  expect((await browser.open(second.location ?? '')).status).toBe(200);

  const held = await comeToPayment(server.url, order('declined@example.com'));
  if (held.kind !== 'held') throw new Error('No suite was held.');
  const refused = await new FormBrowser(server.url).open('/engine/payment', {
    hold: held.holdId,
    choice: 'deposit',
    'card-number': '5105105105105100',
    'card-expiry': '12/31',
    'card-code': '123',
    'card-name': 'Ada Quist',
  });
  expect([refused.status, refused.html.includes('Ada Quist'), /5105 ?1051/.test(refused.html)]).toEqual([
    422,
    true,
    false,
  ]);
}, 60_000);

it('D6 F7 takes one payment of two tabs, and says in the second one that its step charged and changed nothing', async () => {
  const held = await comeToPayment(server.url, order('tabs@example.com'));
  if (held.kind !== 'held') throw new Error('No suite was held.');
  const browser = new FormBrowser(server.url);
  const pay = (choice: string, expiry: string) =>
    browser.open('/engine/payment', {
      hold: held.holdId,
      choice,
      'card-number': '4242424242424242',
      'card-expiry': expiry,
      'card-code': '123',
      'card-name': 'Ada Quist',
    });
  const first = await pay('deposit', '12/31');
  const sentence = 'This was reserved before your last step reached us';
  const shown = await browser.open(first.location ?? '');
  expect([shown.status, shown.html.includes(sentence), shown.html.includes('Remaining')]).toEqual([200, false, true]);
  for (const second of [await pay('full', '12/31'), await pay('full', 'soon'), await pay('offer', '')]) {
    const page = await browser.open(second.location ?? '');
    expect([second.status, page.html.includes(sentence), page.html.includes('Remaining')]).toEqual([303, true, true]);
  }
}, 60_000);
