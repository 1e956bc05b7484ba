import { chmodSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { askPostgres, setReadOnly } from '../support/ask-postgres';
import { startForwarder, startHaproxy } from '../services/postgres-proxy';
import { promote, signalPostgres, startDurablePostgres, startStandby } from '../services/postgres-server';
import { freePort } from '../services/redis-server';
import { type ApiClient, signIn } from '../support/sign-in';
import { startServer } from '../support/start-server';
import { addGuests, trialEmail } from './add-guests';
import { NumberingGuest } from './numbering-guest';
import { addressOf, type Drill, type TrialReport, type TrialRow } from './trial';

interface DatabaseFaults {
  readonly guests: number;
  readonly faultMs: number;
  readonly proxy: 'HAProxy' | 'forwarder';
}

interface TimedAnswer {
  readonly what: string;
  readonly status: number;
  readonly ms: number;
}

/** What a guest waits for at most (reliability G5); the rest is the machine's. */
const limitMs = 3_000;
const toleranceMs = 400;
const recoveryMs = 5_000;

/** One node on a PostgreSQL with a synchronous standby: the server hangs, becomes read-only, and is lost. */
export async function breakDatabase({ guests, faultMs, proxy: kind }: DatabaseFaults): Promise<TrialReport> {
  const home = mkdtempSync(join(tmpdir(), 'landfall-database-faults-'));
  chmodSync(home, 0o755);
  const ports = [await freePort(), await freePort()] as const;
  const primary = startDurablePostgres(join(home, 'primary'), ports[0]);
  const standby = startStandby(primary, join(home, 'standby'), ports[1]);
  await askPostgres(primary.url, `alter system set synchronous_standby_names = '*'`, 'select pg_reload_conf()');
  const proxy = kind === 'HAProxy' ? await startHaproxy(ports) : await startForwarder(ports[0]);
  const databaseUrl = `postgresql://landfall@127.0.0.1:${proxy.port}/postgres`;
  const env = { DATABASE_URL: databaseUrl, TRUST_PROXY: '1', LOG_LEVEL: 'fatal' };
  const node = await startServer({ env });
  try {
    await addGuests({ databaseUrl, dataFolder: '' }, guests);
    const clients = await Promise.all(
      Array.from({ length: guests }, (_, index) =>
        signIn(node.url, trialEmail(index), { address: addressOf(100 + index) }),
      ),
    );
    const writers = await Promise.all(clients.map((client) => NumberingGuest.begin(client)));
    const [client] = clients;
    if (!client) throw new Error('There are no guests');
    for (const path of ['/', '/voyages']) await fetch(`${node.url}${path}`);
    const hung = await hang(primary, client, faultMs);
    const readOnly = await refuseWrites(primary.url, client);
    const failover = await failOver({ primary, standby, proxy, standbyPort: ports[1], client, writers, faultMs });
    const all = [...hung.answers, ...readOnly.answers, ...failover.answers];
    const wrong = [
      ...all.filter(({ status }) => status >= 500 && status !== 503).map((one) => `${one.what} ${one.status}`),
      ...all.filter(({ ms }) => ms > limitMs + toleranceMs).map(({ what, ms }) => `${what} took ${Math.round(ms)} ms`),
      ...hung.faults,
      ...readOnly.faults,
      ...failover.faults,
    ];
    return {
      isGood: wrong.length === 0,
      rows: [
        ['answers during the faults', all.length],
        ...hung.rows,
        ...readOnly.rows,
        ...failover.rows,
        [
          'other than 503, later than 3 s, or lost',
          wrong.length === 0 ? 0 : `${wrong.length}: ${wrong.slice(0, 6).join('; ')}`,
        ],
      ],
    };
  } finally {
    await node.stop();
    await proxy.stop();
    primary.crash();
    standby.crash();
    rmSync(home, { recursive: true, force: true });
  }
}

interface FaultReport {
  readonly answers: readonly TimedAnswer[];
  readonly faults: readonly string[];
  readonly rows: readonly TrialRow[];
}

async function timed(what: string, send: () => Promise<Response>): Promise<TimedAnswer> {
  const startedAt = performance.now();
  const status = await send().then(
    async (answer) => {
      await answer.arrayBuffer();
      return answer.status;
    },
    () => 599,
  );
  return { what, status, ms: performance.now() - startedAt };
}

/** Public pages with a guest's cookie, the guest's own, and writes. */
const surfaces = (client: ApiClient, nonce: string): readonly (readonly [string, () => Promise<Response>])[] => [
  ['home', () => client.get('/')],
  ['voyages', () => client.get('/voyages')],
  ['trips', () => client.get('/my-profile/trips')],
  ['user', () => client.get('/api/user')],
  ['favourite', () => client.post('/api/favorites', { type: 'STORY', value: nonce })],
  ['uncached page', () => client.get('/voyages/the-long-way-to-san-juan')],
  [
    'form',
    () =>
      client.submit('/contact-us', {
        first_name: 'A',
        last_name: 'B',
        email: 'a@example.com',
        topic: 'General Inquiry',
        message: nonce,
      }),
  ],
];

const isPublic = ({ what }: TimedAnswer) => what === 'home' || what === 'voyages';

async function hang(
  server: Parameters<typeof signalPostgres>[0],
  client: ApiClient,
  faultMs: number,
): Promise<FaultReport> {
  signalPostgres(server, 'SIGSTOP');
  const giveUpAt = performance.now() + faultMs;
  const first = await Promise.all(surfaces(client, 'bread-at-three').map(([what, send]) => timed(what, send)));
  const later: TimedAnswer[] = [];
  do later.push(...(await Promise.all(surfaces(client, 'bread-at-three').map(([what, send]) => timed(what, send)))));
  while (performance.now() < giveUpAt);
  signalPostgres(server, 'SIGCONT');
  const backMs = await untilServed(client);
  const slowest = (answers: readonly TimedAnswer[]) => Math.round(Math.max(...answers.map(({ ms }) => ms)));
  const lostPages = [...first, ...later].filter((one) => isPublic(one) && one.status !== 200);
  return {
    answers: [...first, ...later],
    faults: [
      ...lostPages.map(({ what, status }) => `${what} with a cookie answered ${status}`),
      ...(backMs > recoveryMs ? [`back after ${Math.round(backMs)} ms`] : []),
      ...(slowest(later) > 1_000 ? [`with the circuit open an answer took ${slowest(later)} ms`] : []),
    ],
    rows: [
      [
        'PostgreSQL hangs (SIGSTOP): slowest answer at first, and with the circuit open, in ms',
        `${slowest(first)}, ${slowest(later)}`,
      ],
      ['public pages that a guest with a cookie lost', lostPages.length],
      ['ms until guests’ pages were served again, without a restart', Math.round(backMs)],
    ],
  };
}

async function untilServed(client: ApiClient): Promise<number> {
  const startedAt = performance.now();
  while (performance.now() - startedAt < 60_000) {
    if ((await timed('trips', () => client.get('/my-profile/trips'))).status === 200) break;
    await sleep(50);
  }
  return performance.now() - startedAt;
}

async function refuseWrites(databaseUrl: string, client: ApiClient): Promise<FaultReport> {
  await setReadOnly(databaseUrl, true);
  const health = (await fetch(`${client.url}/health`)).status;
  const answers = await Promise.all(surfaces(client, 'twelve-pianos').map(([what, send]) => timed(what, send)));
  const statusOf = (wanted: string) => answers.find(({ what }) => what === wanted)?.status;
  await setReadOnly(databaseUrl, false);
  const again = await timed('favourite', () =>
    client.post('/api/favorites', { type: 'STORY', value: 'twelve-pianos' }),
  );
  return {
    answers,
    faults: [
      ...(health === 503 ? [] : [`/health answered ${health} of a read-only PostgreSQL`]),
      ...(statusOf('favourite') === 503 ? [] : [`a write answered ${statusOf('favourite')} of a read-only PostgreSQL`]),
      ...(statusOf('home') === 200 ? [] : [`a page answered ${statusOf('home')} of a read-only PostgreSQL`]),
      ...(again.status < 300 ? [] : [`a write answered ${again.status} when PostgreSQL took writes again`]),
    ],
    rows: [
      [
        'PostgreSQL read-only: a write, the home page, /health',
        `${statusOf('favourite')}, ${statusOf('home')}, ${health}`,
      ],
    ],
  };
}

async function failOver({
  primary,
  standby,
  proxy,
  standbyPort,
  client,
  writers,
  faultMs,
}: {
  readonly primary: ReturnType<typeof startDurablePostgres>;
  readonly standby: ReturnType<typeof startDurablePostgres>;
  readonly proxy: Awaited<ReturnType<typeof startForwarder>>;
  readonly standbyPort: number;
  readonly client: ApiClient;
  readonly writers: readonly NumberingGuest[];
  readonly faultMs: number;
}): Promise<FaultReport> {
  let isOver = false;
  const writing = writers.map((writer) => writer.writeUntil(() => isOver));
  await sleep(faultMs / 4);
  const lostAt = performance.now();
  primary.crash();
  const answers = await Promise.all(surfaces(client, 'bread-at-three').map(([what, send]) => timed(what, send)));
  await askPostgres(standby.url, `alter system set synchronous_standby_names = ''`).catch(() => undefined);
  promote(standby);
  await askPostgres(standby.url, `alter system set synchronous_standby_names = ''`, 'select pg_reload_conf()');
  proxy.pointTo(standbyPort);
  const promotedMs = performance.now() - lostAt;
  const before = writers.map(({ answered }) => answered);
  while (
    writers.some((writer, index) => writer.answered <= (before[index] ?? 0)) &&
    performance.now() - lostAt < 60_000
  )
    await sleep(20);
  const backMs = performance.now() - lostAt;
  await sleep(faultMs / 4);
  isOver = true;
  await Promise.all(writing);
  const lost: string[] = [];
  for (const [index, writer] of writers.entries()) {
    const number = await writer.read();
    if (number < writer.answered) lost.push(`guest ${index}: ${writer.answered} was answered, ${number} is there`);
  }
  return {
    answers,
    faults: [
      ...lost,
      ...(backMs - promotedMs > 2 * recoveryMs ? [`writes were taken ${Math.round(backMs)} ms after the loss`] : []),
    ],
    rows: [
      [
        'failover: ms until the standby was promoted, and until every guest wrote again',
        `${Math.round(promotedMs)}, ${Math.round(backMs)}`,
      ],
      ['writes answered before, during and after it', writers.reduce((sum, { answered }) => sum + answered, 0)],
      ['of these lost', lost.length],
    ],
  };
}

export const databaseFaults: Drill = {
  title: 'Faults of PostgreSQL',
  how: 'One node on PostgreSQL 15 with a synchronous streaming standby (pg_basebackup) behind HAProxy with `config/proxy/postgres.cfg`, which asks each server whether it is the primary. Every process of the primary is stopped for 20 s, then it becomes read-only, then it is killed under writes and the standby is promoted.',
  verdict:
    'Every answer came within three seconds, none but 503 was a failure, guests with a cookie kept the public pages, and no answered write was lost.',
  run: () => breakDatabase({ guests: 20, faultMs: 20_000, proxy: 'HAProxy' }),
};
