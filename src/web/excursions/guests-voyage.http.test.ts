import { sharedServer, type SharedServer } from '../../../test/support/shared-server';
import { type ApiClient, signIn } from '../../../test/support/sign-in';
import { attributesIn, cardHrefs, parseHtml, textsIn } from '../../../test/support/parse-html';

let server: SharedServer;
let guest: ApiClient;
beforeAll(async () => {
  server = await sharedServer();
  guest = await signIn(server.url, 'guest@example.com');
}, 60_000);
afterAll(() => server.stop());

const list = '/shore-and-sea-experiences';
interface Reservation {
  readonly seawareId: string;
  readonly reservationStatus: string;
  readonly packages: readonly { readonly packageCode: string }[];
}

const open = async (path: string) => {
  const answer = await guest.get(path);
  return {
    status: answer.status,
    location: answer.headers.get('location'),
    control: answer.headers.get('cache-control'),
    html: await answer.text(),
  };
};
const reservations = async () => (await (await guest.get('/api/reservations')).json()) as readonly Reservation[];
const addressOf = ({ seawareId, packages }: Reservation) =>
  `${list}?reservationId=${seawareId}&itineraryId=${packages[0]?.packageCode}`;
/** The experiences that the page shows, by slug. */
const slugsIn = (html: string) =>
  cardHrefs(html).flatMap((href) => /^\/shore-and-sea-experiences\/[a-z-]+\/([a-z0-9-]+)\?/.exec(href)?.[1] ?? []);

describe('experiences for a guest with a booking', () => {
  it('VOY-12 VOY-13 VOY-14 opens for the first booked voyage, at the address that says so, and for another one by its link', async () => {
    const booked = (await reservations()).filter(({ reservationStatus }) => reservationStatus === 'BK');
    const [first, second] = booked;
    if (!first || !second) throw new Error('The sample guest has two booked voyages');
    expect(await open(`${list}?kind=Sea`)).toMatchObject({
      status: 302,
      location: `${addressOf(first)}&kind=Sea`,
      control: 'private, no-store',
    });
    const { status, html, control } = await open(addressOf(first));
    expect([status, control]).toEqual([200, 'private, no-store']);
    expect(attributesIn(html, 'main a', 'href')).toContain(`${addressOf(second)}#browsing`);
    expect((await open(addressOf(second))).status).toBe(200);
  });

  it('VOY-15 has the booked reservations alone to choose from', async () => {
    const all = await reservations();
    const location = (await open(list)).location ?? '';
    const { html } = await open(location);
    const offered = new Set(attributesIn(html, '[name="reservationId"]', 'value').filter((id) => id !== ''));
    expect([...offered].sort()).toEqual(
      [
        ...all.filter(({ reservationStatus }) => reservationStatus === 'BK').map(({ seawareId }) => seawareId),
        'all',
      ].sort(),
    );
    const offer = all.find(({ reservationStatus }) => reservationStatus === 'OF');
    expect((await open(`${list}?reservationId=${offer?.seawareId}`)).location).toBe(location);
    expect((await open(`${list}?reservationId=__proto__&itineraryId=1,2,3&startDate=soon`)).status).toBe(302);
  });

  it('VOY-12 VOY-16 shows what that voyage has, between the picked days, and everything on every voyage', async () => {
    const [first] = (await reservations()).filter(({ reservationStatus }) => reservationStatus === 'BK');
    if (!first) throw new Error('The sample guest has a booked voyage');
    const { items } = (await (
      await guest.get(`/api/shorex-profile?itineraryId=${first.packages[0]?.packageCode}`)
    ).json()) as { items: readonly { name: string; date: string }[] };
    const whole = await open(addressOf(first));
    expect(items.length).toBeGreaterThan(1);
    expect(new Set(slugsIn(whole.html))).toEqual(new Set(items.map(({ name }) => name)));
    expect(whole.html).toContain('Refine your search (0)');
    const day = items[0]?.date ?? '';
    const picked = await open(`${addressOf(first)}&startDate=${day}&endDate=${day}`);
    expect(new Set(slugsIn(picked.html))).toEqual(
      new Set(items.filter(({ date }) => date === day).map(({ name }) => name)),
    );
    expect(picked.html).toContain('Refine your search (2)');
    const clears = parseHtml(picked.html)
      .querySelectorAll('a')
      .filter(({ text }) => text === 'Clear filters')
      .map((link) => link.getAttribute('href'));
    expect(clears).toEqual([`${addressOf(first)}#browsing`, `${addressOf(first)}#browsing`]);
    expect((await open(`${list}?reservationId=all`)).html).toContain('60 experiences found');
  });

  it('VOY-12 keeps the voyage on the way to a kind and to one experience, which says when it is', async () => {
    const { html } = await open((await open(list)).location ?? '');
    const href = cardHrefs(html).find((address) => /^\/shore-and-sea-experiences\/[a-z-]+\/./.test(address)) ?? '';
    expect(href).toMatch(/\?reservationId=\w+&itineraryId=ON1-/);
    const one = await open(href);
    expect(one.status).toBe(200);
    expect(textsIn(one.html, '#theirs-title')).toEqual(['On your voyage']);
    expect(parseHtml(one.html).querySelector('#theirs-title + ul')).not.toBeNull();
    expect(one.html).toContain('Browsing for');
    const kind = await open(href.replace(/\/[^/?]+\?/, '?'));
    expect(kind.status).toBe(200);
    expect(kind.html).toMatch(/\d+ experiences? on this voyage/);
  });

  it('says nothing of it to a visitor, whose page everybody shares', async () => {
    const answer = await fetch(`${server.url}${list}?reservationId=ON70010002`, { redirect: 'manual' });
    expect(answer.status).toBe(200);
    expect(answer.headers.get('cache-control')).toContain('public');
    expect(await answer.text()).not.toContain('voyage-selector');
  });
});
