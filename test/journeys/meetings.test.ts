import type { Page } from 'playwright-core';
import { colours, violationsOf } from '../support/axe';
import { type ApiClient, signIn } from '../support/sign-in';
import { openSite, type Site, sticksOut, visit, type Visitor } from './site';

let site: Site;
let eleanor: ApiClient;
let address: string;
beforeAll(async () => {
  site = await openSite();
  eleanor = await signIn(site.url, 'guest@example.com');
  const { uniqueId } = (await (await eleanor.post('/api/opportunity', {})).json()) as { readonly uniqueId: string };
  address = `/schedule-meeting?id=${uniqueId}`;
}, 60_000);
afterAll(() => site.close());

async function openAsGuest(options: Parameters<typeof visit>[1] = {}): Promise<Visitor> {
  const visitor = await visit(site, { viewport: { width: 390, height: 844 }, timezoneId: 'Europe/London', ...options });
  await visitor.context.addCookies([
    { name: 'consent', value: 'declined', url: site.url },
    ...[...eleanor.jar].map(([name, value]) => ({ name, value, url: site.url })),
  ]);
  return visitor;
}

const awake = (page: Page) => page.locator('[data-widget="meetings/MeetingScheduler"][data-awake="true"]').waitFor();
const chooseTime = async (page: Page, { day, time }: { readonly day: number; readonly time: number }) => {
  await page.locator('.scheduling__day').nth(day).click();
  await page.locator('.scheduling__time').nth(time).click();
};
const receipt = (page: Page) => page.locator('.meeting-receipt');
const loader = (page: Page) => page.locator('.meeting-loader');
const appointments = (page: Page) => page.locator('.appointments__item').count();

it('PYC-04 PYC-07 PYC-09 books in place by keyboard, shows that it works for a second more, and stands among the guest’s appointments', async () => {
  const { page, complaints, leave } = await openAsGuest();
  await page.goto(address);
  await awake(page);
  expect(await page.getByText('Times are in London time.').isVisible()).toBe(true);
  expect(await violationsOf(page)).toEqual([]);
  const before = await appointments(page);
  for (const selector of ['.scheduling__day >> nth=6', '.scheduling__time >> nth=1']) {
    await page.locator(selector).focus();
    await page.keyboard.press('Enter');
  }
  expect(await page.evaluate(() => document.activeElement?.textContent)).toBe('Your time');
  const when = (await page.locator('.scheduling__when').textContent()) ?? '';
  expect(when).toMatch(/\(London time\)$/);
  await page.getByLabel('By video').check();
  await page.getByLabel('Anything to know before').fill('We travel with my mother.');
  const length = await page.evaluate(() => history.length);
  page.once('dialog', (question) => void question.accept());
  await page.reload();
  await awake(page);
  await page.getByText('What you had entered and not sent is here again.').waitFor();
  expect([
    await page.locator('.scheduling__when').textContent(),
    await page.getByLabel('By video').isChecked(),
    await page.getByLabel('Anything to know before').inputValue(),
    await page.evaluate(() => history.length),
  ]).toEqual([when, true, 'We travel with my mother.', length]);
  expect(await violationsOf(page)).toEqual([]);
  await page.getByRole('button', { name: 'Confirm the appointment' }).focus();
  await page.keyboard.press('Enter');
  await loader(page).getByText('It is in the book').waitFor();
  const madeAt = performance.now();
  expect(await receipt(page).count()).toBe(0);
  await receipt(page).waitFor();
  const shownFor = performance.now() - madeAt;
  expect(shownFor).toBeGreaterThan(600);
  expect(shownFor).toBeLessThan(4_000);
  expect(await loader(page).isVisible()).toBe(false);
  expect(await receipt(page).textContent()).toContain(when);
  expect(await page.evaluate(() => document.activeElement?.textContent)).toBe('Your appointment is made');
  expect(await appointments(page)).toBe(before + 1);
  expect([...new URL(page.url()).searchParams.keys()]).toEqual(['id', 'zone']);
  expect(await violationsOf(page)).toEqual([]);
  await page.emulateMedia({ colorScheme: 'dark' });
  expect(await violationsOf(page, { only: colours })).toEqual([]);
  for (const contact of ['ines.calloway@ondine.example', '+1 305 555 0117', 'Write through our form'])
    expect(await page.locator('.contact-panel').getByText(contact).count()).toBe(1);
  expect(complaints).toEqual([]);
  await leave();
}, 60_000);

const scheduled = async () => {
  const { serviceAppointmentResponse } = (await (await eleanor.post('/api/existing-appointment', {})).json()) as {
    readonly serviceAppointmentResponse: readonly { readonly status: string }[];
  };
  return serviceAppointmentResponse.filter(({ status }) => status === 'Scheduled').length;
};

it('PYC-06 PYC-07 keeps what was typed when another guest takes the time or the call fails, and hides the busy state (in full)', async () => {
  const before = await scheduled();
  const { page, leave } = await openAsGuest({ viewport: { width: 1280, height: 900 } });
  await page.goto(address);
  await awake(page);
  await chooseTime(page, { day: 8, time: 2 });
  const notes = page.getByLabel('Anything to know before');
  await notes.fill('No boats, please.');
  const confirm = page.getByRole('button', { name: 'Confirm the appointment' });

  await page.route('**/api/appointments', (route) => route.abort());
  await confirm.click();
  await page.getByRole('alert').getByText('could not be written down').waitFor();
  expect([await loader(page).isVisible(), await notes.inputValue()]).toEqual([false, 'No boats, please.']);
  await page.unroute('**/api/appointments');

  const at = Number(await page.locator('input[name="at"]').getAttribute('value'));
  const id = new URL(page.url()).searchParams.get('id');
  expect(
    (await eleanor.post('/api/appointments', { opportunityId: id, start: new Date(at).toISOString() })).status,
  ).toBe(201);
  await confirm.click();
  await page.getByRole('alert').getByText('This time is no longer free.').waitFor();
  expect([await loader(page).isVisible(), await notes.inputValue()]).toEqual([false, 'No boats, please.']);
  expect(await violationsOf(page, { within: '.scheduling' })).toEqual([]);
  await page
    .getByRole('button', { name: /^Take / })
    .first()
    .dblclick();
  await receipt(page).waitFor();
  expect(await scheduled()).toBe(before + 2);
  expect(await page.locator('.appointments__notes', { hasText: 'No boats, please.' }).count()).toBe(1);
  await leave();
}, 60_000);

it('PYC-01 H35 chooses, moves and cancels as plain pages at 320 px, in the zone that the guest names (in full)', async () => {
  const { page, leave } = await openAsGuest({ javaScriptEnabled: false, viewport: { width: 320, height: 640 } });
  await page.goto(address);
  expect(await page.getByText('Times are in Eastern Time.').count()).toBe(1);
  await page.locator('summary', { hasText: 'Use another time zone' }).click();
  await page.getByLabel('Time zone').selectOption('Asia/Tokyo');
  await page.getByRole('button', { name: 'Show times' }).click();
  expect(await page.getByText('Times are in Tokyo time.').count()).toBe(1);
  await chooseTime(page, { day: 9, time: 0 });
  expect(await page.locator('.scheduling__when').textContent()).toMatch(/\(Tokyo time\)$/);
  expect(await sticksOut(page)).toEqual([]);
  await page.getByLabel('Anything to know before').fill('Plain pages.');
  await page.getByRole('button', { name: 'Confirm the appointment' }).click();
  expect(await receipt(page).textContent()).toContain('Your appointment is made');
  expect(await receipt(page).textContent()).toContain('Eastern Time');
  const mine = page.locator('.appointments__item', { hasText: 'Plain pages.' });
  await mine.getByRole('link', { name: /^Move/ }).click();
  expect(await page.getByText(/^You are moving the appointment of/).count()).toBe(1);
  await chooseTime(page, { day: 11, time: 0 });
  await page.getByRole('button', { name: 'Move the appointment' }).click();
  expect(await receipt(page).textContent()).toContain('Your appointment has moved');
  await mine.locator('summary').click();
  await mine.getByRole('button', { name: 'Yes, cancel it' }).click();
  expect(await receipt(page).textContent()).toContain('Your appointment is cancelled');
  expect(await mine.count()).toBe(0);
  expect(await sticksOut(page)).toEqual([]);
  await leave();
}, 60_000);
