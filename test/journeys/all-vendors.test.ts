import type { Page } from 'playwright-core';
import { freePort } from '../services/redis-server';
import { openVendorSystems, type VendorSystems } from '../simulators/vendor-systems';
import { findExcursion } from '../support/bookable-excursion';
import { ApiClient } from '../support/sign-in';
import { until } from '../support/until';
import { findSailing, isFarAhead } from './sailing';
import { openSite, type Site, visit, type Visitor } from './site';
import { ada, cards, jonas, openSuites, pointer, readConfirmation, takeSuite, tripCard, writeGuests } from './thread';

// Eleanor Marsh at Salesforce, at the engine and on the phone: the same person in three systems.
const phone = '+13055550142';

let vendors: VendorSystems;
let site: Site;
let visitor: Visitor;
let page: Page;
beforeAll(async () => {
  const port = await freePort();
  vendors = await openVendorSystems({ site: `http://localhost:${port}` });
  site = await openSite({ port, env: vendors.env });
}, 120_000);
beforeEach(async () => {
  visitor = await visit(site, { viewport: { width: 1280, height: 900 } });
  await visitor.context.addCookies([{ name: 'consent', value: 'declined', url: site.url }]);
  page = visitor.page;
});
afterEach(() => visitor.leave());
afterAll(async () => {
  await site.close();
  await vendors.close();
});

/** The engine's pages, the bot check and the pictures are at their vendors'. */
const ownComplaints = () => visitor.complaints.filter((complaint) => !complaint.startsWith('another origin'));
const leads = () => Promise.resolve(vendors.salesforce.org.all('Lead').map(({ Email: email }) => email));

const mails = async (to: string) =>
  (await (await fetch(`${vendors.mailbox.url}/mails.json?to=${to}`)).json()) as readonly {
    readonly subject: string;
    readonly text: string;
  }[];

/** Eleanor, by a code in a mail: signed in once, for the test that comes first. */
let eleanor: Promise<ApiClient> | undefined;
const signInByMail = () => (eleanor ??= signIn());
async function signIn(): Promise<ApiClient> {
  const guest = new ApiClient(site.url);
  const codeRequest = { email: 'guest@example.com', loginMethod: 'OTP_EMAIL' };
  await guest.post('/api/otp-request', {
    ...codeRequest,
    token: vendors.botCheck.issue({ action: 'otp-request', hostname: 'localhost' }),
  });
  const codes = async () => (await mails('guest@example.com')).flatMap(({ text }) => /\b\d{6}\b/.exec(text)?.[0] ?? []);
  await until(async () => (await codes()).length > 0, true);
  const verified = await guest.post('/api/otp-verify', { ...codeRequest, OTP: (await codes())[0] });
  const { token } = (await verified.json()) as { readonly token: string };
  expect((await guest.post('/api/otp-auth', {}, { Authorization: `Bearer ${token}` })).status).toBe(200);
  return guest;
}
/** The browser of the test becomes Eleanor's. */
async function adoptSession(): Promise<ApiClient> {
  const guest = await signInByMail();
  await visitor.context.addCookies([...guest.jar].map(([name, value]) => ({ name, value, url: site.url })));
  return guest;
}

describe('a site whose systems are all vendors’', () => {
  it('AUT-03 AUT-07 signs a guest of Salesforce in by a text message of Twilio Verify (in full)', async () => {
    await page.goto('/login?returnUrl=%2Fmy-profile%2Foverview');
    await page.locator('[data-widget="sign-in/SignInForm"][data-awake="true"]').waitFor();
    await page.getByRole('link', { name: 'Via Phone' }).click();
    await page.getByLabel('Phone number').fill('305 555 0142');
    await page.getByRole('button', { name: 'Next' }).click();
    await page.getByRole('heading', { name: 'Send Code' }).waitFor();
    await page.getByLabel('Send to phone (••• 42)').check();
    await page.getByRole('button', { name: 'Next' }).click();
    await page.waitForURL(/\/login\/verify/);
    await until(async () => vendors.verify.codesOf(phone).length > 0, true);
    await page.getByLabel('Six-digit code').fill(vendors.verify.codesOf(phone).at(-1) ?? '');
    await page.getByRole('button', { name: 'Next' }).click();
    await page.waitForURL('**/my-profile/overview');
    expect(await page.locator('main').textContent()).toContain('Eleanor');
    expect(ownComplaints()).toEqual([]);
  }, 90_000);

  it('FAV-01 FRM-03 saves a favourite and sends a contact form to Salesforce (in full)', async () => {
    await adoptSession();
    await page.goto('/voyages');
    const favouriteButton = page.locator('[data-control="favourite"]').first();
    await favouriteButton.click();
    await page
      .getByRole('status')
      .filter({ hasText: /among your favourites/ })
      .waitFor();
    expect(await favouriteButton.getAttribute('aria-pressed')).toBe('true');
    await page.goto('/my-profile/favourites');
    await page.locator('.favourite-tile').first().waitFor();
    await page.goto('/contact-us');
    await page.getByLabel('Message').focus();
    await page.locator('[data-awake="true"]').waitFor();
    await page.getByLabel('Topic').selectOption('General Inquiry');
    await page.getByLabel('Message').fill('By way of every vendor.');
    await page.getByRole('button', { name: 'Send message' }).click();
    await page.getByRole('heading', { name: 'Your message is with us' }).waitFor();
    await until(leads, ['guest@example.com']);
    expect(ownComplaints()).toEqual([]);
  }, 90_000);

  it('ROU-01 ENG-01 TRP-01 sells a suite at the engine of another installation, and has the trip (in full)', async () => {
    await adoptSession();
    const sailing = await findSailing(site, isFarAhead);
    await openSuites(page, sailing);
    await takeSuite(page, pointer);
    expect(new URL(page.url()).origin).toBe(vendors.engineUrl);
    await writeGuests(page, pointer, [{ ...ada, first: 'Eleanor', last: 'Marsh', email: 'guest@example.com' }, jonas]);
    await page.getByRole('button', { name: /^(Pay |Complete the reservation)/ }).click();
    await page.waitForURL(`${vendors.stripe.url}/c/pay/**`);
    await page.getByLabel('Card number').fill(cards.pays);
    await page.getByRole('button', { name: 'Pay', exact: true }).click();
    const { reservationId } = await readConfirmation(page);
    await page.goto(`${site.url}/my-profile/trips`);
    await tripCard(page, reservationId).waitFor();
    expect(ownComplaints()).toEqual([]);
  }, 120_000);

  it('EXC-07 EXC-12 takes a guest along on an experience whose seats the engine has (in full)', async () => {
    const client = await adoptSession();
    const excursion = await findExcursion(client);
    await page.goto(`${site.url}${excursion.path}?reservationId=${excursion.reservationId}`);
    await page.locator('a[data-control="reserve"]').click();
    await page.locator('dialog.reserve-dialog').waitFor();
    const box = page.getByRole('checkbox', { name: excursion.guests[0]?.name ?? '' });
    await until(() => box.isDisabled(), false);
    await box.check();
    await page.locator('[data-reserve-send]').click();
    await page.locator('.toast').filter({ hasText: 'Your reservation has been sent' }).waitFor();
    await page.goto(
      `${site.url}/my-profile/trips/itinerary?reservationId=${excursion.reservationId}&tab=local_experiences`,
    );
    await page.getByText(excursion.name).first().waitFor();
    expect(ownComplaints()).toEqual([]);
  }, 90_000);

  it('PYC-04 PYC-07 makes an appointment in Salesforce’s calendar (in full)', async () => {
    await adoptSession();
    const { uniqueId } = (await (
      await page.request.post(`${site.url}/api/opportunity`, { data: {}, headers: { Origin: site.url } })
    ).json()) as { readonly uniqueId: string };
    await page.goto(`${site.url}/schedule-meeting?id=${uniqueId}`);
    await page.locator('[data-widget="meetings/MeetingScheduler"][data-awake="true"]').waitFor();
    await page.locator('.scheduling__day').nth(6).click();
    await page.locator('.scheduling__time').nth(1).click();
    await page.getByRole('button', { name: 'Confirm the appointment' }).click();
    await page.locator('.meeting-receipt').waitFor();
    expect(
      vendors.salesforce.org.all('ServiceAppointment').filter(({ Status: status }) => status === 'Scheduled').length,
    ).toBeGreaterThan(0);
    expect(ownComplaints()).toEqual([]);
  }, 90_000);

  it('AUT-01 signs a guest in by a code in a mail that the demonstration shows (in full)', async () => {
    const guest = await signInByMail();
    expect(await mails('nobody@example.com')).toEqual([]);
    expect(await (await guest.get('/api/user')).text()).toContain('Eleanor');
  });

  it('E5 says that a lever of the embedded line moves nothing here, and which switch does (in full)', async () => {
    const { itineraryId } = await findSailing(site, isFarAhead);
    const pulls = [
      ['crm', { state: 'down' }],
      ['desk', { state: 'down' }],
      ['fare', { itineraryId, category: 'SV', price: 9 }],
    ] as const;
    for (const [lever, body] of pulls) {
      const answer = await new ApiClient(site.url).post(`/dev/${lever}`, body);
      expect([lever, answer.status, ((await answer.json()) as { readonly error: string }).error]).toEqual([
        lever,
        404,
        expect.stringMatching(/^This lever moves .*embedded.* only.*\/simulator\/faults/),
      ]);
    }
  });
});
