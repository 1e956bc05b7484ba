import { request } from 'node:http';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { signIn } from './support/sign-in';
import { type RunningServer, type ServerOptions, spawnServer, startServer } from './support/start-server';

const folder = mkdtempSync(join(tmpdir(), 'landfall-data-'));
const running: RunningServer[] = [];
let demonstration: RunningServer;
beforeAll(async () => {
  demonstration = await start({ env: { DATA_DIR: folder } });
}, 60_000);
afterAll(async () => {
  await Promise.all(running.map((server) => server.stop()));
  rmSync(folder, { recursive: true, force: true });
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
    const { url, port, output } = demonstration;
    expect(output()).toBe(`Landfall ready on http://localhost:${port}\n`);
    const statuses = await Promise.all(
      ['/', '/voyages', '/health/live', '/health/ready', '/health', '/metrics', '/dev/outbox.json', '/dev/gallery'].map(
        async (path) => (await fetch(`${url}${path}`)).status,
      ),
    );
    expect(statuses).toEqual([200, 200, 200, 200, 200, 200, 200, 200]);
  });

  // The image's own command, with an address of its own.
  describe('of the image', () => {
    const host = 'ondine.example';
    let image: RunningServer;
    /** By the name that the image serves; `fetch` keeps to the name it calls. */
    const statusOf = (path: string, method = 'GET') =>
      new Promise<number>((resolve, reject) => {
        request({ host: 'localhost', port: image.port, path, method, headers: { Host: host } }, (answer) => {
          answer.resume();
          resolve(answer.statusCode ?? 0);
        })
          .on('error', reject)
          .end();
      });
    beforeAll(async () => {
      image = await start({ program: 'main.js', env: { PUBLIC_URL: `https://${host}` } });
    }, 60_000);

    it('G4 has rendered its entrances before it says that it is ready, and names its build', async () => {
      const metrics = async () => (await fetch(`${image.url}/metrics`)).text();
      const hit = /landfall_page_cache_total{how="(hit|stale)"} 1/;
      expect(await metrics()).not.toMatch(hit);
      expect(await statusOf('/voyages')).toBe(200);
      expect(await metrics()).toMatch(hit);
      const { build } = (await (await fetch(`${image.url}/health/ready`)).json()) as { readonly build: string };
      expect(build).toMatch(/^\w{10}$/);
      expect(await metrics()).toContain(`landfall_build_info{build="${build}"} 1`);
    });

    it('is a demonstration by `npm start` only: the image’s command opens no levers', async () => {
      expect(await statusOf('/voyages')).toBe(200);
      for (const path of ['/dev/outbox', '/dev/outbox.json', '/dev/gallery']) expect(await statusOf(path)).toBe(404);
      expect(await statusOf('/dev/reset', 'POST')).toBe(404);
    });

    it('serves its public address alone when PUBLIC_URL is set, and marks its cookies as secure', async () => {
      expect(image.output()).toBe(`Landfall ready on http://localhost:${image.port}\n`);
      expect((await fetch(`${image.url}/`)).status).toBe(421);
      expect((await fetch(`${image.url}/health/ready`)).status).toBe(200);
    });
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
    const { port } = demonstration;
    const { code, text } = await refusal({ PORT: String(port) });
    expect([code, text]).toEqual([1, `Landfall cannot start:\nPORT: ${port} is taken by another program\n`]);
  });

  it('says that its database or its folder cannot be reached', async () => {
    const wrong: readonly Readonly<Record<string, string>>[] = [
      { DATABASE_URL: 'postgres://nobody@127.0.0.1:1/none' },
      { DATA_DIR: '/dev/null/line' },
    ];
    for (const { code, text } of await Promise.all(wrong.map((env) => refusal(env)))) {
      expect([code, text]).toEqual([1, expect.stringContaining('Landfall cannot start')]);
      expect(text).not.toMatch(/\n\s+at /);
    }
  });
});

describe('a node that falls', () => {
  it('B7 E10 keeps sessions, reservations and messages through kill -9 and a new start', async () => {
    const guest = await signIn(demonstration.url, 'guest@example.com');
    const before = await (await guest.get('/api/reservations')).text();
    demonstration.signal('SIGKILL');
    await demonstration.ended;
    await start({ env: { DATA_DIR: folder }, port: demonstration.port });
    const after = await guest.get('/api/reservations');
    expect([after.status, await after.text()]).toEqual([200, before]);
    expect((await guest.get('/dev/outbox.json?to=guest@example.com')).status).toBe(200);
  });
});
