import { testDatabases, type TestDatabase } from '../services/databases';
import { type RedisServer, startRedis } from '../services/redis-server';
import { buySuite, countFree, findCategory } from '../support/buyer';
import { ApiClient, signIn } from '../support/sign-in';
import { type RunningServer, startServer } from '../support/start-server';

let redis: RedisServer;
let database: TestDatabase;
let nodes: readonly [RunningServer, RunningServer];
beforeAll(async () => {
  const postgres = testDatabases.find(({ name }) => name === 'PostgreSQL');
  if (!postgres) throw new Error('The tests know no PostgreSQL');
  [redis, database] = await Promise.all([startRedis(), postgres.create()]);
  const env = { REDIS_URL: redis.url, DATABASE_URL: database.databaseUrl ?? '' };
  nodes = await Promise.all([startServer({ env }), startServer({ env })]);
}, 120_000);
afterAll(async () => {
  await Promise.all(nodes.map((node) => node.stop()));
  await Promise.all([redis.stop(), database.drop()]);
});

/** The same browser, led to the other node by a proxy. */
function sameBrowserOn(node: RunningServer, client: ApiClient): ApiClient {
  const moved = new ApiClient(node.url);
  for (const [name, value] of client.jar) moved.adopt(name, value);
  return moved;
}

describe('two nodes on one PostgreSQL and one Redis', () => {
  it('B2 know the same guests, and forget them together', async () => {
    const [one, two] = nodes;
    const here = await signIn(one.url, 'guest@example.com');
    const there = sameBrowserOn(two, here);
    expect(await (await there.get('/api/user')).json()).toEqual(await (await here.get('/api/user')).json());
    await there.get('/api/logout');
    expect((await sameBrowserOn(one, here).get('/api/user')).status).toBe(401);
  });

  it('D5 sell the last cabins of a category once each, though forty ask both nodes at once', async () => {
    const [one] = nodes;
    const wanted = await findCategory(one.url, 4);
    const free = await countFree(one.url, wanted);
    const buyers = Array.from({ length: Math.max(40, free + 20) }, (_, index) => ({
      ...wanted,
      email: `buyer${index}@example.com`,
    }));
    const purchases = await Promise.all(
      buyers.map((order, index) => buySuite((index % 2 === 0 ? nodes[0] : nodes[1]).url, order)),
    );
    const reserved = purchases.flatMap((purchase) => (purchase.kind === 'reserved' ? [purchase] : []));
    expect(purchases.filter(({ kind }) => kind === 'failed')).toEqual([]);
    expect(reserved).toHaveLength(free);
    expect(new Set(reserved.map(({ cabin }) => cabin)).size).toBe(free);
    expect(new Set(reserved.map(({ reservationId }) => reservationId)).size).toBe(free);
    expect(await Promise.all(nodes.map((node) => countFree(node.url, wanted)))).toEqual([0, 0]);
  }, 90_000);

  it('move their clock together', async () => {
    const [one, two] = nodes;
    const now = new Date(Date.now() + 3 * 24 * 3600_000).toISOString();
    await fetch(`${one.url}/dev/clock`, {
      method: 'POST',
      headers: { 'Content-Type': 'application/json' },
      body: JSON.stringify({ now }),
    });
    const firstOf = async (node: RunningServer) =>
      ((await (await fetch(`${node.url}/api/voyages`)).json()) as { dateRange: { from: string } }[])[0]?.dateRange
        .from ?? '';
    const until = Date.now() + 5_000;
    while ((await firstOf(two)) < now.slice(0, 10) && Date.now() < until)
      await new Promise((resolve) => setTimeout(resolve, 100));
    expect(await firstOf(two)).toBe(await firstOf(one));
    expect((await firstOf(two)) >= now.slice(0, 10)).toBe(true);
    await fetch(`${two.url}/dev/reset`, { method: 'POST' });
  });
});
