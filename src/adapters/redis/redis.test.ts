import { setImmediate as nextMacrotask } from 'node:timers/promises';
import { median } from '../../../test/support/median';
import { describeCodeRepository } from '../../../test/contracts/code-repository.contract';
import { describeOneTimeCodes } from '../../../test/contracts/one-time-codes.contract';
import { describeRateLimits } from '../../../test/contracts/rate-limits.contract';
import { describeSessionRegister } from '../../../test/contracts/session-register.contract';
import { describeSessionStore } from '../../../test/contracts/session-store.contract';
import { type RedisServer, startRedis } from '../../../test/services/redis-server';
import { until } from '../../../test/support/until';
import { NodeSecrets } from '../node-crypto/secrets';
import { clearLimits } from './clear-limits';
import { RedisOneTimeCodes } from './one-time-codes';
import { RedisRateLimits } from './rate-limits';
import { connectRedis, type RedisClient, waitUntilReady } from './redis-client';
import { RedisSessionRegister } from './session-register';
import { RedisSessionStore } from './session-store';
import { RedisSingleUse } from './single-use';

interface Line {
  readonly server: RedisServer;
  readonly redis: RedisClient;
  close(): Promise<void>;
}

async function openLine(): Promise<Line> {
  const server = await startRedis();
  const redis = connectRedis({ url: server.url });
  await waitUntilReady(redis, 5_000);
  return {
    server,
    redis,
    close: async () => {
      // A client that has ended would wait two seconds for the end of its last connection.
      if (redis.status !== 'end') redis.disconnect();
      await server.stop();
    },
  };
}

describeOneTimeCodes('Redis', async () => {
  const { redis, close } = await openLine();
  let passedMs = 0;
  const clock = { now: () => new Date(Date.now() + passedMs) };
  return {
    codes: new RedisOneTimeCodes(redis, new NodeSecrets('a secret for tests'), clock),
    passTime: (seconds) => {
      passedMs += seconds * 1000;
    },
    storedText: () => everythingIn(redis),
    close,
  };
});

describeCodeRepository('Redis', async () => {
  const { redis, close } = await openLine();
  let passedMs = 0;
  const clock = { now: () => new Date(Date.now() + passedMs) };
  return {
    repository: new RedisOneTimeCodes(redis, new NodeSecrets('a secret for tests'), clock),
    passTime: (seconds) => {
      passedMs += seconds * 1000;
    },
    close,
  };
});

describeRateLimits('Redis', async () => {
  const { server, redis, close } = await openLine();
  const other = connectRedis({ url: server.url });
  await waitUntilReady(other, 5_000);
  let passedMs = 0;
  const clock = { now: () => new Date(Date.now() + passedMs) };
  const secrets = new NodeSecrets('a secret for tests');
  return {
    limits: new RedisRateLimits(redis, secrets, clock),
    otherNode: new RedisRateLimits(other, secrets, clock),
    passTime: (seconds) => {
      passedMs += seconds * 1000;
    },
    storedText: async () =>
      JSON.stringify(
        await Promise.all((await redis.keys('*')).map(async (key) => [key, await redis.zrange(key, '0', '-1')])),
      ),
    close: async () => {
      other.disconnect();
      await close();
    },
  };
});

describeSessionStore('Redis', async () => {
  const { redis, close } = await openLine();
  return { store: new RedisSessionStore(redis), close };
});

describeSessionRegister('Redis', async () => {
  const { redis, close } = await openLine();
  const clock = { now: () => new Date() };
  return {
    store: new RedisSessionStore(redis),
    register: new RedisSessionRegister(redis, clock),
    now: () => Date.now(),
    close,
  };
});

describe('Redis in trouble', () => {
  let line: Line;
  beforeEach(async () => {
    line = await openLine();
  });
  afterEach(() => line.close());

  it('D4 lets a mark be used once', async () => {
    const marks = new RedisSingleUse(line.redis);
    const answers = await Promise.all(Array.from({ length: 20 }, () => marks.use({ id: 'mark', forSeconds: 120 })));
    expect(answers.filter(Boolean)).toHaveLength(1);
    await marks.release('mark');
    const mark = { id: 'mark', forSeconds: 120 };
    expect([await marks.use(mark), await marks.use(mark)]).toEqual([true, false]);
  });

  it('A2 forgives limits and lock-outs with a restored line, and keeps sessions', async () => {
    const limits = new RedisRateLimits(line.redis, new NodeSecrets('x'), { now: () => new Date() });
    const use = { budget: { name: 'one', max: 1, withinSeconds: 60 }, subject: 'somebody' };
    await limits.take([use]);
    await new RedisSingleUse(line.redis).use({ id: 'mark', forSeconds: 5 });
    const codes = new RedisOneTimeCodes(line.redis, new NodeSecrets('x'), { now: () => new Date() });
    await codes.issue({ identifier: { channel: 'email', email: 'guest@example.com' }, code: '111111', browser: 'b' });
    await new RedisSessionStore(line.redis).set('one', { cookie: { originalMaxAge: 1 } } as never);
    await clearLimits(line.redis);
    expect(await line.redis.keys('*')).toEqual(['session:one']);
    expect((await limits.take([use])).kind).toBe('within');
  });

  it('E13 gives every key a time to live', async () => {
    const codes = new RedisOneTimeCodes(line.redis, new NodeSecrets('x'), { now: () => new Date() });
    const identifier = { channel: 'email', email: 'guest@example.com' } as const;
    await codes.issue({ identifier, code: '111111', browser: 'b' });
    await codes.check({ identifier, code: '222222', browser: 'b' });
    await codes.check({ identifier, code: '222222', browser: 'b', knownBrowser: 'k' });
    await codes.issueVerifyToken({ contactId: 'C-1', identifier, code: '111111', browser: 'b', returnTo: '/' });
    await new RedisSingleUse(line.redis).use({ id: 'mark', forSeconds: 5 });
    const limits = new RedisRateLimits(line.redis, new NodeSecrets('x'), { now: () => new Date() });
    await limits.take([{ budget: { name: 'one', max: 1, withinSeconds: 60 }, subject: 'somebody' }]);
    const store = new RedisSessionStore(line.redis);
    await store.set('one', { cookie: { originalMaxAge: 1 }, guest: { contactId: 'C-1' } } as never);
    await store.destroy('two');
    const keys = await line.redis.keys('*');
    expect(keys.length).toBeGreaterThanOrEqual(9);
    for (const key of keys)
      expect({ key, hasLifetime: (await line.redis.pttl(key)) > 0 }).toEqual({ key, hasLifetime: true });
  });

  it('B6 gives up within 400 ms on a server that is stopped, and serves again within 5 s of its return', async () => {
    const store = new RedisSessionStore(line.redis);
    await store.set('one', { cookie: { originalMaxAge: 1 }, mark: 'kept' } as never);
    line.server.pause();
    const ask = async () => {
      const startedAt = performance.now();
      await expect(load(store, 'one')).rejects.toMatchObject({ name: 'Unavailable' });
      return performance.now() - startedAt;
    };
    // As long as the client has its silent connection, without one, and on one that is as silent.
    const ms: number[] = [];
    while (line.redis.status === 'ready') {
      ms.push(await ask());
      // A connection that is closing refuses at once, and its end is read by no sooner than the next turn of the event loop.
      await nextMacrotask();
    }
    expect(ms.length).toBeGreaterThan(1);
    expect(median(ms)).toBeLessThan(400);
    expect(await ask()).toBeLessThan(400);
    await until(() => line.redis.status, 'connect');
    expect(await ask()).toBeLessThan(400);
    line.server.resume();
    const mark = async () => ((await load(store, 'one').catch(() => undefined)) as { mark?: string } | undefined)?.mark;
    await until(mark, 'kept', 5_000);
  });

  it('B6 fails at once while the server is gone, and finds it again within 5 s', async () => {
    const codes = new RedisOneTimeCodes(line.redis, new NodeSecrets('x'), { now: () => new Date() });
    const issue = () =>
      codes.issue({ identifier: { channel: 'email', email: 'a@example.com' }, code: '111111', browser: 'b' });
    const port = Number(new URL(line.server.url).port);
    await line.server.stop();
    await expect(issue()).rejects.toMatchObject({ name: 'Unavailable' });
    const again = await startRedis(port);
    try {
      const isIssued = () =>
        issue().then(
          () => true,
          () => false,
        );
      await until(isIssued, true, 5_000);
    } finally {
      line.redis.disconnect();
      await again.stop();
    }
  });

  it('B2 shares one frozen session with all who only read it, until it is written again or ends', async () => {
    const store = new RedisSessionStore(line.redis);
    const sessionOf = (firstName: string) => ({ cookie: { originalMaxAge: 1 }, guest: { firstName } }) as never;
    expect(await store.readShared('shared')).toBeNull();
    await store.set('shared', sessionOf('Eleanor'));
    const shared = await store.readShared('shared');
    expect(shared).toEqual(sessionOf('Eleanor'));
    expect([shared, shared?.cookie, shared?.guest].every((part) => Object.isFrozen(part))).toBe(true);
    expect(await store.readShared('shared')).toBe(shared);
    expect(Object.isFrozen(await store.get('shared'))).toBe(false);
    await store.set('shared', sessionOf('James'));
    expect(await store.readShared('shared')).toEqual(sessionOf('James'));
    await store.destroy('shared');
    expect(await store.readShared('shared')).toBeNull();
  });

  it('B6 calls a server that refuses writes unavailable', async () => {
    await line.redis.config('SET', 'maxmemory', '1');
    const store = new RedisSessionStore(line.redis);
    await expect(store.set('one', { cookie: { originalMaxAge: 1 } } as never)).rejects.toMatchObject({
      name: 'Unavailable',
    });
  });
});

const load = (store: RedisSessionStore, sid: string): Promise<unknown> => store.get(sid);

async function everythingIn(redis: RedisClient): Promise<string> {
  const keys = await redis.keys('*');
  const values = await Promise.all(keys.map((key) => redis.hgetall(key)));
  return JSON.stringify([keys, values]);
}
