import { findSailing, type SailingWithSuites } from './sailing';
import { openSite, type Site, visit } from './site';
import {
  ada,
  cards,
  jonas,
  openSuites,
  pay,
  pointer,
  readConfirmation,
  signInHere,
  takeSuite,
  tripCard,
  writeGuests,
} from './thread';

let site: Site;
beforeAll(async () => {
  site = await openSite();
}, 60_000);
afterAll(() => site.close());

/** The first suite takes two here, OSS four and SS three: room for seven without a proof of the address. */
const takesSeven = ({ free }: SailingWithSuites) =>
  (free['OSS'] ?? 0) > 1 && (free['SS'] ?? 0) > 1 && Object.values(free).reduce((sum, count) => sum + count, 0) > 15;
const person = (first: string, year: string) =>
  ({ first, last: 'Lindqvist', email: '', birthday: ['5', '6', year] }) as const;
const seven = [ada, jonas, person('Siri', '1950'), person('Per', '1948'), person('Kim', '1980'), person('Liv', '2020')];

describe('a party of several suites', () => {
  it('D6 F7 F8 two families reserve three suites for seven people as one booking, move a guest, and cancel one suite after seeing its cost (in full)', async () => {
    const { page, complaints, leave } = await visit(site);
    const sailing = await findSailing(site, takesSeven);
    await openSuites(page, sailing);
    await takeSuite(page, pointer);
    const add = async (category: string, adults: string, children: string) => {
      await page.getByRole('link', { name: 'Add another suite' }).click();
      await page.waitForURL(/\/engine\/suites/);
      const suite = page.locator(`#card-${category}`);
      await suite.getByLabel(/^Adults/).selectOption(adults);
      await suite.getByLabel(/^Children/).selectOption(children);
      await suite.getByRole('button', { name: 'Add this suite' }).click();
      await page.waitForURL(/\/engine\/details/);
    };
    await add('OSS', '3', '1');
    await add('SS', '1', '0');
    expect(await page.locator('.held-suites__suite').count()).toBe(3);
    // Per goes to the third suite, to the guest who would sleep there alone.
    await page.getByRole('group', { name: 'Guest 4' }).getByLabel('Sleeps in').selectOption('3');
    await writeGuests(page, pointer, [...seven, person('Lou', '1981')]);
    const lines = await page.locator('.fare-quote__line').allTextContents();
    expect(lines.slice(0, 3).map((line) => line.replace(/^.*Suite(?=[A-Z])|\$.*$/g, ''))).toEqual([
      expect.stringMatching(/Ada, Jonas$/),
      expect.stringMatching(/Siri, Kim, Liv$/),
      expect.stringMatching(/Per, Lou$/),
    ]);
    // Too many are moved, and others than the one that the page names are moved back.
    await page.goto(page.url().replace('/payment', '/details'));
    const sleepsIn = (guest: number) =>
      page.getByRole('group', { name: new RegExp(`^Guest ${guest}\\b`) }).getByLabel('Sleeps in');
    for (const guest of [3, 4]) await sleepsIn(guest).selectOption('3');
    await page.getByRole('button', { name: 'Continue to payment' }).click();
    await page.getByRole('link', { name: 'Suite 3 sleeps 3. Choose another suite for this guest.' }).waitFor();
    for (const guest of [3, 4]) await sleepsIn(guest).selectOption('2');
    // It is held back until the script has seen that the mistake is put right.
    await page.locator('.engine-form__action:not([aria-disabled="true"])').waitFor();
    await page.getByRole('button', { name: 'Continue to payment' }).click();
    await page.waitForURL(/\/engine\/payment/);
    await pay(page, pointer, cards.pays);
    const { reservationId, total } = await readConfirmation(page);
    expect(lines[3]).toContain(total);
    expect(await page.getByRole('heading', { level: 1 }).textContent()).toBe('Your suites are reserved');
    const numbers = await page.locator('.confirmation__fact a').allTextContents();
    expect([numbers.length, numbers[0]]).toEqual([3, reservationId]);

    await page.getByRole('link', { name: numbers[2] ?? '' }).click();
    await page.waitForURL(/\/engine\/manage/);
    await page.getByRole('link', { name: 'Cancel this suite' }).click();
    await page.waitForURL(/\/login/);
    await signInHere(page, pointer, site, ada.email);
    await page.waitForURL(/\/engine\/manage\/cancel/);
    const back = await page.locator('.cancel-suite .fare-quote__line--total dd').textContent();
    await page.getByRole('button', { name: `Cancel the suite, get back ${back}` }).click();
    await page.waitForURL(/\/my-profile\/trips\/itinerary/);
    await page.goto('/my-profile/trips');
    await tripCard(page, reservationId).waitFor();
    expect(await tripCard(page, numbers[1] ?? '').textContent()).toContain('Booked');
    expect(await tripCard(page, numbers[2] ?? '').textContent()).toContain('Cancelled');
    // Chromium logs the page that asks for another look.
    expect(complaints.filter((complaint) => !complaint.includes('422'))).toEqual([]);
    await leave();
  }, 90_000);
});
