import type { Locator, Page } from 'playwright-core';
import { colours, violationsOf } from '../support/axe';
import { type ApiClient, signIn } from '../support/sign-in';
import { until } from '../support/until';
import { parseHtml } from '../support/parse-html';
import { openSite, type Site, sticksOut, visit, type Visitor } from './site';

let site: Site;
let eleanor: ApiClient;
let james: ApiClient;
beforeAll(async () => {
  site = await openSite();
  eleanor = await signIn(site.url, 'guest@example.com');
  james = await signIn(site.url, 'newcomer@example.com');
}, 60_000);
afterAll(() => site.close());

async function openAs(guest: ApiClient, width: number, options: Parameters<typeof visit>[1] = {}): Promise<Visitor> {
  const visitor = await visit(site, { viewport: { width, height: 900 }, ...options });
  await visitor.context.addCookies([
    { name: 'consent', value: 'declined', url: site.url },
    ...[...guest.jar].map(([name, value]) => ({ name, value, url: site.url })),
  ]);
  return visitor;
}

const menu = (page: Page) => page.getByRole('navigation', { name: 'My profile' });
const sees = async (page: Page) => ({
  menu: await menu(page).isVisible(),
  title: await page.locator('.overview__title').isVisible(),
  back: await page.getByRole('link', { name: 'Back to Menu' }).isVisible(),
});
const rows = (page: Page) => page.locator('.profile-news__list > li');

describe('the frame of the guest’s area', () => {
  it('PRO-02 PRO-04 turns its column into a menu of its own below 1000 px, without script', async () => {
    const { page, complaints, leave } = await openAs(eleanor, 999, { javaScriptEnabled: false });
    await page.goto('/my-profile');
    expect(await sees(page)).toEqual({ menu: true, title: false, back: false });
    expect(await menu(page).getByRole('link').allTextContents()).toEqual([
      'Overview',
      'My Trips',
      'My Favourites',
      'My Inquiries',
      'Account',
    ]);
    await menu(page).getByRole('link', { name: 'Overview' }).click();
    await page.waitForURL('**/my-profile/overview');
    await page.locator('.overview__title').waitFor();
    expect(await sees(page)).toEqual({ menu: false, title: true, back: true });
    await page.getByRole('link', { name: 'Back to Menu' }).click();
    await page.waitForURL('**/my-profile');
    await page.setViewportSize({ width: 1000, height: 900 });
    expect(await sees(page)).toEqual({ menu: true, title: true, back: false });
    expect(complaints).toEqual([]);
    await leave();
  });

  it('H42 ROL-03 leads a visitor without a session from each of its pages to sign-in, and back', async () => {
    for (const path of [
      '/my-profile',
      '/my-profile/overview',
      '/my-profile/news?category=ashore',
      '/my-profile/trips',
      '/my-profile/trips/itinerary?reservationId=1&tab=payment',
    ]) {
      const answer = await fetch(`${site.url}${path}`, { redirect: 'manual' });
      expect([path, answer.status, answer.headers.get('location')]).toEqual([
        path,
        302,
        `/login?${new URLSearchParams({ returnUrl: path }).toString()}`,
      ]);
    }
  });

  it('ROU-25 ROU-26 ROL-02 opens each of its pages to a guest only, marked in the menu', async () => {
    for (const [path, tab, current] of [
      ['/my-profile/overview', 'Overview', 'page'],
      ['/my-profile/trips', 'My Trips', 'page'],
      ['/my-profile/favourites', 'My Favourites', 'page'],
      ['/my-profile/inquiries', 'My Inquiries', 'page'],
      ['/my-profile/settings', 'Account', 'page'],
      ['/my-profile/news', 'Overview', 'true'],
      ['/my-profile/settings/notifications', 'Account', 'true'],
    ] as const) {
      const links = parseHtml(await (await eleanor.get(path)).text()).querySelectorAll('a[aria-current]');
      const marked = links.find(({ text }) => text === tab);
      expect([path, marked?.getAttribute('aria-current')]).toEqual([path, current]);
      expect([path, (await fetch(`${site.url}${path}`, { redirect: 'manual' })).status]).toEqual([path, 302]);
    }
  });

  it('PRO-02 PRO-03 leads back to the menu from each page but the preferences and a trip', async () => {
    const leadsBack = async (path: string) => (await (await eleanor.get(path)).text()).includes('Back to Menu');
    const [{ seawareId } = { seawareId: '' }] = (await (await eleanor.get('/api/reservations')).json()) as readonly {
      readonly seawareId: string;
    }[];
    const partsOfTrip = ['preparation', 'party', 'requests'].map((part) => `trips/${part}?reservationId=${seawareId}`);
    const tabs = ['overview', 'news', 'trips', 'favourites', 'inquiries', 'settings', 'settings/notifications'];
    for (const path of [...tabs, ...partsOfTrip])
      expect([path, await leadsBack(`/my-profile/${path}`)]).toEqual([path, true]);
    for (const path of ['settings/preferences', `trips/itinerary?reservationId=${seawareId}`])
      expect([path, await leadsBack(`/my-profile/${path}`)]).toEqual([path, false]);
  });

  it('TRP-03 hides a skeleton that something follows, by style alone', async () => {
    const { page, leave } = await openAs(eleanor, 1440);
    await page.goto('/my-profile/overview');
    const shown = await page.evaluate(() => {
      document
        .querySelector('.overview__part')
        ?.insertAdjacentHTML(
          'beforeend',
          '<div class="deferred"><div class="deferred__skeleton">On its way</div><template></template></div>',
        );
      const skeleton = document.querySelector('.deferred__skeleton') ?? document.body;
      const before = getComputedStyle(skeleton).display;
      skeleton.after(document.createElement('div'));
      return [before, getComputedStyle(skeleton).display];
    });
    expect(shown).toEqual(['block', 'none']);
    await leave();
  });
});

describe('the overview', () => {
  it('PRO-06 PRO-07 H35 shows three appointments, the rest by key, each in Eastern Time and the guest’s own (in full)', async () => {
    const { page, complaints, leave } = await openAs(eleanor, 1440, { timezoneId: 'Europe/Paris' });
    await page.goto('/my-profile/overview');
    const calendar = page.getByRole('region', { name: 'My Calendar' });
    const entries = calendar.getByRole('article');
    expect(await entries.count()).toBe(3);
    await calendar
      .getByText(/^Your time: .+\(Central European (?:Standard|Summer) Time\)$/)
      .first()
      .waitFor();
    expect(await calendar.getByText(/^Your time/).count()).toBeGreaterThanOrEqual(3);
    expect((await entries.first().textContent()) ?? '').toContain('Eastern Time');
    await calendar.locator('summary').focus();
    await page.keyboard.press('Enter');
    await calendar.getByText('View Less').waitFor();
    expect(await entries.count()).toBeGreaterThan(3);
    const topOf = async (part: Locator) => (await part.boundingBox())?.y ?? 0;
    expect(await topOf(calendar.locator('summary'))).toBeGreaterThan(await topOf(entries.last()));
    await page.keyboard.press('Shift+Tab');
    expect(await entries.last().locator(':focus').count()).toBe(1);
    const href =
      (await entries
        .first()
        .getByRole('link', { name: /^Details/ })
        .getAttribute('href')) ?? '';
    expect(href).toMatch(/^\/schedule-meeting\?id=.+&appointment=.+/);
    expect((await page.request.get(href)).status()).toBe(200);
    expect(complaints).toEqual([]);
    await leave();
  });

  it('PRO-05 PRO-08 TRP-02 is calm for a guest who has nothing yet, and leads on', async () => {
    const { page, leave } = await openAs(james, 390, { javaScriptEnabled: false });
    await page.goto('/my-profile/overview');
    for (const text of ['You have no upcoming trips.', 'No Upcoming Events'])
      expect(await page.getByText(text).isVisible()).toBe(true);
    const news = page.getByRole('region', { name: 'News' });
    expect(await news.getByRole('article').count()).toBe(3);
    await news.getByRole('link', { name: 'View All' }).click();
    await page.waitForURL('**/my-profile/news');
    await page.getByRole('link', { name: 'Back to overview' }).click();
    await page.waitForURL('**/my-profile/overview');
    await leave();
  });

  it('H74 shows what is ahead, and nothing that is over (in full)', async () => {
    const html = await (await eleanor.get('/my-profile/overview')).text();
    for (const label of ['Booked', 'Offer', 'Waitlist']) expect(html).toContain(`>${label}<`);
    for (const label of ['Completed', 'Ended', 'Option expired', 'Cancelled']) expect(html).not.toContain(`>${label}<`);
  });
});

describe('the news', () => {
  it('PRO-09 has another title of its window than the public news', async () => {
    const { page, leave } = await openAs(eleanor, 390);
    const titles: string[] = [];
    for (const path of ['/news', '/my-profile/news']) {
      await page.goto(path);
      titles.push((await page.title()).split(' · ')[0] ?? '');
    }
    expect(titles).toEqual(['News', 'Your news']);
    await leave();
  });

  it('PRO-09 goes on as its reader scrolls, says how far, and is as long when they come back', async () => {
    const { page, context, complaints, leave } = await openAs(eleanor, 390);
    await context.addInitScript(() => {
      const observed: unknown[] = [];
      Object.assign(window, { observed });
      window.IntersectionObserver = class extends IntersectionObserver {
        constructor(callback: IntersectionObserverCallback, options?: IntersectionObserverInit) {
          super(callback, options);
          observed.push([options?.rootMargin?.split(' ').at(-1), options?.threshold]);
        }
      };
    });
    await page.goto('/my-profile/news');
    expect(await rows(page).count()).toBe(12);
    while ((await page.locator('.profile-news__more[hidden]').count()) === 0) await page.mouse.wheel(0, 4_000);
    const count = await rows(page).count();
    expect(count).toBeGreaterThan(24);
    expect(
      await page.evaluate(() => (window as unknown as { readonly observed: readonly unknown[] }).observed),
    ).toContainEqual(['100px', 0.1]);
    expect(
      await page
        .getByRole('status')
        .filter({ hasText: `${count} reports` })
        .count(),
    ).toBe(1);
    const slugs = await rows(page).evaluateAll((items) => items.map(({ id }) => id));
    expect(new Set(slugs).size).toBe(count);
    await rows(page).last().getByRole('link').click();
    await page.waitForURL('**/news/*');
    await page.goBack();
    expect(await rows(page).count()).toBe(count);
    expect(complaints).toEqual([]);
    await leave();
  });

  it('PRO-09 goes on by a link where there is no script, and narrows to a subject (in full)', async () => {
    const { page, leave } = await openAs(eleanor, 390, { javaScriptEnabled: false });
    await page.goto('/my-profile/news');
    await page.getByRole('link', { name: 'See More' }).click();
    await page.waitForURL('**/my-profile/news?show=24*');
    expect(await rows(page).count()).toBe(24);
    await page.getByRole('navigation', { name: 'News by subject' }).getByRole('link', { name: 'Ashore' }).click();
    await page.waitForURL('**/my-profile/news?category=ashore');
    expect(new Set(await page.locator('.news-row__category').allTextContents())).toEqual(new Set(['Ashore']));
    await page.goto('/my-profile/news?category=gossip');
    expect(await page.getByText('No news articles found for selected filters.').isVisible()).toBe(true);
    await leave();
  });

  it('PRO-11 says what went wrong, and goes on when it is tried again (in full)', async () => {
    const { page, leave } = await openAs(eleanor, 1440);
    const faults: readonly (readonly [
      text: string,
      answer: { readonly status?: number; readonly body?: string } | 'abort',
    ])[] = [
      ['HTTP error: 503', { status: 503, body: '{}' }],
      ['Invalid response format from API', { body: '{"items":"none"}' }],
      ['Invalid response format from API', { body: '<html>' }],
      ['Something went wrong while fetching news.', 'abort'],
    ];
    const left = [...faults];
    await page.route('**/api/news?*', async (route) => {
      const [, answer] = left.shift() ?? [];
      if (answer === undefined) await route.continue();
      else if (answer === 'abort') await route.abort();
      else await route.fulfill({ contentType: 'application/json', ...answer });
    });
    await page.goto('/my-profile/news');
    const more = page.locator('.profile-news__more a');
    await more.scrollIntoViewIfNeeded();
    for (const [index, [text]] of faults.entries()) {
      // Two of them read alike: it is the answer that was asked for last that is waited for.
      await until(async () => left.length, faults.length - index - 1);
      await until(() => page.locator('[data-news-coming]').isVisible(), false);
      await page.getByRole('alert').filter({ hasText: text }).waitFor();
      expect(await rows(page).count()).toBe(12);
      await more.focus();
      await page.keyboard.press('Enter');
    }
    await rows(page).nth(12).waitFor();
    expect(await page.getByRole('alert').filter({ hasText: /./ }).count()).toBe(0);
    await leave();
  });
});

it.each([
  [320, 'light'],
  [1440, 'dark'],
] as const)(
  'the area has no barrier for anybody and nothing that sticks out at %i px, %s (in full)',
  async (width, colorScheme) => {
    for (const guest of [eleanor, james]) {
      const { page, complaints, leave } = await openAs(guest, width, { colorScheme });
      for (const path of ['/my-profile', '/my-profile/overview', '/my-profile/news']) {
        await page.goto(path);
        const question = colorScheme === 'dark' ? { only: colours } : { hasColours: false };
        expect([path, await violationsOf(page, question), await sticksOut(page)]).toEqual([path, [], []]);
      }
      expect(complaints).toEqual([]);
      await leave();
    }
  },
  120_000,
);
