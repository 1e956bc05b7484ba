import { createHmac } from 'node:crypto';
import { median } from '../../../test/support/median';
import type { AddressInfo } from 'node:net';
import { createServer, type RequestListener } from 'node:http';
import express, { type ErrorRequestHandler } from 'express';
import { MemoryStore, type Store } from 'express-session';
import { type RedisServer, startRedis } from '../../../test/services/redis-server';
import { openDatabase } from '../../adapters/sql/open-database';
import { SqlSessionStore } from '../../adapters/embedded-state/sign-in/session-store';
import { connectRedis, waitUntilReady } from '../../adapters/redis/redis-client';
import { RedisSessionStore } from '../../adapters/redis/session-store';
import { NodeSecrets } from '../../adapters/node-crypto/secrets';
import { sessionKey } from '../../core/sign-in/session-key';
import type { HttpError } from '../http-error';
import { beginSession, endSession } from '../sign-in/begin-session';
import { requireFreshCode } from './require-fresh-code';
import { requireGuest } from './require-guest';
import { refuseUnreadableSession, setUpSession } from './set-up-session';
import { signedInGuest } from '../session/guest-of';
import { HashedSessionStore } from '../session/hashed-session-store';
import { sessionCookieName } from '../session/session-parts';
import { SessionReader } from '../session/session-reader';

const day = 24 * 3600_000;
const log = { warn: () => undefined };

/** A small site around the session: pages for everyone and for guests, a way in and a way out. */
async function openSite({ store, isSecure = false }: { readonly store: Store; readonly isSecure?: boolean }) {
  let passedMs = 0;
  let [reportSlow, endSlow]: (() => void)[] = [];
  const slowBegan = new Promise<void>((resolve) => (reportSlow = resolve));
  const slowMayEnd = new Promise<void>((resolve) => (endSlow = resolve));
  const clock = { now: () => new Date(Date.now() + passedMs) };
  const app = express();
  app.use((req, _res, next) => {
    Object.assign(req, { log });
    next();
  });
  app.use(
    setUpSession({ store, secret: 'a secret for tests', cookieName: sessionCookieName(isSecure), isSecure, clock }),
  );
  app.get('/public', (req, res) => void res.send(signedInGuest(req)?.firstName ?? 'visitor'));
  app.get(['/my-profile', '/api/user'], requireGuest(), (req, res) => void res.send(req.session.guest?.contactId));
  app.get(
    ['/change-address', '/api/change-address'],
    requireGuest(),
    requireFreshCode(clock),
    (_req, res) => void res.send('changed'),
  );
  app.get('/slow', requireGuest(), async (req, res) => {
    reportSlow?.();
    await slowMayEnd;
    Object.assign(req.session, { note: 'written late' });
    res.send('done');
  });
  app.get('/in/:contactId', async (req, res) => {
    const now = clock.now().getTime();
    await beginSession(req, {
      contactId: req.params.contactId,
      firstName: 'Eleanor',
      lastName: 'Marsh',
      signedInAt: now,
      seenAt: now,
    });
    res.send('in');
  });
  app.get('/out', async (req, res) => {
    await endSession(req);
    res.send('out');
  });
  app.use(((error: Partial<HttpError>, _req, res, _next) => {
    if (error.retryAfterSeconds !== undefined) res.set('Retry-After', String(error.retryAfterSeconds));
    res.status(error.status ?? 500).send(error.code);
  }) as ErrorRequestHandler);
  const { url, close } = listen(app);
  const visit = async (path: string, cookie?: string) => {
    const answer = await fetch(`${url}${path}`, {
      redirect: 'manual',
      headers: cookie === undefined ? {} : { Cookie: cookie },
    });
    return {
      status: answer.status,
      text: await answer.text(),
      headers: answer.headers,
      setCookie: answer.headers.getSetCookie()[0],
    };
  };
  const signIn = async (contactId: string, cookie?: string) =>
    ((await visit(`/in/${contactId}`, cookie)).setCookie ?? '').split(';')[0] ?? '';
  return {
    visit,
    signIn,
    passTime: (ms: number) => void (passedMs += ms),
    slowBegan,
    endSlow: () => endSlow?.(),
    close,
  };
}

function listen(app: RequestListener) {
  const server = createServer(app).listen(0);
  return {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    close: () => new Promise((resolve) => server.close(resolve)),
  };
}

type Site = Awaited<ReturnType<typeof openSite>>;

async function openSqlStore() {
  const db = await openDatabase({ dataFolder: ':memory:' });
  return { db, store: new SqlSessionStore(db, { now: () => new Date() }) };
}

describe('a session', () => {
  let site: Site;
  let sql: Awaited<ReturnType<typeof openSqlStore>>;
  beforeEach(async () => {
    sql = await openSqlStore();
    site = await openSite({ store: sql.store });
  });
  afterEach(async () => {
    await site.close();
    await sql.db.destroy();
  });

  it('B3 is not begun for a visitor: no cookie, no row', async () => {
    const { setCookie, text } = await site.visit('/public');
    expect({ setCookie, text }).toEqual({ setCookie: undefined, text: 'visitor' });
    await site.visit('/public', 's%3Aforged.signature');
    expect(await sql.db.selectFrom('sessions').selectAll().execute()).toEqual([]);
  });

  it('B3 has a cookie that scripts and other sites cannot use', async () => {
    const { setCookie = '' } = await site.visit('/in/C-1');
    expect(setCookie).toMatch(/^sid=s%3A[\w-]{22,}\./);
    expect(
      setCookie
        .split('; ')
        .slice(1)
        .map((part) => part.replace(/^Expires=.*/, 'Expires')),
    ).toEqual(['Path=/', 'Expires', 'HttpOnly', 'SameSite=Lax']);
  });

  it('B3 is a __Host- cookie behind https, whatever the proxy says', async () => {
    const secure = await openSite({ store: sql.store, isSecure: true });
    const { setCookie = '' } = await secure.visit('/in/C-1');
    expect(setCookie).toMatch(/^__Host-sid=/);
    expect(setCookie).toMatch(/; Secure/);
    expect(setCookie).toMatch(/Path=\//);
    expect(setCookie).not.toMatch(/Domain/i);
    await secure.close();
  });

  it('B1 never adopts an id that the browser brought, and replaces that of an earlier sign-in', async () => {
    const chosen = 'sid=chosen-by-an-attacker';
    const first = await site.signIn('C-1', chosen);
    expect(first).not.toContain('chosen');
    const second = await site.signIn('C-2', first);
    expect(second).not.toBe(first);
    expect((await site.visit('/my-profile', second)).text).toBe('C-2');
    expect((await site.visit('/api/user', first)).status).toBe(401);
  });

  it('F9 is stored under a digest of its id, which opens nothing; one of an older version still opens', async () => {
    const secrets = new NodeSecrets('a secret for tests');
    const store = new HashedSessionStore(sql.store, (sid) => sessionKey(secrets, sid));
    const hashed = await openSite({ store });
    const id = /^sid=s%3A([\w-]+)\./.exec(await hashed.signIn('C-1'))?.[1] ?? 'no id';
    const rows = await sql.db.selectFrom('sessions').selectAll().where('ended_at', 'is', null).execute();
    expect([id.length, rows.length, JSON.stringify(rows).includes(id)]).toEqual([43, 1, false]);
    const load = (sid: string) =>
      new Promise((resolve, reject) => {
        store.get(sid, (error: unknown, found) => (error ? reject(error as Error) : resolve(found?.guest?.contactId)));
      });
    expect([await load(id), await load(rows[0]?.sid ?? '')]).toEqual(['C-1', undefined]);
    const older = 'o'.repeat(32);
    await sql.db.updateTable('sessions').set({ sid: older }).where('ended_at', 'is', null).execute();
    expect(await load(older)).toBe('C-1');
    await hashed.close();
  });

  it('B3 counts a tampered cookie as none', async () => {
    const cookie = await site.signIn('C-1');
    expect((await site.visit('/public', `${cookie.slice(0, -3)}AAA`)).text).toBe('visitor');
  });

  it('B2 stays ended, though a slow request still held it and wrote it', async () => {
    const cookie = await site.signIn('C-1');
    const slow = site.visit('/slow', cookie);
    await site.slowBegan;
    expect((await site.visit('/out', cookie)).status).toBe(200);
    site.endSlow();
    expect((await slow).status).toBe(200);
    expect((await site.visit('/api/user', cookie)).status).toBe(401);
  });

  it('B2 B3 is written once an hour, and ends after seven idle days', async () => {
    const cookie = await site.signIn('C-1');
    expect((await site.visit('/public', cookie)).setCookie).toBeUndefined();
    site.passTime(6 * day);
    const renewed = await site.visit('/public', cookie);
    expect(renewed.setCookie).toMatch(/^sid=/);
    site.passTime(6 * day);
    expect((await site.visit('/my-profile', cookie)).status).toBe(200);
    site.passTime(7 * day);
    expect((await site.visit('/api/user', cookie)).status).toBe(401);
  });

  it('B3 H58 ends after thirty days, however often it was used', async () => {
    const cookie = await site.signIn('C-1');
    for (let visit = 0; visit < 5; visit += 1) {
      site.passTime(5 * day + 23 * 3600_000);
      expect((await site.visit('/my-profile', cookie)).status).toBe(200);
    }
    site.passTime(6 * 3600_000);
    expect((await site.visit('/api/user', cookie)).status).toBe(401);
  });

  it('A8 wants a code of the last ten minutes from a guest who changes their contact details', async () => {
    const cookie = await site.signIn('C-1');
    site.passTime(10 * 60_000 - 2_000);
    expect((await site.visit('/change-address', cookie)).text).toBe('changed');
    site.passTime(3_000);
    expect(await site.visit('/api/change-address', cookie)).toMatchObject({ status: 403, text: 'REAUTH_REQUIRED' });
    const { status, headers } = await site.visit('/change-address?kind=email', cookie);
    expect([status, headers.get('location')]).toEqual([
      302,
      '/login?returnUrl=%2Fchange-address%3Fkind%3Demail&again=true',
    ]);
    expect((await site.visit('/my-profile', cookie)).status).toBe(200);
    expect((await site.visit('/api/change-address')).status).toBe(401);
  });

  it('A8 B1 lets them on with a new code: another session, and the old one is dead', async () => {
    const before = await site.signIn('C-1');
    site.passTime(11 * 60_000);
    const after = await site.signIn('C-1', before);
    expect((await site.visit('/api/change-address', after)).text).toBe('changed');
    expect((await site.visit('/api/user', before)).status).toBe(401);
  });

  it('H42 B7 leads a visitor to the sign-in page and back', async () => {
    const { status, headers } = await site.visit('/my-profile?tab=Payment&x=1');
    expect(status).toBe(302);
    expect(headers.get('location')).toBe('/login?returnUrl=%2Fmy-profile%3Ftab%3DPayment%26x%3D1');
    expect(headers.get('cache-control')).toBe('private, no-store');
  });
});

describe('a session in Redis', () => {
  let redis: RedisServer;
  let site: Site;
  let close: () => Promise<void>;
  beforeEach(async () => {
    redis = await startRedis();
    const client = connectRedis({ url: redis.url });
    await waitUntilReady(client, 5_000);
    site = await openSite({ store: new RedisSessionStore(client) });
    close = async () => {
      await site.close();
      client.disconnect();
      await redis.stop();
    };
  });
  afterEach(() => close());

  const timed = async (path: string, cookie?: string) => {
    const startedAt = performance.now();
    return { ...(await site.visit(path, cookie)), ms: performance.now() - startedAt };
  };

  it('B6 leaves pages for everyone alone while Redis is stopped, and answers guests 503', async () => {
    const cookie = await site.signIn('C-1');
    redis.pause();
    const ms = { open: [] as number[], closed: [] as number[] };
    for (let round = 0; round < 8; round += 1) {
      const open = await timed('/public', cookie);
      expect({ status: open.status, text: open.text, setCookie: open.setCookie }).toEqual({
        status: 200,
        text: 'visitor',
        setCookie: undefined,
      });
      ms.open.push(open.ms);
      for (const path of ['/my-profile', '/api/user']) {
        const closed = await timed(path, cookie);
        expect({ status: closed.status, retryAfter: closed.headers.get('retry-after') }).toEqual({
          status: 503,
          retryAfter: '5',
        });
        ms.closed.push(closed.ms);
      }
    }
    expect(median(ms.open)).toBeLessThan(300 + 100);
    expect(median(ms.closed)).toBeLessThan(500);
    redis.resume();
    const giveUpAt = performance.now() + 5_000;
    while ((await site.visit('/my-profile', cookie)).status !== 200)
      if (performance.now() > giveUpAt) throw new Error('not back within 5 s');
  });

  it('B6 begins no session that could not be stored', async () => {
    redis.pause();
    const { status, setCookie } = await site.visit('/in/C-1');
    expect(status).toBe(503);
    expect(setCookie).toBeUndefined();
  });

  it('B7 treats guests as signed out when Redis comes back empty', async () => {
    const cookie = await site.signIn('C-1');
    const port = Number(new URL(redis.url).port);
    await redis.stop();
    redis = await startRedis(port);
    const giveUpAt = performance.now() + 5_000;
    while ((await site.visit('/my-profile', cookie)).status === 503)
      if (performance.now() > giveUpAt) throw new Error('not back within 5 s');
    expect((await site.visit('/my-profile', cookie)).headers.get('location')).toBe('/login?returnUrl=%2Fmy-profile');
    expect((await site.visit('/api/user', cookie)).status).toBe(401);
  });

  it('B2 stays ended in Redis too', async () => {
    const cookie = await site.signIn('C-1');
    const slow = site.visit('/slow', cookie);
    await site.slowBegan;
    expect((await site.visit('/out', cookie)).status).toBe(200);
    site.endSlow();
    expect((await slow).status).toBe(200);
    expect((await site.visit('/api/user', cookie)).status).toBe(401);
  });
});

it('B6 G10 calls a session store that does not answer once in a request, and refuses with the cause', async () => {
  const asked: string[] = [];
  const store = Object.assign(Object.create(MemoryStore.prototype) as Store, {
    get: (sid: string, callback: (error: unknown) => void) => {
      asked.push(sid);
      callback(new Error('No answer in 250 ms'));
    },
  });
  const session = { store, secret: 'a secret for tests', cookieName: 'sid', clock: { now: () => new Date() } };
  const reader = new SessionReader(session);
  const app = express();
  app.use((req, _res, next) => {
    Object.assign(req, { log });
    reader.read(req).then(
      () => next(),
      () => next(),
    );
  });
  app.use(setUpSession({ ...session, isSecure: false }));
  app.get('/', (_req, res) => refuseUnreadableSession(res));
  const showError: ErrorRequestHandler = ({ status, cause }: HttpError, _req, res, _next) =>
    void res.send(`${status}: ${(cause as Error).message}`);
  app.use(showError);
  const signature = createHmac('sha256', session.secret).update('a-session').digest('base64').replace(/=+$/, '');
  const Cookie = `sid=${encodeURIComponent(`s:a-session.${signature}`)}`;
  const { url, close } = listen(app);
  // A request without a socket would replace Express's prototypes, and the servers of the other cases would answer nothing.
  const answer = await fetch(url, { headers: { Cookie } });
  expect([await answer.text(), asked]).toEqual(['503: No answer in 250 ms', ['a-session']]);
  await close();
});
