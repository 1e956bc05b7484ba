import type { Page } from 'playwright-core';
import { violationsOf } from '../support/axe';
import { readCode } from '../support/outbox';
import { type ApiClient, signIn } from '../support/sign-in';
import { openSite, type Site, sticksOut, visit, type Visitor } from './site';

const settings = '/my-profile/settings';
const unconfirmed = 'from-a-cabin@example.com';

let site: Site;
let eleanor: ApiClient;
beforeAll(async () => {
  site = await openSite();
  eleanor = await signIn(site.url, 'guest@example.com');
}, 60_000);
afterAll(() => site.close());

async function open(options: Parameters<typeof visit>[1] = {}): Promise<Visitor> {
  const visitor = await visit(site, options);
  visitor.context.setDefaultTimeout(15_000);
  await visitor.context.addCookies([
    { name: 'consent', value: 'declined', url: site.url },
    ...[...eleanor.jar].map(([name, value]) => ({ name, value, url: site.url })),
  ]);
  return visitor;
}

const moveClock = (minutes: number) =>
  fetch(`${site.url}/dev/clock`, {
    method: 'POST',
    headers: { 'Content-Type': 'application/json' },
    body: JSON.stringify({ now: new Date(Date.now() + minutes * 60_000).toISOString() }),
  });
const toast = (page: Page) => page.getByRole('status').filter({ hasText: 'Thank you Your request has been sent' });
const lines = (page: Page, list: string) => page.locator(`${list} .account__line`).allTextContents();
const primary = async (page: Page, list: string) =>
  (
    await page
      .locator(`${list} .account__row`, { has: page.locator('.account__primary') })
      .locator('.account__line')
      .allTextContents()
  ).join();
const save = (page: Page) => page.getByRole('dialog').locator('button[type="submit"]');

/** The page as it is once its controls are there. */
async function goTo(page: Page): Promise<void> {
  await page.goto(settings);
  await page.mouse.move(200, 200);
  await page.mouse.move(210, 210);
  await page.locator('#emails a[aria-haspopup="dialog"]').first().waitFor();
}

async function openForm(page: Page, list: string, name: RegExp): Promise<void> {
  await page.locator(list).getByRole('link', { name }).click();
  await page.getByRole('dialog').waitFor();
}

describe('the account', () => {
  it('ACC-04 opens its dialog at the first press, also one that no pointer announces (in full)', async () => {
    const { page, complaints, leave } = await open();
    await page.goto(settings);
    await page
      .locator('#emails')
      .getByRole('link', { name: /^Add Email$/ })
      .evaluate((link: HTMLElement) => link.click());
    await page.getByRole('dialog', { name: 'Add Email' }).waitFor();
    expect([new URL(page.url()).pathname, complaints]).toEqual([settings, []]);
    await leave();
  }, 60_000);

  it('ACC-04 ACC-14 ACC-21 takes a new e-mail in a dialog: nothing to save before it is complete, every mistake at its field, a receipt that goes', async () => {
    const { page, complaints, leave } = await open();
    await goTo(page);
    expect(await violationsOf(page)).toEqual([]);
    await openForm(page, '#emails', /^Add Email$/);
    expect(await page.getByRole('dialog', { name: 'Add Email' }).count()).toBe(1);
    expect(await save(page).isDisabled()).toBe(true);
    const email = page.getByLabel('E-mail address', { exact: true });
    await email.fill('nonsense');
    await page.getByRole('radio', { name: 'Personal' }).check();
    await page.getByText('The input is not a valid E-mail').waitFor();
    expect([await save(page).isDisabled(), await email.getAttribute('aria-invalid')]).toEqual([true, 'true']);
    expect(await violationsOf(page)).toEqual([]);
    await email.fill('');
    await page.getByRole('radio', { name: 'Business' }).check();
    await page.getByText('Please enter an email').waitFor();
    await email.fill('guest@example.com');
    await email.blur();
    await save(page).click();
    await page.getByText('This e-mail address is in your list already.').first().waitFor();
    expect(await email.inputValue()).toBe('guest@example.com');
    await email.fill('from-the-sea@example.com');
    await email.blur();
    await save(page).click();
    await toast(page).waitFor();
    expect(await lines(page, '#emails')).toContain('from-the-sea@example.com');
    expect(await page.getByRole('dialog').count()).toBe(0);
    await toast(page).waitFor({ state: 'detached', timeout: 4_000 });
    expect(complaints.filter((what) => !what.includes('422'))).toEqual([]);
    await leave();
  }, 60_000);

  it('ACC-08 ACC-10 H46 moves the primary one and removes another by keyboard alone, and shows it at once', async () => {
    const { page, complaints, leave } = await open();
    await goTo(page);
    await page.locator('#phones').getByRole('link', { name: 'Edit +1 305 555 0143' }).focus();
    await page.keyboard.press('Enter');
    await page.getByRole('dialog').waitFor();
    const [isPrimary, remove] = [
      page.getByRole('checkbox', { name: 'Primary phone' }),
      page.getByRole('checkbox', { name: 'Remove this phone' }),
    ];
    await isPrimary.focus();
    await page.keyboard.press('Space');
    await remove.focus();
    await page.keyboard.press('Space');
    expect([await isPrimary.isChecked(), await isPrimary.isDisabled(), await save(page).textContent()]).toEqual([
      false,
      true,
      'Remove',
    ]);
    await page.keyboard.press('Space');
    expect([await isPrimary.isChecked(), await isPrimary.isDisabled(), await save(page).textContent()]).toEqual([
      true,
      false,
      'Save',
    ]);
    const begun = Date.now();
    await save(page).focus();
    await page.keyboard.press('Enter');
    await page.locator('#phones .account__row', { hasText: '0143' }).locator('.account__primary').waitFor();
    expect(Date.now() - begun).toBeLessThan(10_000);
    expect(await primary(page, '#phones')).toBe('+1 305 555 0143');
    expect(await page.locator('.account__details').textContent()).toContain('+1 305 555 0143');
    expect(await page.evaluate(() => document.activeElement?.textContent)).toBe('Edit +1 305 555 0143');
    await openForm(page, '#phones', /0142/);
    await page.keyboard.press('Escape');
    await page.getByRole('dialog').waitFor({ state: 'detached' });
    await openForm(page, '#phones', /0142/);
    await remove.check();
    await save(page).click();
    await page.locator('#phones .account__line', { hasText: '0142' }).waitFor({ state: 'detached' });
    expect(await lines(page, '#phones')).toEqual(['+1 305 555 0143']);
    expect(complaints).toEqual([]);
    await leave();
  }, 60_000);

  it('ACC-11 ACC-13 H47 asks an address for what its country has (in full)', async () => {
    const { page, complaints, leave } = await open();
    await goTo(page);
    await openForm(page, '#addresses', /418/);
    const [country, state, code] = [
      page.getByLabel('Country', { exact: true }),
      page.getByLabel('State/Province'),
      page.getByLabel('Postal code'),
    ];
    expect([await state.inputValue(), await save(page).isDisabled()]).toEqual(['US-FL', false]);
    await country.selectOption('CA');
    expect([await state.inputValue(), await state.locator('option').count(), await save(page).isDisabled()]).toEqual([
      '',
      14,
      true,
    ]);
    await page.getByText('Please input a valid postal code').waitFor();
    await state.selectOption('CA-ON');
    await code.fill('m5v 2t6');
    await code.blur();
    expect(await save(page).isDisabled()).toBe(false);
    await country.selectOption('AE');
    await code.fill('');
    expect([await state.isDisabled(), await save(page).isDisabled()]).toEqual([true, false]);
    await page.getByLabel('City').fill('');
    expect(await save(page).isDisabled()).toBe(true);
    await page.getByLabel('City').fill('Dubai');
    await save(page).click();
    await toast(page).waitFor();
    expect((await lines(page, '#addresses'))[0]).toBe('418 Alcazar AvenueDubaiUnited Arab Emirates');
    expect(complaints).toEqual([]);
    await leave();
  }, 60_000);

  it('H13 ACC-21 says when nothing was saved, keeps what was typed, and leads to a fresh code and back (in full)', async () => {
    const { page, leave } = await open();
    await goTo(page);
    await openForm(page, '#emails', /^Add Email$/);
    await page.getByLabel('E-mail address', { exact: true }).fill('kept@example.com');
    await page.getByRole('radio', { name: 'Personal' }).check();
    await page.route('**/settings/emails', (route) => route.abort());
    await save(page).click();
    await page.getByRole('alert').filter({ hasText: 'What you typed is still here' }).waitFor();
    await page.unroute('**/settings/emails');
    await moveClock(11);
    try {
      await save(page).click();
      await page.waitForURL(/\/login\?.*again=true/);
      expect(page.url()).not.toContain('kept');
      await page.goto(settings);
      await goTo(page);
      await page.locator('#phones').getByRole('link', { name: 'Add Phone Number' }).click();
      await page.waitForURL(/\/login\?.*again=true/);
    } finally {
      await moveClock(0);
    }
    await leave();
  }, 60_000);

  it('A8 ACC-04 works without script at 320 px, confirms an address, and is right in the dark (in full)', async () => {
    const { page, complaints, leave } = await open({
      javaScriptEnabled: false,
      viewport: { width: 320, height: 640 },
      colorScheme: 'dark',
    });
    const email = { type: 'Email', businessPersonal: 'Personal', email: unconfirmed, fsyPrimary: false, active: true };
    expect((await eleanor.post('/api/contact-information', [{ ...email, fsyEmailPhone: true }])).status).toBe(200);
    await page.goto(settings);
    await page
      .locator('#emails')
      .getByRole('link', { name: `Confirm this address ${unconfirmed}` })
      .click();
    await page.getByRole('button', { name: 'Send the code' }).click();
    await page.getByLabel('Six-digit code').fill('12');
    await page.getByRole('button', { name: 'Confirm' }).click();
    await page.getByText('This code is not right').waitFor();
    await page.getByLabel('Six-digit code').fill(await readCode(site.url, unconfirmed));
    await page.getByRole('button', { name: 'Confirm' }).click();
    await page.getByText('This address is confirmed.').waitFor();
    await page.locator('#addresses').getByRole('link', { name: 'Add Address' }).click();
    await page.getByRole('button', { name: 'Save' }).click();
    await page.locator('.field__error').first().waitFor();
    for (const text of [
      'Please select a country',
      'Please input your street address',
      'Please input your city',
      'Please input your postal code',
    ])
      expect(await page.locator('.field__error', { hasText: text }).count()).toBe(1);
    expect(complaints.filter((what) => !what.includes('422'))).toEqual([]);
    await leave();
    const dark = await open({ viewport: { width: 320, height: 640 }, colorScheme: 'dark' });
    for (const path of [settings, `${settings}/emails`, `${settings}/phones`, `${settings}/addresses`]) {
      await dark.page.goto(path);
      expect([path, await sticksOut(dark.page), await violationsOf(dark.page)]).toEqual([path, [], []]);
    }
    await dark.leave();
  }, 60_000);
});
