import { signIn } from '../support/sign-in';
import { findSailing, hasRoom } from './sailing';
import { openSite, type Site, sticksOut, visit } from './site';
import {
  ada,
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

describe('a phone', () => {
  it('TRP-01 finishes the journey at 390 px, by touch (in full)', async () => {
    const { page, complaints, leave } = await visit(site, {
      viewport: { width: 390, height: 844 },
      hasTouch: true,
      isMobile: true,
      deviceScaleFactor: 2,
    });
    const touch = { ...pointer, press: (target: Parameters<typeof pointer.press>[0]) => target.tap() };
    await findVoyage(page, touch, await findSailing(site, hasRoom));
    await chooseSuite(page, touch);
    await writeGuests(page, touch, [ada, jonas]);
    await pay(page, touch, cards.pays);
    const { reservationId } = await readConfirmation(page);
    await page.getByRole('link', { name: 'Sign in to see the trip' }).tap();
    await signInHere(page, touch, site, ada.email);
    await page.goto('/my-profile/trips');
    expect(await tripCard(page, reservationId).count()).toBe(1);
    expect(complaints).toEqual([]);
    await leave();
  }, 90_000);

  it.each([390, 820])(
    'H57 begins a chapter of the API’s description with its calls at %i px, not with lists',
    async (width) => {
      const { page, complaints, leave } = await visit(site, { viewport: { width, height: 1180 } });
      await page.goto('/api/docs/experiences');
      const first = page.locator('.api-call').first();
      expect((await first.boundingBox())?.y).toBeLessThan(900);
      expect([await sticksOut(page), complaints]).toEqual([[], []]);
      await leave();
    },
  );

  it('gives each control of a page 24 px or more, and 44 px where one of them is the page’s action (in full)', async () => {
    const { page, leave } = await visit(site, { viewport: { width: 390, height: 844 } });
    for (const path of ['/', '/voyages', '/login']) {
      await page.goto(path);
      const small = await page
        .locator('a.button:visible, button:visible, input:not([type=hidden]):visible, select:visible')
        .evaluateAll((controls) =>
          controls
            .filter((control) => control.getBoundingClientRect().height < 44 && !control.closest('.hidden-to-the-eye'))
            .map((control) => control.outerHTML.slice(0, 100)),
        );
      expect({ path, small }).toEqual({ path, small: [] });
    }
    await leave();
  });
});

describe('320 px', () => {
  it('moves no page of the thread sideways (in full)', async () => {
    const { page, context, complaints, leave } = await visit(site, { viewport: { width: 320, height: 640 } });
    const wide: string[] = [];
    const look = async () => void wide.push(...(await sticksOut(page)));
    const sailing = await findSailing(site, hasRoom);
    // The front page, the list and the voyages are the trial's: it looks at every page of the sitemap (every-page.ts).
    for (const path of [`/reserve-now/${sailing.itineraryId}`, '/login', '/dev/outbox', '/dev/gallery']) {
      await page.goto(path);
      await look();
    }
    await openSuites(page, sailing);
    await look();
    await takeSuite(page, pointer);
    await look();
    await writeGuests(page, pointer, [ada, jonas]);
    await look();
    await pay(page, pointer, cards.pays);
    await readConfirmation(page);
    await look();
    const guest = await signIn(site.url, 'guest@example.com');
    await context.addCookies([...guest.jar].map(([name, value]) => ({ name, value, url: site.url })));
    await page.goto('/my-profile/trips');
    await look();
    await page
      .getByRole('link', { name: /^Manage Trip/ })
      .first()
      .click();
    await page.waitForURL(/itinerary/);
    await look();
    await page.getByRole('link', { name: 'Payment', exact: true }).click();
    await page.waitForURL(/tab=payment/);
    await look();
    expect(wide).toEqual([]);
    expect(complaints).toEqual([]);
    await leave();
  }, 90_000);
});
