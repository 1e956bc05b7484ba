import type { Browser } from 'playwright-core';
import { launchChromium } from '../../test/support/launch-chromium';
import { openScriptPage } from '../../test/support/script-page';

let browser: Browser;
beforeAll(async () => {
  browser = await launchChromium();
}, 60_000);
afterAll(() => browser.close());

describe('the error summary of a lead form', () => {
  it('H13 lists a field only while it has an error, with its present error', async () => {
    const page = await openScriptPage(browser, {
      script: `
        import { createElement } from 'react'; import { createRoot } from 'react-dom/client';
        import { LeadForm } from './views/leads/LeadForm.widget'; import { sampleForms } from './views/leads/sample-forms';
        createRoot(document.querySelector('#form')).render(createElement(LeadForm, sampleForms.contact));`,
      html: '<div id="form"></div>',
    });
    const listed = () =>
      page.locator('.notice--error a').evaluateAll((links) => links.map((link) => link.getAttribute('href')));
    const errorOf = (id: string) => page.locator(`.notice--error a[href="#${id}"]`).textContent();
    await page.getByLabel('Topic').selectOption('General Inquiry');
    await page.getByLabel('Message').fill('Is there a quiet week in May?');
    await page.getByLabel('First name').press('Enter');
    await page.locator('.notice--error').waitFor();
    expect(await listed()).toEqual(['#contact-us-first_name', '#contact-us-last_name', '#contact-us-email']);
    const missing = await errorOf('contact-us-email');
    await page.getByLabel('First name').fill('Ada');
    await page.getByLabel('Email').fill('ada@');
    expect(await listed()).toEqual(['#contact-us-last_name', '#contact-us-email']);
    expect([missing, await errorOf('contact-us-email')]).toEqual([
      expect.not.stringContaining('not a valid'),
      expect.stringContaining('not a valid E-mail'),
    ]);
    await page.getByLabel('Last name').fill('Lindqvist');
    await page.getByLabel('Email').fill('ada@example.com');
    expect(await page.locator('.notice--error').count()).toBe(0);
    await page.close();
  });
});
