import { answerPlainQuestion } from '../support/solve-bot-check';
import { readCode } from '../support/outbox';
import { findSailing, hasRoom } from './sailing';
import { openSite, type Site, takeTime, visit } from './site';
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
  takeSuite,
  tripCard,
  writeGuests,
} from './thread';

let site: Site;
beforeAll(async () => {
  site = await openSite();
}, 60_000);
afterAll(() => site.close());

describe('a browser without script', () => {
  it('D4 ENG-01 TRP-01 finishes the whole journey: voyage, guests, engine, sign-in, trip (in full)', async () => {
    const { page, complaints, leave } = await visit(site, { javaScriptEnabled: false });
    await findVoyage(page, pointer, await findSailing(site, hasRoom));
    await chooseSuite(page, pointer, { children: 1 });
    await writeGuests(page, pointer, [ada, jonas, { ...jonas, first: 'Liv', birthday: ['2', '9', '2020'] }]);
    await pay(page, pointer, cards.pays);
    const { reservationId } = await readConfirmation(page);

    await page.getByRole('link', { name: 'Sign in to see the trip' }).click();
    await page.waitForURL(/\/login/);
    await page.getByLabel('Email', { exact: true }).fill(ada.email);
    const question = page.getByLabel(/What is \w+ plus \w+\?/);
    await question.fill(answerPlainQuestion((await page.locator('label', { hasText: 'plus' }).textContent()) ?? ''));
    await takeTime(site);
    await page.getByRole('button', { name: 'Next' }).click();
    await page.waitForURL(/\/login\/(?:verify|send-code)/);
    if (page.url().includes('/send-code')) await page.getByRole('button', { name: 'Next' }).click();
    await page.waitForURL(/\/login\/verify/);
    await page.getByLabel('Six-digit code').fill(await readCode(site.url, ada.email));
    await page.getByRole('button', { name: 'Next' }).click();
    await page.waitForURL((url) => !url.pathname.startsWith('/login'));
    await page.goto('/my-profile/trips');
    expect(
      await tripCard(page, reservationId)
        .getByRole('button', { name: /This wasn.t me/ })
        .count(),
    ).toBe(0);
    expect(complaints).toEqual([]);
    await leave();
  }, 90_000);

  it('keeps what was typed when something is wrong, and says what (in full)', async () => {
    const { page, leave } = await visit(site, { javaScriptEnabled: false });
    await openSuites(page, await findSailing(site, hasRoom));
    await takeSuite(page, pointer);
    const lead = page.getByRole('group', { name: /^Guest 1\b/ });
    await lead.getByLabel('First name').fill('Ada');
    await lead.getByLabel('E-mail').fill('not an address');
    await page.getByRole('button', { name: 'Continue to payment' }).click();
    await page.waitForLoadState();
    expect(
      await page
        .getByRole('group', { name: /^Guest 1\b/ })
        .getByLabel('First name')
        .inputValue(),
    ).toBe('Ada');
    expect(
      await page
        .getByRole('group', { name: /^Guest 1\b/ })
        .getByLabel('E-mail')
        .inputValue(),
    ).toBe('not an address');
    expect(await page.locator('.field__error').count()).toBeGreaterThan(2);
    await page.goto('/login');
    await page.getByLabel('Email', { exact: true }).fill('nobody@example.com');
    await page.locator('#plain-answer').fill('99');
    await page.getByRole('button', { name: 'Next' }).click();
    await page.waitForLoadState();
    expect(await page.getByLabel('Email', { exact: true }).inputValue()).toBe('nobody@example.com');
    await leave();
  }, 60_000);
});
