import { FormBrowser } from '../../../test/support/form-browser';
import { parseHtml, valueOf } from '../../../test/support/parse-html';
import { sharedServer, type SharedServer } from '../../../test/support/shared-server';
import { signIn } from '../../../test/support/sign-in';
import { findCategory } from '../../../test/support/buyer';
import { hiddenFields } from '../../../test/support/form-browser';
import { readOutbox } from '../../../test/support/outbox';
import { guestFields } from '../../../test/support/suite-forms';
import { until } from '../../../test/support/until';

let server: SharedServer;
beforeAll(async () => {
  server = await sharedServer();
}, 60_000);
afterAll(() => server.stop());

const entry = async (guests: string) => {
  const { itineraryId, category } = await findCategory(server.url, 2);
  const ages = guests.split(',').length;
  return `/engine/details?siid=landfall&voyageId=${itineraryId}&categorycode=${category}&farecode=BESTPRICE&p1=${ages}&p2=${guests}`;
};
const typed = { 'guest1-first': 'Ada', 'guest1-last': 'Quist', 'guest2-first': 'Bo', 'guest2-birth-year': '1979' };
const holdOf = (location: string | null) => new URL(location ?? '', server.url).searchParams.get('hold') ?? '';

it('F9 keeps what was typed for a reload, another tab, a refused form and another guest count, and says so', async () => {
  const browser = new FormBrowser(server.url);
  const entered = await browser.open(await entry('30,30'));
  const hold = holdOf(entered.location);
  expect((await browser.open('/engine/draft', { hold, ...typed })).status).toBe(204);
  const again = await new FormBrowser(server.url).open(entered.location ?? '');
  expect(['guest1-first', 'guest2-first', 'guest2-birth-year'].map((name) => valueOf(again.html, name))).toEqual([
    'Ada',
    'Bo',
    '1979',
  ]);
  expect(again.html).toContain('What you typed is still here');
  const refused = await browser.open('/engine/details', { hold, ...typed, 'guest1-first': 'Adele' });
  expect(refused.status).toBe(422);
  expect(valueOf((await browser.open(entered.location ?? '')).html, 'guest1-first')).toBe('Adele');
  const other = await browser.open(await entry('30,30,9'));
  expect(holdOf(other.location)).not.toBe(hold);
  const page = await browser.open(other.location ?? '');
  expect(['guest1-first', 'guest2-first', 'guest3-first'].map((name) => valueOf(page.html, name))).toEqual([
    'Adele',
    'Bo',
    '',
  ]);
  expect((await browser.open('/engine/draft', { hold: 'nobody', ...typed })).status).toBe(400);
}, 60_000);

it('C1 offers companions of the guest’s own trips, and fills in name and birthday beside what was typed', async () => {
  const guest = await signIn(server.url, 'guest@example.com');
  const entered = await guest.get(await entry('30,30'));
  const address = entered.headers.get('location') ?? '';
  const html = await (await guest.get(address)).text();
  const [button] = parseHtml(html).querySelectorAll('button[name="companion"]');
  const name = button?.textContent.trim() ?? '';
  expect(name).not.toBe('');
  const chosen = await guest.submit('/engine/details', {
    hold: holdOf(address),
    'guest1-middle': 'Kept',
    companion: button?.getAttribute('value') ?? '',
  });
  expect(chosen.status).toBe(303);
  const filled = await (await guest.get(address)).text();
  expect(name).toContain(valueOf(filled, 'guest2-first'));
  expect(valueOf(filled, 'guest2-birth-year')).toMatch(/^\d{4}$/);
  expect(valueOf(filled, 'guest1-middle')).toBe('Kept');
  const visitor = await new FormBrowser(server.url).open(address);
  expect(parseHtml(visitor.html).querySelector('[name="companion"]')).toBeNull();
}, 60_000);

it('ENG-01 carries an adviser’s number from the details to the confirmation and the message, and refuses a wrong one', async () => {
  const email = 'client.of.adviser@example.com';
  const browser = new FormBrowser(server.url, { address: '198.51.104.7' });
  const first = await browser.open(await entry('30,30'));
  const wrong = { ...guestFields(email), 'adviser-number': '12345674', 'adviser-reference': 'http://x' };
  const refused = await browser.open('/engine/details', { hold: holdOf(first.location), ...wrong });
  const fields = parseHtml(refused.html);
  expect(refused.status).toBe(422);
  expect(fields.querySelector('details.adviser-fields[open]')).not.toBeNull();
  expect(fields.querySelectorAll('.adviser-fields [aria-invalid="true"]')).toHaveLength(2);
  const right = { ...guestFields(email), 'adviser-number': 'IATA 1234567-5', 'adviser-reference': 'north-7' };
  expect((await browser.open('/engine/details', { hold: holdOf(first.location), ...right })).status).toBe(303);
  const backAgain = await browser.open(first.location ?? '');
  expect(['adviser-number', 'adviser-reference'].map((name) => valueOf(backAgain.html, name))).toEqual([
    '12345675',
    'NORTH-7',
  ]);
  // Another party is another hold: the adviser comes along.
  const entered = await browser.open(await entry('30,31'));
  const hold = holdOf(entered.location);
  expect(valueOf((await browser.open(entered.location ?? '')).html, 'adviser-number')).toBe('12345675');
  await browser.open('/engine/details', { hold, ...right });
  const payment = await browser.open(`/engine/payment?hold=${hold}`);
  const paid = await browser.open('/engine/payment', {
    ...hiddenFields(payment.html),
    hold,
    choice: 'full',
    'card-number': '4242424242424242',
    'card-expiry': '12/33',
    'card-code': '123',
    'card-name': 'Ada Quist',
  });
  const confirmation = await browser.open(paid.location ?? '');
  expect(confirmation.html).toContain('IATA 12345675, reference NORTH-7');
  const isMailed = async () =>
    (await readOutbox(server.url, email)).some(
      ({ text }) => text.includes('IATA 12345675, reference NORTH-7') && text.includes('commission'),
    );
  await until(isMailed, true);
}, 60_000);
