import { FormBrowser } from '../../../test/support/form-browser';
import { readOutbox } from '../../../test/support/outbox';
import { parseHtml } from '../../../test/support/parse-html';
import { asksForProof } from '../../../test/support/prove-address';
import { readPdf } from '../../../test/support/read-pdf';
import { sharedServer, type SharedServer } from '../../../test/support/shared-server';
import { type ApiClient, signIn } from '../../../test/support/sign-in';
import { until } from '../../../test/support/until';

interface SailingId {
  readonly itineraryId: string;
}
interface VoyageData {
  readonly availability: readonly { readonly category: string; readonly available?: number; readonly price?: number }[];
}

let server: SharedServer;
const used: string[] = [];
beforeAll(async () => {
  server = await sharedServer();
}, 60_000);
afterAll(() => server.stop());

/** Once: a second code within half a minute is refused. */
let eleanor: Promise<ApiClient> | undefined;
const signInEleanor = () => (eleanor ??= signIn(server.url, 'guest@example.com'));

const readJson = async <T>(path: string) => (await (await fetch(`${server.url}${path}`)).json()) as T;

/** A sailing that no test here has used: with many free cabins, or with few. */
async function findSailing(isWanted: (free: Readonly<Record<string, number>>) => boolean): Promise<string> {
  for (const { itineraryId } of (await readJson<SailingId[]>('/api/voyages')).slice(25)) {
    if (used.includes(itineraryId)) continue;
    const { availability } = await readJson<VoyageData>(`/api/voyage-data?voyageId=${itineraryId}`);
    const free = Object.fromEntries(
      availability.flatMap(({ category, available, price }) => (available && price ? [[category, available]] : [])),
    );
    if (!isWanted(free)) continue;
    used.push(itineraryId);
    return itineraryId;
  }
  throw new Error('No sailing fits.');
}
const cabinsIn = (free: Readonly<Record<string, number>>) => Object.values(free).reduce((sum, count) => sum + count, 0);
/** Categories OSS sleep four, SS three. */
const hasBoth = (free: Readonly<Record<string, number>>) =>
  (free['OSS'] ?? 0) > 1 && (free['SS'] ?? 0) > 1 && cabinsIn(free) > 15;

async function enter(browser: FormBrowser, voyageId: string, category: string, count: number): Promise<string> {
  const query = new URLSearchParams({
    siid: 'landfall',
    voyageId,
    categorycode: category,
    farecode: 'BESTPRICE',
    p1: String(count),
    p2: Array<string>(count).fill('30').join(','),
  });
  const { location } = await browser.open(`/engine/details?${query.toString()}`);
  return new URL(location ?? '/', server.url).searchParams.get('hold') ?? '';
}

const names = ['Ada', 'Jonas', 'Siri', 'Per', 'Kim', 'Lou', 'Liv'];
const party = (email: string, suites: readonly number[]) =>
  Object.fromEntries(
    names.flatMap((first, index) => {
      const of = (part: string, value: string): [string, string] => [`guest${index + 1}-${part}`, value];
      return [
        of('first', first),
        of('last', 'Lindqvist'),
        of('birth-month', '4'),
        of('birth-day', '27'),
        of('birth-year', first === 'Liv' ? '2020' : `197${index}`),
        of('suite', String(suites[index])),
        ...(index === 0 ? [of('email', email), of('phone', '+13055550177')] : []),
      ];
    }),
  );
const card = {
  'card-number': '4242424242424242',
  'card-expiry': '12/31',
  'card-code': '123',
  'card-name': 'Ada Lindqvist',
};
const textOf = (html: string, selector: string) =>
  parseHtml(html)
    .querySelectorAll(selector)
    .map((part) => part.textContent.replaceAll(/\s+/g, ' ').trim());
const dollars = (amount = 0) => (amount / 100).toLocaleString('en-US', { style: 'currency', currency: 'USD' });
const escapeRegExp = (text: string) => text.replaceAll(/[$.]/g, String.raw`\$&`);
const follow = async (guest: ApiClient, address: string) =>
  guest.get((await guest.get(address)).headers.get('location') ?? '');
const cents = (text = '') => Number(text.replace(/[^\d]/g, ''));

describe('a party of seven in two suites, without script', () => {
  it('D6 F7 F8 reserves both with one payment, says so once, and shows what one costs to cancel before it is cancelled', async () => {
    const email = 'party.of.seven@example.com';
    const browser = new FormBrowser(server.url, { address: '198.51.100.71' });
    const hold = await enter(browser, await findSailing(hasBoth), 'OSS', 4);
    const page = await browser.open(`/engine/suites?hold=${hold}`);
    expect(textOf(page.html, '.free-suite__title')).toContain('Superior Seaview Suite');
    const wish = { hold, seen: '1', category: 'SS', adults: '2', children: '1' };
    const added = await Promise.all([browser.open('/engine/suites', wish), browser.open('/engine/suites', wish)]);
    expect(added.map(({ status, location }) => [status, location])).toEqual(
      Array(2).fill([303, `/engine/details?hold=${hold}`]),
    );
    const details = await browser.open(`/engine/details?hold=${hold}`);
    expect(textOf(details.html, '.held-suites__suite')).toHaveLength(2);
    expect(textOf(details.html, '.guest-fields')).toHaveLength(7);

    const crowded = await browser.open('/engine/details', { hold, ...party(email, [1, 1, 1, 2, 2, 2, 2]) });
    expect([crowded.status, crowded.words.join(' ')]).toEqual([422, expect.stringContaining('Suite 2 sleeps 3.')]);
    const moved = await browser.open('/engine/details', { hold, ...party(email, [1, 1, 2, 1, 1, 2, 2]) });
    expect([moved.status, moved.location]).toEqual([303, `/engine/payment?hold=${hold}`]);

    const payment = await browser.open(`/engine/payment?hold=${hold}`);
    const fares = textOf(payment.html, '.fare-quote__line');
    expect(fares[0]).toContain('Ada, Jonas, Per, Kim');
    expect(fares[1]).toContain('Siri, Lou, Liv');
    const [first, second, total] = textOf(payment.html, '.fare-quote__line dd').map(cents);
    expect(total).toBe((first ?? 0) + (second ?? 0));
    const kept = textOf(payment.html, '.binding-terms__scale tbody tr:last-child td').map(cents);
    expect(kept).toEqual([total, 0]);

    const paid = await browser.open('/engine/payment', { hold, choice: 'full', ...card });
    const confirmation = await browser.open(paid.location ?? '');
    const numbers = [...new Set(confirmation.html.match(/ON7\d{7}/g))];
    expect(numbers).toHaveLength(2);
    expect(confirmation.words[0]).toBe('Your suites are reserved');
    const pdf = parseHtml(confirmation.html).querySelector('a[download]')?.getAttribute('href') ?? '';
    const sheet = await fetch(`${server.url}${pdf.replaceAll('&amp;', '&')}`);
    const { text } = readPdf(Buffer.from(await sheet.arrayBuffer()));
    for (const number of numbers) expect(text).toContain(number);
    const messages = async () =>
      (await readOutbox(server.url, email)).filter(({ subject }) => subject.includes('reserved'));
    await until(async () => (await messages()).length, 1);
    const [message, ...others] = await messages();
    expect(others).toEqual([]);
    for (const words of [...numbers, `$${((total ?? 0) / 100).toLocaleString('en-US')}.00`])
      expect(message?.text).toContain(words);

    const [stays = '', goes = ''] = numbers;
    const stranger = await browser.open(`/engine/manage/cancel?reservationId=${goes}`);
    expect(stranger.location).toMatch(/^\/login/);
    const guest = await signIn(server.url, email);
    const other = await signInEleanor();
    expect((await other.get(`/engine/manage/cancel?reservationId=${goes}`)).status).toBe(404);
    const asked = await (await guest.get(`/engine/manage/cancel?reservationId=${goes}`)).text();
    const [had, kept1, back] = textOf(asked, '.cancel-suite dd').map(cents);
    expect([had, (kept1 ?? 0) + (back ?? 0)]).toEqual([second, second]);
    const changed = await guest.submit('/engine/manage/cancel', { reservationId: goes, kept: '1' });
    expect([changed.status, (await changed.text()).includes('The sums have changed')]).toEqual([409, true]);
    const done = await guest.submit('/engine/manage/cancel', { reservationId: goes, kept: String(kept1) });
    expect([done.status, done.headers.get('location')]).toEqual([303, expect.stringContaining(goes)]);
    const trips = (await (await guest.get('/api/reservations')).json()) as readonly {
      readonly seawareId: string;
      readonly reservationStatus: string;
    }[];
    expect(Object.fromEntries(trips.map((trip) => [trip.seawareId, trip.reservationStatus]))).toEqual({
      [stays]: 'BK',
      [goes]: 'CX',
    });
    // The cancelled suite's page and PDF have the amounts of the cancellation, to the cent (F7).
    const ended = await (await follow(guest, `/engine/manage?reservationId=${goes}`)).text();
    expect(textOf(ended, '.reservation-account__due').join(' ')).toMatch(
      new RegExp(`By the terms we kept ${escapeRegExp(dollars(kept1))}\\..*${escapeRegExp(dollars(back))} `),
    );
    const endedSheet = await guest.get(parseHtml(ended).querySelector('a[download]')?.getAttribute('href') ?? '');
    expect(readPdf(Buffer.from(await endedSheet.arrayBuffer())).text).toContain(`Kept by the terms ${dollars(kept1)}`);
    expect((await guest.get(`/engine/manage/cancel?reservationId=${stays}`)).status).toBe(303);
    expect((await browser.open(paid.location ?? '')).words[0]).toBe('Your suite is reserved');
    const trip = await (await guest.get(`/my-profile/trips/itinerary?reservationId=${stays}`)).text();
    expect(textOf(trip, '.trip__together').join()).toContain('Booked together with');
    const billed = async (number: string) => {
      const invoice = await guest.get(`/my-profile/trips/invoice.pdf?reservationId=${number}`);
      return /Billed to [^.]+/.exec(readPdf(Buffer.from(await invoice.arrayBuffer())).text)?.[0];
    };
    expect([await billed(stays), await billed(goes)]).toEqual(Array(2).fill('Billed to Ada Lindqvist'));
  }, 60_000);

  it('ENG-07 F7 F8 takes one later payment for both suites, split as it stands on each account', async () => {
    const email = 'party.pays.later@example.com';
    const browser = new FormBrowser(server.url, { address: '198.51.100.74' });
    const hold = await enter(browser, await findSailing(hasBoth), 'OSS', 4);
    await browser.open('/engine/suites', { hold, seen: '1', category: 'SS', adults: '2', children: '1' });
    await browser.open('/engine/details', { hold, ...party(email, [1, 1, 2, 1, 1, 2, 2]) });
    const paid = await browser.open('/engine/payment', { hold, choice: 'deposit', ...card });
    const confirmation = await browser.open(paid.location ?? '');
    const [first = '', second = ''] = new Set(confirmation.html.match(/ON7\d{7}/g));
    const guest = await signIn(server.url, email);
    const page = parseHtml(await (await follow(guest, `/engine/manage?reservationId=${second}`)).text());
    const pdf = parseHtml(confirmation.html).querySelector('a[download]')?.getAttribute('href') ?? '';
    const sheet = readPdf(Buffer.from(await (await fetch(`${server.url}${pdf}`)).arrayBuffer()));
    const [whole = 0, given = 0, open = 0] = ['Total price', 'Paid', 'Remaining'].map((label) =>
      cents(new RegExp(`${label} (\\$[\\d,.]+)`).exec(sheet.text)?.[1]),
    );
    expect(given).toBeGreaterThan(0);
    expect(open).toBe(whole - given);
    const rows = page.querySelectorAll('input[name="choice"]').map((input) => input.getAttribute('value'));
    expect(rows).toEqual(['balance', 'part', 'all-balances']);
    const hidden = Object.fromEntries(
      page
        .querySelectorAll('.pay-form input[type="hidden"]')
        .map((input): [string, string] => [input.getAttribute('name') ?? '', input.getAttribute('value') ?? '']),
    );
    const form = { ...hidden, ...card, choice: 'all-balances' };
    const stale = await guest.submit('/engine/manage', { ...form, 'left-together': '1 1' });
    expect([stale.status, (await stale.text()).includes('The sums have changed')]).toEqual([409, true]);
    const answers = await Promise.all([guest.submit('/engine/manage', form), guest.submit('/engine/manage', form)]);
    expect(answers.map(({ status }) => status)).toEqual([303, 303]);
    interface Account {
      readonly seawareId: string;
      readonly totalAmountPaid: number;
      readonly totalBookingAmount: number;
    }
    const accounts = async () => {
      const trips = (await (await guest.get('/api/reservations')).json()) as readonly Account[];
      return trips.map((trip) => [trip.seawareId, trip.totalBookingAmount - trip.totalAmountPaid].join(' ')).toSorted();
    };
    await until(accounts, [`${first} 0`, `${second} 0`].toSorted());
    const after = await guest.get(answers[0].headers.get('location') ?? '');
    expect(textOf(await after.text(), '.notice').join()).toContain('We received');
  }, 60_000);

  it('ENG-07 F7 takes on the page of a suite that is paid what is open on the other', async () => {
    const email = 'party.pays.one@example.com';
    const browser = new FormBrowser(server.url, { address: '198.51.100.76' });
    const hold = await enter(browser, await findSailing(hasBoth), 'OSS', 4);
    await browser.open('/engine/suites', { hold, seen: '1', category: 'SS', adults: '2', children: '1' });
    await browser.open('/engine/details', { hold, ...party(email, [1, 1, 2, 1, 1, 2, 2]) });
    const paid = await browser.open('/engine/payment', { hold, choice: 'deposit', ...card });
    const confirmation = await browser.open(paid.location ?? '');
    const manage = parseHtml(confirmation.html)
      .querySelector('a[href^="/engine/manage?receipt="]')
      ?.getAttribute('href')
      ?.replaceAll('&amp;', '&');
    const formOf = (html: string) => {
      const inputs = parseHtml(html).querySelectorAll('.pay-form input');
      const fields = inputs.map(
        (input) => [input.getAttribute('name') ?? '', input.getAttribute('value') ?? ''] as const,
      );
      return {
        choices: fields.filter(([name]) => name === 'choice').map(([, value]) => value),
        hidden: Object.fromEntries(
          fields.filter(([name]) => ['receipt', 'key', 'left', 'left-together'].includes(name)),
        ),
      };
    };
    const own = await browser.open('/engine/manage', {
      ...formOf((await browser.open(manage ?? '')).html).hidden,
      ...card,
      choice: 'balance',
    });
    const settled = await browser.open(own.location ?? '');
    const { choices, hidden } = formOf(settled.html);
    expect([settled.html.includes('Remaining'), choices]).toEqual([true, ['all-balances']]);
    const form = { ...hidden, ...card, choice: 'all-balances' };
    const answers = await Promise.all([browser.open('/engine/manage', form), browser.open('/engine/manage', form)]);
    expect(new Set(answers.map(({ status, location }) => `${status} ${location ?? ''}`)).size).toBe(1);
    const after = await browser.open(answers[0].location ?? '');
    expect(textOf(after.html, '.notice').join()).toContain('We received');
    expect(after.html).not.toContain('pay-form');
    expect((await browser.open(paid.location ?? '')).html).not.toContain('is due');
  }, 60_000);

  it('F4 refuses the thirteenth guest with a person to call, and gives back one suite of two', async () => {
    const browser = new FormBrowser(server.url, { address: '198.51.100.72' });
    const hold = await enter(browser, await findSailing(hasBoth), 'OSS', 4);
    const add = (seen: number, category: string, adults: number) =>
      browser.open('/engine/suites', { hold, seen: String(seen), category, adults: String(adults) });
    await add(1, 'OSS', 4);
    await add(2, 'SS', 3);
    const refused = await add(3, 'SS', 2);
    expect([refused.status, refused.words.at(-1)]).toEqual([422, 'That is a larger party']);
    expect(refused.html).toContain('Up to twelve guests reserve together here');
    expect(parseHtml(refused.html).querySelector('main a[href^="tel:"]')).not.toBeNull();
    const details = await browser.open(`/engine/details?hold=${hold}`);
    const [cabin = ''] = parseHtml(details.html)
      .querySelectorAll('input[name="remove"]')
      .map((field) => field.getAttribute('value') ?? '');
    expect(textOf(details.html, '.guest-fields')).toHaveLength(11);
    const removed = await browser.open('/engine/suites', { hold, remove: cabin });
    const left = await browser.open(removed.location ?? '');
    expect(textOf(left.html, '.guest-fields')).toHaveLength(7);
  });

  it('C1 F8 fills in a companion of earlier trips for the eleventh guest as for the second', async () => {
    const guest = await signInEleanor();
    const query = `siid=landfall&voyageId=${await findSailing(hasBoth)}&categorycode=OSS&farecode=BESTPRICE&p1=4&p2=30,30,30,30`;
    const address = (await guest.get(`/engine/details?${query}`)).headers.get('location') ?? '';
    const hold = new URL(address, server.url).searchParams.get('hold') ?? '';
    const read = async () => parseHtml(await (await guest.get(address)).text());
    await guest.submit('/engine/suites', { hold, seen: '1', category: 'OSS', adults: '4' });
    await guest.submit('/engine/suites', { hold, seen: '2', category: 'SS', adults: '3' });
    const [button] = (await read()).querySelectorAll('button[name="companion"][value^="11-"]');
    expect(button?.textContent).not.toBe('');
    await guest.submit('/engine/details', { hold, companion: button?.getAttribute('value') ?? '' });
    const name = (await read()).querySelector('#guest11-first')?.getAttribute('value') ?? '';
    expect(name).not.toBe('');
    expect(button?.textContent).toContain(name);
  });

  it('F4 asks for proof of an address where a second suite is more than a fifth of what is free', async () => {
    const browser = new FormBrowser(server.url, { address: '198.51.100.73' });
    const voyageId = await findSailing((free) => Object.keys(free).length > 1 && cabinsIn(free) < 6);
    const { availability } = await readJson<VoyageData>(`/api/voyage-data?voyageId=${voyageId}`);
    const [first, second] = availability.filter(({ available, price }) => available && price);
    const hold = await enter(browser, voyageId, first?.category ?? '', 1);
    const asked = await browser.open('/engine/suites', {
      hold,
      seen: '1',
      category: second?.category ?? '',
      adults: '1',
    });
    expect([asked.status, asksForProof(asked.html)]).toEqual([429, true]);
  });
});
