import type { Browser } from 'playwright-core';
import { renderToStaticMarkup } from 'react-dom/server';
import { launchChromium } from '../../test/support/launch-chromium';
import { openScriptPage } from '../../test/support/script-page';
import type { LeadFormProps } from './lead-form-props';
import { LeadForm } from './LeadForm.widget';
import { sampleForms } from './sample-forms';

let browser: Browser;
beforeAll(async () => {
  browser = await launchChromium();
}, 60_000);
afterAll(() => browser.close());

async function listsReadFrom(form: LeadFormProps): Promise<unknown> {
  const page = await openScriptPage(browser, {
    script: `import { readGeoLists } from './views/leads/read-geo-lists';
      const fields = JSON.parse(document.querySelector('script[type="application/json"]').textContent);
      window.lists = readGeoLists(document.querySelector('#root'), fields);
      document.title = 'ready';`,
    html: `<meta charset="utf-8"><div id="root">${renderToStaticMarkup(<LeadForm {...form} />)}</div><script type="application/json">${JSON.stringify(form.fields).replaceAll('<', String.raw`\u003c`)}</script>`,
  });
  await page.waitForFunction(() => document.title === 'ready');
  const lists = await page.evaluate(() => (window as unknown as { readonly lists: unknown }).lists);
  await page.close();
  return lists;
}

const { inquiry, waitlist } = sampleForms;

it.each([
  ['lists all states open', { country: 'US' }],
  ['has the states without script only', { country: 'FR' }],
])('GEO-02 GEO-03 GEO-04 reads countries, codes and states from a form that %s', async (_, values) => {
  expect(await listsReadFrom({ ...inquiry, values })).toEqual(inquiry.geo);
});

it('GEO-04 reads no list of a field that the form does not have', async () => {
  const kinds = waitlist.fields.map(({ kind }) => kind);
  expect(kinds).not.toContain('stateList');
  expect(await listsReadFrom(waitlist)).toMatchObject({ states: {} });
});
