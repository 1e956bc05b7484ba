import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import express from 'express';
import { pino } from 'pino';
import { StoppedClock } from '../../../test/builders/a-clock';
import { RateLimitsInMemory } from '../../../test/builders/rate-limits-in-memory';
import { EngineClient } from '../../adapters/engine-http/engine-client';
import type { RateLimits } from '../../core/shared/rate-limits.port';
import { setUpRequestLog } from '../middleware/set-up-request-log';
import { ReportedRateLimits } from '../routing/rate-headers';
import { ContractHealthApi } from './health.api';
import { healthOperation } from './health.schema';
import { serveContract } from './serve-contract';

const key = 'a-key-that-nobody-can-guess-at-all-1';

describe('how often who has the key may call', () => {
  let server: Server;
  let clock: StoppedClock;
  beforeEach(() => {
    clock = new StoppedClock();
  });
  afterEach(() => new Promise((resolve) => server.close(resolve)));

  const serve = async (limits: Pick<RateLimits, 'take'> = new ReportedRateLimits(new RateLimitsInMemory(clock))) => {
    const health = {
      method: 'get' as const,
      path: '/health',
      operation: healthOperation,
      handler: new ContractHealthApi(clock).health,
    };
    const contract = serveContract({ key, routes: [health], limit: { limits, perSecond: 3 } });
    server = createServer(
      express()
        .set('trust proxy', 1)
        .use(setUpRequestLog(pino({ level: 'silent' })))
        .use('/v1', contract),
    );
    await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
    return `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  };
  const call = async (url: string, { from = '203.0.113.7', bearer = key } = {}) => {
    const answer = await fetch(`${url}/v1/health`, {
      headers: { Authorization: `Bearer ${bearer}`, Connection: 'close', 'X-Forwarded-For': from },
    });
    const rateHeaders = ['ratelimit-limit', 'ratelimit-remaining', 'ratelimit-reset', 'retry-after'].map((name) =>
      answer.headers.get(name),
    );
    return {
      status: answer.status,
      rateHeaders,
      type: answer.headers.get('content-type'),
      body: (await answer.json()) as object,
    };
  };

  it('H57 D4 reports what is left of a second, then a problem, and admits calls of the next second', async () => {
    const url = await serve();
    const [first, , third, fourth] = [await call(url), await call(url), await call(url), await call(url)];
    expect([first.status, first.rateHeaders]).toEqual([200, ['3', '2', '1', null]]);
    expect([third.status, third.rateHeaders]).toEqual([200, ['3', '0', '1', null]]);
    expect(fourth).toMatchObject({
      status: 429,
      rateHeaders: ['3', '0', '1', '1'],
      type: 'application/problem+json; charset=utf-8',
      body: { code: 'RATE_LIMITED', status: 429 },
    });
    clock.pass({ seconds: 1 });
    expect((await call(url)).status).toBe(200);
  });

  it('H57 counts each address by itself, and no call without the key', async () => {
    const url = await serve();
    for (let wrong = 0; wrong < 4; wrong += 1) expect((await call(url, { bearer: 'another' })).status).toBe(401);
    for (let good = 0; good < 3; good += 1) expect((await call(url)).status).toBe(200);
    expect([(await call(url)).status, (await call(url, { from: '203.0.113.8' })).status]).toEqual([429, 200]);
  });

  it('H57 refuses no call while the limits cannot be read', async () => {
    const url = await serve({ take: () => Promise.reject(new Error('The store is away.')) });
    for (let calls = 0; calls < 4; calls += 1) expect((await call(url)).status).toBe(200);
  });

  it('E5 D7 is a busy engine to the site that calls, of which nothing must be read back', async () => {
    const client = new EngineClient({
      apiUrl: await serve(),
      credentials: { kind: 'key', key },
      log: { warn: () => undefined },
    });
    try {
      const health = { method: 'GET' as const, path: '/v1/health', schema: healthOperation.answers[200].schema };
      const kinds = [await client.read(health), await client.read(health), await client.read(health)].map(
        ({ kind }) => kind,
      );
      expect(kinds).toEqual(['answered', 'answered', 'answered']);
      expect(await client.read(health)).toMatchObject({ kind: 'rate-limited', retryAfterMs: 1_000 });
      expect(await client.write(health)).toMatchObject({ kind: 'rate-limited', mayHaveHappened: false });
    } finally {
      client.close();
    }
  });
});
