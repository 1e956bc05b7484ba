import { attributesIn, parseHtml, textsIn, valueOf } from '../../../test/support/parse-html';
import { SystemClock } from '../../adapters/system-clock/clock';
import { FormBrowser, hiddenFields } from '../../../test/support/form-browser';
import { readPdf } from '../../../test/support/read-pdf';
import { resetLine } from '../../../test/support/reset-line';
import { signIn } from '../../../test/support/sign-in';
import { type SharedServer, sharedServer } from '../../../test/support/shared-server';
import { sharedServerEnv } from '../../../test/support/shared-server-env';
import { NodeSecrets } from '../../adapters/node-crypto/secrets';
import { BookingReceipt } from './booking-receipt';

const cards = {
  pays: '4242424242424242',
  declines: '4000000000000002',
  asks: '4000002500003155',
  silent: '4000000000000341',
};
const offer = 'ON70010003';
const codeSecret = sharedServerEnv.CODE_SECRET;

let server: SharedServer;
let eleanor: FormBrowser;
beforeAll(async () => {
  server = await sharedServer();
  eleanor = await signedIn('guest@example.com');
}, 60_000);
beforeEach(() => resetLine(server.url));
afterAll(() => server.stop());

async function signedIn(email: string): Promise<FormBrowser> {
  const client = await signIn(server.url, email);
  const browser = new FormBrowser(server.url);
  for (const [name, value] of client.jar) browser.adopt(name, value);
  return browser;
}

const cardFields = (number: string) => ({
  'card-number': number,
  'card-expiry': '12/39',
  'card-code': '123',
  'card-name': 'Eleanor Marsh',
});
/** The page's own form, as it stands there, with a sum and a card. */
const filled = (html: string, number: string, sum: Readonly<Record<string, string>>) => ({
  ...hiddenFields(html),
  ...cardFields(number),
  ...sum,
});
const enter = async (id = offer) => (await eleanor.open(`/engine/manage?reservationId=${id}`)).location ?? '';
const page = async (path?: string) => (await eleanor.open(path ?? (await enter()))).html;
const send = (form: Readonly<Record<string, string>>) => eleanor.open('/engine/manage', form);
const account = (html: string) =>
  Object.fromEntries(
    parseHtml(html)
      .querySelectorAll('.fare-quote__line')
      .flatMap((line) => {
        const amount = line.querySelector('dd')?.text ?? '';
        return amount.startsWith('$')
          ? [[line.querySelector('dt')?.text ?? '', Number(amount.replaceAll(/[$,]/g, ''))] as const]
          : [];
      }),
  );

describe('a reservation on the engine’s own page', () => {
  it('ENG-05 leads a guest who names no reservation to their trips, and tells a stranger nothing', async () => {
    const guests = await eleanor.open('/engine/manage');
    const strangers = await new FormBrowser(server.url).open('/engine/manage');
    expect([guests.status, guests.location, strangers.status]).toEqual([303, '/my-profile/trips', 404]);
  });

  it('C1 H08 opens for its signed-in guest or a permit only, with no guest’s name in the address', async () => {
    const address = await enter();
    expect(address).toMatch(/^\/engine\/manage\?permit=[\w-]+$/);
    const stranger = new FormBrowser(server.url);
    expect((await stranger.open(address)).status).toBe(200);
    const refused = [
      `/engine/manage?reservationId=${offer}`,
      '/engine/manage',
      `${address}x`,
      `/engine/manage?receipt=${offer}`,
      '/engine/manage?permit=a&permit=b',
    ];
    for (const path of refused) expect([400, 404]).toContain((await stranger.open(path)).status);
    const james = await signedIn('newcomer@example.com');
    expect((await james.open(`/engine/manage?reservationId=${offer}`)).status).toBe(404);
    expect((await stranger.open('/engine/manage', { ...cardFields(cards.pays), choice: 'balance' })).status).toBe(404);
    expect((await stranger.open('/engine/manage/bank', { payment: 'x', 'bank-code': '123456' })).status).toBe(404);
  });

  it('ENG-07 F8 shows an offer’s cancellation scale at the button, and keeps what was typed but number and code when the amount is too small or the card is declined', async () => {
    const html = await page();
    const form = parseHtml(html).querySelector('.pay-form');
    const inOrder = form?.querySelectorAll('a[href="/terms"], button[type="submit"]').map(({ tagName }) => tagName);
    expect(inOrder).toEqual(['A', 'BUTTON']);
    expect(textsIn(html, '.pay-form td').join('|')).toMatch(/\$[\d,]+\.00\|\$0\.00/);
    const small = await send(filled(html, cards.pays, { choice: 'part', amount: '20' }));
    expect(small.status).toBe(422);
    expect(small.html).toContain('Please write an amount between $500.00 and');
    const typed = attributesIn(small.html, 'input', 'value');
    expect([typed.includes('Eleanor Marsh'), typed.includes('123'), typed.includes(cards.pays)]).toEqual([
      true,
      false,
      false,
    ]);
    const declined = await send(filled(small.html, cards.declines, { choice: 'deposit' }));
    expect(declined.status).toBe(422);
    expect(declined.html).toContain('The card was declined');
    expect(account(await page())).toEqual(account(html));
  });

  it('ENG-07 D6 pays a part behind the bank’s code, once, and never more than was seen', async () => {
    const html = await page();
    const before = account(html);
    const form = filled(html, cards.asks, { choice: 'part', amount: '1,000' });
    const asked = await send(form);
    expect(asked.status).toBe(303);
    expect(asked.location).toContain('/engine/manage/bank?');
    const question = await eleanor.open(asked.location ?? '');
    expect(question.html).toContain('to approve $1,000.00');
    expect(
      (await eleanor.open('/engine/manage/bank', { ...hiddenFields(question.html), 'bank-code': 'none' })).status,
    ).toBe(422);
    const answer = { ...hiddenFields(question.html), 'bank-code': '123 456' };
    const answers = await Promise.all([
      eleanor.open('/engine/manage/bank', answer),
      eleanor.open('/engine/manage/bank', answer),
    ]);
    expect(answers.map(({ status }) => status)).toEqual([303, 303]);
    const again = await send(form);
    expect(again.location).toContain('paid=');
    const paid = await page(again.location ?? '');
    expect(paid).toContain('We received $1,000.00');
    expect(account(paid)['Remaining']).toBe((before['Remaining'] ?? 0) - 1_000);
    const stale = await send({
      ...filled(html, cards.pays, { choice: 'balance' }),
      key: 'another-form-of-the-same-page',
    });
    expect([stale.status, stale.html.includes('The sums have changed')]).toEqual([409, true]);
  });

  it('TRP-05 ENG-07 D7 books an offer when its deposit is there, also when the bank’s answer is lost', async () => {
    const html = await page();
    expect(textsIn(html, '.manage__status')).toEqual(['Status: Offer']);
    const sent = await Promise.all([0, 1, 2].map(() => send(filled(html, cards.silent, { choice: 'deposit' }))));
    expect(sent.every(({ status }) => status === 303)).toBe(true);
    const booked = await page();
    expect(textsIn(booked, '.manage__status')).toEqual(['Status: Booked']);
    const { Total: total = 0, Remaining: remaining = 0, ...lines } = account(booked);
    const payments = Object.entries(lines).filter(([label]) => label.includes('card ending in'));
    expect(payments.map(([, amount]) => amount)).toEqual([total / 4]);
    expect(remaining).toBe(total - total / 4);
    const trip = (await eleanor.open(`/my-profile/trips/itinerary?reservationId=${offer}&tab=payment`)).html;
    expect(trip).toContain(`$${remaining.toLocaleString('en-US', { minimumFractionDigits: 2 })}`);
  });

  it('ENG-08 TRD-11 downloads the fare as a PDF whose sums are those of the page', async () => {
    const html = await page();
    const sums = account(html);
    const [href = ''] = attributesIn(html, 'a[href^="/engine/manage/fare-breakdown.pdf?permit="]', 'href');
    const answer = await fetch(`${server.url}${href}`);
    expect([answer.status, answer.headers.get('content-type'), answer.headers.get('cache-control')]).toEqual([
      200,
      'application/pdf',
      'private, no-store',
    ]);
    const { text } = readPdf(Buffer.from(await answer.arrayBuffer()));
    for (const amount of Object.values(sums))
      expect(text).toContain(`$${amount.toLocaleString('en-US', { minimumFractionDigits: 2 })}`);
  });

  it('VOY-14 ENG-07 names both voyages of who stays aboard, each with its days and its cabin, as the trip does', async () => {
    const html = await page(await enter('ON70010009'));
    const facts = textsIn(html, 'ul.manage__facts > li');
    const trips = (await (
      await fetch(`${server.url}/api/reservations`, { headers: { Cookie: eleanor.cookie } })
    ).json()) as readonly {
      readonly seawareId: string;
      readonly packages: readonly { readonly packageName: string; readonly cabinNumber: string }[];
    }[];
    const packages = trips.find(({ seawareId }) => seawareId === 'ON70010009')?.packages ?? [];
    expect(packages).toHaveLength(2);
    expect(facts).toEqual([
      ...packages.flatMap(({ packageName, cabinNumber }) => [
        expect.stringContaining(`${packageName}, `),
        expect.stringContaining(`, cabin ${cabinNumber} `),
      ]),
      '2 guests',
    ]);
    const days = facts.map((fact) => /(\d+) nights/.exec(fact)?.[1]).filter(Boolean);
    expect([days.length, facts[0] === facts[2]]).toEqual([2, false]);
    expect(textsIn(html, 'h1')).toEqual([[...new Set(packages.map(({ packageName }) => packageName))].join(', ')]);
  });

  it('TRP-05 leads from a confirmation of what is over to where the reservation stands now', async () => {
    const receipts = new BookingReceipt(new NodeSecrets(codeSecret), new SystemClock());
    const cancelled = await eleanor.open(receipts.address('ON70010008'));
    expect([cancelled.status, cancelled.location]).toEqual([303, expect.stringMatching(/^\/engine\/manage\?receipt=/)]);
    expect(await page(cancelled.location ?? '')).toContain('This reservation was cancelled');
    expect((await eleanor.open(receipts.address('ON70010002'))).status).toBe(200);
  });

  it.each([
    ['ON70010002', 'All is paid'],
    ['ON70010004', 'Nothing to pay yet'],
    ['ON70010006', 'This voyage is behind you'],
    ['ON70010007', 'This option has ended'],
    ['ON70010008', 'This reservation was cancelled'],
  ])('TRP-05 ENG-07 takes no payment on %s and says why', async (id, words) => {
    const html = await page(await enter(id));
    expect(html).toContain(words);
    expect(parseHtml(html).querySelector('[name="card-number"]')).toBeNull();
    const [, permit = ''] = /permit=([\w-]+)/.exec(html) ?? [];
    expect(
      (
        await send({
          permit,
          key: 'a-form-that-was-never-shown',
          left: '100',
          choice: 'balance',
          ...cardFields(cards.pays),
        })
      ).status,
    ).toBe(303);
    expect(account(await page(await enter(id)))).toEqual(account(html));
  });
});

it('RES-20 AUT-27 fills in the lead guest for a signed-in guest, and nothing for a visitor', async () => {
  const voyages = (await (await fetch(`${server.url}/api/voyages`)).json()) as readonly {
    readonly itineraryId: string;
    readonly availableCategories: Readonly<Record<string, number>>;
  }[];
  const roomy = voyages.find(({ availableCategories }) => (availableCategories['SV'] ?? 0) > 3)?.itineraryId ?? '';
  const address = `/engine/details?siid=landfall&voyageId=${roomy}&categorycode=SV&farecode=BESTPRICE&p1=2&p2=30,30`;
  const leadName = async (browser: FormBrowser) => {
    const { html } = await browser.open((await browser.open(address)).location ?? '');
    expect(attributesIn(html, '[name="guest1-first"]', 'id')).toEqual(['guest1-first']);
    return valueOf(html, 'guest1-first');
  };
  expect(await leadName(eleanor)).toBe('Eleanor');
  expect(await leadName(new FormBrowser(server.url))).toBe('');
});
