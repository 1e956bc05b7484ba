import type { Page } from 'playwright-core';
import { colours, violationsOf } from '../support/axe';
import { signIn } from '../support/sign-in';
import { until } from '../support/until';
import { openSite, type Site, sticksOut, visit, type Visitor } from './site';

const page = '/my-profile/settings/preferences';
const survey = `${page}/survey`;
const api = '/api/preference/survey';

let site: Site;
let jar: ReadonlyMap<string, string>;
beforeAll(async () => {
  site = await openSite();
  ({ jar } = await signIn(site.url, 'guest@example.com'));
}, 60_000);
afterAll(() => site.close());

async function open(options: Parameters<typeof visit>[1] = {}): Promise<Visitor> {
  const visitor = await visit(site, { viewport: { width: 390, height: 844 }, ...options });
  await visitor.context.addCookies(
    [['consent', 'declined'] as const, ...jar].map(([name, value]) => ({ name, value, url: site.url })),
  );
  return visitor;
}

const heading = (shown: Page, name: string) => shown.getByRole('heading', { level: 1, name }).waitFor();
const press = (shown: Page, name: string) => shown.getByRole('button', { name, exact: true }).click();
const statusIn = (shown: Page) => shown.evaluate(() => localStorage.getItem('preference-survey-status'));
const awake = (shown: Page) => shown.locator('[data-widget="preferences/Survey"][data-awake="true"]').waitFor();
const recordOf = async (shown: Page) =>
  (
    (await (await shown.request.get(api)).json()) as {
      readonly customerPreferencesResponse: readonly Readonly<Record<string, string>>[];
    }
  ).customerPreferencesResponse[0];
/** So that no test builds on the one before it. */
const saveChange = (shown: Page, change: object) =>
  shown.request.patch(api, { data: change, headers: { 'Sec-Fetch-Site': 'same-origin' } });

describe('the survey in a browser', () => {
  it.each([390, 820, 1440])('NOT-01 SUR-07 has the reminders of trips below its questions at %i px', async (width) => {
    const { page: shown, complaints, leave } = await open({ viewport: { width, height: 900 } });
    await shown.goto(`${survey}?question=firstKnock`);
    const card = shown.locator('.notifications');
    await card.waitFor();
    const { top, end } = await card.evaluate((box) => ({
      top: box.getBoundingClientRect().top,
      end: document.querySelector('main')?.getBoundingClientRect().bottom ?? Infinity,
    }));
    expect(top).toBeGreaterThanOrEqual(end);
    expect(complaints).toEqual([]);
    await leave();
  });

  it('SUR-06 H31 H69 goes on where the guest stopped, turns in place, and thanks at the end (in full)', async () => {
    const { page: shown, complaints, leave } = await open();
    const documents: string[] = [];
    shown.on('request', (request) => {
      if (request.isNavigationRequest()) documents.push(new URL(request.url()).pathname);
    });
    await shown.goto(page);
    await shown.getByRole('link', { name: 'Continue' }).click();
    await heading(shown, 'The tender is back and the sun is low. Which table is yours?');
    await awake(shown);
    expect(await statusIn(shown)).toBe('in-progress');
    expect(await violationsOf(shown)).toEqual([]);
    // By keyboard: the ring, then Enter for the next question, which has the focus.
    await shown.getByRole('radio', { name: 'On deck, late' }).focus();
    await shown.keyboard.press('Space');
    await shown.keyboard.press('Enter');
    await heading(shown, 'What should the galley know?');
    expect(await shown.evaluate(() => document.activeElement?.textContent)).toBe('What should the galley know?');
    expect(await shown.title()).toBe('What should the galley know? · Your preferences · Ondine Yachts');
    await shown.goBack();
    await heading(shown, 'The tender is back and the sun is low. Which table is yours?');
    expect(await shown.getByRole('radio', { name: 'On deck, late' }).isChecked()).toBe(true);
    // An answer that brings a question along changes the count at once.
    await shown.goto(`${survey}?question=occasion`);
    await awake(shown);
    await shown.getByText('Question 13 of 14').waitFor();
    await shown.getByRole('radio', { name: 'A birthday' }).check();
    await shown.getByText('Question 13 of 15').waitFor();
    await press(shown, 'Next Question');
    await heading(shown, 'How loudly?');
    await press(shown, 'Next Question');
    await heading(shown, 'An hour on board is yours. Where do we find you?');
    await press(shown, 'Finish');
    await heading(shown, 'Thank you');
    expect(await shown.getByRole('progressbar').getAttribute('aria-valuetext')).toBe('100%');
    await shown.getByText('Inés Calloway', { exact: true }).waitFor();
    expect([
      await statusIn(shown),
      (await recordOf(shown))?.['status'],
      (await recordOf(shown))?.['eveningTable'],
    ]).toEqual(['completed', 'completed', 'on-deck']);
    expect(await violationsOf(shown)).toEqual([]);
    expect(documents.filter((path) => path === survey)).toHaveLength(2);
    expect(complaints).toEqual([]);
    await leave();
  });

  it('SUR-04 SUR-10 retakes with another intro, and restarts with nothing but the id', async () => {
    const { page: shown, leave } = await open({ viewport: { width: 320, height: 700 }, colorScheme: 'dark' });
    await saveChange(shown, { data: { pillow: 'firm' }, status: 'completed' });
    await shown.goto(survey);
    await awake(shown);
    const id = (await recordOf(shown))?.['custPreferenceId'];
    const intros = new Set<string>();
    await press(shown, 'Retake');
    await heading(shown, 'A few questions, none of them required');
    expect(await statusIn(shown)).toBeNull();
    for (let visits = 0; visits < 3; visits += 1) {
      await shown.waitForFunction(() => document.querySelector('.survey__text')?.textContent !== '');
      intros.add((await shown.locator('.survey__text').textContent()) ?? '');
      await shown.goto(survey);
      await awake(shown);
    }
    expect(intros.size).toBe(3);
    expect(await statusIn(shown)).toBe('in-progress');
    await press(shown, 'Begin');
    await heading(shown, 'Who comes along?');
    expect(await shown.getByRole('button', { name: 'Previous Question' }).isDisabled()).toBe(true);
    expect(await shown.getByRole('progressbar').getAttribute('aria-valuetext')).toBe('2%');
    expect([...(await sticksOut(shown)), ...(await violationsOf(shown, { only: colours }))]).toEqual([]);
    await shown.getByText('Restart', { exact: true }).click();
    await press(shown, 'Forget them and begin again');
    await heading(shown, 'A few questions, none of them required');
    expect(await recordOf(shown)).toEqual({
      custPreferenceId: id,
      contactId: 'contact-eleanor-marsh',
      personalInterest: '',
      isActive: true,
      category: 'Interests',
      subCategory: 'Light Preferences',
    });
    await leave();
  });

  it('SUR-11 D8 loses no answer when the network does, and says so (in full)', async () => {
    const { page: shown, context, leave } = await open();
    await saveChange(shown, { restart: true });
    await shown.goto(survey);
    await awake(shown);
    await press(shown, 'Begin');
    await heading(shown, 'Who comes along?');
    await shown.getByRole('radio', { name: 'A table of friends' }).check();
    await context.setOffline(true);
    await press(shown, 'Next Question');
    await shown.getByRole('alert').filter({ hasText: 'It is still chosen here' }).waitFor();
    expect(await shown.getByRole('radio', { name: 'A table of friends' }).isChecked()).toBe(true);
    expect(await violationsOf(shown)).toEqual([]);
    await context.setOffline(false);
    await press(shown, 'Next Question');
    await heading(shown, 'The yacht is at anchor and nothing is planned. Where are you at ten?');
    expect((await recordOf(shown))?.['sailingCompany']).toBe('friends');
    await leave();
  });

  it('SUR-01 PRF-01 invites at the end of the home page, quietly, and leaves when it is dismissed (in full)', async () => {
    const { page: shown, complaints, leave } = await open({ viewport: { width: 320, height: 700 } });
    await saveChange(shown, { data: { personalInterest: 'old-stones' }, status: null });
    await saveChange(shown, { status: 'in-progress' });
    await shown.goto(page);
    expect([...(await sticksOut(shown)), ...(await violationsOf(shown))]).toEqual([]);
    await shown.goto('/');
    const card = shown.getByRole('complementary', { name: 'Your preferences' });
    await card.getByRole('link', { name: 'Continue' }).waitFor();
    expect(await violationsOf(shown, { within: '.survey-card' })).toEqual([]);
    await card.getByRole('button', { name: 'Not now' }).click();
    await card.waitFor({ state: 'hidden' });
    const isInvited = async () => (await (await shown.request.get('/')).text()).includes('data-survey-card');
    await until(isInvited, false);
    await shown.goto('/community');
    expect(await card.count()).toBe(0);
    expect(complaints).toEqual([]);
    await leave();
  });
});
