import { findCategory } from '../../../test/support/buyer';
import { filledForm, FormBrowser, hiddenFields } from '../../../test/support/form-browser';
import { readCode, readOutbox } from '../../../test/support/outbox';
import { asksForProof } from '../../../test/support/prove-address';
import { sharedServer, type SharedServer } from '../../../test/support/shared-server';
import { signIn } from '../../../test/support/sign-in';

let server: SharedServer;
let wanted: Awaited<ReturnType<typeof findCategory>>;
let days = 200;
beforeAll(async () => {
  server = await sharedServer();
}, 60_000);
afterAll(() => server.stop());
/** A sailing of its own for each test, far enough ahead to be held without payment. */
beforeEach(async () => {
  days += 30;
  const from = new Date(Date.now() + days * 24 * 3_600_000).toISOString().slice(0, 10);
  wanted = await findCategory(server.url, 5, from);
});

const moveClock = (ms: number) =>
  fetch(`${server.url}/dev/clock`, {
    method: 'POST',
    headers: { 'Content-Type': 'application/json' },
    body: JSON.stringify({ now: new Date(Date.now() + ms).toISOString() }),
  });
const visitor = (address: string) => new FormBrowser(server.url, { address });
const entrance = () =>
  `/engine/details?${new URLSearchParams({
    siid: 'landfall',
    voyageId: wanted.itineraryId,
    categorycode: wanted.category,
    farecode: 'BESTPRICE',
    p1: '1',
    p2: '40',
  }).toString()}`;
const people = (email: string, first = 'Ada') => ({
  'guest1-first': first,
  'guest1-last': 'Lindqvist',
  'guest1-birth-month': '4',
  'guest1-birth-day': '27',
  'guest1-birth-year': '1975',
  'guest1-email': email,
  'guest1-phone': '+13055550177',
});

async function holdOf(browser: FormBrowser): Promise<string> {
  const { location } = await browser.open(entrance());
  return new URL(location ?? '/', server.url).searchParams.get('hold') ?? '';
}

/** As far as the answer to the button that holds the suite without a card. */
async function askForOffer(browser: FormBrowser, email: string) {
  const hold = await holdOf(browser);
  await browser.open('/engine/details', { hold, ...people(email) });
  return browser.open('/engine/payment', { hold, choice: 'offer' });
}

const typeCode = (browser: FormBrowser, html: string, code: string) =>
  browser.open('/engine/address', { ...hiddenFields(html), step: 'check', OTP: code });

describe('an offer without a deposit', () => {
  it('F4 F5 is held once its address is proved by a code, and nothing is sent but the code before that', async () => {
    const browser = visitor('198.51.100.1');
    const asked = await askForOffer(browser, 'offer.one@example.com');
    expect([asked.status, asksForProof(asked.html)]).toEqual([200, true]);
    expect(asked.html).toContain('offer.one@example.com');
    expect(asked.html).toContain('tel:');
    const [only, ...others] = await readOutbox(server.url, 'offer.one@example.com');
    expect([only?.subject, others]).toEqual([expect.stringContaining('Confirm this e-mail address'), []]);
    expect(only?.text).not.toMatch(/Ada|Lindqvist/);
    const wrong = await typeCode(browser, asked.html, '000000');
    expect([wrong.status, wrong.html.includes('This code is wrong')]).toEqual([422, true]);
    const done = await typeCode(browser, wrong.html, await readCode(server.url, 'offer.one@example.com'));
    expect([done.status, done.location]).toEqual([303, expect.stringMatching(/^\/engine\/confirmation\?receipt=/)]);
    expect((await browser.open(done.location ?? '')).html).toContain('Your offer is held');
  }, 30_000);

  it('F4 takes the code from no other browser', async () => {
    const browser = visitor('198.51.100.2');
    const asked = await askForOffer(browser, 'offer.two@example.com');
    const code = await readCode(server.url, 'offer.two@example.com');
    expect((await typeCode(visitor('198.51.100.2'), asked.html, code)).status).toBe(422);
    expect((await typeCode(browser, asked.html, code)).status).toBe(303);
  });

  it('F4 asks a signed-in guest for nothing more, except for another person’s address', async () => {
    const client = await signIn(server.url, 'guest@example.com');
    const browser = visitor('198.51.100.3');
    for (const [name, value] of client.jar) browser.adopt(name, value);
    const own = await askForOffer(browser, 'guest@example.com');
    expect([own.status, own.location]).toEqual([303, expect.stringContaining('receipt=')]);
    expect(asksForProof((await askForOffer(browser, 'somebody.else@example.com')).html)).toBe(true);
  });

  it('F4 needs a bot check from the third code on that one network asks for, and says whom to call at the end', async () => {
    for (const name of ['a', 'b']) {
      const asked = await askForOffer(visitor('198.51.100.4'), `third.${name}@example.com`);
      expect(asked.html).toContain('six digits is on its way');
      await typeCode(visitor('198.51.100.4'), asked.html, '000000');
    }
    const browser = visitor('198.51.100.4');
    const hold = await holdOf(browser);
    // Two holds of this network are open: the third needs a proof of its own.
    expect(hold).toBe('');
    const refused = await browser.open(entrance());
    expect([refused.status, asksForProof(refused.html), refused.html.includes('tel:')]).toEqual([429, true, true]);
    expect(Number(refused.headers.get('retry-after'))).toBeGreaterThan(0);
    const sending = { ...hiddenFields(refused.html), step: 'send', email: 'third.c@example.com' };
    const checked = await browser.open('/engine/address', sending);
    expect(checked.html).toMatch(/What is \w+ plus \w+\?/);
    expect(await readOutbox(server.url, 'third.c@example.com')).toEqual([]);
    // Nobody fills a form in at once.
    await moveClock(3_500);
    const sent = await browser.open('/engine/address', { ...filledForm(checked.html), step: 'send' });
    expect(sent.html).toContain('six digits is on its way');
    const proved = await typeCode(browser, sent.html, await readCode(server.url, 'third.c@example.com'));
    expect(proved.location).toContain('/engine/details?');
    expect((await browser.open(proved.location ?? '')).location).toContain('/engine/details?hold=');
  }, 30_000);
});

describe('a place on a waitlist', () => {
  it('F4 F5 is given to a proved address only, once a sailing, and what was typed is not lost', async () => {
    const soldOut = await findSoldOut();
    const browser = visitor('198.51.100.9');
    const join = async (email: string, first?: string) => {
      const form = await browser.open(`/engine/waitlist?${soldOut}`);
      return browser.open('/engine/waitlist', { ...hiddenFields(form.html), ...people(email, first) });
    };
    const named = await join('waiting@example.com', 'Refund due, see ondine-refund.com');
    expect([named.status, named.html.includes('Refund due, see ondine-refund.com')]).toEqual([422, true]);
    const asked = await join('waiting@example.com');
    expect(asksForProof(asked.html)).toBe(true);
    const done = await typeCode(browser, asked.html, await readCode(server.url, 'waiting@example.com'));
    expect(done.location).toContain('receipt=');
    const again = await join('waiting@example.com');
    const numberOf = async (path: string | null) => /ON7\d+/.exec((await browser.open(path ?? '')).html)?.[0];
    expect(await numberOf(again.location)).toBe(await numberOf(done.location));
  }, 30_000);
});

/** The engine's query for a suite of which no cabin is left. */
async function findSoldOut(): Promise<string> {
  const voyages = (await (await fetch(`${server.url}/api/voyages`)).json()) as readonly { itineraryId: string }[];
  for (const { itineraryId } of voyages) {
    const { availability } = (await (await fetch(`${server.url}/api/voyage-data?voyageId=${itineraryId}`)).json()) as {
      availability: { category: string; available?: number; price?: number }[];
    };
    const none = availability.find(
      ({ category, available, price }) => category !== 'FS' && available === 0 && price !== undefined,
    );
    if (none)
      return new URLSearchParams({
        siid: 'landfall',
        voyageId: itineraryId,
        categorycode: none.category,
        farecode: 'BESTPRICE',
        p1: '1',
        p2: '40',
      }).toString();
  }
  throw new Error('Every suite of the sample line has a free cabin.');
}
