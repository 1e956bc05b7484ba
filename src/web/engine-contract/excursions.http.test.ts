import { StoppedClock } from '../../../test/builders/a-clock';
import { testDatabases, type TestDatabase } from '../../../test/services/databases';
import { sharedServer, type SharedServer } from '../../../test/support/shared-server';
import { sharedServerEnv } from '../../../test/support/shared-server-env';
import { openDatabase } from '../../adapters/sql/open-database';
import { EmbeddedBespokeRequests } from '../../adapters/embedded-engine/excursions/bespoke-requests';
import { EmbeddedPendingExcursionBookings } from '../../adapters/embedded-state/excursions/pending-excursion-bookings';
import { EmbeddedLocks } from '../../adapters/embedded-state/locks/locks';
import { EngineClient } from '../../adapters/engine-http/engine-client';
import { EngineExcursionBookings } from '../../adapters/engine-http/excursion-bookings';
import { ReconcilingExcursionBookings } from '../../core/excursions/reconciling-excursion-bookings';
import type { PartyRequest } from '../../core/excursions/excursion-bookings.port';
import { plainDate } from '../../core/shared/plain-date';

const key = sharedServerEnv.ENGINE_SERVE_KEY;
const clientRef = '0035g00000ElMarAAF';

interface Reservation {
  readonly id: string;
  readonly status: string;
  readonly packages: readonly { readonly code: string; readonly from: string; readonly to: string }[];
}
interface WireDeparture {
  readonly departureId: string;
  readonly itineraryId: string;
  readonly tourId: string;
  readonly tourCode: string;
  readonly date: string;
  readonly startsAt: string;
  readonly timeZone: string;
  readonly begins: string;
  readonly ends: string;
  readonly capacity: number;
}
interface WireGuest {
  readonly participantRef: string;
  readonly fullName: string;
  readonly bookings: readonly { readonly departureId: string; readonly status: string }[];
}

describe('/v1, seats ashore of another installation', () => {
  let server: SharedServer;
  let client: EngineClient;
  let excursionBookings: ReconcilingExcursionBookings;
  let location: TestDatabase;
  let bookingRequest: PartyRequest;
  let close: () => Promise<void>;

  const call = async (
    path: string,
    init: { readonly method?: string; readonly json?: object; readonly key?: string } = {},
  ) => {
    const headers = {
      Authorization: `Bearer ${key}`,
      ...(init.json ? { 'Content-Type': 'application/json' } : {}),
      ...(init.key === undefined ? {} : { 'Idempotency-Key': init.key }),
    };
    const answer = await fetch(`${server.url}${path}`, {
      method: init.method ?? (init.json ? 'POST' : 'GET'),
      headers,
      ...(init.json ? { body: JSON.stringify(init.json) } : {}),
    });
    return {
      status: answer.status,
      headers: answer.headers,
      body: (await answer.json()) as Readonly<Record<string, unknown>>,
    };
  };
  const itemsOf = async <T>(path: string) => (await call(path)).body['items'] as readonly T[];
  const guests = (reservationId: string) =>
    itemsOf<WireGuest>(`/v1/reservations/${reservationId}/excursion-guests?clientRef=${clientRef}`);

  beforeAll(async () => {
    const sqlite = testDatabases[0];
    if (!sqlite) throw new Error('There is no database to test with.');
    server = await sharedServer();
    location = await sqlite.create();
    const db = await openDatabase(location);
    const clock = new StoppedClock(new Date());
    client = new EngineClient({
      apiUrl: server.url,
      credentials: { kind: 'key', key },
      log: { warn: () => undefined },
    });
    excursionBookings = new ReconcilingExcursionBookings({
      excursionBookings: new EngineExcursionBookings(client, { report: () => undefined }),
      pending: new EmbeddedPendingExcursionBookings(db, clock),
      requests: new EmbeddedBespokeRequests(db, clock),
      locks: new EmbeddedLocks(db),
      clock,
    });
    close = async () => {
      client.close();
      await server.stop();
      await db.destroy();
      await location.drop();
    };
    for (const {
      id,
      status,
      packages: [booked],
    } of await itemsOf<Reservation>(`/v1/reservations?clientRef=${clientRef}`)) {
      if (status !== 'BK' || !booked) continue;
      const [departure] = (
        await itemsOf<WireDeparture>(`/v1/excursions/departures?from=${booked.from}&to=${booked.to}`)
      ).filter(({ itineraryId }) => itineraryId === booked.code);
      const [guest] = await guests(id);
      if (!departure || !guest) continue;
      bookingRequest = {
        requestKey: 'a wish',
        reservationId: id,
        contactId: clientRef,
        notes: 'Left-handed',
        departure: {
          ...departure,
          date: plainDate(departure.date),
          begins: new Date(departure.begins),
          ends: new Date(departure.ends),
        },
        guests: [{ participantId: guest.participantRef, fullName: guest.fullName, ageGroup: 'ADULT' }],
      };
    }
  }, 90_000);
  afterAll(() => close());

  const bookingOf = () => ({
    clientRef,
    reservationId: bookingRequest.reservationId,
    departureId: bookingRequest.departure.departureId,
    lines: [{ line: 1, participantRef: bookingRequest.guests[0]?.participantId }],
  });

  it('D5 D6 D9 books, repeats, lists and gives back over the contract', async () => {
    const before = (await excursionBookings.findSeats([bookingRequest.departure.departureId]))[0];
    const outcome = await excursionBookings.reserve(bookingRequest);
    if (outcome.kind !== 'reserved') throw new Error(`expected a party, got ${outcome.kind}`);
    const { party } = outcome;
    expect(party).toMatchObject({
      state: 'confirmed',
      contactId: clientRef,
      reservationId: bookingRequest.reservationId,
      notes: 'Left-handed',
      departure: { begins: bookingRequest.departure.begins, timeZone: bookingRequest.departure.timeZone },
    });
    expect(party.bookings[0].price?.amount).toBeGreaterThan(0);
    expect(await excursionBookings.reserve(bookingRequest)).toEqual(outcome);
    expect(await excursionBookings.findParties([bookingRequest.reservationId])).toEqual([party]);
    expect((await excursionBookings.findSeats([bookingRequest.departure.departureId]))[0]).toEqual({
      departureId: bookingRequest.departure.departureId,
      capacity: bookingRequest.departure.capacity,
      taken: (before?.taken ?? 0) + 1,
      waiting: 0,
    });
    expect((await guests(bookingRequest.reservationId))[0]?.bookings).toMatchObject([
      { departureId: bookingRequest.departure.departureId, status: 'CONFIRMED' },
    ]);
    expect(await excursionBookings.reserve({ ...bookingRequest, requestKey: 'another wish' })).toMatchObject({
      kind: 'already-booked',
    });
    const removal = {
      contactId: clientRef,
      reservationIds: [bookingRequest.reservationId],
      bookingIds: [party.bookings[0].bookingId],
    };
    expect([await excursionBookings.remove(removal), await excursionBookings.remove(removal)]).toEqual([
      'removed',
      'removed',
    ]);
    expect(await excursionBookings.findParties([bookingRequest.reservationId])).toEqual([]);
  });

  it('C2 books and gives back nothing for a client whose reservation it is not', async () => {
    const james = '0035g00000JaOkaAAF';
    expect(
      await call('/v1/excursion-bookings', { json: { ...bookingOf(), clientRef: james }, key: 'james' }),
    ).toMatchObject({ status: 404, body: { code: 'NOT_FOUND' } });
    expect(
      await call('/v1/excursion-bookings', {
        method: 'DELETE',
        json: { clientRef: james, reservationIds: [bookingRequest.reservationId], ids: ['anything'] },
      }),
    ).toMatchObject({ status: 404, body: { code: 'NOT_FOUND' } });
    expect(
      await call(`/v1/reservations/${bookingRequest.reservationId}/excursion-guests?clientRef=${james}`),
    ).toMatchObject({
      status: 404,
    });
    expect(
      await call('/v1/excursion-bookings', {
        json: { ...bookingOf(), lines: [{ line: 1, participantRef: 'ON99999999-1' }] },
        key: 'stranger',
      }),
    ).toMatchObject({ status: 404, body: { code: 'NOT_FOUND' } });
  });

  it('D6 answers the same to the same key, and refuses it with another body or none', async () => {
    const first = await call('/v1/excursion-bookings', { json: bookingOf(), key: 'k-1' });
    expect([first.status, (first.body['results'] as { status: string }[]).map(({ status }) => status)]).toEqual([
      201,
      ['CONFIRMED'],
    ]);
    expect((await call('/v1/excursion-bookings', { json: bookingOf(), key: 'k-1' })).body).toEqual(first.body);
    expect(
      await call('/v1/excursion-bookings', { json: { ...bookingOf(), notes: 'other' }, key: 'k-1' }),
    ).toMatchObject({ status: 422, body: { code: 'KEY_REUSED' } });
    expect(await call('/v1/excursion-bookings', { json: bookingOf() })).toMatchObject({
      status: 422,
      body: { code: 'INVALID' },
    });
    expect(await call('/v1/excursion-bookings', { json: bookingOf(), key: 'k-2' })).toMatchObject({
      status: 409,
      body: { code: 'CONFLICT' },
    });
    expect(await itemsOf('/v1/excursion-bookings?key=k-1')).toHaveLength(1);
    expect(await itemsOf('/v1/excursion-bookings?key=nothing')).toEqual([]);
    const ids = (first.body['results'] as { bookingId: string }[]).map(({ bookingId }) => bookingId);
    const removal = { method: 'DELETE', json: { clientRef, reservationIds: [bookingRequest.reservationId], ids } };
    expect([
      (await call('/v1/excursion-bookings', removal)).status,
      (await call('/v1/excursion-bookings', removal)).status,
    ]).toEqual([200, 200]);
  });

  it('C7 asks for at most 400 days and 50 departures', async () => {
    expect(await call('/v1/excursions/availability?from=2027-01-01&to=2029-01-01')).toMatchObject({
      status: 422,
      body: { code: 'INVALID' },
    });
    expect(
      await call(`/v1/excursions/availability?ids=${Array.from({ length: 51 }, (_, index) => `d${index}`).join(',')}`),
    ).toMatchObject({ status: 422 });
    expect(await itemsOf('/v1/excursions/availability?ids=nothing')).toEqual([]);
  });

  it('H57 names the day that the calendar does not have', async () => {
    for (const address of ['availability', 'departures'])
      for (const [days, field] of [
        ['from=2027-02-30&to=2027-03-01', 'from'],
        ['from=2027-02-01&to=2027-02-31', 'to'],
      ] as const)
        expect(await call(`/v1/excursions/${address}?${days}`)).toMatchObject({
          status: 422,
          body: { detail: `${field} is not a day of the calendar.`, fields: [{ field }] },
        });
  });
});
