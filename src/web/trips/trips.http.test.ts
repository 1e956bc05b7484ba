import { ApiContract } from '../../../test/support/open-api';
import { signIn } from '../../../test/support/sign-in';
import type { ApiClient } from '../../../test/support/sign-in';
import { type RunningServer, startServer } from '../../../test/support/start-server';

let server: RunningServer;
let eleanor: ApiClient;
let james: ApiClient;
let contract: ApiContract;
beforeAll(async () => {
  server = await startServer();
  eleanor = await signIn(server.url, 'guest@example.com');
  james = await signIn(server.url, 'newcomer@example.com');
  contract = await ApiContract.of(server.url);
}, 60_000);
afterAll(() => server.stop());

const open = async (client: ApiClient, path: string) => {
  const answer = await client.get(path);
  return { status: answer.status, html: await answer.text(), headers: answer.headers };
};

interface Reservation {
  readonly seawareId: string;
  readonly reservationStatus: string;
}
/** Every JSON answer is held to what /api/openapi.json says of it. */
const readJson = async (client: ApiClient, path: string) => {
  const answer = await client.get(path);
  const body: unknown = await answer.json();
  expect(contract.faultsOf({ method: 'GET', path, status: answer.status, contentType: answer.headers.get('content-type') ?? '', body })).toEqual([]);
  return { status: answer.status, body };
};
const reservationOf = async (client: ApiClient, status: string) =>
  ((await readJson(client, '/api/reservations')).body as Reservation[]).find((trip) => trip.reservationStatus === status)?.seawareId ?? '';
const tripPath = (id: string, tab = 'details') => `/my-profile/trips/itinerary?reservationId=${id}&tab=${tab}`;

describe('My Trips', () => {
  it('TRP-01 TRP-04 TRP-05 shows the sample guest a trip of every status, each in its section, and the consultant', async () => {
    const { html } = await open(eleanor, '/my-profile/trips');
    const [upcoming = '', past = '', expired = ''] = ['upcoming-title', 'past-title', 'expired-title'].map((id, index, ids) =>
      html.slice(html.indexOf(`id="${id}"`), ids[index + 1] ? html.indexOf(`id="${ids[index + 1]}"`) : html.length));
    for (const label of ['Booked', 'Offer', 'Waitlist']) expect(upcoming).toContain(`>${label}<`);
    for (const label of ['Completed', 'Ended']) expect(past).toContain(`>${label}<`);
    for (const label of ['Option expired', 'Cancelled']) expect(expired).toContain(`>${label}<`);
    expect(html).toMatch(/<h1[^>]*>My Trips/);
    expect(html).toContain('Personal Yacht Consultant');
  });

  it('TRP-02 says to a guest without trips that there are none, and shows no consultant', async () => {
    const { html } = await open(james, '/my-profile/trips');
    expect(html).toContain('You have no upcoming trips.');
    expect(html).not.toContain('Personal Yacht Consultant');
  });
});

describe('trips for programs', () => {
  it('API-04 API-29 H57 answers as its document says, for every status, for nobody’s trip and for nobody', async () => {
    const { body } = await readJson(eleanor, '/api/reservations?skipDetails=true');
    for (const { seawareId } of body as Reservation[]) expect((await readJson(eleanor, `/api/reservation-details?reservationId=${seawareId}`)).status).toBe(200);
    expect((await readJson(james, '/api/reservations')).body).toEqual([]);
    expect((await readJson(james, '/api/reservation-details?reservationId=000000')).status).toBe(404);
    expect((await readJson(eleanor, '/api/reservation-details')).status).toBe(422);
  });
});

describe('one trip', () => {
  it('TRD-01 TRD-02 TRD-03 shows title, share, picture, number, days, map and suite in the Details tab', async () => {
    const id = await reservationOf(eleanor, 'BK');
    const { html } = await open(eleanor, tripPath(id));
    for (const part of ['Back to My Trips', 'data-shares', id, 'class="route-map"', 'trip-days', 'Room', 'Deck']) expect(html).toContain(part);
    expect(html).toMatch(/<h1 class="trip__title">[^<]+<\/h1>/);
    expect(html).toMatch(/<img[^>]+trip__picture|trip__picture[\s\S]{0,200}<img/);
  });

  it('TRD-04 PYC-01 PYC-02 leads from the cancellation note to the guest’s own consultant, and nobody else’s', async () => {
    const { html } = await open(eleanor, tripPath(await reservationOf(eleanor, 'BK')));
    const href = /href="(\/schedule-meeting\?id=[^"]+)"/.exec(html)?.[1] ?? '';
    expect((await open(eleanor, href)).html).toContain('Half an hour with Inés Calloway');
    const asJames = await open(james, href);
    expect([asJames.status, asJames.html.includes('Sorry, you do not have access to this page.')]).toEqual([404, true]);
    expect((await open(eleanor, '/schedule-meeting')).status).toBe(404);
  });

  it('TRD-11 TRD-12 TRD-13 shows amounts that add up, inclusions and a fare breakdown to download', async () => {
    const id = await reservationOf(eleanor, 'BK');
    const { html } = await open(eleanor, tripPath(id, 'payment'));
    const cents = (label: string) => Number((new RegExp(`<dt>${label}</dt><dd>\\$([\\d,.]+)`).exec(html)?.[1] ?? 'NaN').replace(/[,.]/g, ''));
    expect(cents('Paid') + cents('Remaining')).toBe(cents('Total Amount'));
    for (const inclusion of ['breakfast in designated restaurants', 'marina watersport', 'group classes', 'five and younger']) expect(html.toLowerCase()).toContain(inclusion);
    const download = /href="(\/my-profile\/trips\/fare-breakdown\.pdf[^"]+)"/.exec(html)?.[1] ?? '';
    // The engine prints it, at an address that is good for a while and names nobody (ENG-08, H08).
    const pdf = await eleanor.get((await eleanor.get(download)).headers.get('location') ?? '');
    expect([pdf.status, pdf.headers.get('content-type'), pdf.headers.get('cache-control')]).toEqual([200, 'application/pdf', 'private, no-store']);
    expect((await james.get(download)).status).toBe(404);
  });

  it('TRD-14 ROL-04 C1 answers somebody else’s trip like one that does not exist', async () => {
    const id = await reservationOf(eleanor, 'BK');
    const unknown = id.replace(/.$/, (digit) => String((Number(digit) + 1) % 10));
    const [foreign, missing] = [await open(james, tripPath(id)), await open(james, tripPath(unknown))];
    expect([foreign.status, missing.status]).toEqual([404, 404]);
    expect(foreign.html.replaceAll(id, '#')).toBe(missing.html.replaceAll(unknown, '#'));
    expect(foreign.html).toContain(`The reservation number ${id} was not found on your account. Please contact your Personal Yacht Consultant if you believe this is an error.`);
  });
});
