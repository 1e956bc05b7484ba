import { connect } from 'node:net';
import { testDatabases, type TestDatabase } from '../services/databases';
import { type RedisServer, startRedis } from '../services/redis-server';
import { readCode } from '../support/outbox';
import { solveBotCheck } from '../support/solve-bot-check';
import { until } from '../support/until';
import { stallNodes } from './busy-nodes';
import { findExcursion, findSuites, type JourneySite } from './fault-journeys';
import { reportOf, tryFaults } from './fault-matrix';
import type { Fault } from './fault-promises';
import { faultOf } from './fault-table';
import { overloadSite } from './overload';
import { loopbackAddress, ProxiedVisitor } from './proxied-visitor';
import { openProxiedSite, type ProxiedSite } from './proxied-site';
import { soak } from './soak';
import { Followers, followOnAll } from './streams';
import { whatIsWrong } from './trial';

const ofNode = 16;
const extra = 4;

// One site behind the proxy's shipped file for all three: the drills of the same names do it at full size.
describe('a day of many visitors', () => {
  const followers = new Followers(2 * ofNode + extra, 12);
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
  }, 180_000);
  afterAll(async () => {
    await site.close();
    await Promise.all([redis.stop(), database.drop()]);
  });

  it('E9 closes the operators’ pages, and takes no more than forty bodies at once from one address', async () => {
    const statusOf = async (path: string) => (await fetch(`${site.url}${path}`)).status;
    expect(await Promise.all(['/health', '/health/live', '/metrics', '/metrics?x=y'].map(statusOf))).toEqual([
      404, 404, 404, 404,
    ]);
    const { hostname, port } = new URL(site.url);
    const answers: string[] = [];
    const slow = Array.from({ length: 45 }, () =>
      connect(Number(port), hostname)
        .on('data', (chunk: Buffer) => void answers.push(chunk.toString().slice(0, 12)))
        .on('error', () => undefined),
    );
    for (const socket of slow)
      socket.write(`POST /contact-us HTTP/1.1\r\nHost: ${hostname}:${port}\r\nContent-Length: 9\r\n\r\na=`);
    await until(() => answers.filter((answer) => answer === 'HTTP/1.1 429').length, 5);
    expect(await statusOf('/')).toBe(200);
    for (const socket of slow) socket.destroy();
  });

  it('G10 logs each request with its time and the id that the node and the visitor have, without its query', async () => {
    const answer = await fetch(`${site.url}/api/user?email=guest@example.com`, {
      headers: { 'X-Request-Id': 'chosen-by-a-visitor' },
    });
    const { requestId } = (await answer.json()) as { readonly requestId: string };
    expect(answer.headers.get('X-Request-Id')).toBe(requestId);
    await until(() => site.proxy.log().some((line) => line.requestId === requestId), true);
    const line = site.proxy.log().find((one) => one.requestId === requestId);
    expect(line).toMatchObject({
      method: 'GET',
      path: '/api/user',
      status: 401,
      server: expect.stringMatching('^api/node-'),
    });
    expect(Math.abs(Date.now() - Date.parse(line?.time ?? ''))).toBeLessThan(60_000);
    await fetch(`${site.url}/calendar/a-guests-token.ics`);
    await until(() => site.proxy.log().some(({ path }) => path.startsWith('/calendar/')), true);
    expect(JSON.stringify(site.proxy.log())).not.toMatch(/guest@|a-guests-token/);
  });

  it('G1 has as many streams as places, and refuses the next ones, with pages unharmed', async () => {
    expect(whatIsWrong(await followOnAll(site, { followers, ofNode, extra, seconds: 1.5, pagesPerSecond: 4 }))).toEqual(
      [],
    );
  });

  it('G3 E7 answers as many pages as it can at four times its capacity, and refuses no cached page and no lead', async () => {
    // The shares are for the drill to say: here the rest of the run takes its part of two cores.
    const trial = {
      rounds: 1,
      seconds: { capacity: 1, overload: 3 },
      normalSeconds: 1,
      minGoodput: 0.15,
      minAnswered: 0.7,
      isAlone: false,
    };
    expect(whatIsWrong(await overloadSite(site, trial))).toEqual([]);
    // Most are refused by the proxy itself: what a busy node refuses waits behind its pages.
    const refused = site.proxy.log().filter(({ status, path }) => status === 503 && path === '/voyages');
    expect(refused.filter(({ ended }) => ended === 'PR').length).toBeGreaterThan(refused.length / 2);
  });

  it('B6 E10 keeps every promise of a fault of Redis to visitors who look, reserve, pay, write, sign in and go ashore', async () => {
    const guest = new ProxiedVisitor(site.url, loopbackAddress(60_000)).adopt(followers.sampleGuest?.jar ?? new Map());
    const people: JourneySite = {
      url: site.url,
      guest,
      excursion: await findExcursion(guest),
      sellsSuites: true,
      suites: await findSuites(site.url, 8),
      emails: followers.emailsOfOthers,
      botCheckToken: (action) => solveBotCheck(site.url, action),
      newestCode: (email) => readCode(site.url, email),
    };
    const faults: readonly Fault<unknown>[] = [
      { ...faultOf('Redis is stopped (SIGSTOP)'), cause: () => redis.pause(), mend: () => redis.resume() },
    ];
    // How soon is for the drill to say.
    const rows = await tryFaults(people, faults, { attempts: 1, lastsMs: 1_000, toleranceMs: 8_000 });
    expect(whatIsWrong(reportOf(rows, []))).toEqual([]);
  });

  it('E13 fails no visitor who does a little of everything, and leaves nothing in Redis that never expires', async () => {
    const trial = { minutes: 0.1, warmUpMinutes: 0.02, perSecond: 10, sampleMs: 2_000 };
    const { clients } = followers;
    expect(
      whatIsWrong(await soak(site, { clients, redisUrl: redis.url }, { ...trial, maxGrowth: 1, maxRefused: 0.5 })),
    ).toEqual([]);
  });

  // The last, because both nodes are gone after it.
  it('G2 E10 is slow, and not gone, while both nodes stand still, and shows copies when both are gone', async () => {
    expect(whatIsWrong(await stallNodes(site, { stallMs: 2_000, stalls: 1, perSecond: 3, minAnswered: 0.9 }))).toEqual(
      [],
    );
  });
});
