import type { Page } from 'playwright-core';
import { type BookableExcursion, giveEverythingBack } from '../support/bookable-excursion';
import { colours, violationsOf } from '../support/axe';
import type { OtherGuestsBookings } from '../support/other-guests-bookings';
import type { ApiClient } from '../support/sign-in';
import { buySuite } from '../support/buyer';
import { valueOf } from '../support/parse-html';
import { until } from '../support/until';
import { freeSuitesOf, readJsonOf } from '../trials/free-suites';
import { type ExcursionSite, openExcursionSite } from './excursion-site';
import { type Site, sticksOut, visit, type Visitor } from './site';

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

const sessionCookies = () => [...eleanor.jar].map(([name, value]) => ({ name, value, url: site.url }));

async function open(options: Parameters<typeof visit>[1] = {}, isGuest = true): Promise<Visitor> {
  const visitor = await visit(site, options);
  visitor.context.setDefaultTimeout(15_000);
  await visitor.context.addCookies([
    { name: 'consent', value: 'declined', url: site.url },
    ...(isGuest ? sessionCookies() : []),
  ]);
  return visitor;
}

const experience = () => `${excursion.path}?reservationId=${excursion.reservationId}`;
const reserveLink = (page: Page) => page.locator('a[data-control="reserve"]');
const dialog = (page: Page) => page.locator('dialog.reserve-dialog');
const box = (page: Page, index = 0) => page.getByRole('checkbox', { name: excursion.guests[index]?.name ?? '' });
const send = (page: Page) => page.locator('[data-reserve-send]');
const seats = (page: Page) => page.locator('.departure-choice__seats').first();
const sent = (page: Page) => page.locator('.toast').filter({ hasText: 'Your reservation has been sent' });
const switchFault = (state: string) =>
  fetch(`${site.url}/dev/desk`, {
    method: 'POST',
    headers: { 'Content-Type': 'application/json' },
    body: JSON.stringify({ state }),
  });
const bookings = async () => {
  const guests = (await (
    await eleanor.get(`/api/shore-ex-guests?reservationId=${excursion.reservationId}`)
  ).json()) as readonly { readonly excursionBookings: readonly { readonly bookingStatus: string }[] }[];
  return guests.map(({ excursionBookings }) => excursionBookings.map(({ bookingStatus }) => bookingStatus));
};

/** The dialog with its boxes open. */
async function openDialog(page: Page): Promise<void> {
  await page.goto(experience());
  await reserveLink(page).click();
  await dialog(page).waitFor();
  await until(() => box(page).isDisabled(), false);
}

describe('reserving an experience in a browser', () => {
  it('EXC-10 EXC-12 EXC-14 is done by keyboard alone: boxes open with the seats, mistakes at their fields, one receipt however often it is sent (in full)', async () => {
    const { page, complaints, leave } = await open();
    let posts = 0;
    page.on(
      'request',
      (request) => void (posts += Number(request.method() === 'POST' && request.url().endsWith('/api/shore-ex-book'))),
    );
    let release: () => void = () => undefined;
    const held = new Promise<void>((resolve) => (release = resolve));
    await page.route('**/api/shore-ex-events*', async (route) => {
      await held;
      await route.continue();
    });
    let deliverForm: () => void = () => undefined;
    const formIsHeld = new Promise<void>((resolve) => (deliverForm = resolve));
    await page.route('**/reserve?*', async (route) => {
      await formIsHeld;
      await route.continue();
    });
    await page.goto(experience());
    await reserveLink(page).focus();
    await page.keyboard.press('Enter');
    await dialog(page).waitFor();
    const boxes = dialog(page).getByRole('checkbox');
    expect([await boxes.count(), await boxes.first().isDisabled()]).toEqual([2, true]);
    expect(await violationsOf(page, { within: '.reserve-dialog' })).toEqual([]);
    deliverForm();
    await box(page).waitFor();
    expect([await box(page).isDisabled(), await page.getByText('Counting the places').count()]).toEqual([true, 1]);
    release();
    await until(() => box(page).isDisabled(), false);
    expect(await page.locator('input[name="departure"]').first().isChecked()).toBe(true);
    expect(await violationsOf(page, { within: '.reserve-dialog' })).toEqual([]);
    await send(page).focus();
    await page.keyboard.press('Enter');
    await dialog(page).locator('.field__error', { hasText: 'Please select at least one guest' }).waitFor();
    expect(await box(page).evaluate((input) => input === document.activeElement)).toBe(true);
    await page.keyboard.press('Space');
    expect(await dialog(page).locator('.field__error').count()).toBe(0);
    await page.keyboard.press('Tab');
    await page.keyboard.press('Space');
    await send(page).focus();
    await page.keyboard.press('Enter');
    await page.keyboard.press('Enter');
    await dialog(page).locator('.reserve-result__line').first().waitFor();
    expect(await sent(page).count()).toBe(0);
    expect(await dialog(page).locator('.reserve-result__line').allTextContents()).toEqual(
      excursion.guests.slice(0, 2).map(({ name }) => `${name}Confirmed`),
    );
    await page.locator('.experience-facts__booked', { hasText: excursion.guests[0]?.name ?? '' }).waitFor();
    await dialog(page).waitFor({ state: 'detached' });
    const closedAt = Date.now();
    await sent(page).waitFor();
    expect(await sent(page).getByRole('link', { name: 'View itinerary' }).getAttribute('href')).toContain(
      excursion.reservationId,
    );
    expect(await reserveLink(page).evaluate((link) => link === document.activeElement)).toBe(true);
    await sent(page).waitFor({ state: 'detached' });
    expect(Date.now() - closedAt).toBeGreaterThan(4_000);
    expect([posts, (await bookings()).slice(0, 2)]).toEqual([1, [['PREBOOKED_NOT_POSTED'], ['PREBOOKED_NOT_POSTED']]]);
    expect(complaints).toEqual([]);
    await leave();
  }, 60_000);

  it('EXC-14 takes no choice away from the pointer where a message below it goes as the press begins (in full)', async () => {
    const { page, leave } = await open({ viewport: { width: 390, height: 800 } });
    await openDialog(page);
    await box(page).check();
    const notes = dialog(page).getByRole('textbox');
    await notes.fill('x'.repeat(1_001));
    await send(page).click();
    await dialog(page).locator('.field__error', { hasText: '1,000 characters' }).waitFor();
    await notes.fill('A knee');
    await dialog(page).evaluate((element) => element.scrollTo({ top: element.scrollHeight, behavior: 'instant' }));
    const { x = 0, y = 0, width = 0, height = 0 } = (await box(page, 1).boundingBox()) ?? {};
    await page.mouse.click(x + width / 2, y + height / 2);
    await until(() => dialog(page).locator('.field__error').count(), 0);
    expect([await box(page).isChecked(), await box(page, 1).isChecked()]).toEqual([true, true]);
    await leave();
  }, 60_000);

  it('EXC-13 H29 D8 with the booking system down shows no success toast, keeps the choice and a reference id, and reserves once it is back', async () => {
    const { page, complaints, leave } = await open();
    await openDialog(page);
    await box(page).check();
    await page.getByLabel('Anything we should know').fill('By the window.');
    await switchFault('down');
    try {
      await send(page).click();
      await dialog(page).getByRole('alert').filter({ hasText: 'Error' }).waitFor();
      expect(await dialog(page).locator('.notice__code').textContent()).toMatch(/^[0-9a-f-]{36}$/);
      await page.locator('.toast').filter({ hasText: 'Error' }).waitFor();
      expect([
        await sent(page).count(),
        await box(page).isChecked(),
        await page.getByLabel('Anything we should know').inputValue(),
        await dialog(page).isVisible(),
      ]).toEqual([0, true, 'By the window.', true]);
      expect(await violationsOf(page, { within: '.reserve-dialog' })).toEqual([]);
      await page.locator('.reserve-form__seen--lost').getByRole('link', { name: 'Look again' }).waitFor();
    } finally {
      await switchFault('up');
    }
    await send(page).click();
    await sent(page).waitFor();
    expect(await page.locator('.toast').filter({ hasText: 'Error' }).count()).toBeLessThan(2);
    expect((await bookings())[0]).toEqual(['PREBOOKED_NOT_POSTED']);
    expect(complaints.filter((what) => !what.includes('503'))).toEqual([]);
    await leave();
  }, 60_000);

  it('D6 D7 EXC-12 says what it does not know: a lost answer is sent again and booked once, a booking system without one is not a receipt (in full)', async () => {
    const { page, leave } = await open();
    await openDialog(page);
    await box(page).check();
    await page.route(
      '**/api/shore-ex-book',
      async (route) => {
        await route.fetch();
        await route.abort();
      },
      { times: 1 },
    );
    await send(page).click();
    await dialog(page).getByRole('alert').filter({ hasText: 'We did not hear what came of it' }).waitFor();
    expect(await sent(page).count()).toBe(0);
    await send(page).click();
    await sent(page).filter({ hasText: 'Your places are confirmed.' }).waitFor();
    expect(await bookings()).toEqual(
      excursion.guests.map((_guest, index) => (index === 0 ? ['PREBOOKED_NOT_POSTED'] : [])),
    );
    await giveEverythingBack(eleanor, excursion);
    await openDialog(page);
    await box(page).check();
    await switchFault('lost-answer');
    try {
      await send(page).click();
      await dialog(page).locator('.reserve-result__status', { hasText: 'On its way' }).waitFor();
      expect(await dialog(page).getByText('Confirmed').count()).toBe(0);
    } finally {
      await switchFault('up');
    }
    await leave();
  }, 60_000);

  it('EXC-07 EXC-08 EXC-09 follows the seats: words change with them and with who is ticked, a waitlist entry becomes an offer on the open page (in full)', async () => {
    const { page, complaints, leave } = await open();
    await openDialog(page);
    expect(await seats(page).textContent()).toBe(`${excursion.capacity} of ${excursion.capacity} places left`);
    const theirs = await other.reserve(excursion.departureId, excursion.capacity - 1);
    await until(() => seats(page).textContent(), `1 of ${excursion.capacity} places left`);
    expect(await page.getByText(/Places as of \d{1,2}:\d\d [ap]m \S+, and kept up to date/).count()).toBe(1);
    await box(page).check();
    expect([await dialog(page).getByText('Reserve Your Spot').isVisible(), await send(page).textContent()]).toEqual([
      true,
      'Reserve',
    ]);
    await box(page, 1).check();
    expect([
      await dialog(page).locator('[data-limited]').getByText('Limited Availability').isVisible(),
      await send(page).textContent(),
    ]).toEqual([true, 'Request']);
    expect(await dialog(page).getByRole('link', { name: 'Create a custom excursion' }).getAttribute('href')).toMatch(
      /^\/shore-and-sea-experiences\/customize-your-experience\?tourCode=/,
    );
    const ahead = await other.reserve(excursion.departureId, 2);
    await send(page).click();
    await dialog(page).locator('.reserve-result__status', { hasText: 'Number 2 in line' }).first().waitFor();
    await dialog(page).locator('.reserve-result').getByRole('link', { name: 'View itinerary' }).click();
    const card = page.locator('.excursion-booking', { hasText: excursion.name });
    await card.getByText(/^You are number 2 of 2 in line, as of /).waitFor();
    await other.release(ahead);
    await card.getByText(/^You are first in line, as of /).waitFor();
    await other.release(theirs);
    await card.getByRole('button', { name: 'Take the places' }).waitFor();
    await page.locator('.toast').filter({ hasText: 'Places came free' }).waitFor();
    expect(await violationsOf(page, { within: '.trip-excursion-bookings' })).toEqual([]);
    await card.getByRole('button', { name: 'No, thank you' }).click();
    await page.getByText('The places pass on to the next in line.').waitFor();
    expect([await card.count(), await bookings()]).toEqual([0, excursion.guests.map(() => [])]);
    expect(complaints).toEqual([]);
    await leave();
  }, 60_000);

  it('EXC-16 H43 asks a visitor to sign in, and opens the same dialog afterwards; who is signed out meanwhile finds what was chosen (in full)', async () => {
    const { page, context, complaints, leave } = await open({}, false);
    await page.goto(excursion.path);
    await reserveLink(page).click();
    const asked = page.locator('#sign-in-dialog');
    await asked.waitFor();
    await asked.locator('a[data-returns-here]').click();
    await page.waitForURL(/\/login\?/);
    await context.addCookies(sessionCookies());
    await page.reload();
    await dialog(page).waitFor();
    expect(new URL(page.url()).pathname + new URL(page.url()).search).toBe(excursion.path);
    await until(() => box(page).isDisabled(), false);
    await box(page).check();
    await page.getByLabel('Anything we should know').fill('A birthday.');
    await context.clearCookies({ name: /sid/ });
    await send(page).click();
    await page.waitForURL(/\/login\?/);
    expect(page.url()).not.toContain('birthday');
    await context.addCookies(sessionCookies());
    await page.reload();
    await until(() => box(page).isDisabled(), false);
    expect([await box(page).isChecked(), await page.getByLabel('Anything we should know').inputValue()]).toEqual([
      true,
      'A birthday.',
    ]);
    expect(complaints.filter((what) => !what.includes('401'))).toEqual([]);
    await leave();
  }, 60_000);

  it('EXC-09 EXC-11 works as pages without script, keeps the offer’s answers there, and stands on a narrow screen in the dark (in full)', async () => {
    const { page, complaints, leave } = await open({ javaScriptEnabled: false, viewport: { width: 390, height: 844 } });
    const theirs = await other.reserve(excursion.departureId, excursion.capacity);
    await page.goto(experience());
    await reserveLink(page).click();
    await page.getByText('Full; nobody waits yet').waitFor();
    for (let index = 0; index < excursion.guests.length; index += 1) await box(page, index).check();
    await page.getByRole('button', { name: 'Request' }).click();
    await page.getByText(/You are first in line, as of/).waitFor();
    await page.goto(`${excursion.path}/reserve?reservationId=${excursion.reservationId}`);
    await page.getByText('All of you have a place already, or stand in line for one.').waitFor();
    expect([
      await page.getByRole('button', { name: /^(Request|Reserve)$/ }).count(),
      await page.getByRole('link', { name: 'See your reservations' }).count(),
    ]).toEqual([0, 1]);
    await other.release(theirs);
    await page.getByRole('link', { name: 'See your reservations' }).click();
    await page.getByRole('button', { name: 'No, thank you' }).click();
    await page.getByText('The places pass on to the next in line.').waitFor();
    expect(complaints).toEqual([]);
    await leave();
    const dark = await open({ viewport: { width: 390, height: 844 }, colorScheme: 'dark' });
    await openDialog(dark.page);
    expect([
      await sticksOut(dark.page),
      await violationsOf(dark.page, { within: '.reserve-dialog', only: colours }),
    ]).toEqual([[], []]);
    await dark.leave();
  }, 60_000);

  it('EXC-16 H43 finds the voyage that calls there whichever is asked for, and asks which of several, by keyboard (in full)', async () => {
    const booked = (await (await eleanor.get('/api/reservations')).json()) as readonly {
      readonly seawareId: string;
      readonly reservationStatus: string;
    }[];
    const elsewhere = booked.find(
      ({ seawareId, reservationStatus }) => reservationStatus === 'BK' && seawareId !== excursion.reservationId,
    );
    const plain = await open({ javaScriptEnabled: false });
    await plain.page.goto(`${excursion.path}/reserve?reservationId=${elsewhere?.seawareId ?? ''}`);
    expect(await plain.page.locator('input[name="reservationId"]').inputValue()).toBe(excursion.reservationId);
    const itineraryId = excursion.departureId.split('.')[0] ?? '';
    const [free] = await freeSuitesOf(readJsonOf(site.url), itineraryId);
    const bought = await buySuite(site.url, {
      itineraryId,
      category: free?.category ?? '',
      email: 'guest@example.com',
      session: { name: 'sid', value: eleanor.jar.get('sid') ?? '' },
    });
    const second = bought.kind === 'reserved' ? bought.reservationId : '';
    expect(bought.kind).toBe('reserved');
    await plain.page.goto(`${excursion.path}/reserve`);
    await plain.page.getByText('Which is it for?').waitFor();
    await plain.leave();
    const { page, complaints, leave } = await open();
    await page.goto(excursion.path);
    await page.goto(`${excursion.path}?reservationId=all`);
    await reserveLink(page).focus();
    await page.keyboard.press('Enter');
    await dialog(page).getByText('Which is it for?').waitFor();
    expect(await violationsOf(page, { within: '.reserve-dialog' })).toEqual([]);
    await dialog(page)
      .getByRole('link', { name: `reservation ${second}` })
      .focus();
    await page.keyboard.press('Enter');
    await until(() => page.locator('.reserve-dialog input[name="reservationId"]').inputValue(), second);
    await dialog(page).getByText('another of your voyages').waitFor();
    expect(complaints).toEqual([]);
    await leave();
  }, 60_000);

  it('EXC-12 D8 keeps what was chosen and written when the dialog is closed unsent, and asks before the page is left (in full)', async () => {
    const { page, leave } = await open();
    await openDialog(page);
    await box(page).check();
    await page.getByLabel('Anything we should know').fill('A knee.');
    await page.keyboard.press('Escape');
    await until(() => dialog(page).count(), 0);
    await reserveLink(page).click();
    await until(() => box(page).isDisabled(), false);
    expect([await box(page).isChecked(), await page.getByLabel('Anything we should know').inputValue()]).toEqual([
      true,
      'A knee.',
    ]);
    await page.getByLabel('Anything we should know').fill('A knee, and a birthday.');
    const asked = page.waitForEvent('dialog').then((question) => question.accept());
    await page.reload();
    await asked;
    await reserveLink(page).click();
    await until(() => box(page).isDisabled(), false);
    expect([await box(page).isChecked(), await page.getByLabel('Anything we should know').inputValue()]).toEqual([
      true,
      'A knee, and a birthday.',
    ]);
    await leave();
  }, 60_000);
});

describe('answering on a trip’s tab', () => {
  const tab = (asked = '') =>
    `/my-profile/trips/itinerary?reservationId=${excursion.reservationId}&tab=local_experiences${asked}`;
  const card = (page: Page) => page.locator('.excursion-booking', { hasText: excursion.name });
  const toast = (page: Page, text: string) => page.locator('.toast[role="status"]').filter({ hasText: text });

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

  it('EXC-20 H13 removes in place: loading while it is sent, a toast and a lasting notice of a failure that keeps everything, then one of success over the new list (in full)', async () => {
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
      await toast(page, 'Error').waitFor({ state: 'detached' });
      expect(await page.locator('.excursion-removal').getByRole('alert').innerText()).toMatch(
        /^Error\s+Failed to remove experience\.\s+We did not hear what came of it\. Please try again\.\s+Reference [\w-]{36}$/,
      );
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
    await page.locator('[data-excursion-answer] [aria-busy="true"]').waitFor();
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
