// `npm run contract -- engine=http`: read-only checks on a gateway, with the variables that the site would have. With
// ENGINE_LIVE_CLIENT_REF its reservations are read as well, and a token is asked for that nobody uses.
import { pino } from 'pino';
import { readConfig } from '../../config/config';
import { FaultLog } from '../../src/adapters/engine-http/fault-log';
import { EngineClient } from '../../src/adapters/engine-http/engine-client';
import { EngineHealthCheck } from '../../src/adapters/engine-http/health-check';
import { CachedReads } from '../../src/adapters/engine-http/cached-reads';
import { HttpEngineHandoff } from '../../src/adapters/engine-http/engine-handoff';
import { HttpSailingInventory } from '../../src/adapters/engine-http/sailing-inventory';
import { HttpTripRepository } from '../../src/adapters/engine-http/trip-repository';
import { engineLogin } from '../../src/adapters/engine-http/engine-login';
import { readEngineLocation, isLoginAllowed } from '../../src/core/reserve/engine-location';
import { checkGateway } from './check-gateway';

const { engine, policy } = readConfig({ ...process.env, ENGINE: 'http', DEMO: 'true' });
if (engine.kind !== 'http') throw new Error('No engine over HTTP is chosen.');
const log = pino({ level: 'warn' });
const engineLocation = readEngineLocation(policy.engineUrl);
const clientRef = process.env['ENGINE_LIVE_CLIENT_REF'];

jest.setTimeout(60_000);

describe('a live gateway of the reservation-engine contract', () => {
  const client = new EngineClient({ ...engine, log });
  const responses: object[] = [];
  const faults = new FaultLog({ error: (details, message) => void responses.push({ ...details, message }) });
  const inventory = new HttpSailingInventory({ reads: new CachedReads(client), faults });
  afterAll(() => client.close());

  it('answers every read-only call as the published contract says', async () => {
    const login = engineLogin(engine.credentials, { deadlineMs: 5_000, log });
    const token = await login.token();
    login.close();
    if (token.kind !== 'token') throw new Error(`There is no token: ${token.detail}`);
    const differences = await checkGateway({
      url: engine.apiUrl,
      token: token.token,
      ...(clientRef === undefined ? {} : { clientRef }),
    });
    expect(differences).toEqual([]);
  });

  it('serves contract 1.x to our login, and nothing to another', async () => {
    await expect(new EngineHealthCheck(client).check()).resolves.toBeUndefined();
    const stranger = new EngineClient({
      apiUrl: engine.apiUrl,
      credentials: { kind: 'key', key: 'nobody-knows-this-key' },
      log,
    });
    expect(await stranger.read({ path: '/v1/health' })).toMatchObject({ kind: 'auth' });
    stranger.close();
  });

  it('lists voyages that the site can show, and the same ones alone', async () => {
    const sailings = await inventory.findSailings();
    expect(sailings.length).toBeGreaterThan(0);
    expect(responses).toEqual([]);
    const [first] = sailings;
    expect(await inventory.getSailing(first?.itineraryId ?? '')).toMatchObject({
      itineraryId: first?.itineraryId,
      voyageId: first?.voyageId,
      start: first?.start,
    });
    expect(await inventory.getSailing('ON1-CYC-990101-007')).toBeUndefined();
  });

  it('knows an ETag again', async () => {
    const [first] = await inventory.findSailings();
    const path = `/v1/voyages/${first?.itineraryId ?? ''}/availability`;
    const answer = await client.read({ path });
    expect(answer).toMatchObject({ kind: 'answered', etag: expect.any(String) });
    if (answer.kind === 'answered')
      expect(await client.read({ path, etag: answer.etag ?? '' })).toEqual({ kind: 'not-modified' });
  });

  it('gives a client nobody’s reservations but theirs', async () => {
    const trips = new HttpTripRepository({ client, faults });
    expect(await trips.findTrips({ contactId: 'contract-suite-nobody' })).toEqual([]);
    if (clientRef === undefined) return;
    const [first] = await trips.findTrips({ contactId: clientRef });
    if (!first) throw new Error('ENGINE_LIVE_CLIENT_REF has no reservation: choose a client who has one.');
    expect(await trips.getTrip({ contactId: clientRef }, first.reservationId)).toEqual(first);
    expect(await trips.getTrip({ contactId: 'contract-suite-nobody' }, first.reservationId)).toBeUndefined();
  });

  it('makes tokens for its own login and towards its own pages', async () => {
    const engineHandoff = new HttpEngineHandoff({
      client,
      engineLocation,
      ownOrigin: () => 'https://site.example',
      pages: { customerBooking: async () => undefined, fareBreakdown: async () => undefined },
    });
    await expect(
      engineHandoff.issueToken({
        contactId: clientRef ?? 'contract-suite-nobody',
        target: 'https://evil.example/',
        failure: '/',
      }),
    ).rejects.toMatchObject({ name: 'Unavailable' });
    if (clientRef === undefined) return;
    const token = await engineHandoff.issueToken({ contactId: clientRef, target: policy.engineUrl, failure: '/' });
    expect(isLoginAllowed(token?.loginUrl ?? '', engineLocation)).toBe(true);
  });
});
