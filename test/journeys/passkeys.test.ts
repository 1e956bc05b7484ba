import type { Page } from 'playwright-core';
import { violationsOf } from '../support/axe';
import { readOutbox } from '../support/outbox';
import { signIn } from '../support/sign-in';
import { resetLine } from '../support/reset-line';
import { openSite, type Site, sticksOut, visit, type Visitor } from './site';

const email = 'guest@example.com';

let site: Site;
beforeAll(async () => {
  site = await openSite();
}, 60_000);
afterAll(() => site.close());
beforeEach(() => resetLine(site.url));

/** A telephone's authenticator: it finds its passkeys by itself and verifies its owner. */
async function addAuthenticator(page: Page): Promise<{ setVerified(isVerified: boolean): Promise<void> }> {
  const devtools = await page.context().newCDPSession(page);
  await devtools.send('WebAuthn.enable');
  const { authenticatorId } = await devtools.send('WebAuthn.addVirtualAuthenticator', {
    options: {
      protocol: 'ctap2',
      transport: 'internal',
      hasResidentKey: true,
      hasUserVerification: true,
      isUserVerified: true,
      automaticPresenceSimulation: true,
    },
  });
  return {
    setVerified: async (isUserVerified) =>
      void (await devtools.send('WebAuthn.setUserVerified', { authenticatorId, isUserVerified })),
  };
}

async function visitAsGuest(): Promise<Visitor & Awaited<ReturnType<typeof addAuthenticator>>> {
  const visitor = await visit(site, { viewport: { width: 390, height: 844 } });
  const { jar } = await signIn(site.url, email);
  await visitor.context.addCookies([
    { name: 'consent', value: 'declined', url: site.url },
    ...[...jar].map(([name, value]) => ({ name, value, url: site.url })),
  ]);
  return { ...visitor, ...(await addAuthenticator(visitor.page)) };
}

/** The console repeats the refusals of the server. */
const withoutRefusals = ({ complaints }: Visitor) =>
  complaints.filter((complaint) => !/console: Failed to load resource/.test(complaint));

const use = (page: Page) => page.getByRole('button', { name: 'Use a passkey' });

async function addPasskey(page: Page): Promise<void> {
  await page.goto('/my-profile/settings');
  await page.getByRole('link', { name: 'Passkeys' }).click();
  const add = page.getByRole('button', { name: 'Add a passkey' });
  await add.focus();
  await page.keyboard.press('Enter');
  await page.getByText('Your passkey is ready.').waitFor();
}

const signOut = async (page: Page) => {
  await page.goto('/my-profile/settings');
  await page.getByRole('link', { name: 'Log out' }).click();
  await page.waitForURL(`${site.url}/`);
};

describe('a passkey', () => {
  it('F6 is added in the account, signs in by one touch on the page, and is removed, all by keyboard', async () => {
    const visitor = await visitAsGuest();
    const { page } = visitor;
    await addPasskey(page);
    expect(await violationsOf(page)).toEqual([]);
    expect(await sticksOut(page)).toEqual([]);
    const notices = await readOutbox(site.url, email);
    expect(notices.map(({ subject }) => subject)).toContainEqual(expect.stringContaining('A passkey was added'));
    await signOut(page);

    await page.goto('/login?returnUrl=%2Fmy-profile%2Ftrips%3Ftab%3DDetails');
    expect(await violationsOf(page)).toEqual([]);
    await use(page).focus();
    await page.keyboard.press('Enter');
    await page.waitForURL('**/my-profile/trips?tab=Details');

    await page.goto('/my-profile/settings/passkeys');
    // A session without a code may not add another one.
    expect(await page.getByRole('button', { name: 'Add a passkey' }).count()).toBe(0);
    await page.getByRole('button', { name: /^Remove the passkey of / }).focus();
    await page.keyboard.press('Enter');
    await page.getByText('no longer signs anybody in').waitFor();
    await signOut(page);
    await page.goto('/login');
    await use(page).click();
    await page.getByText('That passkey could not be used. Please sign in with a code.').waitFor();
    expect(await page.evaluate(() => document.activeElement?.textContent)).toBe('Use a passkey');
    expect(withoutRefusals(visitor)).toEqual([]);
    await visitor.leave();
  });

  it('F6 NAV-08 signs in from the dialog of a page, and returns to it (in full)', async () => {
    const visitor = await visitAsGuest();
    const { page } = visitor;
    await addPasskey(page);
    await signOut(page);
    const scripts: string[] = [];
    page.on('response', async (response) => {
      if (response.url().endsWith('.js') && (await response.text().catch(() => '')).includes('webauthn'))
        scripts.push(response.url());
    });
    await page.goto('/stories?tag=people');
    await page.locator('[data-opens-dialog="sign-in-dialog"]').first().dispatchEvent('click');
    await use(page).waitFor();
    expect(await violationsOf(page)).toEqual([]);
    expect(scripts).toEqual([]);
    await use(page).focus();
    await page.keyboard.press('Enter');
    await page.waitForURL('**/stories?tag=people');
    await page
      .getByRole('link', { name: /Eleanor|profile|account/i })
      .first()
      .waitFor();
    expect(visitor.complaints).toEqual([]);
    await visitor.leave();
  });

  it('F6 H13 says calmly that no passkey was used, and leaves the code as it was (in full)', async () => {
    const visitor = await visitAsGuest();
    const { page } = visitor;
    await addPasskey(page);
    await signOut(page);
    await visitor.setVerified(false);
    await page.goto('/login');
    await page.getByLabel('Email', { exact: true }).fill(email);
    await use(page).click();
    await page.getByText('No passkey was used. Please try again, or go on with a code.').waitFor();
    expect(await page.getByLabel('Email', { exact: true }).inputValue()).toBe(email);
    await visitor.setVerified(true);
    await use(page).click();
    await page.waitForURL('**/my-profile');
    expect(visitor.complaints).toEqual([]);
    await visitor.leave();
  });
});
