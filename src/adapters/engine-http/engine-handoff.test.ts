import { aSimulatedReservation, engineKey, EngineSimulator } from '../../../test/simulators/engine/engine-simulator';
import { readEngineLocation } from '../../core/reserve/engine-location';
import { EngineClient } from './engine-client';
import { HttpEngineHandoff } from './engine-handoff';

const eleanor = '0035g00000ElMarAAF';
const failure = '/my-profile/trips/itinerary?reservationId=ON100200&ssoFailed=1';
const reference = {
  reservationId: 'ON100200',
  contactId: eleanor,
  failure,
  packageCode: 'ON1-CYC-270503-007',
  lastName: 'Marsh',
  firstName: 'Eleanor',
  email: 'guest@example.com',
};
const form = { kind: 'redirect' as const, address: '/its/form' };

describe('handing a guest over to an engine over HTTP', () => {
  let engine: EngineSimulator;
  let client: EngineClient;
  let engineHandoff: HttpEngineHandoff;
  beforeEach(async () => {
    engine = new EngineSimulator();
    await engine.listen();
    client = new EngineClient({
      apiUrl: engine.url,
      credentials: { kind: 'key', key: engineKey },
      log: { warn: () => undefined },
    });
    engineHandoff = new HttpEngineHandoff({
      client,
      engineLocation: readEngineLocation('https://reserve.example/details'),
      ownOrigin: () => 'https://ondine.example',
      pages: { customerBooking: async () => form, fareBreakdown: async () => undefined },
    });
  });
  afterEach(async () => {
    client.close();
    await engine.close();
  });

  it('ENG-03 D10 asks for a token with the whole address that its failure leads to', async () => {
    engine.reservations.push(aSimulatedReservation());
    const asked: object[] = [];
    const spy = new HttpEngineHandoff({
      client: {
        write: async (call: { json: object }) => (
          asked.push(call.json),
          { kind: 'not-found', code: 'NOT_FOUND', detail: '' }
        ),
      } as never,
      engineLocation: readEngineLocation('https://reserve.example/'),
      ownOrigin: () => 'https://ondine.example',
      pages: engineHandoff,
    });
    await spy.issueToken({ contactId: eleanor, target: 'https://reserve.example/details?x=1', failure });
    expect(asked).toEqual([
      {
        clientRef: eleanor,
        targetUrl: 'https://reserve.example/details?x=1',
        failureUrl: `https://ondine.example${failure}`,
      },
    ]);
    expect(
      await engineHandoff.issueToken({ contactId: eleanor, target: 'https://reserve.example/details?x=1', failure }),
    ).toEqual({
      token: `token-of-${eleanor}`,
      loginUrl: 'https://reserve.example/sso',
      expiresAt: new Date('2027-01-11T15:01:00Z'),
    });
  });

  it('ENG-02 sends a guest whom the engine does not know there like a visitor', async () => {
    expect(
      await engineHandoff.issueToken({ contactId: 'nobody', target: 'https://reserve.example/details', failure }),
    ).toBeUndefined();
  });

  it('D10 H59 gets no token for a target that is not on the engine’s list, nor from an engine that fails', async () => {
    engine.reservations.push(aSimulatedReservation());
    await expect(
      engineHandoff.issueToken({ contactId: eleanor, target: 'https://evil.example/', failure }),
    ).rejects.toMatchObject({ name: 'Unavailable' });
    engine.breakDown('unavailable');
    await expect(
      engineHandoff.issueToken({ contactId: eleanor, target: 'https://reserve.example/details', failure }),
    ).rejects.toMatchObject({ name: 'Unavailable' });
  });

  it('ENG-07 H08 leads to the page that the reservation names, signed in, with the token in a form’s body', async () => {
    engine.reservations.push(aSimulatedReservation({ pages: { payment: 'https://reserve.example/pay?id=ON100200' } }));
    expect(await engineHandoff.customerBooking(reference)).toEqual({
      kind: 'post',
      address: 'https://reserve.example/sso',
      fields: { cust_token: `token-of-${eleanor}` },
    });
    expect(await engineHandoff.fareBreakdown(reference)).toBeUndefined();
  });

  it('ENG-07 C10 falls back on the configured form for a reservation that names no page, or one of another vendor', async () => {
    engine.reservations.push(
      aSimulatedReservation(),
      aSimulatedReservation({ id: 'ON2', pages: { payment: 'https://evil.example/pay' } }),
    );
    expect(await engineHandoff.customerBooking(reference)).toEqual(form);
    expect(await engineHandoff.customerBooking({ ...reference, reservationId: 'ON2' })).toEqual(form);
    expect(await engineHandoff.customerBooking({ ...reference, contactId: 'nobody' })).toEqual(form);
  });
});
