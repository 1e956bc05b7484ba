import type { Locator, Page } from 'playwright-core';
import { readCode } from '../support/outbox';
import { answerPlainQuestion } from '../support/solve-bot-check';
import { signIn } from '../support/sign-in';
import { violationsOf } from '../support/axe';
import { until } from '../support/until';
import { resetLine } from '../support/reset-line';
import { openSite, type Site, sticksOut, takeTime, visit, type Visitor } from './site';

const email = 'guest@example.com';

let site: Site;
beforeAll(async () => {
  site = await openSite();
}, 60_000);
afterAll(() => site.close());
/** Nobody has to wait for a code, and the sample guest keeps what they keep on the first day. */
beforeEach(() => resetLine(site.url));

async function open(options: Parameters<typeof visit>[1] = {}): Promise<Visitor> {
  const visitor = await visit(site, { viewport: { width: 390, height: 844 }, ...options });
  await visitor.context.addCookies([{ name: 'consent', value: 'declined', url: site.url }]);
  return visitor;
}

async function openAsGuest(options: Parameters<typeof visit>[1] = {}): Promise<Visitor> {
  const visitor = await open(options);
  const client = await signIn(site.url, email);
  await visitor.context.addCookies([...client.jar].map(([name, value]) => ({ name, value, url: site.url })));
  return visitor;
}

const favouriteButtons = (page: Page) => page.locator('[data-control="favourite"]');
const savedBy = async (page: Page) =>
  (
    (await (await page.request.get('/api/favorites')).json()) as readonly {
      readonly id: string;
      readonly type: string;
      readonly value: string;
    }[]
  )
    .filter(({ id }) => !id.startsWith('favourite-eleanor-'))
    .map(({ type, value }) => `${type}:${value}`);
const isPressed = (favouriteButton: Locator) => favouriteButton.getAttribute('aria-pressed');
const toast = (page: Page) => page.getByRole('status').filter({ hasText: /among your favourites/ });

async function typeCode(page: Page): Promise<void> {
  await page.waitForURL(/\/login\/(?:verify|send-code)/);
  if (page.url().includes('/send-code')) await page.getByRole('button', { name: 'Next' }).click();
  await page.waitForURL(/\/login\/verify/);
  await page.getByLabel('Six-digit code').fill(await readCode(site.url, email));
  await page.getByRole('button', { name: 'Next' }).click();
  await page.waitForURL((url) => !url.pathname.startsWith('/login'));
}

describe('a visitor’s favourite button', () => {
  it('FAV-01 H38 is on the shortlist at once, and among the favourites once, after sign-in on the page where it was pressed', async () => {
    const { page, complaints, leave } = await open();
    await page.goto('/voyages');
    const favouriteButton = favouriteButtons(page).nth(1);
    const title = (await favouriteButton.getAttribute('data-favourite-title')) ?? '';
    await favouriteButton.click();
    const dialog = page.getByRole('dialog');
    await dialog.waitFor();
    expect(await dialog.getByText(`Once you are signed in, your favourites hold ${title}.`).count()).toBe(1);
    expect(await violationsOf(page)).toEqual([]);
    // Closed, and opened by the header, it is the plain dialog again.
    const link = dialog.getByRole('link', { name: 'SIGN IN NOW' });
    const withFavourite = (await link.getAttribute('href')) ?? '';
    await page.keyboard.press('Escape');
    await page.waitForFunction(
      (href) =>
        document.querySelector('dialog[id="sign-in-dialog"] a[data-returns-here]')?.getAttribute('href') !== href,
      withFavourite,
    );
    expect(await page.getByText('Once you are signed in').count()).toBe(0);
    // The next one asks nothing, and answers to the keyboard as a button does.
    await favouriteButtons(page).nth(2).press('Space');
    await page.getByRole('status').filter({ hasText: 'On your shortlist' }).getByRole('link').click();
    await page.waitForURL('**/shortlist');
    const items = page.locator('.shortlist-item');
    await items.nth(1).waitFor();
    expect([await items.locator('h3').allTextContents(), await violationsOf(page)]).toEqual([
      expect.arrayContaining([title.replace(/, \d.*/, '')]),
      [],
    ]);
    await page.getByLabel(/^Note/).first().fill('Ask about the terrace');
    await page.reload();
    await items.nth(1).waitFor();
    expect(await page.getByLabel(/^Note/).first().inputValue()).toBe('Ask about the terrace');
    for (const box of await page.getByRole('checkbox').all()) await box.check();
    await page.getByRole('button', { name: 'Compare those ticked' }).click();
    await page.waitForURL('**/compare?voyages=*,*');
    expect([
      (await page.locator('.compare-table thead a').count()) > 1,
      await violationsOf(page),
      await sticksOut(page),
    ]).toEqual([true, [], []]);
    await page.goto(withFavourite);
    expect(await page.evaluate(() => localStorage.getItem('has-favorited'))).toBe('true');
    await page.locator('[data-widget^="sign-in/"][data-awake="true"]').waitFor();
    await page.getByLabel('Email', { exact: true }).fill(email);
    await page.getByRole('button', { name: 'Next' }).click();
    await typeCode(page);
    expect(new URL(page.url()).pathname + new URL(page.url()).search).toBe('/voyages');
    expect(await isPressed(favouriteButtons(page).nth(1))).toBe('true');
    expect(await isPressed(favouriteButtons(page).nth(0))).toBe('false');
    await until(async () => (await savedBy(page)).length, 2);
    await until(() => page.evaluate(() => localStorage.getItem('shortlist')), null);
    await until(() => isPressed(favouriteButtons(page).nth(2)), 'true');
    await page.goto('/my-profile/favourites');
    expect(await page.locator('.favourite-tile__title').allTextContents()).toContain(title.replace(/, \d.*/, ''));
    expect(complaints).toEqual([]);
    await leave();
  }, 60_000);

  it('FAV-01 H38 completes without script (in full)', async () => {
    const { page, complaints, leave } = await open({ javaScriptEnabled: false });
    await page.goto('/voyages');
    await favouriteButtons(page).first().click();
    await page.waitForURL('**/login**');
    await page.getByLabel('Email', { exact: true }).fill(email);
    await page
      .getByLabel(/What is \w+ plus \w+\?/)
      .fill(answerPlainQuestion((await page.locator('label', { hasText: 'plus' }).textContent()) ?? ''));
    await takeTime(site);
    await page.getByRole('button', { name: 'Next' }).click();
    await typeCode(page);
    const favouriteButton = favouriteButtons(page).first();
    expect(await isPressed(favouriteButton)).toBe('true');
    // And off, and on again, each time back where it stands.
    await favouriteButton.click();
    await page.waitForURL(/\/voyages#/);
    expect([await isPressed(favouriteButton), await savedBy(page)]).toEqual(['false', []]);
    expect(await favouriteButton.evaluate((element) => element.closest('form')?.matches(':target'))).toBe(true);
    await favouriteButton.click();
    await page.waitForLoadState();
    await page.locator('[data-control="favourite"][aria-pressed="true"]').waitFor();
    expect(complaints).toEqual([]);
    await leave();
  }, 60_000);
});

describe('a guest’s favourite button', () => {
  it('FAV-01 FAV-08 is pressed and released by keyboard at once, and says so (in full)', async () => {
    const { page, complaints, leave } = await openAsGuest();
    await page.goto('/voyages');
    const favouriteButton = favouriteButtons(page).first();
    expect(await favouriteButton.getAttribute('aria-label')).toMatch(/^Favourite: /);
    await favouriteButton.focus();
    await page.keyboard.press('Enter');
    await toast(page).filter({ hasText: 'Now among your favourites' }).waitFor();
    expect([await isPressed(favouriteButton), (await savedBy(page)).length]).toEqual(['true', 1]);
    expect(await violationsOf(page)).toEqual([]);
    await page.keyboard.press('Space');
    await toast(page).filter({ hasText: 'No longer among your favourites' }).waitFor();
    expect([await isPressed(favouriteButton), await savedBy(page)]).toEqual(['false', []]);
    // It stands there after a reload as the server knows it.
    await Promise.all([page.waitForResponse('**/api/favorites'), page.keyboard.press('Enter')]);
    await page.reload();
    expect(await isPressed(favouriteButtons(page).first())).toBe('true');
    expect(complaints).toEqual([]);
    await leave();
  }, 60_000);

  it('FAV-01 ends as it was last pressed, however fast (in full)', async () => {
    const { page, leave } = await openAsGuest();
    await page.goto('/voyages');
    const favouriteButton = favouriteButtons(page).first();
    let deliver: () => void = () => undefined;
    const pressed = new Promise<void>((resolve) => (deliver = resolve));
    await page.route('**/api/favorites', async (route) => {
      await pressed;
      await route.continue();
    });
    // Presses that come before the controls are held as one.
    await favouriteButton.click();
    await until(() => isPressed(favouriteButton), 'true');
    for (let press = 1; press < 5; press += 1) await favouriteButton.click();
    deliver();
    await toast(page).waitFor();
    expect([await isPressed(favouriteButton), (await savedBy(page)).length]).toEqual(['true', 1]);
    await leave();
  }, 60_000);

  it.each([
    [
      503,
      { error: 'resting', code: 'UNAVAILABLE', requestId: 'abc-1' },
      /cannot be reached, so nothing was changed.*Reference: abc-1/,
    ],
    [401, { error: 'Please sign in.', code: 'NO_SESSION', requestId: 'x' }, /Your session has ended/],
    [
      422,
      { error: 'Your favourites have room for 200, and all of it is taken.', code: 'FAVOURITES_FULL', requestId: 'x' },
      /room for 200/,
    ],
    [undefined, {}, /cannot be reached, so nothing was changed/],
  ])(
    'FAV-08 H13 goes back and says why when the answer is %s (in full)',
    async (status, json, message) => {
      const { page, leave } = await openAsGuest();
      await page.goto('/voyages');
      await page.route('**/api/favorites', (route) =>
        status === undefined ? route.abort() : route.fulfill({ status, json }),
      );
      const favouriteButton = favouriteButtons(page).first();
      await favouriteButton.click();
      await page.getByRole('status').filter({ hasText: message }).waitFor();
      expect(await isPressed(favouriteButton)).toBe('false');
      await page.unroute('**/api/favorites');
      await favouriteButton.click();
      await toast(page).filter({ hasText: 'Now among your favourites' }).waitFor();
      await leave();
    },
    60_000,
  );

  it('FAV-01 has room for a finger, and makes no page wider (in full)', async () => {
    const { page, leave } = await openAsGuest({ viewport: { width: 320, height: 640 } });
    await page.goto('/voyages');
    const box = await favouriteButtons(page).first().boundingBox();
    expect([(box?.width ?? 0) >= 44, (box?.height ?? 0) >= 44]).toEqual([true, true]);
    expect(await sticksOut(page)).toEqual([]);
    await leave();
  }, 60_000);
});

describe('My Favourites', () => {
  const list = '/my-profile/favourites';
  const titles = (page: Page) => page.locator('.favourite-tile__title').allTextContents();
  const boxes = (page: Page) => page.getByRole('checkbox');

  it('FAV-04 FAV-05 H13 is edited in place by keyboard: boxes, Cancel, Remove, what failed, and the list as it is then (in full)', async () => {
    const { page, complaints, leave } = await openAsGuest();
    await page.goto(list);
    const [first = '', ...rest] = await titles(page);
    expect(rest).toHaveLength(5);
    expect([await boxes(page).count(), await violationsOf(page)]).toEqual([0, []]);
    await page.getByRole('link', { name: 'Edit' }).focus();
    await page.keyboard.press('Enter');
    await page.getByRole('link', { name: 'Cancel' }).waitFor();
    await until(() => page.evaluate(() => document.activeElement?.textContent), 'Cancel');
    expect([await boxes(page).count(), await violationsOf(page), await sticksOut(page)]).toEqual([6, [], []]);
    expect(page.url()).toBe(`${site.url}${list}?edit=true`);
    await page.keyboard.press('Enter');
    expect([await boxes(page).count(), page.url()]).toEqual([0, `${site.url}${list}`]);
    await page.getByRole('link', { name: 'Edit' }).click();
    const chosen = page.getByRole('checkbox', { name: `Remove ${first}` });
    await chosen.focus();
    await page.keyboard.press('Space');
    expect(await page.getByText('1 chosen.').count()).toBe(1);
    await page.route('**/api/favorites', (route) => route.abort());
    await page.getByRole('button', { name: 'Remove' }).click();
    await page.locator('.favourites__bar').getByRole('alert').filter({ hasText: 'nothing was changed' }).waitFor();
    expect(await chosen.isChecked()).toBe(true);
    await page.unroute('**/api/favorites');
    const [request] = await Promise.all([
      page.waitForRequest((one) => one.method() === 'DELETE'),
      page.getByRole('button', { name: 'Remove' }).click(),
    ]);
    expect(request.postDataJSON()).toEqual([
      { contactId: 'contact-eleanor-marsh', favoritesId: 'favourite-eleanor-1' },
    ]);
    await page.getByRole('status').filter({ hasText: 'One favourite is removed.' }).waitFor();
    expect([await titles(page), await boxes(page).count()]).toEqual([rest, 0]);
    await page.getByRole('link', { name: 'Story', exact: true }).click();
    await page.getByRole('link', { name: 'Edit' }).click();
    // A press while the list is on its way from one view to the other reaches neither: a guest who sees an empty box presses again.
    await until(async () => {
      if (!(await boxes(page).first().isChecked())) await boxes(page).first().click({ force: true });
      return boxes(page).first().isChecked();
    }, true);
    await page.getByRole('button', { name: 'Remove' }).click();
    await page.getByText('Save your favourites').waitFor();
    expect(await page.getByRole('link', { name: 'Read the stories' }).getAttribute('href')).toBe('/stories');
    expect(page.url()).toBe(`${site.url}${list}?tab=STORY`);
    expect(complaints.filter((text) => !text.includes('ERR_FAILED'))).toEqual([]);
    await leave();
  }, 60_000);

  it('FAV-03 goes on by itself where there are many, and by its link without script (in full)', async () => {
    const visitor = await openAsGuest({ viewport: { width: 320, height: 640 } });
    const experiences = (await (await fetch(`${site.url}/api/shore-experience`)).json()) as readonly {
      readonly name: string;
    }[];
    for (const { name } of experiences.slice(0, 30))
      await visitor.page.request.post('/api/favorites', {
        data: { type: 'EXPERIENCE', value: name },
        headers: { 'Sec-Fetch-Site': 'same-origin' },
      });
    const address = `${list}?tab=EXPERIENCE`;
    await visitor.page.goto(address);
    const all = visitor.page.locator('.favourite-tile');
    expect([await all.count(), await sticksOut(visitor.page)]).toEqual([24, []]);
    await visitor.page.getByRole('link', { name: 'Show more favourites' }).scrollIntoViewIfNeeded();
    await visitor.page.waitForFunction(() => document.querySelectorAll('.favourite-tile').length > 24);
    expect([
      (await all.count()) >= 30,
      await visitor.page.getByRole('link', { name: 'Show more favourites' }).count(),
    ]).toEqual([true, 0]);
    const plain = await visit(site, { javaScriptEnabled: false, storageState: await visitor.context.storageState() });
    await plain.page.goto(address);
    await plain.page.getByRole('link', { name: 'Show more favourites' }).click();
    await until(() => plain.page.locator('.favourite-tile').count(), await all.count());
    await plain.page.getByRole('link', { name: 'Edit' }).click();
    await plain.page.getByRole('checkbox').first().check({ force: true });
    await plain.page.getByRole('button', { name: 'Remove' }).click();
    await plain.page.getByText('One favourite is removed.').waitFor();
    expect([...visitor.complaints, ...plain.complaints]).toEqual([]);
    await plain.leave();
    await visitor.leave();
  }, 60_000);
});
