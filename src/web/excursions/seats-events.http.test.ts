import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { type BookableExcursion, findExcursion, giveEverythingBack } from '../../../test/support/bookable-excursion';
import { type ApiUnderTest, contractSpec, startApi } from '../../../test/support/api-spec';
import { type EventStream, openStream } from '../../../test/support/event-stream';
import { openOtherGuestsBookings, type OtherGuestsBookings } from '../../../test/support/other-guests-bookings';
import { type ApiClient, signIn } from '../../../test/support/sign-in';
import { until } from '../../../test/support/until';

const folder = mkdtempSync(join(tmpdir(), 'landfall-seats-'));
const path = '/api/shore-ex-events';
const once = '/api/shore-ex-seats';

let api: ApiUnderTest;
let eleanor: ApiClient;
let james: ApiClient;
let excursion: BookableExcursion;
let other: OtherGuestsBookings;
beforeAll(async () => {
  api = await startApi({ env: { DATA_DIR: folder, TRUST_PROXY: '1' } });
  eleanor = await signIn(api.server.url, 'guest@example.com', { address: '198.51.100.1' });
  james = await signIn(api.server.url, 'newcomer@example.com', { address: '198.51.100.2' });
  excursion = await findExcursion(eleanor);
  other = await openOtherGuestsBookings(folder, excursion);
}, 60_000);
afterAll(async () => {
  await other.close();
  await api.server.stop();
  rmSync(folder, { recursive: true, force: true });
});
beforeEach(() => giveEverythingBack(eleanor, excursion));

interface Seats {
  readonly seenAt: string;
  readonly departures: readonly { readonly departureId: string; readonly left: number; readonly waiting: number }[];
}
interface SeatPositions {
  readonly places: readonly {
    readonly reservationId: string;
    readonly state: string;
    readonly position?: number;
    readonly offerEndsAt?: string;
  }[];
}

const open = (guest: ApiClient, departures = excursion.departureId) =>
  openStream(`${api.server.url}${path}?departures=${departures}`, {
    Cookie: guest.cookie,
    'Accept-Encoding': 'gzip, br',
  });
/** Pages that another test left count for a moment. */
async function follow(guest: ApiClient, departures?: string): Promise<EventStream> {
  let stream = await open(guest, departures);
  await until(async () => (stream = stream.status === 429 ? await open(guest, departures) : stream).status, 200);
  return stream;
}
const left = (stream: EventStream) => stream.last<Seats>('seats')?.departures.map((one) => one.left);
const standing = (stream: EventStream) =>
  stream.last<SeatPositions>('places')?.places.map(({ state, position }) => [state, position]);
const book = async (size: number) => {
  const { departureId, guests } = excursion;
  const price = await priceOf(departureId);
  const lines = guests.slice(0, size).map(({ participantId }) => ({
    ageGroup: 'ADULT',
    ageGroupPricingId: `${departureId.split('.')[1]}-ADULT`,
    participantId,
    bookableTourDepartureId: departureId,
    bookableTourId: departureId.split('.').slice(0, 3).join('.'),
    bookingStatus: 'WAITLIST',
    quantity: 1,
    salesChannelId: 'WEB',
    grossAmount: price,
    netAmount: price,
    longComments: '',
  }));
  const answer = await eleanor.post('/api/shore-ex-book', lines);
  expect([answer.status, await answer.clone().text()]).toEqual([200, expect.any(String)]);
};
const priceOf = async (departureId: string) => {
  const day = departureId.split('.')[2] ?? '';
  const date = `20${day.slice(0, 2)}-${day.slice(2, 4)}-${day.slice(4)}`;
  const { contents } = (await (
    await eleanor.get(`/api/shore-ex-available?startDate=${date}&endDate=${date}`)
  ).json()) as {
    readonly contents: readonly {
      readonly id: string;
      readonly departuresObject: readonly {
        readonly ageGroups: readonly { readonly articlePriceObject: { readonly price: number } }[];
      }[];
    }[];
  };
  return (
    contents.find(({ id }) => id === departureId)?.departuresObject[0]?.ageGroups[0]?.articlePriceObject.price ?? 0
  );
};

describe('seats and places as they change', () => {
  it('EXC-07 EXC-10 notifies two pages of a change that another node made, and each of its own seats alone', async () => {
    const [own, foreign] = [await follow(eleanor), await follow(james, `${excursion.departureId},nothing`)];
    expect([
      own.status,
      ...['content-type', 'content-encoding', 'x-accel-buffering', 'cache-control'].map((name) => own.headers[name]),
    ]).toEqual([200, 'text/event-stream; charset=utf-8', undefined, 'no', 'private, no-store, no-transform']);
    await until(
      async () => [left(own), left(foreign), standing(own)],
      [[excursion.capacity], [excursion.capacity], []],
    );
    const theirs = await other.reserve(excursion.departureId, excursion.capacity - 1);
    const changed = Date.now();
    await until(async () => [left(own), left(foreign)], [[1], [1]]);
    // Seats are read twice a second. The limit is longer for a machine that has much else to do.
    expect(Date.now() - changed).toBeLessThan(4_000);
    await book(2);
    await until(
      async () => [standing(own), standing(foreign), own.last<Seats>('seats')?.departures[0]?.waiting],
      [[['waiting', 1]], [], 1],
    );
    await other.release(theirs);
    await until(async () => standing(own), [['offered', 1]]);
    const [offer] = own.last<SeatPositions>('places')?.places ?? [];
    expect([offer?.reservationId, Date.parse(offer?.offerEndsAt ?? '') > Date.now()]).toEqual([
      excursion.reservationId,
      true,
    ]);
    for (const stream of [own, foreign]) stream.leave();
  });

  it('E2 says that the booking system is away, and how it stands when it is back', async () => {
    const stream = await follow(eleanor);
    const switchFault = (state: string) =>
      fetch(`${api.server.url}/dev/desk`, {
        method: 'POST',
        headers: { 'Content-Type': 'application/json' },
        body: JSON.stringify({ state }),
      });
    await until(async () => left(stream), [excursion.capacity]);
    await switchFault('down');
    await until(async () => stream.kinds().includes('stale'), true);
    await switchFault('up');
    await until(async () => stream.kinds().at(-1), 'places');
    expect(stream.kinds().filter((kind) => kind === 'seats')).toHaveLength(2);
    stream.leave();
  });

  it('G1 EXC-07 answers a page without a stream the same, once', async () => {
    await contractSpec(api.contract, 'GET', once).expectStatus(401).expectJsonLike({ code: 'NO_SESSION' });
    const stream = await follow(eleanor);
    await until(async () => left(stream), [excursion.capacity]);
    stream.leave();
    await contractSpec(api.contract, 'GET', once)
      .withHeaders('Cookie', eleanor.cookie)
      .withQueryParams('departures', `${excursion.departureId},nothing`)
      .expectStatus(200)
      .expectJsonLike({ departures: stream.last<Seats>('seats')?.departures, places: [] });
  });

  it('B4 C7 takes guests alone, fifty departures, and four pages of a session', async () => {
    await contractSpec(api.contract, 'GET', path).expectStatus(401).expectJsonLike({ code: 'NO_SESSION' });
    await contractSpec(api.contract, 'GET', path)
      .withHeaders('Cookie', eleanor.cookie)
      .withQueryParams('departures', Array.from({ length: 51 }, (_, index) => `d${index}`).join(','))
      .expectStatus(422);
    const streams = await Promise.all(Array.from({ length: 4 }, () => follow(eleanor)));
    expect(streams.map(({ status }) => status)).toEqual([200, 200, 200, 200]);
    await contractSpec(api.contract, 'GET', path)
      .withHeaders('Cookie', eleanor.cookie)
      .expectStatus(429)
      .expectJsonLike({ code: 'RATE_LIMITED' });
    const foreign = await follow(james);
    expect(foreign.status).toBe(200);
    streams[0]?.leave();
    const again = await follow(eleanor);
    for (const stream of [...streams, foreign, again]) stream.leave();
  });
});
