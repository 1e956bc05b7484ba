import type { BrowserContext, Locator, Page } from 'playwright-core';
import { signIn } from '../support/sign-in';
import { findSailing, hasRoom } from './sailing';
import { colours, violationsOf } from '../support/axe';
import { openSite, type Site, sticksOut, visit } from './site';

const daySeconds = 24 * 3600;
const landing = '/voyages?utm_source=letter&gclid=abc-123&email=guest%40example.com';

let site: Site;
beforeAll(async () => {
  site = await openSite();
}, 60_000);
afterAll(() => site.close());

const bar = (page: Page) => page.getByRole('region', { name: 'Cookies', exact: true });
const choices = (page: Page) => page.getByRole('link', { name: 'Cookie choices' });
const namesOf = async (context: BrowserContext) => (await context.cookies()).map(({ name }) => name).sort();
const utmOf = async (context: BrowserContext) =>
  decodeURIComponent((await context.cookies()).find(({ name }) => name === 'utm')?.value ?? '');
const focusedId = (page: Page) => page.evaluate(() => document.activeElement?.id);

/** As browsers that send Global Privacy Control show it to pages. */
const withPrivacyControl = (context: BrowserContext) =>
  context.addInitScript(() => Object.defineProperty(Navigator.prototype, 'globalPrivacyControl', { get: () => true }));

const looksOf = (button: Locator) =>
  button.evaluate((element) => {
    const { width, height } = element.getBoundingClientRect();
    const { backgroundColor, borderColor, borderWidth, color, fontSize, fontWeight } = getComputedStyle(element);
    return {
      width: Math.round(width),
      height: Math.round(height),
      backgroundColor,
      borderColor,
      borderWidth,
      color,
      fontSize,
      fontWeight,
    };
  });

describe('the question about cookies', () => {
  it('TRK-08 H14 shows its question without a cookie, a storage entry or the focus being taken', async () => {
    const { page, context, complaints, leave } = await visit(site);
    await page.goto(landing);
    await bar(page).waitFor();
    await page.getByText('A question about cookies is open before the page’s menu.').waitFor({ state: 'attached' });
    expect(await page.evaluate(() => document.activeElement === document.body)).toBe(true);
    expect(await namesOf(context)).toEqual([]);
    expect(await page.evaluate(() => [localStorage.length, sessionStorage.length, 'dataLayer' in window])).toEqual([
      0,
      0,
      false,
    ]);
    await page.goto('/community');
    expect(await namesOf(context)).toEqual([]);
    expect(complaints).toEqual([]);
    await leave();
  });

  it('RES-19 H14 remembers where a reservation was begun, without what that address says of a campaign (in full)', async () => {
    const { page, context, leave } = await visit(site);
    const { slug, itineraryId } = await findSailing(site, hasRoom);
    await page.goto(`/voyages/${slug}?id=${itineraryId}&utm_source=letter&gclid=abc`);
    await page.getByRole('link', { name: 'Reserve', exact: true }).click();
    await page.waitForURL(/\/reserve-now\//);
    expect(await page.evaluate(() => Object.values({ ...sessionStorage }))).toEqual([
      `/voyages/${slug}?id=${itineraryId}`,
    ]);
    // The reminder of an unfinished reservation is written when the page has settled.
    await page.waitForFunction(() => localStorage.getItem('globalNotifications')?.includes('continueBooking'));
    expect((await page.evaluate(() => Object.keys({ ...localStorage }))).sort()).toEqual([
      'dismissedGlobalNotifications',
      'globalNotifications',
      'recently-viewed',
    ]);
    expect(await page.evaluate(() => Object.values({ ...localStorage }).join())).not.toMatch(/utm|gclid|letter/);
    expect(await namesOf(context)).toEqual([]);
    await leave();
  });

  it.each([320, 390, 1440])(
    'H14 gives both answers the same look and size at %i px, and leads to the notice (in full)',
    async (width) => {
      const { page, leave } = await visit(site, { viewport: { width, height: 800 } });
      await page.goto('/');
      await bar(page).waitFor();
      const accept = await looksOf(bar(page).getByRole('button', { name: 'Accept' }));
      expect(await looksOf(bar(page).getByRole('button', { name: 'Decline' }))).toEqual(accept);
      expect(accept.height).toBeGreaterThanOrEqual(44);
      expect(await bar(page).getByRole('button').count()).toBe(2);
      expect(await bar(page).getByRole('link', { name: 'Cookie notice' }).getAttribute('href')).toBe('/cookie-notice');
      await leave();
    },
  );

  it('TRK-05 TRK-08 keeps the campaign after a yes, asks no more, and forgets it when the yes is taken back', async () => {
    const { page, context, leave } = await visit(site);
    await page.goto(landing);
    await bar(page).getByRole('button', { name: 'Accept' }).click();
    await bar(page).waitFor({ state: 'hidden' });
    expect(await utmOf(context)).toBe('utm_source=letter&gclid=abc-123');
    const now = Date.now() / 1000;
    for (const { name, expires, sameSite } of await context.cookies()) {
      expect({ name, days: Math.round((expires - now) / daySeconds), sameSite }).toEqual({
        name,
        days: name === 'utm' ? 90 : 180,
        sameSite: 'Lax',
      });
    }
    await page.goto('/');
    await page.locator('[data-consent]').waitFor({ state: 'attached' });
    await choices(page).click();
    await bar(page).getByText('You have accepted it on this browser.').waitFor();
    await bar(page).getByRole('button', { name: 'Decline' }).click();
    await page.getByText('Declined. You can change this under Cookie choices.').waitFor({ state: 'attached' });
    expect(await namesOf(context)).toEqual(['consent']);
    expect(await choices(page).evaluate((link) => link === document.activeElement)).toBe(true);
    // The frame's script has run when the page is loaded.
    await page.goto(landing);
    expect(await bar(page).isVisible()).toBe(false);
    expect(await namesOf(context)).toEqual(['consent']);
    await leave();
  });

  it('H12 H14 puts a guest’s answers on record, where they see them, and a visitor’s nowhere', async () => {
    const { page, context, complaints, leave } = await visit(site);
    const recorded: string[] = [];
    page.on('request', (request) => {
      if (request.url().endsWith('/api/consent')) recorded.push(request.postData() ?? '');
    });
    await page.goto('/');
    await bar(page).getByRole('button', { name: 'Accept' }).click();
    await bar(page).waitFor({ state: 'hidden' });
    expect(recorded).toEqual([]);
    const guest = await signIn(site.url, 'newcomer@example.com');
    await context.addCookies([...guest.jar].map(([name, value]) => ({ name, value, url: site.url })));
    await page.goto('/my-profile/settings/data');
    await page.locator('#content').getByRole('link', { name: 'Cookie choices' }).click();
    await Promise.all([
      page.waitForResponse('**/api/consent'),
      bar(page).getByRole('button', { name: 'Decline' }).click(),
    ]);
    expect(recorded).toEqual(['{"choice":"declined"}']);
    await page.reload();
    await page.locator('.consents').getByText('You did not agree').waitFor();
    expect(complaints).toEqual([]);
    await leave();
  });

  it('H14 is not put to a browser with Global Privacy Control, whatever it accepted before (in full)', async () => {
    const { page, context, leave } = await visit(site);
    await withPrivacyControl(context);
    await context.addCookies([
      { name: 'consent', value: 'accepted', url: site.url },
      { name: 'utm', value: 'utm_source%3Dbefore', url: site.url },
    ]);
    await page.goto(landing);
    expect(await bar(page).isVisible()).toBe(false);
    expect(await utmOf(context)).toBe('');
    await choices(page).click();
    await bar(page).getByText('Your browser asks every site not to track you').waitFor();
    expect(await bar(page).getByRole('button').allTextContents()).toEqual(['Close']);
    await bar(page).getByRole('button', { name: 'Close' }).click();
    await bar(page).waitFor({ state: 'hidden' });
    await leave();
  });

  it('H14 needs no script to be left alone: it is not asked, and Cookie choices explains (in full)', async () => {
    const { page, context, leave } = await visit(site, { javaScriptEnabled: false });
    await page.goto(landing);
    expect(await page.locator('.consent').isVisible()).toBe(false);
    await choices(page).click();
    expect(new URL(page.url()).pathname).toBe('/cookie-notice');
    await page.locator('#your-choice').waitFor();
    expect(await namesOf(context)).toEqual([]);
    await leave();
  });

  it('FRM-38 TRK-07 notes that something was marked, when the address says so', async () => {
    const { page, leave } = await visit(site);
    await page.goto('/voyages?favorite=CYC');
    await page.waitForFunction(() => localStorage.getItem('has-favorited') === 'true');
    await page.evaluate(() => localStorage.clear());
    await page.goto('/voyages');
    expect(await page.evaluate(() => localStorage.getItem('has-favorited'))).toBeNull();
    await leave();
  });
});

describe('the question, by keyboard and on a narrow screen', () => {
  it('H14 is reached right after the way past the header, answered with Enter, and gives the focus to the content (in full)', async () => {
    const { page, leave } = await visit(site);
    await page.goto('/voyages');
    await bar(page).waitFor();
    const seen: string[] = [];
    for (let tabs = 0; tabs < 4; tabs++) {
      await page.keyboard.press('Tab');
      seen.push((await page.evaluate(() => document.activeElement?.textContent)) ?? '');
    }
    expect(seen).toEqual(['Skip to the content', 'Cookie notice', 'Accept', 'Decline']);
    await page.keyboard.press('Enter');
    await bar(page).waitFor({ state: 'hidden' });
    expect(await focusedId(page)).toBe('content');
    await choices(page).press('Enter');
    await page.keyboard.press('Escape');
    await bar(page).waitFor({ state: 'hidden' });
    expect(await choices(page).evaluate((link) => link === document.activeElement)).toBe(true);
    await leave();
  });

  it.each([
    ['/voyages', 390],
    ['/cookie-notice', 320],
    ['/login', 320],
  ])(
    'never covers what has the focus on %s at %i px (in full)',
    async (path, width) => {
      const { page, leave } = await visit(site, { viewport: { width, height: 640 } });
      await page.goto(path);
      await bar(page).waitFor();
      const covered: string[] = [];
      for (let tabs = 0; tabs < 60; tabs++) {
        await page.keyboard.press('Tab');
        covered.push(
          ...(await page.evaluate(() => {
            const focused = document.activeElement;
            const question = document.querySelector('[data-consent]');
            if (!focused || !question || question.contains(focused) || focused === document.body) return [];
            return focused.getBoundingClientRect().bottom > question.getBoundingClientRect().top + 1 &&
              focused.getBoundingClientRect().height < 300
              ? [focused.outerHTML.slice(0, 120)]
              : [];
          })),
        );
      }
      expect(covered).toEqual([]);
      await leave();
    },
    60_000,
  );

  it('AUT-06 AUT-04 never covers the field that sign-in begins with at 320 px (in full)', async () => {
    const { page, leave } = await visit(site, { viewport: { width: 320, height: 640 } });
    /** In time: the bar gives the page its room, then the field comes out from underneath. */
    const standsClear = (id: string) =>
      page.waitForFunction((fieldId) => {
        const [field, question] = [document.activeElement, document.querySelector('[data-consent]:not([hidden])')];
        return (
          field?.id.startsWith(fieldId) &&
          question &&
          field.getBoundingClientRect().top >= 0 &&
          field.getBoundingClientRect().bottom <= question.getBoundingClientRect().top + 1
        );
      }, id);
    await page.goto('/login');
    await page.getByRole('textbox', { name: 'Email' }).fill('guest@example.com');
    await page.getByRole('button', { name: 'Next' }).click();
    await page.getByRole('heading', { name: 'Send Code' }).waitFor();
    await standsClear('channel');
    await page.getByRole('button', { name: 'Next' }).click();
    await page.waitForURL('**/login/verify');
    await bar(page).waitFor();
    await standsClear('OTP');
    await leave();
  });

  it('leaves more than half of 320 × 640 px to the page, moves nothing sideways, and lets the end of the page be read (in full)', async () => {
    const { page, leave } = await visit(site, { viewport: { width: 320, height: 640 } });
    for (const path of ['/', '/cookie-notice', '/privacy-notice', '/community']) {
      await page.goto(path);
      await bar(page).waitFor();
      const box = await bar(page).boundingBox();
      expect(box?.height).toBeLessThan(320);
      expect(await sticksOut(page)).toEqual([]);
      await page.evaluate(() => window.scrollTo(0, document.documentElement.scrollHeight));
      const last = await page.getByText('A sample line, invented for this site.').boundingBox();
      expect((last?.y ?? 0) + (last?.height ?? 0)).toBeLessThanOrEqual((box?.y ?? 0) + 1);
    }
    await leave();
  });

  it('finds nothing with axe on the question and on the pages that the line writes, light and dark (in full)', async () => {
    const { page, complaints, leave } = await visit(site);
    const found: string[] = [];
    for (const [path, within] of [
      ['/', '[data-consent]'],
      ['/cookie-notice', undefined],
      ['/privacy-notice', undefined],
      ['/community', 'main'],
    ] as const) {
      await page.goto(path);
      await bar(page).waitFor();
      for (const { colorScheme, width, asked } of [
        { colorScheme: 'light', width: 1440, asked: { hasColours: false } },
        { colorScheme: 'dark', width: 390, asked: { only: colours } },
      ] as const) {
        await page.emulateMedia({ colorScheme, reducedMotion: 'reduce' });
        await page.setViewportSize({ width, height: 900 });
        found.push(
          ...(await violationsOf(page, { ...asked, ...(within && { within }) })).map(
            (broken) => `${path} ${colorScheme} ${width}: ${broken}`,
          ),
        );
      }
    }
    expect(found).toEqual([]);
    expect(complaints).toEqual([]);
    await leave();
  }, 180_000);
});

// That it begins with a yes is shown by hard-cases.test.ts, whose site has one.
describe('the data layer', () => {
  let fed: Site;
  beforeAll(async () => {
    fed = await openSite({ env: { DATA_LAYER: 'true' } });
  }, 60_000);
  afterAll(() => fed.close());

  const layerOf = (page: Page) =>
    page.evaluate(() => ('dataLayer' in window ? window.dataLayer : undefined)) as Promise<
      readonly Record<string, unknown>[] | undefined
    >;
  const asGuest = async (context: BrowserContext) => {
    const guest = await signIn(fed.url, 'guest@example.com');
    await context.addCookies([...guest.jar].map(([name, value]) => ({ name, value, url: fed.url })));
    const { contactId } = (await (await guest.get('/api/user')).json()) as { contactId?: string };
    if (!contactId) throw new Error('The guest has no id');
    return contactId;
  };

  it('TRK-06 H14 leaves no trace while it is off, even with consent (in full)', async () => {
    const { page, context, leave } = await visit(site);
    await context.addCookies([{ name: 'consent', value: 'accepted', url: site.url }]);
    await page.goto('/');
    expect(await layerOf(page)).toBeUndefined();
    expect(await page.content()).not.toContain('data-has-data-layer');
    await leave();
  });

  it('NAV-06 H14 records the first press on a menu entry, which may come before the controls are loaded', async () => {
    const { page, context, leave } = await visit(fed);
    await context.addCookies([{ name: 'consent', value: 'accepted', url: fed.url }]);
    await page.route('**/site-controls-*.js', (route) => route.abort());
    await page.goto('/faq');
    await page.evaluate(() => addEventListener('click', (event) => event.preventDefault()));
    await page.locator('a[data-gtm]:visible').first().click();
    expect((await layerOf(page))?.map(({ event }) => event)).toEqual(['page_view', 'navigation']);
    await leave();
  });

  it('TRK-06 H14 identifies a guest by a pseudonym, and not at all where the browser sends Global Privacy Control (in full)', async () => {
    const { page, context, leave } = await visit(fed);
    const contactId = await asGuest(context);
    await page.goto('/voyages');
    expect(await page.content()).not.toContain('data-contact-id');
    await context.addCookies([{ name: 'consent', value: 'accepted', url: fed.url }]);
    await page.goto('/voyages');
    const [entry] = (await layerOf(page)) ?? [];
    expect(entry).toEqual({
      event: 'page_view',
      page_path: '/voyages',
      contactId: expect.stringMatching(/^[\w-]{22}$/),
    });
    expect(await page.content()).not.toContain(contactId);
    await withPrivacyControl(context);
    await context.setExtraHTTPHeaders({ 'Sec-GPC': '1' });
    await page.goto('/voyages');
    expect(await layerOf(page)).toBeUndefined();
    expect(await page.content()).not.toContain('data-contact-id');
    await leave();
  });
});
