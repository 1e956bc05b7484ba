import { type ApiClient, signIn } from '../support/sign-in';
import { findSailing, hasRoom, isFarAhead } from './sailing';
import { openSite, type Site, visit } from './site';
import {
  ada,
  answerUnconfirmed,
  cards,
  chooseSuite,
  findVoyage,
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

const child = { first: 'Liv', last: 'Lindqvist', email: '', birthday: ['2', '9', '2020'] } as const;

interface Reservation {
  readonly seawareId: string;
  readonly reservationStatus: string;
  readonly depositPaidAmount: number;
  readonly totalBookingAmount: number;
  readonly packages: readonly { readonly packageCode: string; readonly cabinNumber?: string }[];
}

const reservationsOf = async (client: ApiClient) =>
  (await (await client.get('/api/reservations')).json()) as readonly Reservation[];
const dollars = (text: string) => Number(text.replace(/[^\d.]/g, ''));

describe('a visitor reserves a suite', () => {
  it('ROU-01 ENG-01 TRP-01 from the home page to the trip in the profile, with a consultant for the new guest', async () => {
    const { page, complaints, leave } = await visit(site);
    const sailing = await findSailing(site, isFarAhead);
    await findVoyage(page, pointer, sailing);
    const price = await chooseSuite(page, pointer, { children: 1 });
    const engine = new URL(page.url()).searchParams;
    if (engine.has('p1'))
      expect([engine.get('p1'), engine.get('p2'), engine.get('farecode')]).toEqual(['3', '30,30,5', 'BESTPRICE']);
    await writeGuests(page, pointer, [ada, jonas, child]);
    await pay(page, pointer, cards.pays);
    const { reservationId, total, paid } = await readConfirmation(page);
    expect(dollars(total)).toBe(dollars(price));
    expect(dollars(paid)).toBeGreaterThan(0);
    expect(dollars(paid)).toBeLessThan(dollars(total));

    await page.getByRole('link', { name: 'Sign in to see the trip' }).click();
    await page.waitForURL(/\/login/);
    await signInHere(page, pointer, site, ada.email);
    await page.goto('/my-profile/trips');
    await tripCard(page, reservationId).waitFor();
    // The browser that paid is not asked whose the trip is.
    expect(
      await tripCard(page, reservationId)
        .getByRole('button', { name: /This wasn.t me/ })
        .count(),
    ).toBe(0);
    expect(await page.locator('.help-card .contact-card img').count()).toBe(1);

    await tripCard(page, reservationId)
      .getByRole('link', { name: /^(Manage Trip|Detail)/ })
      .click();
    await page.waitForURL(/\/my-profile\/trips\/itinerary\?reservationId=/);
    expect(await page.getByRole('heading', { level: 1 }).textContent()).toContain(sailing.title);
    expect(await page.locator('.trip-days .trip-day').count()).toBeGreaterThan(2);
    await page.getByRole('link', { name: 'Payment', exact: true }).click();
    await page.waitForURL(/tab=payment/);
    const amounts = (await page.locator('.trip-amounts').textContent()) ?? '';
    expect(amounts).toContain(total);
    expect(amounts).toContain(paid);
    expect(complaints).toEqual([]);
    await leave();
  }, 90_000);

  it('TRP-01 as a guest who is signed in: the trip is theirs at once (in full)', async () => {
    const { page, context, complaints, leave } = await visit(site);
    const guest = await signIn(site.url, 'newcomer@example.com');
    await context.addCookies([...guest.jar].map(([name, value]) => ({ name, value, url: site.url })));
    await openSuites(page, await findSailing(site, hasRoom));
    await takeSuite(page, pointer);
    await writeGuests(page, pointer, [
      { ...ada, first: 'James', last: 'Okafor', email: 'newcomer@example.com' },
      jonas,
    ]);
    await pay(page, pointer, cards.pays);
    const { reservationId } = await readConfirmation(page);
    await page.getByRole('link', { name: 'See your trip' }).click();
    await page.waitForURL(/\/my-profile\/trips/);
    await page.goto('/my-profile/trips');
    expect(await tripCard(page, reservationId).count()).toBe(1);
    expect(await page.getByRole('button', { name: /This wasn.t me/ }).count()).toBe(0);
    await page.goto('/api/logout');
    expect(new URL(page.url()).pathname).toBe('/');
    expect((await context.cookies()).filter(({ name }) => name === 'sid')).toEqual([]);
    expect(complaints).toEqual([]);
    await leave();
  }, 90_000);

  it('ENG-04 ENG-05 H06 as a guest: signed in at the engine on the way, by a form alone, with an explanation when that fails (in full)', async () => {
    const { page, context, complaints, leave } = await visit(site);
    // The same guest asked for a code a moment ago, and another one may be asked for after a minute.
    const inTwoMinutes = JSON.stringify({ now: new Date(Date.now() + 120_000).toISOString() });
    await fetch(`${site.url}/dev/clock`, {
      method: 'POST',
      headers: { 'Content-Type': 'application/json' },
      body: inTwoMinutes,
    });
    const guest = await signIn(site.url, 'newcomer@example.com');
    await context.addCookies([...guest.jar].map(([name, value]) => ({ name, value, url: site.url })));
    const { itineraryId } = await findSailing(site, hasRoom);
    const suites = `/reserve-now/${itineraryId}/suite/?guestsAdults=2&guestsChildren=0`;
    const select = page.locator('a.suite-button:not([aria-disabled])', { hasText: /^(Select|Continue)\b/ }).first();
    const alive = page.locator('[data-widget="reserve/SuiteButton"][data-awake="true"]').first();

    await page.goto(suites);
    await alive.waitFor();
    const logIn = page.waitForRequest((request) => new URL(request.url()).pathname === '/engine/sso');
    await select.click();
    expect([(await logIn).method(), (await logIn).postData()]).toEqual([
      'POST',
      expect.stringMatching(/^cust_token=[\w-]{60,}$/),
    ]);
    await page.waitForURL(/\/engine\/details\?hold=/);
    await page.goBack();
    await page.waitForURL(`${site.url}${suites}`);

    await alive.waitFor();
    await page.evaluate(() => {
      window.fetch = () => Promise.reject(new TypeError('The network is gone'));
    });
    await select.click();
    await page.waitForURL(/[?&]ssoFailed=1/);
    await page.getByRole('alert').getByText('did not recognize your account').waitFor();
    await select.click();
    await page.waitForURL(/\/engine\/details\?hold=/);

    const began = Date.now();
    await page.goto('/ody?ody_sso_redirect=%2Fvoyages%3Fregion%3Dx', { waitUntil: 'commit' });
    await page.getByRole('progressbar').waitFor();
    await page.waitForURL('**/voyages?region=x');
    expect(Date.now() - began).toBeGreaterThanOrEqual(4_000);
    // Back on the page between, nobody is sent on again.
    await page.goBack();
    await page.getByRole('button', { name: 'Continue to your reservation' }).waitFor();
    expect(complaints).toEqual([]);
    await leave();
  }, 60_000);

  it('H60 takes a trip that “wasn’t me” out of the profile for good (in full)', async () => {
    const { page, complaints, leave } = await visit(site);
    await openSuites(page, await findSailing(site, hasRoom));
    await takeSuite(page, pointer);
    await writeGuests(page, pointer, [{ ...ada, email: 'guest@example.com' }, jonas]);
    await pay(page, pointer, cards.pays);
    const { reservationId } = await readConfirmation(page);
    const guest = await signIn(site.url, 'guest@example.com');
    const user = (await (await guest.get('/api/user')).json()) as { firstName: string };
    expect(user.firstName).toBe('Eleanor');
    await page.context().addCookies([...guest.jar].map(([name, value]) => ({ name, value, url: site.url })));
    await page.goto('/my-profile/trips');
    await answerUnconfirmed(page, pointer, reservationId, /This wasn.t me/);
    await page.goto('/my-profile/trips');
    expect(await tripCard(page, reservationId).count()).toBe(0);
    expect((await reservationsOf(guest)).map(({ seawareId }) => seawareId)).not.toContain(reservationId);
    expect(complaints).toEqual([]);
    await leave();
  }, 90_000);
});
