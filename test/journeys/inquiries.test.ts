import { randomUUID } from 'node:crypto';
import type { Page } from 'playwright-core';
import { violationsOf } from '../support/axe';
import { answerPlainQuestion, solveBotCheck } from '../support/solve-bot-check';
import { ApiClient, signIn } from '../support/sign-in';
import { until } from '../support/until';
import { openSite, type Site, sticksOut, takeTime, visit, type Visitor } from './site';

const list = '/my-profile/inquiries';

let site: Site;
let eleanor: ApiClient;
let james: ApiClient;
beforeAll(async () => {
  site = await openSite();
  [eleanor, james] = [await signIn(site.url, 'guest@example.com'), await signIn(site.url, 'newcomer@example.com')];
}, 60_000);
afterAll(() => site.close());

async function openAs(guest: ApiClient, options: Parameters<typeof visit>[1] = {}): Promise<Visitor> {
  const visitor = await visit(site, { viewport: { width: 390, height: 844 }, ...options });
  await visitor.context.addCookies([
    { name: 'consent', value: 'declined', url: site.url },
    ...[...guest.jar].map(([name, value]) => ({ name, value, url: site.url })),
  ]);
  return visitor;
}

const tabs = (page: Page) => page.getByRole('navigation', { name: 'Inquiries by kind' });
const cards = (page: Page) => page.getByRole('main').getByRole('article');
const titles = (page: Page) => cards(page).getByRole('heading', { level: 2 }).allTextContents();
const quotes = (page: Page) => page.getByRole('link', { name: /^Request Quote for / });

interface InquiredSuite {
  readonly voyageId: string;
  readonly fullSuiteName: string;
}
const askedBy = async (page: Page) =>
  (await (await page.request.get('/api/inquiries')).json()) as readonly InquiredSuite[];

/** Ten an hour are taken of one address. */
async function ask(itineraryId: string, number: number): Promise<void> {
  const asking = new ApiClient(site.url, `192.0.2.${number + 1}`);
  for (const [name, value] of eleanor.jar) asking.adopt(name, value);
  const token = await solveBotCheck(site.url, 'enquire-now-itinerary');
  const answer = await asking.post('/api/enquire-now-itinerary', {
    country: 'US',
    zip: '33134',
    phone: '+13055550142',
    country_code: 'US',
    numberOfPassengers: '2',
    notes: '',
    yachtConsent: '1',
    itineraryId,
    token,
    submissionId: randomUUID(),
  });
  expect(answer.status).toBe(200);
}

describe('My Inquiries', () => {
  it('INQ-01 INQ-02 has its tabs and cards on a narrow screen, by keyboard, the latest first (in full)', async () => {
    const { page, complaints, leave } = await openAs(eleanor);
    await page.goto(list);
    const asked = await askedBy(page);
    const all = await titles(page);
    expect([await tabs(page).getByRole('link').allTextContents(), all.length]).toEqual([
      ['All', 'Voyage', 'Suite'],
      asked.length,
    ]);
    expect(await cards(page).first().locator('time').textContent()).toMatch(/^Inquiry made - \d{1,2} \w+ 20\d\d$/);
    // A screen reader hears which of them the button asks about.
    expect(new Set(await quotes(page).allTextContents()).size).toBe(asked.length);
    expect([await sticksOut(page), await violationsOf(page)]).toEqual([[], []]);
    for (const [tab, isIn] of [
      ['Voyage', ({ voyageId }: InquiredSuite) => voyageId !== ''],
      ['Suite', ({ fullSuiteName }: InquiredSuite) => fullSuiteName !== ''],
    ] as const) {
      await tabs(page).getByRole('link', { name: tab }).focus();
      await page.keyboard.press('Enter');
      await page.waitForURL(`**${list}?tab=${tab.toUpperCase()}`);
      expect(await tabs(page).locator('[aria-current="page"]').allTextContents()).toEqual([tab]);
      expect(await titles(page)).toEqual(all.filter((_, place) => asked.some((one, at) => at === place && isIn(one))));
    }
    await page.goBack();
    expect(await tabs(page).locator('[aria-current="page"]').allTextContents()).toEqual(['Voyage']);
    const box = await quotes(page).first().boundingBox();
    expect((box?.height ?? 0) >= 44).toBe(true);
    expect(complaints).toEqual([]);
    await leave();
  }, 60_000);

  it('H41 INQ-02 INQ-04 leads to the form that knows what is asked about, and has the new inquiry once it is delivered', async () => {
    const { page, complaints, leave } = await openAs(eleanor);
    await page.goto(list);
    const [first, ...earlier] = await askedBy(page);
    const count = await cards(page).count();
    await quotes(page).first().focus();
    await page.keyboard.press('Enter');
    await page.waitForURL('**/inquire-now?**');
    expect(new URL(page.url()).searchParams.get('itineraryId')).toBe(first?.voyageId);
    expect(
      await page
        .getByRole('complementary')
        .getByText(first?.fullSuiteName ?? '?')
        .count(),
    ).toBeGreaterThan(0);
    expect([await page.getByLabel('Email').count(), await sticksOut(page)]).toEqual([0, []]);
    await page.getByRole('checkbox').first().check();
    await page.locator('[data-awake="true"]').waitFor();
    await page.locator('.lead-form__send').click();
    await page.waitForURL('**/thank-you**');
    await until(async () => (await askedBy(page)).slice(1).length, earlier.length + 1);
    await page.goto(list);
    const now = await askedBy(page);
    expect([await cards(page).count(), now[0]?.voyageId, now[0]?.fullSuiteName]).toEqual([
      count + 1,
      first?.voyageId,
      first?.fullSuiteName,
    ]);
    expect(complaints).toEqual([]);
    await leave();
  }, 60_000);

  it('INQ-03 is calm for a guest who has asked nothing, and leads on under each tab (in full)', async () => {
    const { page, complaints, leave } = await openAs(james);
    for (const [address, contacts] of [
      [list, ['Inquire now', 'See all voyages']],
      [`${list}?tab=SUITE`, ['Inquire now', 'See the suites']],
    ] as const) {
      await page.goto(address);
      expect([
        await page.getByText('Make an Inquiry', { exact: true }).isVisible(),
        await cards(page).count(),
        await sticksOut(page),
      ]).toEqual([true, 0, []]);
      for (const contactLink of contacts) {
        const link = page.getByRole('main').getByRole('link', { name: contactLink });
        expect([contactLink, (await page.request.get((await link.getAttribute('href')) ?? '')).status()]).toEqual([
          contactLink,
          200,
        ]);
      }
    }
    expect(await violationsOf(page)).toEqual([]);
    expect(complaints).toEqual([]);
    await leave();
  }, 60_000);

  it('INQ-01 INQ-03 H41 completes without script: nothing yet, the question, its card and its quote (in full)', async () => {
    const { page, complaints, leave } = await openAs(james, { javaScriptEnabled: false });
    await page.goto(list);
    await page.getByRole('main').getByRole('link', { name: 'Inquire now' }).click();
    await page.waitForURL('**/inquire-now');
    await page.getByLabel('No Preference').check();
    await page.getByLabel('When you would like to sail').selectOption({ index: 1 });
    await page.getByRole('checkbox', { name: /write to me/ }).check();
    await page
      .locator('#plain-answer')
      .fill(answerPlainQuestion((await page.locator('label', { hasText: 'plus' }).textContent()) ?? ''));
    await takeTime(site);
    await page.locator('.lead-form__send').click();
    await page.waitForURL('**/thank-you**');
    await until(async () => (await askedBy(page)).length, 1);
    await page.goto(list);
    expect([await titles(page), await page.getByText('Make an Inquiry', { exact: true }).count()]).toEqual([
      ['Life with us in general'],
      0,
    ]);
    // It names neither a voyage nor a suite.
    await tabs(page).getByRole('link', { name: 'Voyage' }).click();
    await page.waitForURL('**?tab=VOYAGE');
    expect([await cards(page).count(), await page.getByText('Make an Inquiry', { exact: true }).count()]).toEqual([
      0, 1,
    ]);
    await tabs(page).getByRole('link', { name: 'All' }).click();
    await quotes(page).click();
    await page.waitForURL('**/inquire-now');
    expect(complaints).toEqual([]);
    await leave();
  }, 60_000);

  it('INQ-02 goes on by itself where there are many, and by its link without script (in full)', async () => {
    const visitor = await openAs(eleanor);
    const known = (await askedBy(visitor.page)).length;
    const itineraryId = (await askedBy(visitor.page))[0]?.voyageId ?? '';
    for (let number = 0; number < 20; number += 1) await ask(itineraryId, number);
    await until(async () => (await askedBy(visitor.page)).length, known + 20);
    await visitor.page.goto(list);
    expect([await cards(visitor.page).count(), await sticksOut(visitor.page)]).toEqual([20, []]);
    await visitor.page.getByRole('link', { name: 'Show earlier inquiries' }).scrollIntoViewIfNeeded();
    await until(() => cards(visitor.page).count(), known + 20);
    const plain = await openAs(eleanor, { javaScriptEnabled: false });
    await plain.page.goto(list);
    await plain.page.getByRole('link', { name: 'Show earlier inquiries' }).click();
    await until(() => cards(plain.page).count(), known + 20);
    expect([...visitor.complaints, ...plain.complaints]).toEqual([]);
    await plain.leave();
    await visitor.leave();
  }, 60_000);
});
