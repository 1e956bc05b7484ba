import { buySuite } from '../../../test/support/buyer';
import { FormBrowser } from '../../../test/support/form-browser';
import { waitInLine } from '../../../test/support/waitlist-rows';
import { readOutbox } from '../../../test/support/outbox';
import { sharedServer, type SharedServer } from '../../../test/support/shared-server';
import { until } from '../../../test/support/until';
import { parseHtml, textsIn } from '../../../test/support/parse-html';

let server: SharedServer;
let browser: FormBrowser;
beforeAll(async () => {
  server = await sharedServer();
  browser = new FormBrowser(server.url);
}, 60_000);
afterAll(() => server.stop());

const messagesTo = async (email: string) =>
  (await readOutbox(server.url, email)).filter(({ subject }) => !/code|Confirm this/.test(subject));
async function firstMessageTo(email: string, subject: string) {
  await until(async () => (await messagesTo(email)).some((message) => message.subject.startsWith(subject)), true);
  const [message = { text: '' }] = (await messagesTo(email)).filter((one) => one.subject.startsWith(subject));
  const address = new URL(/\n(https?:\S+)$/m.exec(message.text)?.[1] ?? '');
  return { text: message.text, page: await browser.open(`${address.pathname}${address.search}`) };
}
const sumsIn = (text: string) => [...new Set(text.match(/\$[\d,]+\.\d\d/g))].toSorted();
const daysIn = (text: string) => [
  ...new Set(
    text.match(
      /\d{1,2} (?:January|February|March|April|May|June|July|August|September|October|November|December) \d{4}/g,
    ),
  ),
];
/** What stands between the heading and the next steps, as the guest reads it. */
const factsOf = (html: string) => parseHtml(html).querySelector('dl.confirmation__facts')?.structuredText ?? '';

/** One with room for all who book here: the list may be half a minute old (H65). */
async function farSailing(): Promise<string> {
  const voyages = (await (await fetch(`${server.url}/api/voyages`)).json()) as readonly {
    readonly itineraryId: string;
    readonly dateRange: { readonly from: string };
    readonly availableCategories: Readonly<Record<string, number>>;
  }[];
  const farAhead = Date.now() + 160 * 24 * 3_600_000;
  return (
    voyages.find(
      ({ dateRange, availableCategories }) =>
        Date.parse(dateRange.from) > farAhead && (availableCategories['SV'] ?? 0) > 2,
    )?.itineraryId ?? ''
  );
}

describe('what is reserved', () => {
  it('H05 H18 is sent to the first guest’s address: number, sums and days as confirmed, and where it is paid', async () => {
    const itineraryId = await farSailing();
    const bought = await buySuite(server.url, { itineraryId, category: 'SV', email: 'paying@example.com' }, 'deposit');
    const held = await buySuite(server.url, { itineraryId, category: 'SV', email: 'offering@example.com' }, 'offer');
    for (const [purchase, subject] of [
      [bought, 'Your suite is reserved'],
      [held, 'Your offer is held'],
    ] as const) {
      if (purchase.kind !== 'reserved') throw new Error(`Expected a reservation, got ${JSON.stringify(purchase)}`);
      const { text, page } = await firstMessageTo(purchase.email, subject);
      const { html } = await browser.open(purchase.confirmation);
      expect(textsIn(html, '.confirmation__next p')).toContain(
        `We send this confirmation by e-mail to ${purchase.email} as well.`,
      );
      const confirmed = factsOf(html);
      expect(sumsIn(confirmed)).not.toEqual([]);
      // What cancelling costs by day is in the message as well, and not on the confirmation.
      const account = text.replace(/(If you cancel|An offer ends)[^]*goes back to you\./, '');
      expect(text.length - account.length).toBeGreaterThan(100);
      expect([sumsIn(account), daysIn(account).length]).toEqual([sumsIn(confirmed), daysIn(confirmed).length]);
      for (const fact of [purchase.reservationId, `cabin ${purchase.cabin}`, ...daysIn(confirmed)])
        expect(text).toContain(fact);
      expect([
        page.status,
        page.html.includes(purchase.reservationId),
        parseHtml(page.html).querySelector('[name="card-number"]') !== null,
      ]).toEqual([200, true, true]);
      expect(await messagesTo(purchase.email)).toHaveLength(1);
    }
  }, 60_000);

  it('SUI-13 H18 is sent to who joined a line and to whose offer has run out', async () => {
    const [guest] = await waitInLine(server.url, ['waiting@example.com']);
    const joined = await firstMessageTo('waiting@example.com', 'You are in line');
    await until(
      async () => (await messagesTo('waiting@example.com')).map(({ subject }) => subject.replace(/:.*/, '')),
      ['A suite has come free', 'You are in line'],
    );
    expect([
      joined.text.includes(`number is ${guest?.reservationId}`),
      joined.text.includes('number 1 in line'),
      joined.page.status,
    ]).toEqual([true, true, 200]);
    const itineraryId = await farSailing();
    await buySuite(server.url, { itineraryId, category: 'SV', email: 'late@example.com' }, 'offer');
    await firstMessageTo('late@example.com', 'Your offer is held');
    await fetch(`${server.url}/dev/clock`, {
      method: 'POST',
      headers: { 'Content-Type': 'application/json' },
      body: JSON.stringify({ now: new Date(Date.now() + 9 * 24 * 3_600_000).toISOString() }),
    });
    const lapsed = await firstMessageTo('late@example.com', 'Your offer has ended');
    expect([lapsed.page.status, lapsed.page.html.includes('This option has ended')]).toEqual([200, true]);
    expect((await messagesTo('late@example.com')).map(({ subject }) => subject.replace(/:.*/, ''))).toEqual([
      'Your offer has ended',
      'Your offer is held',
    ]);
  }, 60_000);
});
