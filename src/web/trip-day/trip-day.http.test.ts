import { parseHtml } from '../../../test/support/parse-html';
import { readPdf } from '../../../test/support/read-pdf';
import { resetLine } from '../../../test/support/reset-line';
import { sharedServer, type SharedServer } from '../../../test/support/shared-server';
import { ApiClient, signIn } from '../../../test/support/sign-in';
import { addDays, plainDate, type PlainDate } from '../../core/shared/plain-date';

const trip = 'ON70010001';
const path = `/my-profile/trips/itinerary?reservationId=${trip}`;
const dayPath = (day: number) => `/my-profile/trips/day?reservationId=${trip}&day=${day}`;

let server: SharedServer;
let eleanor: ApiClient;
let start: PlainDate;
/** Days from embarkation to the first further day in port. */
let inPort: number;
beforeAll(async () => {
  server = await sharedServer();
  eleanor = await signIn(server.url, 'guest@example.com');
  const trips = await (await eleanor.get('/api/reservations')).text();
  const [, itineraryId, yymmdd = ''] =
    new RegExp(`"${trip}".*?"packageCode":"(\\w+-\\w+-(\\d{6})-\\d+)"`).exec(trips) ?? [];
  start = plainDate(`20${yymmdd.slice(0, 2)}-${yymmdd.slice(2, 4)}-${yymmdd.slice(4)}`);
  const { items } = (await (await fetch(`${server.url}/api/port-per-date?itineraryId=${itineraryId}`)).json()) as {
    readonly items: Readonly<Record<string, { readonly day: number; readonly port?: string }>>;
  };
  inPort = Math.min(...Object.values(items).flatMap(({ day, port }) => (port && day > 1 ? [day - 1] : [])));
}, 60_000);
beforeEach(() => resetLine(server.url));
afterAll(() => server.stop());

/** `day` 0 is that of embarkation. Sessions end by the same clock. */
async function goTo(day: number, time: string): Promise<void> {
  await fetch(`${server.url}/dev/clock`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ now: `${addDays(start, day)}T${time}:00Z` }),
  });
  eleanor = await signIn(server.url, 'guest@example.com');
}

const textAt = async (address: string, selector: string, guest = eleanor) =>
  parseHtml(await (await guest.get(address)).text())
    .querySelectorAll(selector)
    .map((element) => element.structuredText.replace(/\s+/g, ' '))
    .join(' ');
const now = (address = path) => textAt(address, '.trip-now');

describe('a trip that knows its day', () => {
  it('H66 counts the days until boarding, on its page and on the overview', async () => {
    await goTo(-30, '12:00');
    expect(await now()).toMatch(
      /Before the voyage 30 days until you board in \S+.*Usual weather \d+ °F \(\d+ °C\) by day/,
    );
    expect(await now('/my-profile/overview')).toContain('30 days until you board');
    expect(await textAt('/my-profile/overview', '.trip-now h2 a')).toContain('30 days');
  });

  it('H66 names quay, hour and cabin in the week of embarkation and on its day', async () => {
    await goTo(-5, '12:00');
    expect(await now()).toMatch(
      /Embarkation week 5 days until .* Quay \S+.* Hour.* Not chosen yet Cabin \d+ The yacht sails \d+:\d\d pm/,
    );
    await goTo(0, '08:00');
    expect(await now()).toMatch(/Boarding day Today you board in/);
  });

  it('H66 shows on board today’s port, its hours, what is booked and what is free, and tomorrow', async () => {
    // The day has begun in every port of the line.
    await goTo(inPort, '05:30');
    expect(await now()).toMatch(
      new RegExp(
        `Day ${inPort + 1} of \\d+ .* In port .* How you land (At the pier|By tender).* Tomorrow .* Booked today`,
      ),
    );
    const plan = await textAt(dayPath(inPort + 1), 'main');
    expect(plan).toMatch(/The day’s plan.*In port.*Booked on this day/);
  });

  it('F9 gives the boarding page with the route from its quay, and its PDF, whose address says whether it is still current', async () => {
    await goTo(-5, '12:00');
    const boarding = `/my-profile/trips/boarding?reservationId=${trip}`;
    const page = await textAt(boarding, 'main');
    expect(page).toMatch(
      /Where you board Quay .* The way .* Position .* Cabin \d+ The yacht sails .* Who boards .* Papers/,
    );
    expect(page).toMatch(/All ports and their times .* What is booked .* Whom to call/);
    const map = parseHtml(await (await eleanor.get(boarding)).text()).querySelector('.route-map');
    expect(map?.querySelectorAll('[data-is-here]')).toHaveLength(1);
    expect(map?.text).toMatch(/Athens.*Folegandros/s);
    expect(map?.text).not.toContain('Rhodes');
    const pdf = Buffer.from(
      await (await eleanor.get(`/my-profile/trips/boarding.pdf?reservationId=${trip}`)).arrayBuffer(),
    );
    expect(readPdf(pdf).text).toMatch(/Where you board/);
    const address = /\/trip-pack\?seal=[\w%.~-]+/.exec(pdf.toString('latin1'))?.[0] ?? '';
    const stranger = new ApiClient(server.url);
    expect(await textAt(address, 'main', stranger)).toMatch(/is ours, issued on .* nothing in it has changed/);
    await eleanor.submit('/my-profile/trips/preparation/entry', {
      reservationId: trip,
      traveller: '0',
      item: 'emergency',
      name: 'Rosa Vidal',
      relation: 'Sister',
      phone: '+34 971 555 014',
    });
    const changed = await textAt(address, 'main', stranger);
    expect(changed).toContain('something in it has changed since');
    expect(changed).not.toMatch(/Rosa|Marsh|Venice|ON7/);
    expect((await stranger.get(`${address.slice(0, -4)}AAAA`)).status).toBe(404);
  });

  it('H66 ends with the invoice, a word to the line, and the next voyages of these waters', async () => {
    await goTo(12, '12:00');
    const text = await now();
    expect(text).toMatch(
      /After the voyage Your voyage ended on .*Next voyages of these waters.*Invoice ?Tell us how it was/,
    );
    const days = [...text.matchAll(/from (\d+ \w+ \d{4})/g)].map(([, day = '']) => Date.parse(`${day} UTC`));
    expect(days).toEqual(days.toSorted((one, other) => one - other));
  });

  it('ROL-04 answers 404 to guests who take no part in the trip', async () => {
    const james = await signIn(server.url, 'newcomer@example.com');
    for (const address of [
      dayPath(1),
      `/my-profile/trips/boarding?reservationId=${trip}`,
      `/my-profile/trips/boarding.pdf?reservationId=${trip}`,
    ])
      expect([address, (await james.get(address)).status]).toEqual([address, 404]);
    expect((await eleanor.get('/my-profile/trips/day?reservationId=ON1&day=1')).status).toBe(404);
    expect((await eleanor.get(`${dayPath(1)}99999`)).status).toBe(200);
  });
});
