import { createRecaptcha, recaptchaSecret, recaptchaSiteKey } from '../simulators/recaptcha';
import { createTurnstile, turnstileSecret, turnstileSiteKey } from '../simulators/turnstile';
import type { SiteverifySimulator } from '../simulators/siteverify-simulator';
import { openSite, type Site, visit, type Visitor } from './site';
import { resetLine } from '../support/reset-line';

interface Vendor {
  readonly name: string;
  /** What its tests end with: each of the others shows the same by another vendor. */
  readonly mark: string;
  readonly create: () => SiteverifySimulator;
  readonly env: (url: string) => Readonly<Record<string, string>>;
}

const vendors: readonly Vendor[] = [
  {
    name: 'turnstile',
    mark: '',
    create: createTurnstile,
    env: (url) => ({
      BOT_CHECK: 'turnstile',
      TURNSTILE_URL: url,
      TURNSTILE_SITE_KEY: turnstileSiteKey,
      TURNSTILE_SECRET: turnstileSecret,
    }),
  },
  {
    name: 'recaptcha',
    mark: ' (in full)',
    create: createRecaptcha,
    env: (url) => ({
      BOT_CHECK: 'recaptcha',
      RECAPTCHA_URL: url,
      RECAPTCHA_SITE_KEY: recaptchaSiteKey,
      RECAPTCHA_SECRET: recaptchaSecret,
    }),
  },
];

describe.each(vendors)('the bot check of $name', ({ mark, create, env }) => {
  let site: Site;
  let vendor: SiteverifySimulator;
  let visitor: Visitor;
  beforeAll(async () => {
    vendor = create();
    site = await openSite({ env: env(await vendor.listen()) });
  }, 60_000);
  afterAll(async () => {
    await site.close();
    await vendor.close();
  });
  beforeEach(async () => {
    vendor.breakDown('none');
    vendor.isInteractive = false;
    vendor.score = 0.9;
    await resetLine(site.url);
    visitor = await visit(site);
    await visitor.page.goto('/login');
  });
  afterEach(() => visitor.leave());

  const vendorRequests = () => visitor.complaints.filter((complaint) => complaint.startsWith('another origin'));
  const ownComplaints = () => visitor.complaints.filter((complaint) => !complaint.startsWith('another origin'));
  const send = async () => {
    const answer = visitor.page.waitForResponse((response) => response.url().endsWith('/api/otp-request'));
    await visitor.page.getByRole('textbox', { name: 'Email' }).fill('guest@example.com');
    await visitor.page.getByRole('button', { name: 'Next' }).click();
    return (await answer).status();
  };

  it(`C14 TRK-01 touches nothing of the vendor’s before the form is used, then proves a person under the policy${mark}`, async () => {
    await visitor.page.waitForLoadState('networkidle');
    expect(vendorRequests()).toEqual([]);
    expect(await send()).toBe(200);
    expect(vendorRequests().every((request) => request.includes(vendor.url))).toBe(true);
    expect(vendor.calls.at(-1)?.remoteip).toMatch(/^(127\.0\.0\.1|::1)$/);
    expect(ownComplaints()).toEqual([]);
  });

  it('TRK-02 D4 reports a vendor that does not answer, within two seconds (in full)', async () => {
    vendor.breakDown('hang');
    const startedAt = performance.now();
    expect(await send()).toBe(503);
    expect(performance.now() - startedAt).toBeLessThan(9_000);
    await visitor.page.getByText('Recaptcha service is unavailable. Please try again later.').first().waitFor();
  });

  it('D4 asks a plain question when the vendor’s script is kept away (in full)', async () => {
    await visitor.context.route(`${vendor.url}/**`, (route) => route.abort());
    await visitor.page.getByRole('textbox', { name: 'Email' }).fill('guest@example.com');
    await visitor.page.getByRole('button', { name: 'Next' }).click();
    await visitor.page.getByLabel(/^What is \w+ plus \w+\?/).waitFor();
    expect(await visitor.page.getByRole('textbox', { name: 'Email' }).inputValue()).toBe('guest@example.com');
  });

  it('TRK-01 FRM-03 proves a person on a contact form, and takes it flagged while the vendor is silent (in full)', async () => {
    for (const fault of ['none', 'hang'] as const) {
      vendor.breakDown(fault);
      const { page } = visitor;
      await page.goto('/contact-us');
      await page.getByLabel('First name').focus();
      await page.locator('[data-awake="true"]').waitFor();
      await page.getByLabel('First name').fill('Ada');
      await page.getByLabel('Last name').fill('Lindqvist');
      await page.getByLabel('Email').fill('ada.lindqvist@example.com');
      await page.getByLabel('Topic').selectOption('General Inquiry');
      await page.getByLabel('Message').fill(`While the vendor's trouble is: ${fault}`);
      const answer = page.waitForResponse((response) => response.url().endsWith('/api/contact-us'));
      await page.getByRole('button', { name: 'Send message' }).click();
      expect([fault, (await answer).status()]).toEqual([fault, 200]);
      expect(vendor.calls.length).toBeGreaterThan(0);
    }
    expect(ownComplaints()).toEqual([]);
  });

  it('D4 has no challenge of ours to give (in full)', async () => {
    expect((await fetch(`${site.url}/api/bot-check/challenge?action=otp-request`)).status).toBe(404);
  });

  if (create === createRecaptcha) {
    it('TRK-04 refuses visitors whom Google takes for a program (in full)', async () => {
      vendor.score = 0.1;
      expect(await send()).toBe(403);
      await visitor.page.getByText('Recaptcha failed. Please try again.').first().waitFor();
    });
  }

  if (create === createTurnstile) {
    it('TRK-01 leads to the vendor’s box when it wants to see a person, and it can be reached by keyboard (in full)', async () => {
      vendor.isInteractive = true;
      await visitor.page.getByRole('textbox', { name: 'Email' }).fill('guest@example.com');
      await visitor.page.getByRole('button', { name: 'Next' }).click();
      await visitor.page.getByText('One more step: please confirm below that you are a person.').waitFor();
      await visitor.page.waitForFunction(() => document.activeElement?.classList.contains('bot-check'));
      await visitor.page.frameLocator('.bot-check iframe').getByRole('button').waitFor();
      await visitor.page.keyboard.press('Tab');
      // The frame is another origin's, and another process: the focus comes there a moment later.
      await visitor.page.frameLocator('.bot-check iframe').locator('button:focus').waitFor();
      const answer = visitor.page.waitForResponse((response) => response.url().endsWith('/api/otp-request'));
      await visitor.page.keyboard.press('Enter');
      expect((await answer).status()).toBe(200);
      expect(ownComplaints()).toEqual([]);
    });
  }
});
