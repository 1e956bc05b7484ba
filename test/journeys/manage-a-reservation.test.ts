import type { BrowserContextOptions, Page } from 'playwright-core';
import { colours, violationsOf } from '../support/axe';
import { type ApiClient, signIn } from '../support/sign-in';
import { keyboardOf } from './keyboard';
import { openSite, type Site, sticksOut, visit, type Visitor } from './site';
import { cards, type Hands, pay, pointer, tripCard } from './thread';

const offer = 'ON70010003';
const deposited = 'ON70010001';
const twoVoyages = 'ON70010009';

let site: Site;
let eleanor: ApiClient;
beforeAll(async () => {
  site = await openSite();
  eleanor = await signIn(site.url, 'guest@example.com');
}, 60_000);
afterAll(() => site.close());

async function visitAsEleanor(options: BrowserContextOptions = {}): Promise<Visitor> {
  const visitor = await visit(site, options);
  await visitor.context.addCookies([...eleanor.jar].map(([name, value]) => ({ name, value, url: site.url })));
  return visitor;
}

/** Forms that come back with what is wrong are answered with 422, which browsers note as well. */
const beyondRefusals = ({ complaints }: Visitor) =>
  complaints.filter((complaint) => !complaint.includes('status of 422'));

/** The second payment has less to write: its sum is chosen by name, then the card as anywhere in the engine. */
async function choose(page: Page, name: RegExp): Promise<void> {
  await page.getByRole('radio', { name }).check({ force: true });
}

const owed = async (page: Page): Promise<number> =>
  Number(((await page.locator('.reservation-account__remaining dd').textContent()) ?? '').replace(/[^\d.]/g, ''));
const account = (page: Page) => page.locator('.reservation-account');
const press = (page: Page, { press: work }: Hands) => work(page.getByRole('button', { name: /^Pay / }));

async function violationsInTheDark(page: Page): Promise<readonly string[]> {
  await page.emulateMedia({ colorScheme: 'dark', reducedMotion: 'reduce' });
  const found = await violationsOf(page, { only: colours });
  await page.emulateMedia({ colorScheme: 'light', reducedMotion: 'reduce' });
  return found;
}

describe('a reservation is paid on its own page', () => {
  it('ENG-07 TRP-08 by a part and then the rest behind the bank’s code, from the trip and back, with mistakes on the way (in full)', async () => {
    const visitor = await visitAsEleanor();
    const { page } = visitor;
    await page.goto('/my-profile/trips');
    // It opens beside the trip; here in its place, where complaints are listened to.
    const paymentLink = tripCard(page, offer).getByRole('link', { name: /^Make a Payment/ });
    await page.goto((await paymentLink.getAttribute('href')) ?? '');
    await page.waitForURL(/\/engine\/manage\?permit=/);
    const before = await owed(page);
    const found = [...(await violationsOf(page)), ...(await violationsInTheDark(page))];
    expect(await page.getByLabel('Amount', { exact: true }).isVisible()).toBe(false);

    await choose(page, /^Another amount/);
    await page.getByLabel('Amount', { exact: true }).fill('20');
    await press(page, pointer);
    await page.getByRole('alert').waitFor();
    found.push(...(await violationsOf(page)));
    await page
      .getByRole('alert')
      .getByRole('link', { name: /^Please write an amount between/ })
      .click();
    expect(await page.evaluate(() => document.activeElement?.id)).toBe('amount');
    await page.keyboard.press('ControlOrMeta+a');
    await page.keyboard.type('1,000');
    await pay(page, pointer, cards.declines);
    await page.getByText('The card was declined').waitFor();
    found.push(...(await violationsOf(page)), ...(await violationsInTheDark(page)));
    expect(await page.getByLabel('Amount', { exact: true }).inputValue()).toBe('1,000');
    expect(await page.getByLabel('Security code').inputValue()).toBe('');
    await pay(page, pointer, cards.pays);
    await page.getByText('We received $1,000.00').waitFor();
    expect(await owed(page)).toBe(before - 1_000);

    await choose(page, /^Everything that remains/);
    await pay(page, pointer, cards.asks);
    await page.waitForURL(/\/engine\/manage\/bank\?/);
    await page.getByLabel('Code from your bank').fill('soon');
    await page.getByRole('button', { name: 'Approve the payment' }).click();
    await page.getByRole('alert').waitFor();
    found.push(...(await violationsOf(page)));
    await page.getByRole('link', { name: 'Pay another way' }).click();
    await page.getByRole('link', { name: 'Write the code' }).click();
    await page.getByLabel('Code from your bank').fill('123 456');
    await page.getByRole('button', { name: 'Approve the payment' }).click();
    await page.getByRole('heading', { name: 'All is paid' }).waitFor();
    found.push(...(await violationsOf(page)));
    expect([await owed(page), await account(page).locator('dt', { hasText: 'card ending in' }).count()]).toEqual([
      0, 2,
    ]);

    await page.getByRole('link', { name: 'See the trip in your profile' }).click();
    await page.waitForURL(/\/my-profile\/trips\/itinerary\?.*tab=payment/);
    expect(found).toEqual([]);
    expect(beyondRefusals(visitor)).toEqual([]);
    await visitor.leave();
  }, 90_000);

  it('ENG-07 ENG-08 with the keyboard alone, and the breakdown comes as a file (in full)', async () => {
    const visitor = await visitAsEleanor();
    const { page } = visitor;
    const keyboard = keyboardOf(page);
    await page.goto(`/engine/manage?reservationId=${deposited}`);
    await page.locator('[data-widget="engine/SubmitOnce"][data-awake="true"]').waitFor();
    const before = await owed(page);
    await keyboard.goTo(page.getByRole('radio', { name: /^Everything that remains/ }));
    await page.keyboard.press('ArrowDown');
    await keyboard.goTo(page.getByRole('radio', { name: /^Another amount/ }));
    await keyboard.write(page.getByLabel('Amount', { exact: true }), '750.50');
    await pay(page, keyboard, cards.pays);
    await page.getByText('We received $750.50').waitFor();
    expect(await owed(page)).toBe(before - 750.5);
    const file = page.waitForEvent('download');
    await keyboard.press(page.getByRole('link', { name: /^Download the fare breakdown/ }));
    expect((await file).suggestedFilename()).toBe(`fare-breakdown-${deposited}.pdf`);
    expect(visitor.complaints).toEqual([]);
    await visitor.leave();
  }, 90_000);

  it('ENG-07 D4 without script at 320 px, where nothing is hidden by a choice and no page moves sideways (in full)', async () => {
    const visitor = await visitAsEleanor({ javaScriptEnabled: false, viewport: { width: 320, height: 640 } });
    const { page } = visitor;
    const wide: string[] = [];
    const look = async () => void wide.push(...(await sticksOut(page)));
    await page.goto(`/engine/manage?reservationId=${twoVoyages}`);
    await look();
    const before = await owed(page);
    await choose(page, /^Another amount/);
    await pay(page, pointer, cards.asks);
    await page.locator('.field__error').first().waitFor();
    await look();
    await page.getByLabel('Amount', { exact: true }).fill('600');
    await pay(page, pointer, cards.asks);
    await page.waitForURL(/\/engine\/manage\/bank\?/);
    await look();
    await page.getByLabel('Code from your bank').fill('123456');
    await page.getByRole('button', { name: 'Approve the payment' }).click();
    await page.getByText('We received $600.00').waitFor();
    await look();
    expect([await owed(page), wide, beyondRefusals(visitor)]).toEqual([before - 600, [], []]);
    await visitor.leave();
  }, 90_000);
});
