import type { Browser, Page } from 'playwright-core';
import { launchChromium } from '../../test/support/launch-chromium';
import { openScriptPage } from '../../test/support/script-page';

let browser: Browser;
beforeAll(async () => {
  browser = await launchChromium();
}, 60_000);
afterAll(() => browser.close());

/** Leaves a field that has an error, by pressing a choice below it. */
async function pressBelow(page: Page, { field, text, choice }: { field: string; text: string; choice: string }) {
  await page.getByLabel(field).fill(text);
  const pressed = page.getByLabel(choice);
  await pressed.click();
  await page.getByText('not a valid E-mail').waitFor();
  const isChecked = await pressed.isChecked();
  await page.close();
  return isChecked;
}

const text = 'eleanor(at)example.com';

describe('an error below the field that a press leaves', () => {
  it('FRM-06 FRM-09 does not take a lead form’s choice away from the pointer', async () => {
    const page = await openScriptPage(browser, {
      script: `
        import { createElement } from 'react'; import { createRoot } from 'react-dom/client';
        import { LeadForm } from './views/leads/LeadForm.widget'; import { sampleForms } from './views/leads/sample-forms';
        createRoot(document.querySelector('#form')).render(createElement(LeadForm, sampleForms.careers));`,
      html: '<div id="form"></div>',
    });
    expect(await pressBelow(page, { field: 'Email', text, choice: 'Marine Operations' })).toBe(true);
  });

  it('ACC-14 does not take an account form’s choice away from the pointer', async () => {
    const page = await openScriptPage(browser, {
      script: `
        import { followAccountForms } from './views/account/follow-account-forms';
        followAccountForms(document);`,
      html: `<form data-account-form="">
        <div class="field"><label>Email <input name="email" id="email" required></label></div>
        <label><input type="radio" name="businessPersonal" value="Personal"> Personal</label></form>`,
    });
    expect(await pressBelow(page, { field: 'Email', text, choice: 'Personal' })).toBe(true);
  });

  it('FRM-06 appears at once when the field is left by the keyboard, and after a press that drags', async () => {
    const page = await openScriptPage(browser, {
      script: `
        import { followPresses } from './views/ui/follow-presses';
        const afterPress = followPresses(document);
        const seen = document.querySelector('output');
        document.addEventListener('focusout', () => afterPress(() => { seen.value += 'left '; }));`,
      html: '<input autofocus aria-label="Name"><a href="/voyages" draggable="true">Drag</a><p>Elsewhere</p><output></output>',
    });
    await page.getByLabel('Name').focus();
    await page.keyboard.press('Tab');
    expect(await page.locator('output').textContent()).toBe('left ');
    await page.getByLabel('Name').focus();
    await page.getByText('Drag').dragTo(page.getByText('Elsewhere'));
    await page.getByText('left left left').waitFor();
    await page.close();
  });
});
