import { readCode } from '../support/outbox';
import type { Page } from 'playwright-core';
import { signIn } from '../support/sign-in';
import { findSailing, isFarAhead, type SailingWithSuites } from './sailing';
import { openSite, type Site, visit, type Visitor } from './site';
import {
  ada,
  cards,
  jonas,
  openSuites,
  pay,
  pointer,
  readConfirmation,
  takeSuite,
  tripCard,
  writeGuests,
} from './thread';

const holdMinutes = 10;

let site: Site;
let visitor: Visitor;
let page: Page;
beforeAll(async () => {
  site = await openSite();
}, 60_000);
afterAll(() => site.close());
beforeEach(async () => {
  visitor = await visit(site);
  page = visitor.page;
});
afterEach(() => visitor.leave());

async function goToPayment(email = ada.email): Promise<void> {
  await openSuites(page, await findSailing(site, isFarAhead));
  await takeSuite(page, pointer);
  await writeGuests(page, pointer, [{ ...ada, email }, jonas]);
}

const countTripsOf = async (email: string): Promise<number> => {
  const client = await signIn(site.url, email);
  return ((await (await client.get('/api/reservations')).json()) as readonly unknown[]).length;
};

describe('a payment that does not go through at once', () => {
  it('says that the card was declined, keeps what was typed but the code, and takes another card (in full)', async () => {
    await goToPayment('declined@example.com');
    await pay(page, pointer, cards.declines);
    await page.getByText('Your bank declined this card').waitFor();
    expect(await page.getByLabel('Name on the card').inputValue()).toBe('Ada Lindqvist');
    expect(await page.getByLabel('Security code').inputValue()).toBe('');
    await pay(page, pointer, cards.pays);
    await readConfirmation(page);
    expect(await countTripsOf('declined@example.com')).toBe(1);
    expect(visitor.complaints.filter((complaint) => !complaint.includes('status of 4'))).toEqual([]);
  }, 60_000);

  it('asks the guest’s bank, and finishes with its code (in full)', async () => {
    await goToPayment('bank@example.com');
    await pay(page, pointer, cards.asks);
    const code = (await page.locator('.second-step__figures').textContent()) ?? '';
    await page.getByLabel('Code from your bank').fill(code);
    await page.getByRole('button', { name: 'Confirm the payment' }).click();
    await readConfirmation(page);
    expect(await countTripsOf('bank@example.com')).toBe(1);
  }, 60_000);

  it('D7 finds a payment whose answer was lost, and makes one reservation of it (in full)', async () => {
    await goToPayment('lost@example.com');
    await pay(page, pointer, cards.losesAnswer);
    const confirmed = page.locator('.confirmation__number');
    const isPending = async () => {
      await page.getByText('We are waiting for your bank').or(confirmed).waitFor();
      return !(await confirmed.isVisible());
    };
    for (let press = 0; press < 5 && (await isPending()); press++) {
      await pay(page, pointer, cards.losesAnswer);
      // The page that answers never has the security code.
      await page.waitForFunction(() => !document.querySelector<HTMLInputElement>('[name="card-code"]')?.value);
    }
    await readConfirmation(page);
    expect(await countTripsOf('lost@example.com')).toBe(1);
  }, 60_000);

  it('D6 H13 says that a payment whose connection was lost may have arrived, and takes it once when it is sent again (in full)', async () => {
    await goToPayment('tunnel@example.com');
    await page.route('**/engine/payment', async (route) => {
      if (route.request().method() === 'POST') await route.fetch({ maxRedirects: 0 });
      await route.abort('connectionreset');
    });
    await pay(page, pointer, cards.pays);
    await page.getByRole('alert').getByText('do not know yet whether this arrived').waitFor();
    expect(await page.getByLabel('Name on the card').inputValue()).toBe('Ada Lindqvist');
    await page.unroute('**/engine/payment');
    await page.getByRole('button', { name: /^Pay/ }).click();
    await readConfirmation(page);
    expect(await countTripsOf('tunnel@example.com')).toBe(1);
  }, 60_000);

  it('D6 makes one reservation of a button that is pressed twice, and of a form that is sent again (in full)', async () => {
    await goToPayment('twice@example.com');
    const form = await page
      .locator('form.pay-form')
      .evaluate((element: HTMLFormElement) =>
        Object.fromEntries([...new FormData(element)].map(([name, value]) => [name, String(value)])),
      );
    const filled = {
      ...form,
      'card-number': cards.pays,
      'card-expiry': '12/31',
      'card-code': '123',
      'card-name': 'Ada Lindqvist',
    };
    const action = await page.locator('form.pay-form').getAttribute('action');
    const send = () =>
      page.context().request.post(action ?? '', { form: filled, headers: { Origin: site.url }, maxRedirects: 0 });
    const answers = await Promise.all([send(), send(), send()]);
    expect(answers.every((answer) => [303, 409].includes(answer.status()))).toBe(true);
    const again = await send();
    expect(again.headers()['location']).toContain('/engine/confirmation');
    expect(await countTripsOf('twice@example.com')).toBe(1);
  }, 60_000);

  it('F4 holds a suite as an offer, without a card, once its address is proved (in full)', async () => {
    await goToPayment('offer@example.com');
    await page.getByRole('radio', { name: /^Hold it as an offer/ }).check({ force: true });
    await page.getByRole('button', { name: /^(Hold this suite|Complete)/ }).click();
    // The code's field has the focus: typing it is all there is to do.
    await page.getByText('Type the code we sent you').waitFor();
    await page.keyboard.type(await readCode(site.url, 'offer@example.com'));
    await page.keyboard.press('Enter');
    const { reservationId } = await readConfirmation(page);
    const client = await signIn(site.url, 'offer@example.com');
    await visitor.context.addCookies([...client.jar].map(([name, value]) => ({ name, value, url: site.url })));
    await page.goto('/my-profile/trips');
    expect(await tripCard(page, reservationId).locator('.trip-card__status').textContent()).toContain('Offer');
  }, 60_000);
});

describe('a suite that is gone', () => {
  it('RES-11 H53 sends the second of two visitors back to the site, with a sentence, when the last cabin is taken (in full)', async () => {
    // The Funnel Suite is reserved by appointment only.
    const lastOf = ({ free }: SailingWithSuites) =>
      Object.entries(free).find(([category, cabins]) => cabins === 1 && category !== 'FS')?.[0];
    const sailing = await findSailing(site, (found) => lastOf(found) !== undefined);
    const category = lastOf(sailing) ?? '';
    const address = `/reserve-now/${sailing.itineraryId}/suite/?suiteId=${encodeURIComponent(`BR-I,${category}`)}&guestsAdults=2&guestsChildren=0`;
    const other = await visit(site);
    await page.goto(address);
    await other.page.goto(address);
    const press = (guestPage: Page) =>
      guestPage
        .locator(`#card-${category}`)
        .getByRole('link', { name: /^(Continue|Select)\b/ })
        .click();
    await press(page);
    await page.waitForURL(/\/engine\/details/);
    await press(other.page);
    await other.page.waitForURL(/\/reserve-now\/.*errorcode=/);
    expect(await other.page.getByRole('alert').textContent()).toContain('Every suite of this kind is taken');
    await other.leave();
  }, 60_000);

  it('says that the time is over when it is, and leads back to the suites (in full)', async () => {
    await goToPayment('late@example.com');
    const now = (await (
      await fetch(`${site.url}/dev/clock`, {
        method: 'POST',
        headers: { 'Content-Type': 'application/json' },
        body: JSON.stringify({ now: new Date(Date.now() + (holdMinutes + 1) * 60_000).toISOString() }),
      })
    ).json()) as { now: string };
    expect(now.now).toMatch(/^\d{4}-/);
    await pay(page, pointer, cards.pays);
    await page.waitForURL(/\/reserve-now\//);
    expect(await page.locator('main').textContent()).not.toContain('NaN');
    expect(await page.getByRole('alert').count()).toBe(1);
  }, 60_000);
});
