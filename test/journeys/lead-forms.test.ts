import type { Page, Route } from 'playwright-core';
import { signIn } from '../support/sign-in';
import { answerPlainQuestion } from '../support/solve-bot-check';
import { findSailing, hasRoom } from './sailing';
import { colours, violationsOf } from '../support/axe';
import { until, untilFound } from '../support/until';
import { openSite, type Site, sticksOut, takeTime, visit } from './site';

const formPages = [
  '/contact-us',
  '/careers',
  '/get-in-touch',
  '/join-us',
  '/inquire-now',
  '/documents/deck-plans',
  '/forms/charter',
];

let site: Site;
let visitorNumber = 0;
beforeAll(async () => {
  site = await openSite();
}, 60_000);
afterAll(() => site.close());

/** Each visitor comes from an address of their own, so that no test uses up another one's ten messages an hour. */
const arrive = (options: Parameters<typeof visit>[1] = {}) =>
  visit(site, { ...options, extraHTTPHeaders: { 'X-Forwarded-For': `192.0.2.${++visitorNumber}` } });

const writer = { first: 'Ada', last: 'Lindqvist', email: 'ada.lindqvist@example.com' };

async function signForm(page: Page): Promise<void> {
  await page.getByLabel('First name').fill(writer.first);
  await page.getByLabel('Last name').fill(writer.last);
  await page.getByLabel('Email').fill(writer.email);
}

async function writeToUs(page: Page, message: string): Promise<void> {
  await signForm(page);
  await page.getByLabel('Topic').selectOption('General Inquiry');
  await page.getByLabel('Message').fill(message);
}

const sendButton = (page: Page) => page.locator('.lead-form__send');
const focused = (page: Page) =>
  page.evaluate(() => document.activeElement?.getAttribute('class') ?? document.activeElement?.localName ?? '');

interface KnownLead {
  readonly submissionId?: string;
  readonly formId?: string;
  readonly fields?: Readonly<Record<string, unknown>>;
}

/** What the sample line's CRM has: leads arrive there within a second or two. */
const findLeads = (matches: (lead: KnownLead) => boolean): Promise<readonly KnownLead[]> =>
  untilFound(async () => {
    const { leads } = (await (await fetch(`${site.url}/dev/leads.json?details=true&limit=100`)).json()) as {
      readonly leads: readonly KnownLead[];
    };
    const found = leads.filter(matches);
    return found.length > 0 ? found : undefined;
  });
const saying = (message: string) => (lead: KnownLead) => JSON.stringify(lead).includes(message);

describe('a form among the words of a page', () => {
  it('CNT-01 FRM-01 FRM-05 is sent and thanked for where it stands (in full)', async () => {
    const { page, complaints, leave } = await arrive();
    await page.goto('/accessibility-statement');
    await page.getByLabel('First name').focus();
    await page.locator('[data-awake="true"]').waitFor();
    const message = `The route map has no name here. ${Date.now()}`;
    await writeToUs(page, message);
    await sendButton(page).click();
    await page.getByRole('status').filter({ hasText: 'Your message is on its way.' }).waitFor({ state: 'attached' });
    expect(page.url()).toBe(`${site.url}/accessibility-statement`);
    expect(await findLeads(saying(message))).toMatchObject([{ formId: 'contact-us' }]);
    expect(complaints).toEqual([]);
    await leave();
  });

  it('FRM-01 H13 goes without script to its own page, which asks its question and has all that was typed (in full)', async () => {
    const { page, leave } = await arrive({ javaScriptEnabled: false });
    await page.goto('/accessibility-statement');
    expect(await page.getByText('Please type the number').count()).toBe(0);
    const message = `Nothing happened. ${Date.now()}`;
    await writeToUs(page, message);
    await sendButton(page).click();
    expect(page.url()).toBe(`${site.url}/contact-us`);
    expect(await page.getByLabel('Message').inputValue()).toBe(message);
    await page
      .locator('#plain-answer')
      .fill(answerPlainQuestion((await page.locator('label', { hasText: 'plus' }).textContent()) ?? ''));
    await takeTime(site);
    await sendButton(page).click();
    await page.waitForURL('**/contact-us?sent=*');
    expect(await findLeads(saying(message))).toHaveLength(1);
    await leave();
  });
});

describe('a contact form', () => {
  it('FRM-03 FRM-05 FRM-06 is held back until it is whole, sent once, and thanked for in place', async () => {
    const { page, complaints, leave } = await arrive();
    await page.goto('/contact-us');
    expect(await sendButton(page).getAttribute('aria-disabled')).toBeNull();
    await page.getByLabel('First name').focus();
    await page.locator('[data-awake="true"]').waitFor();
    expect(await sendButton(page).isDisabled()).toBe(true);
    const button = page.getByRole('button', { name: 'Send message' });
    expect(
      await button.evaluate(
        (element) => document.getElementById(element.getAttribute('aria-describedby') ?? '')?.textContent,
      ),
    ).toContain('First name, Last name, Email, Topic, Message');
    const message = `Is there a quiet week in May? ${Date.now()}`;
    await writeToUs(page, message);
    expect(await sendButton(page).isDisabled()).toBe(false);
    const begun = Date.now();
    await sendButton(page).dblclick();
    await page.getByRole('status').filter({ hasText: 'Your message is on its way.' }).waitFor({ state: 'attached' });
    await page.locator('.lead-thanks').waitFor();
    expect(Date.now() - begun).toBeGreaterThanOrEqual(700);
    expect(await focused(page)).toBe('lead-thanks');
    expect(await page.getByRole('region', { name: 'Your message is with us' }).count()).toBe(1);
    expect(page.url()).toBe(`${site.url}/contact-us`);
    expect(await findLeads(saying(message))).toHaveLength(1);
    expect(complaints).toEqual([]);
    await leave();
  }, 60_000);

  it('FRM-02 FRM-06 FRM-09 validates a field when it is left, and takes the error back as soon as it is right', async () => {
    const { page, leave } = await arrive();
    await page.goto('/contact-us');
    const email = page.getByLabel('Email');
    await email.focus();
    await page.locator('[data-awake="true"]').waitFor();
    await email.pressSequentially('ada@');
    expect(await page.locator('.field__error').count()).toBe(0);
    await page.keyboard.press('Tab');
    await page.getByText('The input is not a valid E-mail').waitFor();
    expect(await email.getAttribute('aria-invalid')).toBe('true');
    const block = await page.locator('.lead-form-block').boundingBox();
    expect(block?.width).toBeLessThanOrEqual(537);
    await email.focus();
    await page.keyboard.press('End');
    await page.keyboard.type('example.com');
    expect(await page.locator('.field__error').count()).toBe(0);
    await leave();
  }, 60_000);

  it('FRM-06 says what is missing when the held back button is pressed, by keyboard as well (in full)', async () => {
    const { page, leave } = await arrive();
    await page.goto('/contact-us');
    await page.getByLabel('First name').fill('Ada');
    await page.locator('[data-awake="true"]').waitFor();
    await sendButton(page).focus();
    await page.keyboard.press('Enter');
    await page.getByRole('alert').waitFor();
    expect(await focused(page)).toBe('notice notice--error');
    expect(await page.getByRole('alert').getByRole('link').allInnerTexts()).toEqual([
      'Please input your last name',
      'Please input your email',
      'Please choose topic',
      'Please input your message/questions',
    ]);
    await page.keyboard.press('Tab');
    await page.keyboard.press('Enter');
    await page.keyboard.type('Lindqvist');
    expect(await page.getByLabel('Last name').inputValue()).toBe('Lindqvist');
    await leave();
  }, 60_000);

  it('FRM-06 sends what was typed and pressed before script came (in full)', async () => {
    const { page, leave } = await arrive();
    let letGo: () => void = () => undefined;
    const held = new Promise<void>((resolve) => (letGo = resolve));
    await page.route('**/LeadForm*.js', async (route: Route) => {
      await held;
      await route.continue();
    });
    await page.goto('/contact-us?about=booking');
    const message = `Quicker than script, ${Date.now()}`;
    await writeToUs(page, message);
    await sendButton(page).click();
    letGo();
    await page.locator('.lead-thanks').waitFor();
    expect(await findLeads(saying(message))).toHaveLength(1);
    await leave();
  }, 60_000);

  it('H13 asks before the page is left with a message that is not sent, and not without one', async () => {
    const { page, leave } = await arrive();
    const asked: string[] = [];
    page.on('dialog', (dialog) => {
      asked.push(dialog.type());
      void dialog.accept();
    });
    await page.goto('/contact-us');
    await signForm(page);
    await page.goto('/faq');
    expect(asked).toEqual([]);
    await page.goto('/contact-us');
    await writeToUs(page, 'Do you berth at Fowey?');
    await page.locator('[data-awake="true"]').waitFor();
    await page.goto('/faq');
    expect(asked).toEqual(['beforeunload']);
    await leave();
  });

  it('loses nothing to a reload, nor what was typed before script came (in full)', async () => {
    const { page, leave } = await arrive();
    let letGo: () => void = () => undefined;
    const held = new Promise<void>((resolve) => (letGo = resolve));
    await page.route('**/LeadForm*.js', async (route: Route) => {
      await held;
      await route.continue();
    });
    await page.goto('/contact-us?about=booking&reference=X-1');
    const begun = await page.getByLabel('Message').inputValue();
    expect(begun).not.toBe('');
    await page.getByLabel('Message').fill('These words came first.');
    await page.getByLabel('Topic').selectOption('Other');
    letGo();
    await page.locator('[data-awake="true"]').waitFor();
    expect(await page.getByLabel('Message').inputValue()).toBe('These words came first.');
    expect(await page.getByLabel('Topic').inputValue()).toBe('Other');
    await page.getByLabel('First name').fill('Ada');
    await page.reload();
    await page.locator('[data-awake="true"]').waitFor();
    expect(await page.getByLabel('First name').inputValue()).toBe('Ada');
    expect(await page.getByLabel('Message').inputValue()).toBe('These words came first.');
    await leave();
  }, 60_000);
});

describe('when something goes wrong', () => {
  const answers = [
    {
      status: 503,
      body: { error: 'Unexpected error. Please try again.', code: 'UNAVAILABLE', requestId: 'ref-1' },
      says: 'Unexpected error. Please try again.',
    },
    {
      status: 403,
      body: { error: 'Recaptcha failed. Please try again.', code: 'BOT_CHECK_FAILED', requestId: 'ref-1' },
      says: 'Recaptcha failed. Please try again.',
    },
    {
      status: 429,
      body: { error: 'Several messages have come.', code: 'RATE_LIMITED', requestId: 'ref-1' },
      says: 'Several messages have come.',
    },
  ];

  const sendAgain = async ({ status, body, says }: (typeof answers)[number]) => {
    const { page, leave } = await arrive();
    const ids: string[] = [];
    let isBroken = true;
    await page.route('**/api/contact-us', async (route: Route) => {
      ids.push(String((route.request().postDataJSON() as KnownLead).submissionId));
      if (isBroken) await route.fulfill({ status, contentType: 'application/json', body: JSON.stringify(body) });
      else await route.continue();
    });
    await page.goto('/contact-us');
    const message = `After a ${status}, ${Date.now()}`;
    await writeToUs(page, message);
    await sendButton(page).click();
    const alert = page.getByRole('alert');
    await alert.waitFor();
    expect(await alert.innerText()).toContain(says);
    expect(await alert.innerText()).toContain('ref-1');
    expect(await page.getByLabel('Message').inputValue()).toBe(message);
    isBroken = false;
    await page.getByRole('button', { name: 'Try again' }).click();
    await page.locator('.lead-thanks').waitFor();
    expect(ids).toHaveLength(2);
    expect(new Set(ids).size).toBe(1);
    expect(await findLeads(saying(message))).toHaveLength(1);
    await leave();
  };

  it.each(answers.slice(0, 1))(
    'FRM-39 H13 D2 says so in place after a $status, keeps all, and sends the same again under the same id',
    sendAgain,
    60_000,
  );
  it.each(answers.slice(1))(
    'FRM-39 H13 D2 says so in place after a $status, keeps all, and sends the same again under the same id (in full)',
    sendAgain,
    60_000,
  );

  it('H13 brings what only the server knows back to its field, and another content gets another id (in full)', async () => {
    const { page, leave } = await arrive();
    const ids: string[] = [];
    page.on('request', (request) => {
      if (request.url().endsWith('/api/contact-us'))
        ids.push(String((request.postDataJSON() as KnownLead).submissionId));
    });
    await page.goto('/contact-us');
    await writeToUs(page, `A wrong number, ${Date.now()}`);
    await page.getByRole('textbox', { name: /^Phone/ }).fill('12345');
    await sendButton(page).click();
    await page.getByRole('alert').waitFor();
    expect(await focused(page)).toBe('notice notice--error');
    expect(await page.locator('#contact-us-phone-error').innerText()).toBe('Please input a valid phone number');
    await page.getByRole('textbox', { name: /^Phone/ }).fill('305 555 0142');
    await sendButton(page).click();
    await page.locator('.lead-thanks').waitFor();
    expect(new Set(ids).size).toBe(2);
    await leave();
  }, 60_000);
});

describe('fields that depend on others', () => {
  it('FRM-17 FRM-18 FRM-19 asks for the careers type of the chosen side, and forgets that of the other (in full)', async () => {
    const { page, leave } = await arrive();
    await page.goto('/careers');
    await signForm(page);
    await page.getByRole('textbox', { name: 'Phone' }).fill('305 555 0142');
    await page.getByLabel('Hotel Operations').check();
    await page.getByRole('combobox', { name: 'Your field' }).selectOption('Culinary');
    expect(await sendButton(page).isDisabled()).toBe(false);
    await page.getByLabel('Marine Operations').check();
    expect(await page.getByRole('combobox', { name: 'Your field' }).locator('option').allInnerTexts()).toEqual([
      'Please choose',
      'Nautical',
      'Technical',
    ]);
    expect(await sendButton(page).isDisabled()).toBe(true);
    await page.getByLabel('Hotel Operations').check();
    expect(await page.getByRole('combobox', { name: 'Your field' }).inputValue()).toBe('');
    await page.getByRole('combobox', { name: 'Your field' }).selectOption('Other');
    await sendButton(page).click();
    await page.waitForURL('**/thank-you**');
    expect(await page.getByRole('heading', { level: 1 }).innerText()).toBe('Thank you');
    await leave();
  }, 60_000);

  it('FRM-22 FRM-23 opens the places with the region, and empties them when it changes (in full)', async () => {
    const { page, leave } = await arrive();
    await page.goto('/join-us');
    const place = page.getByLabel('The place nearest to you');
    expect(await place.isDisabled()).toBe(true);
    await page.getByLabel('Where you live').selectOption('Europe');
    await page.locator('[data-awake="true"]').waitFor();
    await place.selectOption({ index: 1 });
    const chosen = await place.inputValue();
    expect(chosen).not.toBe('');
    await page.getByLabel('Where you live').selectOption('North America');
    expect(await place.inputValue()).toBe('');
    expect(await place.locator(`option[value="${chosen}"]`).count()).toBe(0);
    await leave();
  }, 60_000);

  it('GEO-08 GEO-09 FRM-26 lets state, country code and postal code follow the country', async () => {
    const { page, leave } = await arrive();
    await page.goto('/inquire-now');
    await page.getByLabel('First name').focus();
    await page.locator('[data-awake="true"]').waitFor();
    await page.getByLabel('State').selectOption('FL');
    await page.getByLabel('Country/Region').selectOption('CA');
    expect(await page.getByLabel('State').inputValue()).toBe('');
    expect(await page.getByLabel('Country code').inputValue()).toBe('CA');
    expect(await page.getByLabel('State').locator('option', { hasText: 'Ontario' }).count()).toBe(1);
    expect(await page.getByLabel('State').locator('option', { hasText: 'Florida' }).count()).toBe(0);
    await page.getByLabel('Country/Region').selectOption('FR');
    expect(await page.getByLabel('State').isDisabled()).toBe(true);
    expect(await page.getByLabel('Zip/Postal code (optional)').count()).toBe(1);
    await leave();
  }, 60_000);

  it('GEO-09 fills in the code of a country that was chosen before the form’s script has woken (in full)', async () => {
    const { page, leave } = await arrive();
    let deliver: () => void = () => undefined;
    const chosen = new Promise<void>((resolve) => (deliver = resolve));
    await page.route('**/assets/LeadForm.widget-*.js', async (route) => {
      await chosen;
      await route.continue();
    });
    await page.goto('/inquire-now');
    const country = page.getByLabel('Country/Region');
    await country.focus();
    await country.selectOption('FR');
    await until(() => page.getByLabel('Country code').inputValue(), 'FR');
    await country.selectOption('GB');
    expect(await page.getByLabel('Country code').inputValue()).toBe('GB');
    await page.getByLabel('Country code').selectOption('US');
    deliver();
    await page.locator('[data-awake="true"]').waitFor();
    expect([await country.inputValue(), await page.getByLabel('Country code').inputValue()]).toEqual(['GB', 'US']);
    await country.selectOption('AQ');
    expect(await page.getByLabel('Country code').inputValue()).toBe('');
    await leave();
  }, 60_000);

  it('GEO-09 fills in the code of a country that the browser fills in, which is the first thing that happens on the page', async () => {
    const { page, leave } = await arrive();
    await page.goto('/inquire-now');
    // Unlike a press or the Tab key this gives no focus, as filling in by the browser does.
    await page.getByLabel('Country/Region').selectOption('FR');
    await until(() => page.getByLabel('Country code').inputValue(), 'FR');
    await leave();
  }, 60_000);

  it('GEO-09 H67 chooses the country code of a number that is pasted with its own (in full)', async () => {
    const { page, leave } = await arrive();
    await page.goto('/inquire-now');
    const phone = page.getByRole('textbox', { name: 'Phone' });
    await phone.fill('+49 30 901820');
    await page.locator('[data-awake="true"]').waitFor();
    await until(() => page.getByLabel('Country code').inputValue(), 'DE');
    await phone.fill('+358 9 3101691');
    expect(await page.getByLabel('Country code').inputValue()).toBe('FI');
    await phone.fill('20 7946 0142');
    expect(await page.getByLabel('Country code').inputValue()).toBe('FI');
    await leave();
  }, 60_000);

  it('FRM-29 FRM-30 checks and closes what a checked region speaks for (in full)', async () => {
    const { page, leave } = await arrive();
    await page.goto('/inquire-now');
    await page.getByLabel('First name').focus();
    await page.locator('[data-awake="true"]').waitFor();
    await page.getByLabel('All Mediterranean').check();
    expect([
      await page.getByLabel('Greek Isles').isChecked(),
      await page.getByLabel('Greek Isles').isDisabled(),
      await page.getByLabel('Bahamas', { exact: true }).isDisabled(),
    ]).toEqual([true, true, false]);
    await page.getByLabel('No Preference').check();
    expect([
      await page.getByLabel('All Mediterranean').isDisabled(),
      await page.getByLabel('Bahamas', { exact: true }).isChecked(),
    ]).toEqual([true, true]);
    await page.getByLabel('No Preference').uncheck();
    expect(await page.getByLabel('Greek Isles').isDisabled()).toBe(false);
    await leave();
  }, 60_000);
});

describe('an inquiry', () => {
  it('FRM-34 FRM-36 about a sailing goes to the waitlist for a visitor, who may sign in next (in full)', async () => {
    const { page, leave } = await arrive();
    const { itineraryId } = await findSailing(site, hasRoom);
    await page.goto(`/inquire-now?itineraryId=${itineraryId}`);
    expect(await page.getByRole('complementary').getByRole('heading').count()).toBe(1);
    expect(await page.getByLabel('No Preference').count()).toBe(0);
    await signForm(page);
    await page.getByRole('textbox', { name: 'Phone' }).fill('20 7946 0142');
    await page.getByLabel('Country/Region').selectOption('GB');
    await page.getByLabel('Zip/Postal code').fill('SW1A 1AA');
    await page.getByRole('checkbox').first().check();
    const sent = page.waitForRequest('**/api/waitlist');
    await sendButton(page).click();
    expect((await sent).postDataJSON()).toMatchObject({ form: 'inquire-now', itineraryId });
    await page.waitForURL(/type=new/);
    expect(page.url()).toContain('sign-in=true');
    expect(page.url()).not.toContain('ada.lindqvist');
    await leave();
  }, 60_000);

  it('FRM-04 FRM-07 FRM-34 asks a guest for nothing that is known, from the first byte, at an endpoint of its own', async () => {
    const { page, context, leave } = await arrive();
    const guest = await signIn(site.url, 'guest@example.com');
    await context.addCookies([...guest.jar].map(([name, value]) => ({ name, value, url: site.url })));
    await page.goto('/inquire-now');
    expect(await page.getByLabel('First name').count()).toBe(0);
    expect(await page.getByLabel('Email').count()).toBe(0);
    await page.getByLabel('No Preference').check();
    await page.getByLabel('When you would like to sail').selectOption({ index: 1 });
    await page
      .getByRole('checkbox', { name: /write to me|news|voyages/i })
      .first()
      .check();
    const sent = page.waitForRequest('**/api/enquire-now-itinerary');
    await sendButton(page).click();
    await sent;
    await page.waitForURL('**/thank-you**');
    await leave();
  }, 60_000);
});

describe('an inquiry whose guest was signed out meanwhile', () => {
  it('FRM-34 H13 comes back as a visitor’s, with what was written, and reaches the line (in full)', async () => {
    const { page, context, leave } = await arrive();
    const guest = await signIn(site.url, 'newcomer@example.com');
    await context.addCookies([...guest.jar].map(([name, value]) => ({ name, value, url: site.url })));
    const { itineraryId } = await findSailing(site, hasRoom);
    await page.goto(`/inquire-now?itineraryId=${itineraryId}`);
    const notes = `Signed out in between, ${Date.now()}`;
    await page.getByLabel('What we should know').fill(notes);
    await page.getByRole('checkbox').first().check();
    await guest.post('/api/logout', {});
    await sendButton(page).click();
    await page.getByLabel('First name').waitFor();
    expect(await page.getByLabel('What we should know').inputValue()).toBe(notes);
    await signForm(page);
    await page.getByRole('textbox', { name: 'Phone' }).fill('20 7946 0142');
    await page.getByLabel('Country/Region').selectOption('GB');
    await page.getByLabel('Zip/Postal code').fill('SW1A 1AA');
    await page
      .locator('#plain-answer')
      .fill(answerPlainQuestion((await page.locator('label', { hasText: 'plus' }).textContent()) ?? ''));
    await takeTime(site);
    await sendButton(page).click();
    await page.waitForURL(/type=new/);
    expect(await findLeads(saying(notes))).toHaveLength(1);
    await leave();
  }, 60_000);
});

describe('without script', () => {
  it('FRM-05 D4 takes a message as a plain form (in full)', async () => {
    const { page, complaints, leave } = await arrive({ javaScriptEnabled: false });
    await page.goto('/contact-us');
    const message = `Without script, ${Date.now()}`;
    await writeToUs(page, message);
    await page
      .locator('#plain-answer')
      .fill(answerPlainQuestion((await page.locator('label', { hasText: 'plus' }).textContent()) ?? ''));
    await takeTime(site);
    await sendButton(page).click();
    await page.getByRole('heading', { level: 1, name: 'Your message is with us' }).waitFor();
    expect(await findLeads(saying(message))).toHaveLength(1);
    expect(complaints).toEqual([]);
    await leave();
  }, 60_000);

  it('FRM-18 FRM-23 lets every dependent answer be given in one go (in full)', async () => {
    const { page, leave } = await arrive({ javaScriptEnabled: false });
    await page.goto('/join-us');
    await signForm(page);
    await page.getByRole('textbox', { name: 'Phone' }).fill('305 555 0142');
    await page.getByLabel('Where you live').selectOption('Europe');
    const place = page.locator('select[name="primaryLocation"]:not([disabled])');
    await place.selectOption({
      value: (await place.locator('optgroup[label="Europe"] option').first().getAttribute('value')) ?? '',
    });
    await page.getByRole('checkbox').first().check();
    await page
      .locator('#plain-answer')
      .fill(answerPlainQuestion((await page.locator('label', { hasText: 'plus' }).textContent()) ?? ''));
    await takeTime(site);
    await sendButton(page).click();
    await page.waitForURL('**/thank-you**');
    await page.goto('/careers');
    await signForm(page);
    await page.getByRole('textbox', { name: 'Phone' }).fill('305 555 0142');
    await page.getByLabel('Hotel Operations').check();
    await page.locator('#careers-plain-hotelOperations').selectOption('Culinary');
    await page
      .locator('#plain-answer')
      .fill(answerPlainQuestion((await page.locator('label', { hasText: 'plus' }).textContent()) ?? ''));
    await takeTime(site);
    await sendButton(page).click();
    await page.waitForURL('**/thank-you**');
    await leave();
  }, 60_000);

  it('H13 keeps what was typed when something is wrong, and says what (in full)', async () => {
    const { page, leave } = await arrive({ javaScriptEnabled: false });
    await page.goto('/contact-us');
    await page.getByLabel('First name').fill('Ada');
    await page.getByLabel('Email').fill('ada@');
    await page.getByLabel('Message').fill('Kept.');
    await sendButton(page).click();
    await page.getByRole('alert').waitFor();
    expect(await page.title()).toMatch(/^Error:/);
    expect(await page.getByLabel('First name').inputValue()).toBe('Ada');
    expect(await page.getByLabel('Message').inputValue()).toBe('Kept.');
    expect(await page.getByText('The input is not a valid E-mail').count()).toBe(2);
    await leave();
  }, 60_000);
});

describe('every page with a form', () => {
  it('FRM-01 FRM-02 has no violation of WCAG 2.2 A or AA, awake and with its errors shown (in full)', async () => {
    const { page, complaints, leave } = await arrive();
    const found: string[] = [];
    for (const [index, path] of [...formPages, '/accessibility-statement'].entries()) {
      await page.emulateMedia({ colorScheme: 'light', reducedMotion: 'reduce' });
      await page.goto(path);
      await page.locator('.lead-form input:visible, .lead-form select:visible').first().focus();
      await page.locator('[data-awake="true"]').waitFor();
      await page.keyboard.press('Enter');
      await page.getByRole('alert').first().waitFor();
      expect(
        await page.locator('.lead-form-block').evaluate((block) => block.getBoundingClientRect().width),
      ).toBeLessThanOrEqual(537);
      // The pages around them are the trial's (every-page.ts). One form is asked for its contrast in light, the next in the dark.
      const within = '.lead-form-block';
      const isDarkNext = index % 2 === 1;
      const broken = [...(await violationsOf(page, { within, hasColours: !isDarkNext }))];
      if (isDarkNext) {
        await page.emulateMedia({ colorScheme: 'dark', reducedMotion: 'reduce' });
        broken.push(...(await violationsOf(page, { within, only: colours })));
      }
      found.push(...broken.map((each) => `${path}: ${each}`));
    }
    expect(found).toEqual([]);
    expect(complaints).toEqual([]);
    await leave();
  }, 180_000);

  it('stays within a window of 320 px, and gives fingers 44 px (in full)', async () => {
    const { page, leave } = await arrive({ viewport: { width: 320, height: 720 }, hasTouch: true });
    for (const path of [...formPages, '/thank-you']) {
      await page.goto(path);
      expect(await sticksOut(page)).toEqual([]);
      const small = await page
        .locator(
          'main :is(a, button, input:not([type=hidden], [type=checkbox], [type=radio]), select, textarea, .choice):visible',
        )
        .evaluateAll((targets) =>
          targets
            .filter(
              (target) =>
                !target.closest('.choice__text, .hidden-to-the-eye') && target.getBoundingClientRect().height < 43.5,
            )
            .map((target) => target.outerHTML.slice(0, 90)),
        );
      expect(small).toEqual([]);
    }
    await leave();
  }, 120_000);

  it('can be filled in and sent with the keyboard alone (in full)', async () => {
    const { page, complaints, leave } = await arrive();
    await page.goto('/contact-us');
    await page.getByLabel('First name').focus();
    const message = `By keyboard, ${Date.now()}`;
    for (const text of ['Ada', 'Lindqvist', 'ada.lindqvist@example.com', '', '', 'General', message]) {
      await page.keyboard.type(text);
      await page.keyboard.press('Tab');
    }
    expect(await focused(page)).toContain('lead-form__send');
    await page.keyboard.press('Enter');
    await page.locator('.lead-thanks').waitFor();
    expect(await findLeads(saying(message))).toHaveLength(1);
    expect(complaints).toEqual([]);
    await leave();
  }, 60_000);
});
