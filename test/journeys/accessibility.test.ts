import { AxeBuilder } from '@axe-core/playwright';
import type { Page } from 'playwright-core';
import { signIn } from '../support/sign-in';
import { findSailing, hasRoom } from './sailing';
import { openSite, type Site, visit, type Visitor } from './site';
import { ada, cards, chooseSuite, findVoyage, jonas, pay, pointer, readConfirmation, writeGuests } from './thread';

const rules = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa'];
/** Names, roles and order are the same in both schemes: what depends on colour is asked again in the dark. */
const looks = [
  { colorScheme: 'light', width: 1440, only: undefined },
  { colorScheme: 'dark', width: 1440, only: ['color-contrast'] },
  { colorScheme: 'dark', width: 390, only: ['color-contrast'] },
  { colorScheme: 'light', width: 390, only: undefined },
] as const;

let site: Site;
beforeAll(async () => {
  site = await openSite();
}, 60_000);
afterAll(() => site.close());

/** Every look of the page that is open: light and dark, wide and narrow, one line for each rule that is broken. */
async function violationsOf(page: Page): Promise<readonly string[]> {
  const found: string[] = [];
  for (const { colorScheme, width, only } of looks) {
    await page.emulateMedia({ colorScheme, reducedMotion: 'reduce' });
    await page.setViewportSize({ width, height: 900 });
    // A colour that still fades over has the contrast of neither scheme.
    await page.evaluate(() => Promise.all(document.getAnimations().filter(({ playState }) => playState === 'running').map((animation) => animation.finished.catch(() => undefined))));
    const axe = new AxeBuilder({ page });
    const { violations } = await (only ? axe.withRules([...only]) : axe.withTags(rules)).analyze();
    for (const { id, nodes } of violations) found.push(`${new URL(page.url()).pathname} ${colorScheme} ${width}: ${id} at ${nodes.slice(0, 3).map(({ target }) => target.join(' ')).join(' | ')}`);
  }
  return found;
}

async function violationsAt(visitor: Visitor, paths: readonly string[]): Promise<readonly string[]> {
  const found: string[] = [];
  for (const path of paths) {
    await visitor.page.goto(path);
    found.push(...(await violationsOf(visitor.page)));
  }
  return found;
}

describe('axe, rules of WCAG 2.2 A and AA', () => {
  it('finds nothing on the pages for everyone', async () => {
    const visitor = await visit(site);
    const { slug, itineraryId } = await findSailing(site, hasRoom);
    expect(await violationsAt(visitor, [
      '/', '/voyages', '/voyages?view=list', '/destinations', '/destinations/adriatic', '/ports/korcula', '/ports/hydra', '/voyages/cyclades-in-seven-nights/days/day-2-syros', '/voyages?startDate=2027-02-30', '/voyages?startDate=2001-01-01&endDate=2001-02-01', `/voyages/${slug}?id=${itineraryId}`,
      `/reserve-now/${itineraryId}?errorcode=RES-VID,x`, '/login', '/login?type=existing', '/no-such-page', '/dev/outbox',
    ])).toEqual([]);
    await visitor.leave();
  }, 180_000);

  it('finds nothing in the reservation, with its mistakes and its dialog', async () => {
    const visitor = await visit(site);
    const { page } = visitor;
    await findVoyage(page, pointer, await findSailing(site, hasRoom));
    await page.getByRole('link', { name: 'Reserve', exact: true }).click();
    await page.getByRole('link', { name: 'Continue to suites' }).click();
    await page.waitForURL(/\/suite\//);
    const found = [...(await violationsOf(page))];
    await page.goBack();
    await page.goBack();
    await chooseSuite(page, pointer);
    found.push(...(await violationsOf(page)));
    await page.getByRole('button', { name: 'Continue to payment' }).click();
    await page.locator('.field__error').first().waitFor();
    found.push(...(await violationsOf(page)));
    await page.setViewportSize({ width: 1440, height: 900 });
    await page.getByRole('link', { name: 'Close' }).click();
    await page.getByRole('dialog').waitFor();
    found.push(...(await violationsOf(page)));
    await page.getByRole('dialog').getByRole('link', { name: 'Cancel' }).click();
    await writeGuests(page, pointer, [ada, jonas]);
    found.push(...(await violationsOf(page)));
    await pay(page, pointer, cards.asks);
    await page.getByLabel('Code from your bank').waitFor();
    found.push(...(await violationsOf(page)));
    await page.getByRole('link', { name: 'Use another card' }).click();
    await pay(page, pointer, cards.declines);
    await page.getByText('Your bank declined this card').waitFor();
    found.push(...(await violationsOf(page)));
    await pay(page, pointer, cards.pays);
    await readConfirmation(page);
    found.push(...(await violationsOf(page)));
    expect(found).toEqual([]);
    await visitor.leave();
  }, 180_000);

  it('finds nothing in the profile of a guest', async () => {
    const visitor = await visit(site);
    const guest = await signIn(site.url, 'guest@example.com');
    await visitor.context.addCookies([...guest.jar].map(([name, value]) => ({ name, value, url: site.url })));
    await visitor.page.goto('/my-profile/trips');
    const [details] = await visitor.page.getByRole('link', { name: /^Manage Trip/ }).evaluateAll((links) => links.map((link) => link.getAttribute('href') ?? ''));
    expect(details).toContain('/my-profile/trips/itinerary');
    expect(await violationsAt(visitor, ['/my-profile/trips', details ?? '', `${details}&tab=payment`, '/my-profile/trips/itinerary?reservationId=999', '/voyages', '/'])).toEqual([]);
    await visitor.leave();
  }, 180_000);

  it('finds nothing on the gallery of controls', async () => {
    const visitor = await visit(site);
    expect(await violationsAt(visitor, ['/dev/gallery'])).toEqual([]);
    await visitor.leave();
  }, 120_000);
});
