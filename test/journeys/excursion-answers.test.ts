import type { Page } from 'playwright-core';
import { type BookableExcursion, giveEverythingBack } from '../support/bookable-excursion';
import type { OtherGuestsBookings } from '../support/other-guests-bookings';
import type { ApiClient } from '../support/sign-in';
import { type ExcursionSite, openExcursionSite } from './excursion-site';
import { type Site, visit, type Visitor } from './site';
import { valueOf } from '../support/parse-html';

let opened: ExcursionSite;
let site: Site;
let eleanor: ApiClient;
let excursion: BookableExcursion;
let other: OtherGuestsBookings;
beforeAll(async () => {
  opened = await openExcursionSite();
  ({ site, eleanor, excursion, other } = opened);
}, 60_000);
afterAll(() => opened.close());
beforeEach(() => giveEverythingBack(eleanor, excursion));

const tab = (asked = '') =>
  `/my-profile/trips/itinerary?reservationId=${excursion.reservationId}&tab=local_experiences${asked}`;
const card = (page: Page) => page.locator('.outing', { hasText: excursion.name });
const toast = (page: Page, text: string) => page.locator('.toast[role="status"]').filter({ hasText: text });
const switchFault = (state: string) =>
  fetch(`${site.url}/dev/desk`, {
    method: 'POST',
    headers: { 'Content-Type': 'application/json' },
    body: JSON.stringify({ state }),
  });

async function open(options: Parameters<typeof visit>[1] = {}): Promise<Visitor> {
  const visitor = await visit(site, options);
  visitor.context.setDefaultTimeout(15_000);
  await visitor.context.addCookies([
    { name: 'consent', value: 'declined', url: site.url },
    ...[...eleanor.jar].map(([name, value]) => ({ name, value, url: site.url })),
  ]);
  return visitor;
}

/** The first guest, as the form without script does it; with a place, or in line when all are taken. */
async function reserve(): Promise<void> {
  const html = await (await eleanor.get(`${excursion.path}/reserve?reservationId=${excursion.reservationId}`)).text();
  const key = valueOf(html, 'key');
  await eleanor.submit(`${excursion.path}/reserve`, {
    key,
    reservationId: excursion.reservationId,
    departure: excursion.departureId,
    [`guest.${excursion.guests[0]?.participantId}`]: '1',
    notes: '',
  });
}

/** Where it is asked once more. */
async function removalOf(page: Page): Promise<string> {
  await page.goto(tab());
  return (
    (await card(page)
      .getByRole('link', { name: /^Remove/ })
      .getAttribute('href')) ?? ''
  );
}

/** A page whose script follows the seats answers in place; one that is loaded anew loses the mark. */
async function openAwake(page: Page, address: string): Promise<void> {
  await Promise.all([page.waitForRequest(/\/api\/shore-ex-events/), page.goto(address)]);
  await page.evaluate(() => void (document.body.dataset['same'] = 'true'));
}
const isSamePage = (page: Page) => page.evaluate(() => document.body.dataset['same'] === 'true');

describe('answering on a trip’s tab', () => {
  it('EXC-20 removes in place: loading while it is sent, a toast of a failure that keeps everything, then one of success over the new list', async () => {
    await reserve();
    const { page, complaints, leave } = await open();
    await openAwake(page, await removalOf(page));
    const yes = page.getByRole('button', { name: 'Yes, Remove' });
    await switchFault('down');
    try {
      await yes.click();
      await toast(page, 'Error').filter({ hasText: 'Failed to remove experience.' }).waitFor();
      expect([await card(page).count(), await yes.isVisible(), await yes.getAttribute('aria-busy')]).toEqual([
        1,
        true,
        null,
      ]);
    } finally {
      await switchFault('up');
    }
    let release: () => void = () => undefined;
    const held = new Promise<void>((resolve) => (release = resolve));
    await page.route('**/api/shore-ex-book', async (route) => {
      expect(route.request().method()).toBe('DELETE');
      await held;
      await route.continue();
    });
    await yes.click();
    await page.locator('[data-outing-answer] [aria-busy="true"]').waitFor();
    release();
    await toast(page, 'It is removed').waitFor();
    expect([
      await card(page).count(),
      await yes.count(),
      new URL(page.url()).searchParams.has('removing'),
      await isSamePage(page),
    ]).toEqual([0, 0, false, true]);
    expect(complaints.filter((what) => !what.includes('503'))).toEqual([]);
    await leave();
  }, 60_000);

  it('EXC-20 EXC-24 says in a toast that places which were offered are theirs (in full)', async () => {
    const theirs = await other.reserve(excursion.departureId, excursion.capacity);
    await reserve();
    await other.release(theirs);
    const { page, complaints, leave } = await open();
    await openAwake(page, tab());
    await card(page).getByRole('button', { name: 'Take the places' }).click();
    await toast(page, 'The places are yours.').waitFor();
    await card(page).getByText('Confirmed').waitFor();
    expect([await card(page).getByRole('button').count(), await isSamePage(page)]).toEqual([0, true]);
    expect(complaints).toEqual([]);
    await leave();
  }, 60_000);

  it('EXC-20 D8 H29 says without script that a removal failed, also over a list that cannot be read, and nothing for an address alone (in full)', async () => {
    await reserve();
    const { page, leave } = await open({ javaScriptEnabled: false });
    await page.goto(await removalOf(page));
    await switchFault('down');
    try {
      await page.getByRole('button', { name: 'Yes, Remove' }).click();
      await page
        .getByRole('alert')
        .filter({ hasText: 'Error' })
        .filter({ hasText: 'Failed to remove experience.' })
        .waitFor();
    } finally {
      await switchFault('up');
    }
    for (const asked of ['&done=accepted', '&done=removed', '&reserved=pending']) {
      await page.goto(tab(asked));
      expect([await card(page).count(), await page.locator('[data-receipt]').count()]).toEqual([1, 0]);
    }
    await leave();
  }, 60_000);
});
