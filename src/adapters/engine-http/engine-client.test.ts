import Joi from 'joi';
import { engineClient, engineKey, EngineSimulator } from '../../../test/simulators/engine/engine-simulator';
import { type VendorFault, vendorFaults } from '../../../test/simulators/vendor-simulator';
import { EngineClient } from './engine-client';
import type { EngineCredentials } from './engine-login';
import { EngineHealthCheck } from './health-check';

const health = { path: '/v1/health', schema: Joi.object({ contract: Joi.string().required() }) };
const sso = {
  path: '/v1/sso-tokens',
  json: { clientRef: 'c', targetUrl: 'https://reserve.example/a', failureUrl: 'https://ondine.example/' },
  schema: Joi.object({ token: Joi.string().required() }),
};

describe('the line to an engine', () => {
  let engine: EngineSimulator;
  let logged: object[];
  let passedMs: number;
  const clients: EngineClient[] = [];
  beforeEach(async () => {
    engine = new EngineSimulator();
    await engine.listen();
    logged = [];
    passedMs = 0;
  });
  afterEach(async () => {
    for (const client of clients.splice(0)) client.close();
    await engine.close();
  });

  const open = (credentials: EngineCredentials = { kind: 'key', key: engineKey }) => {
    const client = new EngineClient({
      apiUrl: engine.url,
      credentials,
      log: { warn: (details, message) => void logged.push({ ...details, message }) },
      now: () => passedMs,
    });
    clients.push(client);
    return client;
  };
  const byToken = (clientSecret: string = engineClient.clientSecret) => open({ ...oauth(), clientSecret });
  const oauth = () => ({
    kind: 'oauth' as const,
    tokenUrl: `${engine.url}/oauth/token`,
    ...engineClient,
    clientIn: 'body' as const,
  });

  it('H57 signs in with a key, names the contract and the call', async () => {
    expect(await open().read(health)).toMatchObject({ kind: 'answered', status: 200, body: { contract: '1.0' } });
    expect(engine.seen[0]?.headers).toMatchObject({
      authorization: `Bearer ${engineKey}`,
      'x-contract-version': '1.0',
      'x-correlation-id': expect.stringMatching(/^[\w-]{36}$/),
    });
  });

  it('E4 fetches one token for all concurrent calls, and keeps it', async () => {
    const client = byToken();
    const outcomes = await Promise.all(Array.from({ length: 20 }, () => client.read(health)));
    expect(new Set(outcomes.map(({ kind }) => kind))).toEqual(new Set(['answered']));
    await client.read(health);
    expect(engine.tokens).toHaveLength(1);
  });

  it('E5 D7 fetches a new token after a 401 and replays once, a write as well, for nothing was done', async () => {
    const client = byToken();
    await client.read(health);
    engine.endToken();
    expect(await client.write({ ...sso, json: { ...sso.json, clientRef: 'nobody' } })).toMatchObject({
      kind: 'not-found',
      code: 'NOT_FOUND',
    });
    expect([engine.tokens.length, engine.calls]).toEqual([2, 3]);
  });

  it('E5 gives up after one new token: then it is our login that is wrong', async () => {
    const client = byToken();
    await client.read(health);
    Object.defineProperty(engine, 'isLastTokenGood', { get: () => false, set: () => undefined });
    expect(await client.read(health)).toMatchObject({ kind: 'auth', mayHaveHappened: false });
    expect([engine.tokens.length, engine.calls]).toEqual([2, 3]);
    expect(await byToken('wrong').read(health)).toMatchObject({ kind: 'auth' });
    expect(await open({ kind: 'key', key: 'another' }).read(health)).toMatchObject({ kind: 'auth' });
  });

  it.each(['2.0', '10.1', '1', '', undefined])(
    'H57 lets no answer of the contract %j through, and shows it in /health',
    async (contract) => {
      engine.contract = contract;
      expect(await open().read(health)).toMatchObject({
        kind: 'protocol',
        detail: expect.stringContaining('contract'),
      });
      await expect(new EngineHealthCheck(open()).check()).rejects.toMatchObject({ name: 'Unavailable' });
    },
  );

  it('H57 accepts an engine of any later version 1.x', async () => {
    engine.contract = '1.17';
    await expect(new EngineHealthCheck(open()).check()).resolves.toBeUndefined();
  });

  const kinds: Readonly<Record<VendorFault, string>> = {
    none: 'answered',
    slow: 'answered',
    hang: 'timeout',
    'rate-limited': 'rate-limited',
    'error-500': 'unavailable',
    unavailable: 'unavailable',
    garbage: 'protocol',
    truncated: 'unavailable',
    reset: 'unavailable',
    'lost-answer': 'unavailable',
    empty: 'protocol',
  };
  it.each(vendorFaults)('E5 D7 reports the outcome of a read and of a write within the deadline: %s', async (fault) => {
    engine.breakDown(fault);
    const startedAt = performance.now();
    const [read, write] = await Promise.all([open().read(health), open().write({ ...health, method: 'GET' })]);
    expect(performance.now() - startedAt).toBeLessThan(6_000);
    expect([read.kind, write.kind]).toEqual([kinds[fault], kinds[fault]]);
    if (kinds[fault] === 'answered') return;
    // Our own protection and a 429 stop a call before it is carried out; after everything else it must be read back.
    expect(write).toMatchObject({ mayHaveHappened: fault !== 'rate-limited' });
    expect(read).toMatchObject({ mayHaveHappened: false });
  });

  it('E5 respects Retry-After of a busy engine', async () => {
    engine.breakDown('rate-limited');
    const client = open();
    expect(await client.read(health)).toMatchObject({ kind: 'rate-limited', retryAfterMs: 2_000 });
    engine.breakDown('none');
    expect(await client.read(health)).toMatchObject({ kind: 'rate-limited', detail: 'it asked to wait' });
    expect(engine.calls).toBe(1);
    expect((await client.write(sso)).kind).toBe('not-found');
    passedMs = 1_999;
    expect((await client.read(health)).kind).toBe('rate-limited');
    passedMs = 2_000;
    expect((await client.read(health)).kind).toBe('answered');
  });

  it('E4 asks for the scope and the audience that an identity provider wants, with the client in the body or in a header', async () => {
    await open({ ...oauth(), scope: 'engine.read', audience: 'https://engine.example' }).read(health);
    await open({ ...oauth(), clientIn: 'basic' }).read(health);
    expect(engine.grants).toEqual([
      {
        grant_type: 'client_credentials',
        scope: 'engine.read',
        audience: 'https://engine.example',
        client_id: engineClient.clientId,
        client_secret: engineClient.clientSecret,
      },
      { grant_type: 'client_credentials' },
    ]);
    expect(engine.tokens).toHaveLength(2);
  });

  it.each(['3600', null, 'soon', 0])('E4 takes a token whose life is given as %j', async (life) => {
    engine.tokenLife = life;
    const client = byToken();
    expect((await client.read(health)).kind).toBe('answered');
    await client.read(health);
    expect(engine.tokens).toHaveLength(1);
  });

  it('C1 takes a 404 without a code for a wrong address, not for something that is missing', async () => {
    expect(await open().read({ ...health, path: '/v1/nowhere' })).toMatchObject({ kind: 'protocol' });
    expect(await open().read({ ...health, path: '/v1/voyages/ON1-CYC-990101-007/availability' })).toMatchObject({
      kind: 'not-found',
      code: 'VOYAGE_NOT_FOUND',
    });
  });

  it('E14 logs neither key, secret, token nor the request’s content', async () => {
    engine.breakDown('error-500');
    await open().read({ ...health, path: '/v1/reservations', query: { clientRef: '0035g00000ElMarAAF' } });
    await byToken('a-wrong-secret').read(health);
    engine.breakDown('none');
    await byToken().read({ ...health, path: '/v1/nowhere' });
    expect(logged.length).toBeGreaterThanOrEqual(3);
    expect(JSON.stringify(logged)).not.toMatch(/a-key-that|a-secret-of|a-wrong-secret|token-1-|0035g/);
  });
});
