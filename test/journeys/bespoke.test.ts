import { violationsOf } from '../support/axe';
import { signIn } from '../support/sign-in';
import { until } from '../support/until';
import { openSite, type Site, sticksOut, visit, type Visitor } from './site';

let site: Site;
let cookies: readonly { readonly name: string; readonly value: string }[];
beforeAll(async () => {
  site = await openSite();
  cookies = [...(await signIn(site.url, 'guest@example.com')).jar].map(([name, value]) => ({ name, value }));
}, 60_000);
afterAll(() => site.close());

async function openAt(width: number, options: Parameters<typeof visit>[1] = {}): Promise<Visitor> {
  const visitor = await visit(site, { viewport: { width, height: 900 }, ...options });
  await visitor.context.addCookies(
    [...cookies, { name: 'consent', value: 'declined' }].map((cookie) => ({ ...cookie, url: site.url })),
  );
  return visitor;
}

const tab = '/my-profile/trips/itinerary?reservationId=ON70010001&tab=local_experiences';

describe('an experience of one’s own, in a browser', () => {
  it('ROU-08 ROU-06 H63 is asked for from the trip, mended where something is missing, shown with it and changed (in full)', async () => {
    const { page, complaints, leave } = await openAt(390);
    await page.goto(tab);
    await page.getByRole('link', { name: 'Create a custom excursion' }).click();
    await page.getByRole('heading', { name: 'Customize your experience' }).waitFor();
    expect([await sticksOut(page), await violationsOf(page)]).toEqual([[], []]);
    await page.setViewportSize({ width: 320, height: 700 });
    expect(await sticksOut(page)).toEqual([]);
    await page.getByLabel('What you have in mind').fill('A walk under tall trees.');
    // What is left unsent is there on return.
    await page.goto(tab);
    await page.getByRole('link', { name: 'Create a custom excursion' }).click();
    await page.getByText('What you had entered and not sent is here again.').waitFor();
    expect([await sticksOut(page), await violationsOf(page)]).toEqual([[], []]);
    await page.getByRole('button', { name: 'Send your request' }).click();
    await page.getByRole('link', { name: 'Please select a date' }).waitFor();
    expect([await violationsOf(page), await page.getByLabel('What you have in mind').inputValue()]).toEqual([
      [],
      'A walk under tall trees.',
    ]);
    await page.getByLabel('Day and port').selectOption({ index: 1 });
    await page.getByLabel('From', { exact: true }).fill('12:00');
    await page.getByLabel('Until', { exact: true }).fill('13:30');
    await page.getByRole('checkbox', { name: 'Eleanor Marsh' }).check();
    await page.getByRole('button', { name: 'Send your request' }).click();

    const card = page.getByRole('article', { name: 'A walk under tall trees.' });
    await card.waitFor();
    await page.getByText('Your request has been sent').waitFor();
    await until(() => page.evaluate(() => sessionStorage.getItem('formDrafts') ?? 'none'), 'none');
    expect([await sticksOut(page), await violationsOf(page), await card.getByRole('link').allTextContents()]).toEqual([
      [],
      [],
      ['Edit', 'Contact us', 'Add to calendar'],
    ]);
    await card.getByRole('link', { name: /^Edit/ }).click();
    await page.getByLabel('What you have in mind').fill('A walk under tall trees, and lunch.');
    await page.getByRole('button', { name: 'Save your changes' }).click();
    await page.getByRole('article', { name: 'A walk under tall trees, and lunch.' }).waitFor();
    expect(complaints).toEqual(['422'].map(() => expect.stringContaining('422')));
    await leave();
  }, 90_000);

  it('EXC-19 sorts a trip’s experiences as soon as an order is chosen, in place of the page before (in full)', async () => {
    const { page, complaints, leave } = await openAt(820);
    await page.goto('/my-profile/trips');
    await page.goto(tab);
    await until(async () => page.evaluate(() => document.readyState), 'complete');
    await page.mouse.move(40, 40);
    await page.getByLabel('Sorted by').selectOption('duration');
    await page.waitForURL(/sortBy=duration/);
    const lengths = (await page.locator('.trip-port__cards .experience-card').allInnerTexts())
      .map((text) => /(\d+) hours?(?: (\d+) minutes)?/.exec(text)?.slice(1).map(Number) ?? [])
      .map(([hours = 0, minutes = 0]) => hours * 60 + (minutes || 0));
    expect([lengths.length > 1, lengths]).toEqual([true, lengths.toSorted((one, other) => one - other)]);
    expect([await sticksOut(page), await violationsOf(page)]).toEqual([[], []]);
    await page.goBack();
    await page.getByRole('heading', { name: 'My Trips' }).waitFor();
    expect(complaints).toEqual([]);
    await leave();
  }, 60_000);

  it('C2 shares a trip’s calendar at a private address, without script, and ends it (in full)', async () => {
    const { page, complaints, leave } = await openAt(390, { javaScriptEnabled: false });
    await page.goto('/my-profile/trips/itinerary?reservationId=ON70010001&tab=details');
    await page.getByRole('button', { name: 'Make a private address' }).click();
    const address = await page.getByLabel('Private address').inputValue();
    expect((await (await fetch(address)).text()).startsWith('BEGIN:VCALENDAR')).toBe(true);
    expect(await page.getByRole('link', { name: 'Subscribe' }).getAttribute('href')).toBe(
      address.replace('http:', 'webcal:'),
    );
    await page.getByRole('button', { name: 'Stop sharing' }).click();
    await page.getByRole('button', { name: 'Make a private address' }).waitFor();
    expect((await fetch(address)).status).toBe(404);
    expect(complaints).toEqual([]);
    await leave();
  }, 60_000);
});
