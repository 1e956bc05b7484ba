import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { signIn } from './support/sign-in';
import { type RunningServer, type ServerOptions, spawnServer, startServer } from './support/start-server';

const running: RunningServer[] = [];
afterEach(async () => {
  await Promise.all(running.splice(0).map((server) => server.stop()));
});

async function start(options?: ServerOptions): Promise<RunningServer> {
  const server = await startServer(options);
  running.push(server);
  return server;
}

/** Starts what must not start; what it said, and its exit code. */
async function refusal(env: Readonly<Record<string, string>>, program: 'start.js' | 'main.js' = 'start.js') {
  const server = await spawnServer({ env, program });
  running.push(server);
  return { code: await server.ended, text: server.output() };
}

describe('a start', () => {
  it('prints its address when it is ready, and answers there', async () => {
    const server = await start();
    expect(server.output()).toBe(`Landfall ready on http://localhost:${server.port}\n`);
    const statuses = await Promise.all(
      ['/', '/voyages', '/health/live', '/health/ready', '/health', '/metrics', '/dev/outbox.json', '/dev/gallery'].map(
        async (path) => (await fetch(`${server.url}${path}`)).status,
      ),
    );
    expect(statuses).toEqual([200, 200, 200, 200, 200, 200, 200, 200]);
  });

  it('is a demonstration by `npm start` only: the image’s command opens no levers', async () => {
    const server = await start({ program: 'main.js' });
    for (const path of ['/dev/outbox', '/dev/outbox.json', '/dev/gallery'])
      expect((await fetch(`${server.url}${path}`)).status).toBe(404);
    expect((await fetch(`${server.url}/dev/reset`, { method: 'POST' })).status).toBe(404);
  });

  it('serves its public address alone when PUBLIC_URL is set, and marks its cookies as secure', async () => {
    const server = await start({ env: { PUBLIC_URL: 'https://ondine.example' } });
    expect(server.output()).toBe(`Landfall ready on http://localhost:${server.port}\n`);
    expect((await fetch(`${server.url}/`)).status).toBe(421);
    expect((await fetch(`${server.url}/health/ready`)).status).toBe(200);
  });
});

describe('a start that must not be', () => {
  // Everything that is wrong is named at once, so that one start shows nine refusals; config.test.ts has them one by one.
  it.each([
    [
      {
        PORT: '70000',
        CRM: 'salesfarce',
        BOT_CHECK: 'none',
        MESSAGES: 'pigeon',
        REDIS_URL: 'localhost:6379',
        DATABASE_URL: 'mysql://localhost/line',
        PUBLIC_URL: 'ondine.example',
        EXCURSIONS_OPEN_BEFORE: 'soon',
        SESSION_SECRET: 'short',
      },
      [
        'PORT',
        'CRM',
        'embedded',
        'BOT_CHECK',
        'MESSAGES',
        'REDIS_URL',
        'DATABASE_URL',
        'PUBLIC_URL',
        'EXCURSIONS_OPEN_BEFORE',
        'SESSION_SECRET',
      ],
    ],
    [{ NODE_ENV: 'production' }, ['SESSION_SECRET', 'BOT_CHECK_SECRET', 'CODE_SECRET', 'MESSAGES']],
  ] as const)('says what is wrong with %j and ends with 1', async (env, names) => {
    const { code, text } = await refusal(env);
    expect(code).toBe(1);
    expect(text).toContain('Landfall cannot start');
    for (const name of names) expect(text).toContain(name);
    expect(text).not.toMatch(/\n\s+at /);
  });

  it('says that its port is taken', async () => {
    const server = await start();
    const { code, text } = await refusal({ PORT: String(server.port) });
    expect([code, text]).toEqual([1, expect.stringContaining(String(server.port))]);
    expect(text).not.toMatch(/\n\s+at /);
  });

  it('says that its database or its folder cannot be reached', async () => {
    const wrong: readonly Readonly<Record<string, string>>[] = [
      { DATABASE_URL: 'postgres://nobody@127.0.0.1:1/none' },
      { DATA_DIR: '/dev/null/line' },
    ];
    for (const env of wrong) {
      const { code, text } = await refusal(env);
      expect([code, text]).toEqual([1, expect.stringContaining('Landfall cannot start')]);
      expect(text).not.toMatch(/\n\s+at /);
    }
  });
});

describe('a node that falls', () => {
  it('B7 E10 keeps sessions, reservations and messages through kill -9 and a new start', async () => {
    const folder = mkdtempSync(join(tmpdir(), 'landfall-data-'));
    try {
      const first = await start({ env: { DATA_DIR: folder } });
      const guest = await signIn(first.url, 'guest@example.com');
      const before = await (await guest.get('/api/reservations')).text();
      first.signal('SIGKILL');
      await first.ended;
      await start({ env: { DATA_DIR: folder }, port: first.port });
      const after = await guest.get('/api/reservations');
      expect([after.status, await after.text()]).toEqual([200, before]);
      expect((await guest.get('/dev/outbox.json?to=guest@example.com')).status).toBe(200);
    } finally {
      rmSync(folder, { recursive: true, force: true });
    }
  });
});
