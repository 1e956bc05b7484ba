import { testDatabases, type TestDatabase } from '../services/databases';
import { type RedisServer, startRedis } from '../services/redis-server';
import { stallNodes } from './busy-nodes';
import { overloadSite } from './overload';
import { openProxiedSite, type ProxiedSite } from './proxied-site';
import { Followers, followOnAll } from './streams';
import { whatIsWrong } from './trial';

const ofNode = 16;
const extra = 4;

// One site behind the proxy's shipped file for all three: the drills of the same names do it at full size.
describe('a day of many visitors', () => {
  const followers = new Followers(2 * ofNode + extra);
  let redis: RedisServer;
  let database: TestDatabase;
  let site: ProxiedSite;
  beforeAll(async () => {
    const postgres = testDatabases.find(({ name }) => name === 'PostgreSQL');
    if (!postgres) throw new Error('The tests know no PostgreSQL');
    [redis, database] = await Promise.all([startRedis(), postgres.create()]);
    site = await openProxiedSite({
      stores: { redisUrl: redis.url, databaseUrl: database.databaseUrl ?? '' },
      env: { MAX_STREAMS: String(ofNode) },
      prepare: followers.prepare,
    });
  }, 90_000);
  afterAll(async () => {
    await site.close();
    await Promise.all([redis.stop(), database.drop()]);
  });

  it('G1 has as many streams as places, and refuses the next ones, with pages unharmed', async () => {
    expect(whatIsWrong(await followOnAll(site, { followers, ofNode, extra, seconds: 1.5, pagesPerSecond: 4 }))).toEqual(
      [],
    );
  });

  it('G3 E7 answers as many pages as it can at four times its capacity, and refuses no cached page and no lead', async () => {
    // The share of the capacity is for the drill to say: here the rest of the run takes its part of two cores.
    const trial = { seconds: { capacity: 1, overload: 4 }, normalSeconds: 3, minGoodput: 0.3 };
    expect(whatIsWrong(await overloadSite(site, trial))).toEqual([]);
  });

  // The last, because both nodes are gone after it.
  it('G2 E10 is slow, and not gone, while both nodes stand still, and shows copies when both are gone', async () => {
    expect(whatIsWrong(await stallNodes(site, { stallMs: 2_000, stalls: 1, perSecond: 3 }))).toEqual([]);
  });
});
