import type { Browser, Page } from 'playwright-core';
import { renderToStaticMarkup } from 'react-dom/server';
import { launchChromium } from '../../test/support/launch-chromium';
import { attributesIn } from '../../test/support/parse-html';
import { openScriptPage } from '../../test/support/script-page';
import { AccountFormPage } from '../account/AccountFormPage';
import { frame, side } from '../account/sample-account';
import { InviteForm } from '../party/InviteForm';
import { aChange } from '../trips/ChangeBookingPage.examples';
import { uiTexts } from './ui.texts';

let browser: Browser;
let page: Page;
beforeAll(async () => {
  browser = await launchChromium();
}, 60_000);
afterAll(() => browser.close());
afterEach(() => page.close());

const drafts =
  "import { installDrafts } from './views/ui/form-drafts'; import { guardSubmissions } from './views/ui/guard-submissions'; installDrafts(document); void guardSubmissions(document); document.title = 'ready';";
const wish = `<form action="/sent" method="post" data-draft="bespoke 1048213" data-draft-of="v1">
  <input type="hidden" name="key" value="k">
  <label>Day <select name="date"><option value="">Choose</option><option value="d1">First</option></select></label>
  <label><input type="checkbox" name="guest" value="1" checked> Eleanor</label>
  <label><input type="checkbox" name="guest" value="2"> Daniel</label>
  <label>Notes <textarea name="notes"></textarea></label>
  <button>Send</button></form>`;
const formAt = 'http://ondine.test/customize';

async function open(html: string, script = drafts): Promise<void> {
  page = await openScriptPage(browser, { script, html, address: formAt });
  await page.waitForFunction(() => document.title === 'ready');
}

/** Leaves the page and loads it anew in the same tab. The browser restores fields only after Back, so not here. */
async function leaveAndReturn(): Promise<void> {
  await page.goto('http://ondine.test/elsewhere');
  await page.goto(formAt);
  await page.waitForFunction(() => document.title === 'ready');
}

const entered = () =>
  page.evaluate(() =>
    [...new FormData(document.querySelector('form') ?? undefined)].map((pair) => pair.join('=')).join(' '),
  );
const stored = () => page.evaluate(() => sessionStorage.getItem('formDrafts') ?? '{}');

async function fillIn(): Promise<void> {
  await page.getByLabel('Day').selectOption('d1');
  await page.getByLabel('Eleanor').uncheck();
  await page.getByLabel('Daniel').check();
  await page.getByLabel('Notes').fill('No boats');
}

describe('what was entered in a form and not sent', () => {
  it('ROU-06 H13 is there on return, is said to be, and can be discarded', async () => {
    await open(wish);
    expect(await page.getByText(uiTexts.restored).count()).toBe(0);
    await fillIn();
    await leaveAndReturn();
    expect(await entered()).toBe('key=k date=d1 guest=2 notes=No boats');
    await page.getByRole('status').getByText(uiTexts.restored).waitFor();
    await page.getByRole('button', { name: uiTexts.discard }).click();
    expect(await entered()).toBe('key=k date= guest=1 notes=');
    await leaveAndReturn();
    expect([await entered(), await page.getByText(uiTexts.restored).count()]).toEqual([
      'key=k date= guest=1 notes=',
      0,
    ]);
  });

  it('ROU-06 H13 is asked about before the page is left, but not when it is sent or when nothing was entered', async () => {
    await open(wish.replace('data-draft-of', 'data-draft-asks data-draft-of'));
    const asked: string[] = [];
    page.on('dialog', (dialog) => {
      asked.push(dialog.type());
      void dialog.accept();
    });
    await page.getByRole('button', { name: 'Send' }).focus();
    await leaveAndReturn();
    expect(asked).toEqual([]);
    await fillIn();
    await leaveAndReturn();
    expect(asked).toEqual(['beforeunload']);
    await page.getByLabel('Notes').fill('No boats at all');
    await page.route('**/sent', (route) => route.fulfill({ contentType: 'text/html', body: 'Sent' }));
    await page.getByRole('button', { name: 'Send' }).click();
    await page.getByText('Sent').waitFor();
    expect(asked).toEqual(['beforeunload']);
  });

  it('ROU-06 H13 outlives a sending that failed, and ends where it is confirmed', async () => {
    await open(wish);
    await fillIn();
    const answerWith = (html: string) =>
      page.route('**/sent', (route) =>
        route.fulfill({ contentType: 'text/html', body: `${html}<script type="module" src="/script.js"></script>` }),
      );
    await answerWith('<title>Failed</title>');
    await page.getByRole('button', { name: 'Send' }).click();
    await page.waitForFunction(() => document.title === 'ready');
    expect(await stored()).toContain('No boats');
    await page.goto(formAt);
    await page.getByText(uiTexts.restored).waitFor();
    await answerWith('<title>Sent</title><p data-ends-draft="bespoke reserve">We have it.</p>');
    await page.getByRole('button', { name: 'Send' }).click();
    await page.waitForFunction(() => document.title === 'ready');
    expect(await stored()).toBe('{}');
  });

  it('ROU-06 H13 is there after Back to the page that refused it, whose form is not sent again', async () => {
    await open(wish);
    await page.route('**/sent*', (route) =>
      route.fulfill(
        route.request().method() === 'POST'
          ? { status: 422, contentType: 'text/html', body: `${wish}<script type="module" src="/script.js"></script>` }
          : { contentType: 'text/html', body: `${wish}<script type="module" src="/script.js"></script>` },
      ),
    );
    await page.goto('http://ondine.test/sent?trip=1');
    await page.waitForFunction(() => document.title === 'ready');
    await fillIn();
    const sent: string[] = [];
    page.on('request', (request) => {
      if (request.isNavigationRequest()) sent.push(`${request.method()} ${new URL(request.url()).pathname}`);
    });
    await page.getByRole('button', { name: 'Send' }).click();
    await page.waitForURL('http://ondine.test/sent?trip=1');
    await page.waitForFunction(() => document.title === 'ready');
    await page.goto('http://ondine.test/elsewhere');
    await page.goBack();
    await page.getByText(uiTexts.restored).waitFor();
    expect([page.url(), await entered()]).toEqual([
      'http://ondine.test/sent?trip=1',
      'key=k date=d1 guest=2 notes=No boats',
    ]);
    await page.reload();
    await page.getByText(uiTexts.restored).waitFor();
    expect(sent.filter((request) => request.startsWith('POST'))).toEqual(['POST /sent']);
  });

  it('ROU-06 H13 stays in its page when it is sent without a network, and is sent once there is one', async () => {
    await open(wish);
    await fillIn();
    await page.context().setOffline(true);
    await page.getByRole('button', { name: 'Send' }).click();
    await page.getByRole('alert').getByText(uiTexts.offline).waitFor();
    expect([page.url(), await entered()]).toEqual([formAt, 'key=k date=d1 guest=2 notes=No boats']);
    await page.context().setOffline(false);
    await page.getByRole('button', { name: 'Send' }).click();
    await page.waitForURL('**/sent');
  });

  it('ENG-07 H13 a payment stays in its page without a network, and nothing of its card is stored', async () => {
    await open(
      '<form method="post" action="/sent" data-ends-draft="details"><label>Card <input name="card-number"></label><button>Pay</button></form>',
    );
    await page.getByLabel('Card').fill('4242');
    await page.context().setOffline(true);
    await page.getByRole('button', { name: 'Pay' }).click();
    await page.getByRole('alert').getByText(uiTexts.offline).waitFor();
    await page.context().setOffline(false);
    expect([page.url(), await entered(), await stored()]).toEqual([formAt, 'card-number=4242', '{}']);
  });

  it('ROU-06 H13 is followed for an invitation and for the change of an excursion', () => {
    const form = {
      action: '#',
      reservationId: '1048213',
      roles: [],
      travellers: [],
      wards: [],
      knownPeople: [],
      lastDay: '',
      values: { role: '', traveller: '', wards: [], name: '', email: '', endsOn: '', seesHealth: false },
      errors: {},
    };
    const drafts = [<InviteForm key="invite" form={form} visit="v1" />, aChange()].map((page) =>
      attributesIn(renderToStaticMarkup(page), 'form[data-draft]', 'data-draft'),
    );
    expect(drafts).toEqual([['invite 1048213'], ['change p']]);
  });

  it('ROU-06 ROL-04 is deleted when a guest has signed out, a visitor’s own is not (in full)', async () => {
    const own = wish.replace('bespoke 1048213', 'details h-1').replace(' data-draft-of="v1"', '');
    await open(`${wish}${own}`);
    for (const notes of await page.getByLabel('Notes').all()) await notes.fill('No boats');
    expect(Object.keys(JSON.parse(await stored()) as object)).toEqual(['bespoke 1048213', 'details h-1']);
    await page.route('**/elsewhere', (route) =>
      route.fulfill({
        contentType: 'text/html',
        body: '<aside data-notifications=""></aside><script type="module" src="/script.js"></script>',
      }),
    );
    await page.goto('http://ondine.test/elsewhere');
    await page.waitForFunction(() => document.title === 'ready');
    expect(Object.keys(JSON.parse(await stored()) as object)).toEqual(['details h-1']);
  });

  it('H13 ROL-03 outlives the end of a session, for the same guest alone', async () => {
    const form = (visit: string) =>
      `${wish.replace('bespoke 1048213', `account ${visit}`).replace('"v1"', '""')}<aside data-visit="${visit}"></aside>`;
    const keys = new Map([
      ['v1', 'of Eleanor'],
      ['v2', 'of James'],
      ['v3', 'of Eleanor'],
    ]);
    const secureAt = 'https://ondine.test/customize';
    const show = async (html: string) => {
      await page.route('**/customize', (route) =>
        route.fulfill({ contentType: 'text/html', body: `${html}<script type="module" src="/script.js"></script>` }),
      );
      await page.goto(secureAt);
      await page.waitForFunction(() => document.title === 'ready');
    };
    const script = drafts
      .replace('installDrafts }', 'installDrafts, sealDrafts }')
      .replace("document.title = 'ready'", "window.leave = () => sealDrafts(document); document.title = 'ready'");
    const typeAndLose = async (visit: string) => {
      await show(form(visit));
      await page.getByLabel('Notes').fill('No boats');
      await page.getByLabel('Notes').blur();
      await page.waitForFunction(() => 'sealedDrafts' in sessionStorage);
      // A sign-out in another tab clears the storage before this tab learns of it.
      await page.evaluate(() => sessionStorage.clear());
      await page.evaluate(() => (window as unknown as { leave: () => Promise<void> }).leave());
      await show('<aside data-notifications=""></aside>');
      expect(await page.evaluate(() => JSON.stringify({ ...sessionStorage }))).not.toContain('boats');
    };
    page = await openScriptPage(browser, { script, html: '', address: secureAt });
    await page.route('**/draft-key?*', (route) =>
      route.fulfill({ body: keys.get(new URL(route.request().url()).searchParams.get('visit') ?? '') ?? '' }),
    );
    await typeAndLose('v1');
    await show(form('v3'));
    await page.getByText(uiTexts.restored).waitFor();
    expect(await entered()).toContain('notes=No boats');
    await typeAndLose('v3');
    const keyFetched = page.waitForResponse('**/draft-key?*');
    await show(form('v2'));
    await keyFetched;
    await page.waitForFunction(() => !('sealedDrafts' in sessionStorage));
    expect([await entered(), await page.getByText(uiTexts.restored).count()]).toEqual([
      'key=k date= guest=1 notes=',
      0,
    ]);
  });

  it('H13 never replaces what was entered before the script ran', async () => {
    await open(wish);
    await fillIn();
    const early = "document.querySelector('textarea').value = 'Newer';";
    await page.route('**/customize', (route) =>
      route.fulfill({
        contentType: 'text/html',
        body: `${wish}<script>${early}</script><script type="module" src="/script.js"></script>`,
      }),
    );
    await page.goto(formAt);
    await page.waitForFunction(() => document.title === 'ready');
    expect(await entered()).toBe('key=k date= guest=1 notes=Newer');
  });

  it('ACC-04 ACC-13 comes back in the dialog that was closed, a state with its country (in full)', async () => {
    const states = [{ country: 'US', label: 'United States', options: [{ value: 'US-FL', label: 'Florida' }] }];
    const form = renderToStaticMarkup(
      <AccountFormPage
        frame={{ ...frame, visit: 'v1' }}
        side={side}
        form={{
          kind: 'address',
          title: 'Add Address',
          action: '/form',
          backHref: '#',
          isPrimary: false,
          isPrimaryNow: false,
          mistakes: {},
          fields: {
            country: '',
            street: '',
            city: '',
            state: '',
            postalCode: '',
            countries: [{ value: 'US', label: 'United States' }],
            states,
          },
        }}
      />,
    );
    const script =
      "import { openAccountDialog } from './views/account/open-account-dialog'; import { openDialogs } from './views/ui/open-dialogs'; openAccountDialog(document); openDialogs(document); document.title = 'ready';";
    await open('<a href="/form" data-edits-account="">Add Address</a>', script);
    await page.route('**/form', (route) => route.fulfill({ contentType: 'text/html', body: form }));
    const dialog = page.getByRole('dialog', { name: 'Add Address' });
    await page.getByRole('link', { name: 'Add Address' }).click();
    await dialog.getByLabel('Country').selectOption('US');
    await dialog.getByLabel('State').selectOption('US-FL');
    await dialog.getByLabel('City').fill('Coral Gables');
    await page.keyboard.press('Escape');
    await dialog.waitFor({ state: 'hidden' });
    await page.getByRole('link', { name: 'Add Address' }).click();
    await dialog.getByText(uiTexts.restored).waitFor();
    expect([
      await dialog.getByLabel('Country').inputValue(),
      await dialog.getByLabel('State').inputValue(),
      await dialog.getByLabel('City').inputValue(),
      await page.evaluate(() => document.activeElement?.getAttribute('name')),
    ]).toEqual(['US', 'US-FL', 'Coral Gables', 'country']);
  });
});
