import { once } from 'node:events';
import { setImmediate as nextMacrotask } from 'node:timers/promises';
import { someSeals } from '../../../test/builders/some-seals';
import { describeOneTimeCodes } from '../../../test/contracts/one-time-codes.contract';
import { describeRateLimits } from '../../../test/contracts/rate-limits.contract';
import { describeSessionRegister } from '../../../test/contracts/session-register.contract';
import { describeSessionStore } from '../../../test/contracts/session-store.contract';
import { startCluster, startSecureRedis, startSentinels } from '../../../test/services/redis-services';
import { untilFound } from '../../../test/support/until';
import { NodeSecrets } from '../node-crypto/secrets';
import { clearLimits } from './clear-limits';
import { RedisLeadOutbox } from './lead-outbox';
import { RedisOneTimeCodes } from './one-time-codes';
import { RedisRateLimits } from './rate-limits';
import { connectRedis, keyPrefixOf, mastersOf, type RedisClient, waitUntilReady } from './redis-client';
import { RedisSessionRegister } from './session-register';
import { RedisSessionStore } from './session-store';
import { withinDeadline } from './within-deadline';

const open = async (place: { readonly url: string; readonly authority?: string; readonly slot?: 'one' | 'none' }) => {
  const redis = connectRedis({ ...place });
  await waitUntilReady(redis, 10_000);
  return redis;
};
const secrets = new NodeSecrets('a secret for tests');

describe('a cluster of Redis', () => {
  let cluster: Awaited<ReturnType<typeof startCluster>>;
  beforeAll(async () => {
    cluster = await startCluster();
  }, 60_000);
  afterAll(() => cluster.close());

  const openEmpty = async () => {
    const redis = await open(cluster);
    await Promise.all(mastersOf(redis).map((server) => server.flushall()));
    return redis;
  };
  const clockOf = () => {
    let passedMs = 0;
    return {
      clock: { now: () => new Date(Date.now() + passedMs) },
      passTime: (seconds: number) => {
        passedMs += seconds * 1000;
      },
    };
  };
  const storedText = async (redis: RedisClient) => {
    const texts = await Promise.all(
      mastersOf(redis).map(async (server) =>
        Promise.all((await server.keys('*')).map(async (key) => [key, String(await server.dump(key))])),
      ),
    );
    return JSON.stringify(texts);
  };

  describeOneTimeCodes('a cluster', async () => {
    const redis = await openEmpty();
    const { clock, passTime } = clockOf();
    return {
      codes: new RedisOneTimeCodes(redis, secrets, clock),
      passTime,
      storedText: () => storedText(redis),
      close: async () => redis.disconnect(),
    };
  });
  describeRateLimits('a cluster', async () => {
    const [redis, other] = [await openEmpty(), await open(cluster)];
    const { clock, passTime } = clockOf();
    return {
      limits: new RedisRateLimits(redis, secrets, clock),
      otherNode: new RedisRateLimits(other, secrets, clock),
      passTime,
      storedText: () => storedText(redis),
      close: async () => {
        redis.disconnect();
        other.disconnect();
      },
    };
  });
  describeSessionStore('a cluster', async () => {
    const redis = await openEmpty();
    return { store: new RedisSessionStore(redis), close: async () => redis.disconnect() };
  });
  describeSessionRegister('a cluster', async () => {
    const redis = await openEmpty();
    return {
      store: new RedisSessionStore(redis),
      register: new RedisSessionRegister(redis, { now: () => new Date() }),
      now: () => Date.now(),
      close: async () => redis.disconnect(),
    };
  });

  it('D1 keeps leads, in a slot of their own', async () => {
    const redis = await open({ ...cluster, slot: 'none' });
    const outbox = new RedisLeadOutbox(redis, { now: () => new Date() }, someSeals);
    expect(await outbox.state()).toMatchObject({ waiting: 0, dead: 0 });
    redis.disconnect();
  });

  it('A6 forgives what stands on any of its servers, and nothing else', async () => {
    const redis = await openEmpty();
    await redis.set('limit:somebody', '1');
    await redis.set('session:somebody', '1');
    await clearLimits(redis);
    expect([keyPrefixOf(redis), await redis.get('limit:somebody'), await redis.get('session:somebody')]).toEqual([
      '{landfall}:',
      null,
      '1',
    ]);
    redis.disconnect();
  });
});

describe('a Redis that sentinels watch over', () => {
  it('B7 has every session of more than a second ago again within 15 seconds of its master’s end', async () => {
    const place = await startSentinels();
    const redis = await open(place);
    const client = { get: (key: string) => withinDeadline(() => redis.get(key)) };
    for (let at = 0; at < 50; at += 1) await redis.set(`session:${at}`, String(at));
    await redis.wait(1, 1_000);
    await place.crashMaster();
    const crashedAt = Date.now();
    await expect(client.get('session:1')).rejects.toThrow('session and code store');
    await untilFound(async () => (await client.get('session:49').catch(() => null)) ?? undefined, 20_000);
    const silentMs = Date.now() - crashedAt;
    expect(silentMs).toBeLessThan(15_000);
    expect(await Promise.all(Array.from({ length: 50 }, (_, at) => client.get(`session:${at}`)))).toEqual(
      Array.from({ length: 50 }, (_, at) => String(at)),
    );
    expect(await redis.set('session:new', '1')).toBe('OK');
    redis.disconnect();
    await place.close();
  }, 60_000);
});

describe('a Redis behind TLS', () => {
  it('B3 is spoken to only when a certificate vouches for it, and with its password', async () => {
    const place = await startSecureRedis();
    const stranger = connectRedis({ url: place.url });
    const redis = await open(place);
    expect([await redis.set('session:1', 'a'), await redis.get('session:1')]).toEqual(['OK', 'a']);
    expect(await waitUntilReady(stranger, 500)).toBe(false);
    // While it connects it ends at once; between two attempts it waits two seconds for a connection that is closed already.
    await once(stranger, 'connecting');
    await nextMacrotask();
    stranger.disconnect();
    redis.disconnect();
    await place.close();
  });
});
