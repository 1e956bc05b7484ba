import { parse } from 'node-html-parser';
import type { Page } from 'playwright-core';
import { colours, violationsOf } from '../support/axe';
import { signIn } from '../support/sign-in';
import { findSailing, hasRoom } from './sailing';
import { openSite, type Site, visit, type Visitor } from './site';
import { ada, cards, jonas, openSuites, pay, pointer, readConfirmation, takeSuite, writeGuests } from './thread';

/** The other two, light and narrow and dark and wide, are the trial's: it looks at every kind of page (every-page.ts). */
const looks = [
  { colorScheme: 'light', width: 1440, question: { hasColours: true } },
  { colorScheme: 'dark', width: 390, question: { only: colours } },
] as const;
/** One page is asked for its contrast in light, the next in the dark; the gallery, on which every part stands, in both. */
const turns = [[looks[0]], [{ ...looks[0], question: { hasColours: false } }, looks[1]]] as const;
let turn = 0;

let site: Site;
beforeAll(async () => {
  site = await openSite();
}, 60_000);
afterAll(() => site.close());

/** The page that is open, one line for each rule that is broken. */
async function lookAt(
  page: Page,
  where: { within?: string; hasFrame?: boolean; isAlwaysColours?: boolean } = {},
  chosen: (typeof turns)[number] | typeof looks = turns[turn++ % turns.length] ?? looks,
): Promise<readonly string[]> {
  const found: string[] = [];
  for (const { colorScheme, width, question } of chosen) {
    await page.emulateMedia({ colorScheme, reducedMotion: 'reduce' });
    await page.setViewportSize({ width, height: 900 });
    found.push(
      ...(await violationsOf(page, { ...question, ...where })).map(
        (broken) => `${new URL(page.url()).pathname} ${colorScheme} ${width}: ${broken}`,
      ),
    );
  }
  return found;
}

/** The first of them with its frame. */
async function violationsAt(visitor: Visitor, paths: readonly string[]): Promise<readonly string[]> {
  const found: string[] = [];
  for (const [index, path] of paths.entries()) {
    await visitor.page.goto(path);
    found.push(...(await lookAt(visitor.page, { hasFrame: index === 0 })));
  }
  return found;
}

describe('axe, rules of WCAG 2.2 A and AA', () => {
  it('finds nothing on pages for everyone that no sitemap names (in full)', async () => {
    const visitor = await visit(site);
    const { itineraryId } = await findSailing(site, hasRoom);
    expect(
      await violationsAt(visitor, [
        '/',
        '/voyages?view=list',
        '/voyages?startDate=2001-01-01&endDate=2001-02-01',
        `/reserve-now/${itineraryId}?errorcode=RES-VID,x`,
        '/login?type=existing',
        '/no-such-page',
        '/dev/outbox',
        '/api/docs',
        '/api/docs/experiences',
      ]),
    ).toEqual([]);
    await visitor.leave();
  }, 180_000);

  it('finds nothing in the reservation, with its mistakes and its dialog (in full)', async () => {
    const visitor = await visit(site);
    const { page } = visitor;
    await openSuites(page, await findSailing(site, hasRoom));
    const found = [...(await lookAt(page))];
    await takeSuite(page, pointer);
    found.push(...(await lookAt(page)));
    // Its button is held back while answers are missing; a browser without script sends it as it is.
    await page.locator('.engine-form').evaluate((form) => (form as HTMLFormElement).submit());
    await page.locator('.field__error').first().waitFor();
    found.push(...(await lookAt(page)));
    await page.setViewportSize({ width: 1440, height: 900 });
    await page.getByRole('link', { name: 'Close' }).click();
    await page.getByRole('dialog').waitFor();
    found.push(...(await lookAt(page, { within: 'dialog[open]' })));
    await page.getByRole('dialog').getByRole('link', { name: 'Cancel' }).click();
    await writeGuests(page, pointer, [ada, jonas]);
    found.push(...(await lookAt(page)));
    await pay(page, pointer, cards.asks);
    await page.getByLabel('Code from your bank').waitFor();
    found.push(...(await lookAt(page)));
    await page.getByRole('link', { name: 'Use another card' }).click();
    await pay(page, pointer, cards.declines);
    await page.getByText('Your bank declined this card').waitFor();
    found.push(...(await lookAt(page)));
    await pay(page, pointer, cards.pays);
    await readConfirmation(page);
    found.push(...(await lookAt(page)));
    expect(found).toEqual([]);
    await visitor.leave();
  }, 180_000);

  it('finds nothing in the profile of a guest (in full)', async () => {
    const visitor = await visit(site);
    const guest = await signIn(site.url, 'guest@example.com');
    await visitor.context.addCookies([...guest.jar].map(([name, value]) => ({ name, value, url: site.url })));
    await visitor.page.goto('/my-profile/trips');
    const [details] = await visitor.page
      .getByRole('link', { name: /^Manage Trip/ })
      .evaluateAll((links) => links.map((link) => link.getAttribute('href') ?? ''));
    expect(details).toContain('/my-profile/trips/itinerary');
    expect(
      await violationsAt(visitor, [
        '/my-profile/trips',
        details ?? '',
        `${details}&tab=payment`,
        '/my-profile/trips/itinerary?reservationId=999',
        '/shore-and-sea-experiences',
        '/ody?ody_sso_redirect=%2Fvoyages&ssoFailed=1',
      ]),
    ).toEqual([]);
    await visitor.leave();
  }, 180_000);

  it('keeps the spaces between the parts of a name, which Chromium drops when each is a text by itself', async () => {
    // React parts texts by comments.
    const blankBesideComment = /-->\s+<|>\s+<!--/;
    for (const path of ['/dev/gallery', '/get-in-touch', '/search?q=terrace', '/voyages']) {
      const page = parse(await (await fetch(`${site.url}${path}`)).text(), { comment: true });
      const named = page.querySelectorAll('a, button, label, legend, summary, h1, h2, h3, th');
      expect(named.length).toBeGreaterThan(20);
      const lost = named.map((element) => element.outerHTML).filter((html) => blankBesideComment.test(html));
      expect([path, ...lost]).toEqual([path]);
    }
  });

  it('finds nothing on the gallery of controls (in full)', async () => {
    const visitor = await visit(site);
    await visitor.page.goto('/dev/gallery');
    expect(await lookAt(visitor.page, { isAlwaysColours: true }, looks)).toEqual([]);
    await visitor.leave();
  }, 120_000);
});
