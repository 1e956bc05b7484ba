import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { aLead } from '../../../test/builders/a-lead';
import { someSeals } from '../../../test/builders/some-seals';
import { describeLeadOutbox } from '../../../test/contracts/lead-outbox.contract';
import { startDurableRedis, startRedis } from '../../../test/services/redis-server';
import { until } from '../../../test/support/until';
import { openCell } from '../../core/shared/sealed-cell';
import { leadToText } from '../../core/leads/lead-text';
import { whyNotDurable } from './lead-durability';
import { RedisLeadOutbox } from './lead-outbox';
import { connectRedis, waitUntilReady } from './redis-client';

const connect = async (url: string) => {
  const redis = connectRedis({ url });
  await waitUntilReady(redis, 5_000);
  return redis;
};

describeLeadOutbox('Redis', async () => {
  const server = await startRedis();
  const [redis, other] = [await connect(server.url), await connect(server.url)];
  let passedMs = 0;
  const clock = { now: () => new Date(Date.now() + passedMs) };
  return {
    outbox: new RedisLeadOutbox(redis, clock, someSeals),
    otherNode: new RedisLeadOutbox(other, clock, someSeals),
    now: () => clock.now(),
    passTime: (seconds) => {
      passedMs += seconds * 1000;
    },
    storedText: async (id) => {
      const { content, ...rest } = await redis.hgetall(`{leads}:lead:${id}`);
      return JSON.stringify({ ...rest, ...(content ? { content: openCell(someSeals, content) } : {}) });
    },
    damage: async (id) => void (await redis.hset(`{leads}:lead:${id}`, 'content', '{"half')),
    close: async () => {
      redis.disconnect();
      other.disconnect();
      await server.stop();
    },
  };
});

describe('leads in a Redis that writes before it answers', () => {
  let folder: string;
  beforeEach(() => {
    folder = mkdtempSync(join(tmpdir(), 'landfall-leads-'));
  });
  afterEach(() => rmSync(folder, { recursive: true, force: true }));

  it('D1 still has every lead it promised after a kill -9 in the middle of many', async () => {
    const server = await startDurableRedis(folder);
    const redis = await connect(server.url);
    const outbox = new RedisLeadOutbox(redis, { now: () => new Date() }, someSeals);
    expect(await whyNotDurable(redis)).toEqual([]);
    const promised: string[] = [];
    let isOver = false;
    const senders = Promise.all(
      Array.from({ length: 8 }, async () => {
        while (!isOver) {
          const lead = aLead();
          try {
            await outbox.save(lead);
            promised.push(lead.submissionId);
          } catch {
            return;
          }
        }
      }),
    );
    await until(() => promised.length >= 100, true);
    await server.crash();
    isOver = true;
    await senders;
    await server.restart();
    await waitUntilReady(redis, 5_000);
    const found = new Set<string>();
    for (
      let claimed = await outbox.claimDue({ max: 500, forSeconds: 30 });
      claimed.length > 0;
      claimed = await outbox.claimDue({ max: 500, forSeconds: 30 })
    ) {
      claimed.forEach(({ lead }) => found.add(lead.submissionId));
    }
    expect(promised.filter((id) => !found.has(id))).toEqual([]);
    redis.disconnect();
    await server.stop();
  });

  it('D1 records the event of a lead, again for a repeat, and takes the lead where that fails', async () => {
    const server = await startRedis();
    const redis = await connect(server.url);
    const recorded: string[] = [];
    const outbox = new RedisLeadOutbox(redis, { now: () => new Date() }, someSeals, async ({ submissionId }) => {
      recorded.push(submissionId);
      throw new Error('away');
    });
    const lead = aLead();
    expect([await outbox.save(lead), await outbox.save(lead)]).toMatchObject([{ kind: 'saved' }, { kind: 'known' }]);
    expect(recorded).toEqual([lead.submissionId, lead.submissionId]);
    redis.disconnect();
    await server.stop();
  });

  it('F9 G4 D1 stores no word of a visitor in clear, and delivers what the last release saved, which claims no new one', async () => {
    const server = await startRedis();
    const redis = await connect(server.url);
    const outbox = new RedisLeadOutbox(redis, { now: () => new Date() }, someSeals);
    const [lead, ofLastRelease] = [aLead(), aLead()];
    await outbox.save(lead);
    expect(JSON.stringify(await redis.hgetall(`{leads}:lead:${lead.submissionId}`))).not.toMatch(
      /\b(?:ada|okafor|room)\b/i,
    );
    expect(await redis.exists('{leads}:due', '{leads}:claimed')).toBe(0);
    const { submissionId, fingerprint } = ofLastRelease;
    await redis.hset(`{leads}:lead:${submissionId}`, { fingerprint, content: leadToText(ofLastRelease), attempts: 0 });
    await redis.zadd('{leads}:since', Date.now(), submissionId);
    await redis.zadd('{leads}:due', Date.now(), submissionId);
    const claimed = await outbox.claimDue({ max: 10, forSeconds: 30 });
    expect(claimed.map((one) => one.lead)).toEqual(expect.arrayContaining([lead, ofLastRelease]));
    await outbox.markDead({ submissionId: lead.submissionId, reason: 'refused' });
    expect(await outbox.findDead()).toMatchObject([{ text: leadToText(lead), lead }]);
    redis.disconnect();
    await server.stop();
  });

  it('D1 says which setting would lose leads', async () => {
    const server = await startRedis();
    const redis = await connect(server.url);
    expect(await whyNotDurable(redis)).toEqual(['appendonly must be yes', 'appendfsync must be always']);
    await redis.config('SET', 'maxmemory', '100mb', 'maxmemory-policy', 'allkeys-lru');
    expect(await whyNotDurable(redis)).toContain('maxmemory-policy must not be allkeys-…');
    redis.disconnect();
    await server.stop();
  });

  it('D3 E13 calls a full Redis unavailable, and gives all but waiting leads a time to live', async () => {
    const server = await startRedis();
    const redis = await connect(server.url);
    const outbox = new RedisLeadOutbox(redis, { now: () => new Date() }, someSeals);
    const lead = aLead();
    await outbox.save(lead);
    await outbox.claimDue({ max: 1, forSeconds: 30 });
    await outbox.markDelivered(lead.submissionId);
    const keys = await redis.keys('*');
    expect(keys).toEqual([`{leads}:lead:${lead.submissionId}`]);
    expect(await redis.pttl(keys[0] ?? '')).toBeGreaterThan(24 * 3_600_000);
    await redis.config('SET', 'maxmemory', '1');
    await expect(outbox.save(aLead())).rejects.toMatchObject({ name: 'Unavailable' });
    redis.disconnect();
    await server.stop();
  });
});
