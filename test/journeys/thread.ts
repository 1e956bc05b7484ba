import type { Locator, Page } from 'playwright-core';
import { readCode } from '../support/outbox';
import type { SailingWithSuites } from './sailing';
import type { Site } from './site';

/** How a visitor works the page: with a pointer, or with the keyboard alone. */
export interface Hands {
  readonly press: (target: Locator) => Promise<void>;
  readonly write: (target: Locator, text: string) => Promise<void>;
  readonly pick: (target: Locator, label: string) => Promise<void>;
}

export const pointer: Hands = {
  press: (target) => target.click(),
  write: (target, text) => target.fill(text),
  pick: async (target, label) => void (await target.selectOption({ label })),
};

export interface Person {
  readonly first: string;
  readonly last: string;
  readonly email: string;
  readonly birthday: readonly [month: string, day: string, year: string];
}

export const ada: Person = {
  first: 'Ada',
  last: 'Lindqvist',
  email: 'ada.lindqvist@example.com',
  birthday: ['4', '27', '1975'],
};
export const jonas: Person = { first: 'Jonas', last: 'Lindqvist', email: '', birthday: ['11', '3', '1973'] };

export const cards = {
  pays: '4242 4242 4242 4242',
  declines: '4000 0000 0000 0002',
  asks: '4000 0025 0000 3155',
  losesAnswer: '4000 0000 0000 0341',
} as const;

/** From the home page to the page of one sailing: list, filter by region, card, date. */
export async function findVoyage(page: Page, { press, pick }: Hands, sailing: SailingWithSuites): Promise<void> {
  await page.goto('/');
  const main = page.getByRole('navigation', { name: 'Main' });
  const opener = main.getByRole('button', { name: 'Menu' });
  if (await opener.isVisible()) await press(opener);
  await press(main.locator('summary', { hasText: 'Voyages' }));
  await press(main.getByRole('link', { name: 'All voyages' }));
  await page.waitForURL('**/voyages');
  await press(page.locator('.facet summary').first());
  const option = page.locator('#filter-region option', { hasText: new RegExp(`^${sailing.region} \\(`) });
  await pick(page.locator('#filter-region'), (await option.textContent()) ?? '');
  await press(page.getByRole('button', { name: /^Show \d+ voyages?$/ }));
  await page.waitForURL(/\/voyages\?.*region=\w/);
  const card = page.locator(`a.card__link[href*="${sailing.itineraryId}"]`);
  while ((await card.count()) === 0) {
    const shown = await page.locator('.voyage-card').count();
    await press(page.getByRole('link', { name: /^See \d+ more$/ }));
    await page.locator('.voyage-card').nth(shown).waitFor();
  }
  await press(card);
  await page.waitForURL(`**/voyages/${sailing.slug}?id=${sailing.itineraryId}`);
  const date = page.locator(`#dates button[value="${sailing.itineraryId}"]`);
  if ((await date.count()) > 0) await press(date);
  await page.waitForURL(new RegExp(`id=${sailing.itineraryId}`));
}

/** From the voyage to the engine: reserve, the voyage step, the guests, a suite that takes them. Returns the price that was promised. */
export async function chooseSuite(
  page: Page,
  { press }: Hands,
  options: { readonly children?: number } = {},
): Promise<string> {
  await press(page.getByRole('link', { name: 'Reserve', exact: true }));
  await page.waitForURL(/\/reserve-now\/[^/]+(\?|$)/);
  await press(page.getByRole('link', { name: 'Continue to suites' }));
  await page.waitForURL(/\/reserve-now\/[^/]+\/suite\//);
  for (let child = 1; child <= (options.children ?? 0); child++) {
    await press(page.getByRole('button', { name: 'Add a child' }));
    await page.waitForURL(new RegExp(`guestsChildren=${child}`));
  }
  return takeSuite(page, { press });
}

/** Opens the suite step of a sailing at its own address, for tests that are not about the steps before it. */
export async function openSuites(page: Page, { itineraryId }: SailingWithSuites): Promise<void> {
  await page.goto(`/reserve-now/${itineraryId}/suite/?guestsAdults=2&guestsChildren=0`);
}

/** From the suite step to the engine: a suite that takes the party. Returns the price that was promised. */
export async function takeSuite(page: Page, { press }: Pick<Hands, 'press'>): Promise<string> {
  const canBePressed = page.locator('a.suite-button:not([aria-disabled])', { hasText: /^(Select|Continue)\b/ });
  const card = page.locator('.suite-card', { has: canBePressed }).first();
  const price = /From ([\d,.]+) USD/.exec((await card.locator('.suite-card__price').textContent()) ?? '')?.[1];
  if (!price) throw new Error('The suite that can be chosen shows no price');
  await press(card.getByRole('link', { name: /^(Select|Continue)\b/ }));
  await page.waitForURL(/\/engine\/details/);
  return price;
}

/** The engine's first page: every guest of the party. */
export async function writeGuests(page: Page, { press, write }: Hands, people: readonly Person[]): Promise<void> {
  for (const [
    index,
    {
      first,
      last,
      email,
      birthday: [month, day, year],
    },
  ] of people.entries()) {
    const guest = page.getByRole('group', { name: new RegExp(`^Guest ${index + 1}\\b`) });
    await write(guest.getByLabel('First name'), first);
    await write(guest.getByLabel('Last name'), last);
    await write(guest.getByLabel('Month'), month);
    await write(guest.getByLabel('Day', { exact: true }), day);
    await write(guest.getByLabel('Year'), year);
    if (email) await write(guest.getByLabel('E-mail'), email);
    if (index === 0) await write(guest.getByLabel('Phone'), '+1 305 555 0177');
  }
  await press(page.getByRole('button', { name: 'Continue to payment' }));
  await page.waitForURL(/\/engine\/payment/);
}

/** The engine's second page, with the deposit that is chosen already. */
export async function pay(page: Page, { press, write }: Hands, number: string): Promise<void> {
  await write(page.getByLabel('Card number'), number);
  await write(page.getByLabel('Expiry'), '12/31');
  await write(page.getByLabel('Security code'), '123');
  await write(page.getByLabel('Name on the card'), 'Ada Lindqvist');
  await press(page.getByRole('button', { name: /^(Pay |Complete the reservation)/ }));
}

export interface Confirmation {
  readonly reservationId: string;
  readonly total: string;
  /** Empty when nothing was paid. */
  readonly paid: string;
}

export async function readConfirmation(page: Page): Promise<Confirmation> {
  await page.waitForURL(/\/engine\/confirmation/);
  const fact = async (label: string) =>
    (
      await page
        .locator('.confirmation__fact', { has: page.getByText(label, { exact: true }) })
        .locator('dd')
        .allTextContents()
    ).join('');
  return {
    reservationId: (await page.locator('.confirmation__number strong').textContent()) ?? '',
    total: await fact('Total'),
    paid: await fact('Paid'),
  };
}

/** The sign-in page and the page for the code; the code comes from the outbox. */
export async function signInHere(page: Page, { press, write }: Hands, site: Site, email: string): Promise<void> {
  // Pressed before it is alive, the form asks for the sum that browsers without script are asked.
  const isAlive = page.locator('[data-widget^="sign-in/"][data-awake="true"]');
  await isAlive.waitFor();
  await write(page.getByLabel('Email', { exact: true }), email);
  await press(page.getByRole('button', { name: 'Next' }));
  await page.waitForURL(/\/login\/(?:verify|send-code)/);
  // Who can be reached by phone as well says first where the code goes.
  if (page.url().includes('/send-code')) await press(page.getByRole('button', { name: 'Next' }));
  await page.waitForURL(/\/login\/verify/);
  await isAlive.waitFor();
  await write(page.getByLabel('Six-digit code'), await readCode(site.url, email));
  await press(page.getByRole('button', { name: 'Next' }));
  await page.waitForURL((url) => !url.pathname.startsWith('/login'));
}

/** Says on My Trips that a trip is the guest's own, or is not; the page answers with a receipt. */
export async function answerUnconfirmed(
  page: Page,
  { press }: Hands,
  reservationId: string,
  answer: RegExp,
): Promise<void> {
  await press(tripCard(page, reservationId).getByRole('button', { name: answer }));
  await page.locator('.trips__receipt').waitFor();
}

/** The card of one reservation on My Trips. */
export const tripCard = (page: Page, reservationId: string): Locator =>
  page.locator('.trip-card', { hasText: reservationId });
