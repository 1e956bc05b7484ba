import { FormBrowser, hiddenFields } from '../../../test/support/form-browser';
import { waitlistOfferAddressOf, waitInLine } from '../../../test/support/waitlist-rows';
import { readOutbox } from '../../../test/support/outbox';
import { sharedServer, type SharedServer } from '../../../test/support/shared-server';
import { until } from '../../../test/support/until';
import { attributesIn, hrefOf, textsIn } from '../../../test/support/parse-html';

let server: SharedServer;
let browser: FormBrowser;
beforeAll(async () => {
  server = await sharedServer();
  browser = new FormBrowser(server.url);
}, 60_000);
afterAll(() => server.stop());

const addressIn = (email: string) => waitlistOfferAddressOf(server.url, email);
/** Counts the mails about the suite; those about a waitlist entry or an offer have other subjects. */
const subjects = async (email: string) =>
  (await readOutbox(server.url, email))
    .map(({ subject }) => subject.replace(/:.*/, ''))
    .filter((subject) => subject.includes('suite'));
const titleOf = (html: string) => textsIn(html, 'h1').join();
const read = async (path: string) => (await browser.open(path)).html;

async function moveClock(hours: number): Promise<void> {
  const now = new Date(Date.now() + hours * 3_600_000).toISOString();
  await fetch(`${server.url}/dev/clock`, {
    method: 'POST',
    headers: { 'Content-Type': 'application/json' },
    body: JSON.stringify({ now }),
  });
}

describe('the form of a waitlist', () => {
  it('SUI-13 F7 F8 names the fare of the step before it, and promises no reservation by e-mail', async () => {
    const voyages = (await (await fetch(`${server.url}/api/voyages`)).json()) as readonly {
      readonly itineraryId: string;
      readonly waitlist: boolean;
    }[];
    const itineraryId = voyages.find(({ waitlist }) => waitlist)?.itineraryId ?? '';
    const suites = await read(`/reserve-now/${itineraryId}/suite/?guestsAdults=2&guestsChildren=0`);
    const [, price] = /From ([\d,.]+) USD/.exec(suites) ?? [];
    const [href = ''] = attributesIn(suites, 'a.suite-button[href]', 'href');
    expect(href).toMatch(/^\/engine\/waitlist\?/);
    const form = await read(href);
    expect(textsIn(form, 'main p').join()).toContain(`The suite costs $${price}, whoever shares it`);
    expect(form).not.toContain('Your reservation is sent here');
  });
});

describe('a suite that came free for a guest in line', () => {
  it('SUI-13 is declined, passes on unanswered and is accepted, each guest notified by mail, each page true', async () => {
    const [first, second, third] = await waitInLine(server.url, [
      'first@example.com',
      'second@example.com',
      'third@example.com',
    ]);
    if (!first || !second || !third) throw new Error('Three guests should stand in line');

    await until(() => subjects(first.email), ['A suite has come free']);
    expect([await subjects(second.email), await subjects(third.email)]).toEqual([[], []]);
    const firstAddress = await addressIn(first.email);
    const offered = await read(firstAddress);
    expect([
      titleOf(offered),
      offered.includes(first.reservationId),
      attributesIn(offered, '[name="answer"]', 'value'),
    ]).toEqual(['Your suite has come free', true, ['accept', 'decline']]);
    for (const fact of ['Kept until', 'cabin ', 'nothing is due when you accept']) expect(offered).toContain(fact);
    // Reading the page, however often, answers nothing.
    expect(titleOf(await read(firstAddress))).toBe('Your suite has come free');
    const { place = '' } = hiddenFields(offered);
    expect((await browser.open('/engine/waitlist/place', { place, answer: 'perhaps' })).status).toBe(422);

    const declined = await browser.open('/engine/waitlist/place', { place, answer: 'decline' });
    expect([declined.status, titleOf(await read(declined.location ?? ''))]).toEqual([303, 'You have let the suite go']);
    const late = await browser.open('/engine/waitlist/place', { place, answer: 'accept' });
    const after = await read(late.location ?? '');
    expect([titleOf(after), attributesIn(after, '[name="answer"]', 'value')]).toEqual([
      'You have let the suite go',
      [],
    ]);
    expect((await browser.open(hrefOf(after, 'See this voyage’s suites') ?? '')).status).toBe(200);

    await until(() => subjects(second.email), ['A suite has come free']);
    const secondAddress = await addressIn(second.email);
    const { place: secondOffer = '' } = hiddenFields(await read(secondAddress));
    await moveClock(25);
    // The offer has lapsed even before the job has maintained the waitlist.
    const missed = await browser.open('/engine/waitlist/place', { place: secondOffer, answer: 'accept' });
    const passed = await read(missed.location ?? '');
    expect([titleOf(passed), passed.includes('Your place ended with it, and nothing is owed')]).toEqual([
      'This suite has passed on',
      true,
    ]);
    await until(() => subjects(second.email), ['The suite has passed on', 'A suite has come free']);
    expect([
      await addressIn(second.email),
      (await readOutbox(server.url, second.email))[0]?.text.includes('Your place in line ended with it'),
    ]).toEqual([expect.stringContaining('/engine/waitlist/place?place='), true]);
    expect(titleOf(await read(await addressIn(second.email)))).toBe('This suite has passed on');
    expect(await subjects(first.email)).toEqual(['A suite has come free']);

    const { location: manage } = await browser.open(second.receipt);
    expect(await read(manage ?? '')).toContain('This place in line has ended');

    await until(() => subjects(third.email), ['A suite has come free']);
    const thirdAddress = await addressIn(third.email);
    const { place: thirdOffer = '' } = hiddenFields(await read(thirdAddress));
    const answers = await Promise.all(
      [0, 1].map(() => browser.open('/engine/waitlist/place', { place: thirdOffer, answer: 'accept' })),
    );
    for (const { status, location } of answers)
      expect([status, location]).toEqual([303, expect.stringMatching(/^\/engine\/confirmation\?receipt=/)]);
    const confirmed = await read(answers[0]?.location ?? '');
    expect([confirmed.includes(third.reservationId), titleOf(confirmed)]).toEqual([true, 'Your offer is held']);
    expect((await browser.open(thirdAddress)).location).toMatch(/^\/engine\/confirmation\?receipt=/);
    expect((await browser.open('/engine/waitlist/place', { place: thirdOffer, answer: 'decline' })).location).toContain(
      '/engine/waitlist/place?place=',
    );
    expect((await browser.open(thirdAddress)).location).toMatch(/^\/engine\/confirmation\?receipt=/);
  }, 60_000);

  it('C1 SUI-13 opens for no bare number, and answers nothing for an altered entry', async () => {
    for (const place of ['', '?place=ON70010004', '?place=a&place=b', `?place=${'x'.repeat(600)}`])
      expect([400, 404]).toContain((await browser.open(`/engine/waitlist/place${place}`)).status);
    expect((await browser.open('/engine/waitlist/place', { place: 'ON70010004', answer: 'decline' })).status).toBe(404);
    expect((await browser.open('/engine/waitlist/place', { answer: 'accept' })).status).toBe(404);
  });
});
