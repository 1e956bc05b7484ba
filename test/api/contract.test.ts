import { signIn } from '../support/sign-in';
import { apiError, contractSpec, startApi, type ApiUnderTest } from '../support/api-spec';

let api: ApiUnderTest;
beforeAll(async () => {
  api = await startApi();
});
afterAll(() => api.server.stop());

const visit = (path: string) => contractSpec(api.contract, 'GET', path);

describe('GET /api/openapi.json', () => {
  it('H57 describes every call that this build answers, each with its rows of the ledger', () => {
    const calls = Object.entries(api.contract.document.paths).flatMap(([path, methods]) =>
      Object.keys(methods).map((method) => `${method.toUpperCase()} ${path}`),
    );
    expect(calls).toEqual(
      expect.arrayContaining([
        'GET /api/voyages',
        'GET /api/voyage-data',
        'GET /api/reservations',
        'GET /api/reservation-details',
        'GET /api/user',
        'POST /api/otp-request',
        'POST /api/otp-verify',
        'POST /api/otp-auth',
        'GET /api/bot-check/challenge',
        'GET /api/openapi.json',
      ]),
    );
  });

  it('H57 notices an answer that does not fit: the check can fail', () => {
    const answer = { method: 'GET', path: '/api/voyages', status: 200, contentType: 'application/json' };
    expect(api.contract.faultsOf({ ...answer, body: [{ title: 7 }] })).not.toEqual([]);
    expect(api.contract.faultsOf({ ...answer, body: {} })).not.toEqual([]);
    expect(api.contract.faultsOf({ ...answer, path: '/api/unheard-of', body: {} })).not.toEqual([]);
    expect(api.contract.faultsOf({ ...answer, status: 404, body: { message: 'x' } })).not.toEqual([]);
    expect(api.contract.faultsOf({ ...answer, body: [] })).toEqual([]);
  });
});

describe('calls for everyone', () => {
  it('VOY-01 API-30 lists 24 or more sailings of four or more regions', async () => {
    const sailings = (await visit('/api/voyages').expectStatus(200).returns('res.body')) as unknown as {
      region: string;
      itineraryId: string;
      dateRange: { from: string };
    }[];
    expect(sailings.length).toBeGreaterThanOrEqual(24);
    expect(new Set(sailings.map(({ region }) => region)).size).toBeGreaterThanOrEqual(4);
    expect(new Set(sailings.map(({ itineraryId }) => itineraryId)).size).toBe(sailings.length);
    const starts = sailings.map(({ dateRange }) => dateRange.from);
    expect(starts).toEqual(starts.toSorted());
  });

  it('VOY-29 API-21 gives price and availability of one sailing, and 404 for one that is not', async () => {
    const [first] = (await visit('/api/voyages').returns('res.body')) as unknown as { itineraryId: string }[];
    await visit(`/api/voyage-data?voyageId=${first?.itineraryId}`).expectStatus(200);
    await visit(`/api/voyage-data?voyageId=${first?.itineraryId}&fullData=true`).expectStatus(200);
    await visit('/api/voyage-data?voyageId=ON1-ZZZ-270412-007').expectStatus(404);
    await visit('/api/voyage-data').expectStatus(422);
    await visit('/api/voyages?startDate=2027-02-30').expectStatus(422);
    await visit(`/api/voyages?region=${'x'.repeat(61)}`).expectStatus(422);
  });

  it('API-15 API-22 describes experiences by slug, and those of one sailing', async () => {
    const [first] = (await visit('/api/voyages').returns('res.body')) as unknown as { itineraryId: string }[];
    await visit('/api/shore-experience?slug=room-for-four,one-cut-in-the-bark,no-such-day')
      .expectStatus(200)
      .expectJsonLength(2);
    await visit('/api/shore-experience').expectStatus(200);
    await visit(`/api/shorex-profile?itineraryId=${first?.itineraryId}`).expectStatus(200);
    await visit('/api/shorex-profile?itineraryId=ON1-ZZZ-270412-007').expectStatus(404);
    await visit('/api/shorex-profile').expectStatus(422);
  });

  it('TRK-01 hands out a bot check for a form, and for nothing that is no form', async () => {
    await visit('/api/bot-check/challenge?action=otp-request')
      .expectStatus(200)
      .expectHeaderContains('cache-control', 'no-store');
    await visit('/api/bot-check/challenge?action=../x').expectStatus(422);
    await visit('/api/bot-check/challenge').expectStatus(422);
  });

  it('API-17 knows nobody before sign-in', async () => {
    await visit('/api/user').expectStatus(401);
    await visit('/api/reservations').expectStatus(401);
  });
});

describe('calls of a guest', () => {
  it('API-05 API-06 C1 shows a guest their own reservations; a foreign one is as unknown as one that never was', async () => {
    const guest = await signIn(api.server.url, 'guest@example.com');
    const stranger = await signIn(api.server.url, 'newcomer@example.com');
    const asGuest = (path: string) => visit(path).withHeaders('Cookie', guest.cookie);
    const asStranger = (path: string) => visit(path).withHeaders('Cookie', stranger.cookie);

    await asGuest('/api/user').expectStatus(200).expectJsonLike({ firstName: 'Eleanor' });
    const reservations = (await asGuest('/api/reservations').expectStatus(200).returns('res.body')) as unknown as {
      seawareId: string;
      reservationStatus: string;
    }[];
    expect(new Set(reservations.map(({ reservationStatus }) => reservationStatus))).toEqual(
      new Set(['BK', 'OF', 'WL', 'CL', 'TM', 'CT', 'CX']),
    );
    const all = reservations.length;
    // The sample line has no test reservations.
    for (const [variant, count] of [
      ['?skipDetails=true', all],
      ['?cache=0.5', all],
      ['?devMode=true', 0],
    ] as const) {
      await asGuest(`/api/reservations${variant}`)
        .expectStatus(200)
        .expectHeader('cache-control', 'private, no-store')
        .expectJsonLength(count);
    }
    for (const { seawareId } of reservations)
      await asGuest(`/api/reservation-details?reservationId=${seawareId}`).expectStatus(200);

    const foreignId = reservations[0]?.seawareId ?? '';
    const unknownId = foreignId.replace(/\d/g, (digit) => String(9 - Number(digit)));
    const missing = (id: string) => `/api/reservation-details?reservationId=${id}`;
    await asStranger(missing(foreignId)).expectStatus(404);
    const answerTo = async (id: string) =>
      (await (await stranger.get(missing(id))).text())
        .replaceAll(id, '…')
        .replace(/"requestId":"[^"]+"/, '"requestId":"a-request"');
    const foreign = await answerTo(foreignId);
    expect(foreign).toBe(await answerTo(unknownId));
    expect(JSON.parse(foreign)).toMatchObject(apiError('NOT_FOUND'));

    const page = async (id: string) => {
      const answer = await stranger.get(`/my-profile/trips/itinerary?reservationId=${id}`);
      return {
        status: answer.status,
        html: (await answer.text()).replaceAll(id, '…').replace(/[0-9a-f]{8}-[0-9a-f-]{27}/g, ''),
      };
    };
    expect(await page(foreignId)).toEqual(await page(unknownId));
    expect((await page(unknownId)).status).toBe(404);
  });
});
