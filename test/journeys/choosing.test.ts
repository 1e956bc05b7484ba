import { signIn } from '../support/sign-in';
import { findSailing, hasRoom, type SailingWithSuites } from './sailing';
import { openSite, type Site, sticksOut, visit } from './site';

let site: Site;
let sailing: SailingWithSuites;
beforeAll(async () => {
  site = await openSite();
  sailing = await findSailing(site, hasRoom);
}, 60_000);
afterAll(() => site.close());

const heightOf = { 390: 844, 820: 1180, 1440: 900 } as const;
type Width = keyof typeof heightOf;
const widths: readonly (readonly [width: Width, mark: string])[] = [
  [390, ''],
  [820, ' (in full)'],
  [1440, ' (in full)'],
];

async function decided(width: Width) {
  const visitor = await visit(site, { viewport: { width, height: heightOf[width] } });
  await visitor.context.addCookies([{ name: 'consent', value: 'declined', url: site.url }]);
  return visitor;
}

describe('price and Reserve', () => {
  it.each(widths)('NAV-13 stay in view on a voyage at %i px, and lie over nothing of the footer%s', async (width) => {
    const { page, complaints, leave } = await decided(width);
    await page.goto(`/voyages/${sailing.slug}?id=${sailing.itineraryId}`);
    const bar = page.locator('.voyage-bar');
    const reserve = bar.getByRole('link', { name: /^Reserve/ });
    for (const id of ['#overview', '#route', '#suites']) {
      await page.locator(id).evaluate((part) => part.scrollIntoView({ block: 'start' }));
      const box = await bar.boundingBox();
      expect(box?.height).toBeLessThanOrEqual(80);
      expect([id, (box?.y ?? 0) + (box?.height ?? 0), await reserve.isVisible()]).toEqual([id, heightOf[width], true]);
    }
    expect(await bar.locator('[data-live="bar-price"]').textContent()).toMatch(
      /^Per suite starting from \$[\d,]+\.00$/,
    );
    await page.locator('footer').evaluate((foot) => foot.scrollIntoView({ block: 'end' }));
    const [barBox, footBox] = [await bar.boundingBox(), await page.locator('footer').last().boundingBox()];
    expect((barBox?.y ?? 0) + (barBox?.height ?? 0)).toBeLessThanOrEqual(Math.ceil(footBox?.y ?? 0));
    await reserve.click();
    await page.waitForURL(`**/reserve-now/${sailing.itineraryId}**`);
    expect(complaints).toEqual([]);
    await leave();
  });
});

describe('the front page of a phone', () => {
  it('NAV-13 CNT-32 shows the yacht between the title and the words below it, with every control above the cookie question', async () => {
    const { page, leave } = await visit(site, { viewport: { width: 390, height: heightOf[390] } });
    await page.goto('/');
    const boxOf = async (selector: string) => {
      const box = await page.locator(`.hero-carousel__slide[data-current] ${selector}`).boundingBox();
      return { top: box?.y ?? 0, bottom: (box?.y ?? 0) + (box?.height ?? 0), height: box?.height ?? 0 };
    };
    const picture = await boxOf('.hero__picture');
    const share = (y: number) => (y - picture.top) / picture.height;
    // The yacht lies between two fifths and two thirds of the picture's height.
    expect(share((await boxOf('.hero__title')).bottom)).toBeLessThan(0.4);
    expect(share((await boxOf('.hero__standfirst')).top)).toBeGreaterThan(0.66);
    await page.locator('.consent').waitFor();
    const question = await page.locator('.consent').boundingBox();
    expect((await boxOf('.button')).bottom).toBeLessThan(question?.y ?? 0);
    expect(await page.locator('.intro:visible, .notifications:visible').count()).toBe(0);
    await leave();
  });
});

describe('a reminder on a phone', () => {
  it('NOT-03 lies below the form of a page instead of over its fields, and is low over other pages', async () => {
    const guest = await signIn(site.url, 'guest@example.com');
    const { page, context, complaints, leave } = await decided(390);
    await context.addCookies([...guest.jar].map(([name, value]) => ({ name, value, url: site.url })));
    await page.goto('/my-profile/overview');
    const notices = page.getByRole('complementary', { name: 'Waiting for you' });
    await notices.waitFor();
    // A quarter of the window, because the title of a voyage may take two lines.
    expect((await notices.boundingBox())?.height).toBeLessThan((page.viewportSize()?.height ?? 0) / 4);
    await page.goto('/contact-us');
    await notices.waitFor();
    const fields = page.locator('main :is(input:not([type=hidden]), select, textarea):visible');
    expect(await fields.count()).toBeGreaterThan(1);
    for (const field of await fields.all()) {
      await field.scrollIntoViewIfNeeded();
      const [one, card] = [await field.boundingBox(), await notices.boundingBox()];
      expect((one?.y ?? 0) + (one?.height ?? 0)).toBeLessThan(card?.y ?? 0);
    }
    expect([await sticksOut(page), complaints]).toEqual([[], []]);
    await leave();
  }, 60_000);
});

describe('a comparison', () => {
  it.each(widths)('SUI-18 says at %i px once what is the same, and each suite’s own deposit%s', async (width) => {
    const { page, complaints, leave } = await decided(width);
    await page.goto(`/compare?suites=seaview-suite,loft-suite&on=${sailing.itineraryId}`);
    const tops = await page
      .locator('.compare-table thead img')
      .evaluateAll((pictures) => pictures.map((picture) => picture.getBoundingClientRect().top));
    expect([tops.length, new Set(tops).size]).toEqual([2, 1]);
    const row = (name: RegExp) => page.locator('.compare-table tbody tr', { hasText: name }).locator('td');
    expect([await row(/^In the fare/).count(), await row(/^Inside/).count()]).toEqual([1, 2]);
    const [fares, terms] = [await row(/^Fare/).allTextContents(), await row(/^Deposit and balance/).allTextContents()];
    expect([fares.length, terms.length]).toEqual([2, 2]);
    expect([await sticksOut(page), complaints]).toEqual([[], []]);
    await leave();
  });
});
