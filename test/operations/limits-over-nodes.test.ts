import { type RedisServer, startRedis } from '../services/redis-server';
import { readCode } from '../support/outbox';
import { ApiClient } from '../support/sign-in';
import { solveBotCheck } from '../support/solve-bot-check';
import { type RunningServer, startServer } from '../support/start-server';
import { testDatabases, type TestDatabase } from '../services/databases';

let redis: RedisServer;
let database: TestDatabase;
let nodes: readonly [RunningServer, RunningServer];
beforeAll(async () => {
  const postgres = testDatabases.find(({ name }) => name === 'PostgreSQL');
  if (!postgres) throw new Error('The tests know no PostgreSQL');
  [redis, database] = await Promise.all([startRedis(), postgres.create()]);
  const env = { REDIS_URL: redis.url, DATABASE_URL: database.databaseUrl ?? '', TRUST_PROXY: '1' };
  nodes = await Promise.all([startServer({ env }), startServer({ env })]);
}, 120_000);
afterAll(async () => {
  await Promise.all(nodes.map((node) => node.stop()));
  await Promise.all([redis.stop(), database.drop()]);
});
beforeEach(() => dev('/dev/reset', {}));

const dev = (path: string, body: object) =>
  fetch(`${nodes[0].url}${path}`, {
    method: 'POST',
    headers: { 'Content-Type': 'application/json' },
    body: JSON.stringify(body),
  });
let visitors = 0;
const aVisitor = (node: RunningServer) => new ApiClient(node.url, `203.0.113.${(visitors += 1) % 250}`);
const ask = async (client: ApiClient, email: string) =>
  client.post('/api/otp-request', { email, token: await solveBotCheck(client.url, 'otp-request') });

describe('the limits of sign-in on two nodes', () => {
  it('A6 count on both, follow the clock that both show, and are forgiven with the line', async () => {
    const [one, two] = nodes;
    const statusOn = async (node: RunningServer) => (await ask(aVisitor(node), 'guest@example.com')).status;
    expect([await statusOn(one), await statusOn(two)]).toEqual([200, 429]);
    await dev('/dev/clock', { now: new Date(Date.now() + 31_000).toISOString() });
    expect([await statusOn(two), await statusOn(one)]).toEqual([200, 429]);
    await dev('/dev/reset', {});
    expect(await statusOn(one)).toBe(200);
  });

  it('A7 make both neutral when strangers came to both', async () => {
    const outcomes: unknown[] = [];
    for (let n = 0; n < 51; n += 1)
      outcomes.push(
        (
          (await (await ask(aVisitor(nodes[n % 2 ? 1 : 0]), `nobody-${n}@example.com`)).json()) as [
            { StatusCode: number },
          ]
        )[0].StatusCode,
      );
    expect(outcomes).toEqual([...Array<number>(50).fill(0), 1]);
    for (const node of nodes)
      expect(await (await ask(aVisitor(node), `another-on-${node.port}@example.com`)).json()).toEqual([
        { StatusCode: 1 },
      ]);
  }, 60_000);

  it('A1 evaluate at most five of 200 wrong guesses made at once on both', async () => {
    const here = aVisitor(nodes[0]);
    await ask(here, 'guest@example.com');
    const there = new ApiClient(nodes[1].url);
    for (const [name, value] of here.jar) there.adopt(name, value);
    const guess = (n: number) =>
      (n % 2 ? here : there).post('/api/otp-verify', { email: 'guest@example.com', OTP: String(n).padStart(6, '0') });
    const statuses = await Promise.all(Array.from({ length: 200 }, (_, n) => guess(n).then(({ status }) => status)));
    // A store that 200 ask at once may say that it is busy (503): who is told so may guess again, and finds the end of it.
    for (let more = 0; more < 20 && statuses.at(-1) !== 429; more += 1) statuses.push((await guess(200 + more)).status);
    expect(statuses.filter((status) => status === 401).length).toBeLessThanOrEqual(5);
    expect(statuses.filter((status) => ![401, 429, 503].includes(status))).toEqual([]);
    const right = await there.post('/api/otp-verify', {
      email: 'guest@example.com',
      OTP: await readCode(nodes[0].url, 'guest@example.com'),
    });
    expect([statuses.at(-1), right.status]).toEqual([429, 429]);
  }, 60_000);
});
