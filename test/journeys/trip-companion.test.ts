import type { Page } from 'playwright-core';
import { violationsOf } from '../support/axe';
import { startHangingProxy } from '../support/hanging-proxy';
import { readOutbox } from '../support/outbox';
import { type ApiClient, signIn } from '../support/sign-in';
import { until } from '../support/until';
import { openSite, type Site, sticksOut, visit, type Visitor } from './site';

const trip = 'ON70010001';
const preparation = `/my-profile/trips/preparation?reservationId=${trip}`;
const people = `/my-profile/trips/party?reservationId=${trip}`;
const boarding = `/my-profile/trips/boarding?reservationId=${trip}`;
const pages = [
  people,
  `/my-profile/trips/requests?reservationId=${trip}`,
  `/my-profile/trips/itinerary?reservationId=${trip}`,
  `/my-profile/trips/day?reservationId=${trip}&day=2`,
  boarding,
  preparation,
  ...['papers', 'entry', 'diet', 'journey', 'boarding'].map(
    (item) => `/my-profile/trips/preparation/entry?reservationId=${trip}&traveller=0&item=${item}`,
  ),
];

let site: Site;
let eleanor: ApiClient;
beforeAll(async () => {
  site = await openSite();
  eleanor = await signIn(site.url, 'guest@example.com');
}, 60_000);
afterAll(() => site.close());

async function openAs(guest: ApiClient, options: Parameters<typeof visit>[1] = {}): Promise<Visitor> {
  const visitor = await visit(site, { viewport: { width: 390, height: 844 }, ...options });
  await visitor.context.addCookies([
    { name: 'consent', value: 'declined', url: site.url },
    ...[...guest.jar].map(([name, value]) => ({ name, value, url: site.url })),
  ]);
  return visitor;
}

const invitationFor = async (email: string) => {
  const [newest] = await readOutbox(site.url, email);
  return /\/invitation\?token=[\w-]+/.exec(newest?.text ?? '')?.[0] ?? '';
};

/** The button is there once the page's script has looked for a copy, so that it says which of both it does. */
async function storeBoardingPage(page: Page): Promise<void> {
  await page.goto(boarding);
  await page.getByRole('button', { name: 'Keep this page on this device' }).click();
  await page.getByText('It opens here without network').waitFor();
  await page.waitForFunction(async () => (await navigator.serviceWorker.ready).active?.state === 'activated');
}

/** Of each copy in this browser: whether its key can be read out, and whether it stands in clear. */
const storedPacks = async () => {
  // To open a database that is not there would make one, without the store that the page expects.
  if ((await indexedDB.databases()).every(({ name }) => name !== 'trip-pack')) return [];
  return new Promise<readonly string[]>((resolve) => {
    const open = indexedDB.open('trip-pack');
    open.addEventListener('success', () => {
      if (!open.result.objectStoreNames.contains('packs')) return resolve([]);
      const all = open.result.transaction('packs').objectStore('packs').getAll();
      all.addEventListener('success', () => {
        open.result.close();
        const packs = all.result as readonly { readonly key: CryptoKey; readonly cipher: ArrayBuffer }[];
        resolve(
          packs.map(({ key, cipher }) => `${key.extractable} ${new TextDecoder().decode(cipher).includes('Marsh')}`),
        );
      });
    });
  });
};

async function inviteByKeyboard(page: Page, email: string): Promise<void> {
  await page.goto(people);
  await page.getByRole('radio', { name: /^Companion/ }).focus();
  await page.keyboard.press('Space');
  await page.getByLabel('Who of your party this is').selectOption({ label: 'Daniel James Marsh' });
  await page.getByLabel('E-mail address').fill(email);
  await page.keyboard.press('Enter');
  await page.waitForURL('**done=invited**');
}

describe('a trip with a companion', () => {
  it('ROL-02 is prepared by keyboard on a narrow screen, from the trip to what is given', async () => {
    const { page, complaints, leave } = await openAs(eleanor);
    await page.goto(`/my-profile/trips/itinerary?reservationId=${trip}`);
    await page
      .getByRole('navigation', { name: 'Pages of this trip' })
      .getByRole('link', { name: /Before you board/ })
      .focus();
    await page.keyboard.press('Enter');
    await page.waitForURL(`**${preparation}`);
    expect([await sticksOut(page), await violationsOf(page)]).toEqual([[], []]);
    await page.getByRole('link', { name: /^Enter\s*, Emergency contact of Eleanor/ }).focus();
    await page.keyboard.press('Enter');
    await page.getByLabel('Name', { exact: true }).fill('Rosa Vidal');
    await page.keyboard.press('Tab');
    await page.keyboard.type('Sister');
    await page.keyboard.press('Tab');
    await page.keyboard.type('+34 971 555 014');
    await page.keyboard.press('Enter');
    await page.waitForURL('**saved=emergency**');
    expect(await page.getByRole('status').filter({ hasText: 'Saved.' }).count()).toBe(1);
    expect(await page.getByText('Rosa Vidal').count()).toBe(1);
    expect(complaints).toEqual([]);
    await leave();
  });

  it('ROL-02 shows every page of its own at 390, 820 and 1440 px (in full)', async () => {
    const { page, complaints, leave } = await openAs(eleanor);
    for (const path of pages) {
      await page.setViewportSize({ width: 390, height: 900 });
      await page.goto(path);
      expect([path, await violationsOf(page)]).toEqual([path, []]);
      for (const width of [390, 820, 1440]) {
        await page.setViewportSize({ width, height: 900 });
        expect([width, path, await sticksOut(page)]).toEqual([width, path, []]);
      }
    }
    expect(complaints).toEqual([]);
    await leave();
  }, 240_000);

  it('ROL-02 invites by keyboard, and the companion accepts, signs in and sees their own list (in full)', async () => {
    const email = 'daniel.marsh@example.com';
    const host = await openAs(eleanor);
    await inviteByKeyboard(host.page, email);
    expect([await sticksOut(host.page), await violationsOf(host.page), host.complaints]).toEqual([[], [], []]);
    await host.leave();
    const { page, complaints, leave } = await visit(site, { viewport: { width: 390, height: 844 } });
    await page.goto(await invitationFor(email));
    expect([await sticksOut(page), await violationsOf(page)]).toEqual([[], []]);
    await page.getByRole('main').getByRole('button', { name: 'Accept' }).press('Enter');
    await page.getByRole('main').getByRole('link', { name: 'Sign in' }).press('Enter');
    await page.waitForURL('**/login**');
    expect(
      await page
        .getByLabel(/e-?mail/i)
        .first()
        .inputValue(),
    ).toBe(email);
    expect(complaints).toEqual([]);
    await leave();
    const daniel = await openAs(await signIn(site.url, email));
    await daniel.page.goto('/my-profile/trips');
    await daniel.page.getByRole('region', { name: 'Trips that you take part in' }).getByRole('link').press('Enter');
    await daniel.page.waitForURL('**/my-profile/trips/shared**');
    expect([await sticksOut(daniel.page), await violationsOf(daniel.page)]).toEqual([[], []]);
    await daniel.page
      .getByRole('navigation', { name: 'Pages of this trip' })
      .getByRole('link', { name: /Before you board/ })
      .press('Enter');
    expect(await daniel.page.getByRole('heading', { level: 2 }).allTextContents()).toContain('Daniel James Marsh');
    expect(await daniel.page.getByRole('heading', { name: 'Eleanor Marsh' }).count()).toBe(0);
    expect(daniel.complaints).toEqual([]);
    await daniel.leave();
  }, 240_000);

  it('ROL-02 is prepared without script (in full)', async () => {
    const { page, leave } = await openAs(eleanor, { javaScriptEnabled: false });
    await page.goto(`/my-profile/trips/preparation/entry?reservationId=${trip}&traveller=0&item=insurance`);
    await page.getByRole('radio', { name: 'I travel without insurance' }).check();
    await page.getByRole('button', { name: 'Save' }).click();
    await page.waitForURL('**saved=insurance**');
    expect(await page.getByText('I travel without insurance').count()).toBe(1);
    await leave();
  });

  it('F9 B5 shows the copy of the boarding page while the network hangs (in full)', async () => {
    const proxy = await startHangingProxy(site.url);
    const { page, leave } = await openAs(eleanor, { baseURL: proxy.url });
    const copy = page.getByText('You see the copy on this device.');
    await storeBoardingPage(page);
    proxy.hang();
    await page.goto(boarding);
    expect([await copy.isVisible(), await page.getByRole('heading', { name: 'Whom to call' }).count()]).toEqual([
      true,
      1,
    ]);
    await leave();
    proxy.close();
  });

  it('F9 B5 keeps the boarding page on the device, opens it without network, and forgets it at sign-out, on another device with its next page', async () => {
    // The last of this file: it ends the session that the others share.
    const { page, leave } = await openAs(eleanor);
    // The same session in another browser: what ends it reaches this one with the next page.
    const other = await openAs(eleanor);
    await storeBoardingPage(other.page);
    await storeBoardingPage(page);
    expect(await page.evaluate(storedPacks)).toEqual(['false false']);
    // The page of a worker is controlled from its next opening on.
    await page.reload();
    await page.context().setOffline(true);
    await page.goto(boarding);
    expect(await page.getByRole('heading', { name: 'Whom to call' }).count()).toBe(1);
    expect(await page.getByText('You see the copy on this device.').isVisible()).toBe(true);
    expect(
      await page
        .locator('link[rel="stylesheet"]')
        .first()
        .evaluate((link) => (link as HTMLLinkElement).sheet !== null),
    ).toBe(true);
    await page.context().setOffline(false);
    await page.goto('/api/logout');
    // The browser clears what is stored beside the answer that asks for it.
    await until(async () => (await page.evaluate(storedPacks)).length, 0);
    await other.page.goto(boarding);
    await until(async () => (await other.page.evaluate(storedPacks)).length, 0);
    await other.leave();
    await page.context().setOffline(true);
    expect(await page.goto(boarding).catch(() => 'nothing')).toBe('nothing');
    await leave();
  });
});
