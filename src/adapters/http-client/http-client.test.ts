import Joi from 'joi';
import {
  type Answerer,
  drip,
  endless,
  garbage,
  json,
  type MisbehavingServer,
  misbehavingServer,
  plain,
  reset,
  silent,
  truncated,
} from '../../../test/builders/misbehaving-server';
import { until } from '../../../test/support/until';
import { HttpClient, type HttpClientOptions } from './http-client';

const schema = Joi.object<{ readonly isWell: boolean }>({ isWell: Joi.boolean().required() });
const well = json(200, { isWell: true, secret: 'unasked' });

/** JSON in Latin 1, as an old system writes it. */
const latin1: Answerer = (socket) => {
  const body = Buffer.from('{"isWell":true,"name":"Inés"}', 'latin1');
  socket.end(
    Buffer.concat([
      Buffer.from(
        `HTTP/1.1 200 OK\r\nContent-Type: application/json; charset=iso-8859-1\r\nContent-Length: ${body.length}\r\n\r\n`,
      ),
      body,
    ]),
  );
};

describe('the HTTP client', () => {
  let server: MisbehavingServer;
  const clients: HttpClient[] = [];
  const logged: unknown[] = [];

  beforeEach(async () => {
    server = await misbehavingServer();
    logged.length = 0;
  });
  afterEach(async () => {
    for (const client of clients.splice(0)) client.close();
    await server.close();
  });

  const open = (options: Partial<HttpClientOptions> = {}) => {
    const log = { warn: (details: object, message: string) => void logged.push({ ...details, message }) };
    const client = new HttpClient({ vendor: 'vendor', url: server.url, deadlineMs: 5_000, log, ...options });
    clients.push(client);
    return client;
  };
  const read = (client = open()) => client.read({ path: '/state', schema });
  const kinds = async (calls: readonly Promise<{ readonly kind: string }>[]) =>
    (await Promise.all(calls)).map(({ kind }) => kind);

  it('C9 sends one well-formed call and gives back what the schema knows', async () => {
    server.answerWith(well);
    const outcome = await open({ headers: { Authorization: 'Bearer t0ken' } }).write({
      path: '/messages',
      form: { To: '+1 305', Body: 'a&b=c\r\nHost: evil' },
      schema,
      correlationId: 'request-1',
    });
    expect(outcome).toMatchObject({
      kind: 'answered',
      status: 200,
      body: { isWell: true },
      headers: { 'content-type': 'application/json' },
    });
    expect(outcome).not.toHaveProperty('body.secret');
    const [{ method, path, text } = { method: '', path: '', text: '' }] = server.seen;
    expect([method, path]).toEqual(['POST', '/messages']);
    expect(text).toMatch(/\r\nAuthorization: Bearer t0ken\r\n/);
    expect(text).toMatch(/\r\nX-Correlation-Id: request-1\r\n/);
    expect(text.split('\r\n\r\n')[1]).toBe('To=%2B1+305&Body=a%26b%3Dc%0D%0AHost%3A+evil');
  });

  it('C9 hands a file over byte for byte, and reads a refusal of it like any other', async () => {
    const bytes = Buffer.from([0xff, 0xd8, 0xff, 0x00, 0x80, 0xc3, 0x28]);
    server.answerWith(
      (socket) =>
        void socket.end(
          Buffer.concat([Buffer.from(`HTTP/1.1 200 OK\r\nContent-Length: ${bytes.length}\r\n\r\n`), bytes]),
        ),
    );
    const client = open();
    const file = await client.readFile({ path: '/file' });
    expect(file.kind === 'answered' && Buffer.from(file.body).equals(bytes)).toBe(true);
    server.answerWith(plain(200, '<html>Just a moment', { 'Content-Type': 'text/html' }));
    expect(await client.readFile({ path: '/file' })).toMatchObject({
      kind: 'protocol',
      detail: 'no file (Content-Type text/html)',
    });
    server.answerWith(json(404, [{ errorCode: 'NOT_FOUND' }]));
    expect(await client.readFile({ path: '/file' })).toMatchObject({
      kind: 'refused',
      status: 404,
      body: [{ errorCode: 'NOT_FOUND' }],
    });
    server.answerWith(silent);
    expect(await open({ deadlineMs: 400 }).readFile({ path: '/file' })).toMatchObject({ kind: 'timeout' });
  });

  it('C12 keeps to its own host, whatever the path says', async () => {
    server.answerWith(well);
    await open().read({ path: 'http://127.0.0.1:1/elsewhere', schema });
    expect(server.seen.map(({ path }) => path)).toEqual(['/http://127.0.0.1:1/elsewhere']);
  });

  it.each([
    ['a page instead of JSON', plain(200, '<html>maintenance</html>'), { kind: 'protocol', detail: 'not JSON' }],
    [
      'a page that says it is one',
      plain(200, '<html>Just a moment', { 'Content-Type': 'text/html; charset=utf-8' }),
      { kind: 'protocol', detail: 'not JSON (Content-Type text/html)' },
    ],
    [
      'another shape',
      json(200, { isWell: 'guest@example.com' }),
      { kind: 'protocol', detail: 'isWell should be true or false, found text' },
    ],
    ['another encoding', latin1, { kind: 'protocol', detail: 'not UTF-8' }],
    ['nothing', plain(200, ''), { kind: 'protocol', detail: 'the body is missing' }],
    [
      'a redirect',
      plain(302, '', { Location: 'http://127.0.0.1:1/sign-in?token=secret' }),
      { kind: 'protocol', status: 302, detail: 'status 302 to http://127.0.0.1:1' },
    ],
    ['an endless body', endless, { kind: 'protocol', detail: 'the answer is too big' }],
    ['bytes that are no HTTP', garbage, { kind: 'protocol' }],
    ['a truncated body', truncated, { kind: 'unavailable' }],
    ['a reset', reset, { kind: 'unavailable', detail: 'ECONNRESET' }],
    ['500', plain(500, 'stack'), { kind: 'unavailable', status: 500 }],
    ['a refusal', json(400, { code: 21211 }), { kind: 'refused', status: 400, body: { code: 21211 } }],
    ['a refusal that is no JSON', plain(403, '<html>'), { kind: 'refused', status: 403, body: undefined }],
    ['too many calls', json(429, {}, { 'Retry-After': '7' }), { kind: 'rate-limited', retryAfterMs: 7_000 }],
    [
      'too many calls, as Contentful says it',
      json(429, {}, { 'X-Contentful-RateLimit-Reset': '3' }),
      { kind: 'rate-limited', retryAfterMs: 3_000 },
    ],
  ])('E5 calls %s by its name', async (_name, answer, expected) => {
    server.answerWith(answer);
    expect(await open().write({ path: '/messages', schema })).toMatchObject(expected);
    expect(server.seen).toHaveLength(1);
  });

  it.each([
    ['Wed, 21 Oct 2015 07:28:00 GMT', 0],
    ['0.5', 500],
    ['999999', 3_600_000],
    ['99999999', 3_600_000],
    ['soon', undefined],
  ])('E5 reads the waiting time of the header Retry-After: %s', async (text, retryAfterMs) => {
    server.answerWith(json(429, {}, { 'Retry-After': text }));
    expect(await open().write({ path: '/messages', schema })).toEqual({
      kind: 'rate-limited',
      detail: 'status 429',
      body: {},
      ...(retryAfterMs === undefined ? {} : { retryAfterMs }),
    });
  });

  it('E5 counts a waiting time that is a date from the clock of the vendor, which may be wrong', async () => {
    const dates = { Date: 'Wed, 21 Oct 2015 07:28:00 GMT', 'Retry-After': 'Wed, 21 Oct 2015 07:28:07 GMT' };
    server.answerWith(json(429, {}, dates));
    expect(await open().write({ path: '/messages', schema })).toMatchObject({ retryAfterMs: 7_000 });
  });

  it('C9 reads JSON that begins with a byte order mark', async () => {
    server.answerWith(plain(200, '\uFEFF{"isWell":true}'));
    expect(await read()).toMatchObject({ kind: 'answered', body: { isWell: true } });
  });

  it.each([
    ['silence', silent],
    ['a drip', drip],
  ])('E5 D4 gives up on %s at its deadline and lets the socket go', async (_name, answer) => {
    server.answerWith(answer);
    const startedAt = performance.now();
    expect(await read(open({ deadlineMs: 400 }))).toMatchObject({ kind: 'timeout' });
    expect(performance.now() - startedAt).toBeLessThan(3_000);
    await until(() => server.openSockets(), 0, 3_000);
  });

  it('E5 gives up within its connect limit on a server that takes the connection and says nothing to TLS', async () => {
    const startedAt = performance.now();
    const client = open({ url: server.url.replace('http:', 'https:'), deadlineMs: 8_000 });
    expect(await client.write({ path: '/' })).toEqual({ kind: 'unavailable', detail: 'ECONNECTTIMEOUT' });
    expect(performance.now() - startedAt).toBeLessThan(2_000);
    await until(() => server.openSockets(), 0, 3_000);
  });

  it('E5 uses a connection again, and lets it go when nothing follows', async () => {
    server.answerWith(well);
    const client = open({ limits: { idleSocketMs: 150 } });
    for (let i = 0; i < 3; i += 1) await read(client);
    expect(server.openSockets()).toBe(1);
    await until(() => server.openSockets(), 0, 3_000);
  });

  it('E8 stops when the visitor has left', async () => {
    server.answerWith(silent);
    const left = new AbortController();
    const call = open({ deadlineMs: 20_000 }).read({ path: '/state', schema, signal: left.signal });
    await until(() => server.seen.length, 1);
    left.abort();
    expect(await call).toMatchObject({ kind: 'timeout' });
  });

  describe('retries', () => {
    it.each([
      ['a reset', reset],
      ['502', plain(502, '')],
      ['503', plain(503, '')],
      ['504', plain(504, '')],
      ['a broken body', truncated],
    ])('E4 E5 repeats a read after %s, once and on a fresh socket', async (_name, answer) => {
      server.answerWith(answer, well);
      const startedAt = performance.now();
      expect(await read(open({ deadlineMs: 2_000 }))).toMatchObject({ kind: 'answered' });
      expect(performance.now() - startedAt).toBeGreaterThan(45);
      expect(server.seen).toHaveLength(2);
    });

    it.each([
      ['500', plain(500, '')],
      ['429', plain(429, '')],
      ['404', plain(404, '')],
      ['garbage', garbage],
    ])('E4 does not repeat a read after %s', async (_name, answer) => {
      server.answerWith(answer, well);
      await read();
      expect(server.seen).toHaveLength(1);
    });

    it('D7 are not made for a write, which may have been carried out', async () => {
      server.answerWith(reset, well);
      expect(await open().write({ path: '/messages', schema })).toMatchObject({ kind: 'unavailable' });
      expect(server.seen).toHaveLength(1);
    });

    it('E4 shows a failing system at most 1.1 times its load', async () => {
      server.answerWith(plain(503, ''));
      const client = open({ limits: { breakAfterCalls: 1_000 } });
      for (let i = 0; i < 5; i += 1) await Promise.all(Array.from({ length: 20 }, () => read(client)));
      expect(server.seen.length).toBeGreaterThan(105);
      expect(server.seen.length).toBeLessThanOrEqual(110);
    });
  });

  it('E4 stops calling a system that fails, and finds it again', async () => {
    server.answerWith(plain(500, ''));
    const client = open({ limits: { openMs: 150 } });
    for (let i = 0; i < 20; i += 1) await read(client);
    expect(await read(client)).toEqual({ kind: 'unavailable', detail: 'its breaker is open', isOurOwn: true });
    expect(server.seen).toHaveLength(20);
    server.answerWith(well);
    await until(async () => (await read(client)).kind, 'answered', 3_000);
    expect(await kinds([read(client), read(client)])).toEqual(['answered', 'answered']);
  });

  it('E3 lets fifty calls in and fifty wait; the next is refused at once', async () => {
    server.answerWith(silent);
    const client = open({ deadlineMs: 2_000 });
    let ended = 0;
    const calls = Array.from({ length: 100 }, () => read(client).finally(() => (ended += 1)));
    expect(await read(client)).toEqual({ kind: 'unavailable', detail: 'too many calls at once', isOurOwn: true });
    expect(ended).toBe(0);
    await until(() => server.seen.length, 50, 3_000);
    expect(server.openSockets()).toBe(50);
    // By then the breaker may already speak for those that waited.
    expect((await kinds(calls)).filter((kind) => kind !== 'timeout' && kind !== 'unavailable')).toEqual([]);
  });

  it('E14 logs each failure once, without what people and secrets are made of', async () => {
    server.answerWith(json(400, { message: 'guest@example.com is wrong' }));
    await open({ headers: { Authorization: 'Basic c2VjcmV0' } }).write({
      path: '/guests/guest@example.com/+13055550142?token=t0ken',
      json: { code: '123456' },
      schema,
      correlationId: 'request-1',
    });
    // Calls of an earlier test may fail as late as now, when its server is gone.
    const own = logged.filter((one) => JSON.stringify(one).includes('request-1'));
    expect(own).toEqual([
      {
        vendor: 'vendor',
        method: 'POST',
        path: '/guests/[e-mail]/[number]',
        kind: 'refused',
        detail: 'status 400',
        correlationId: 'request-1',
        ms: expect.any(Number),
        message: 'a call failed',
      },
    ]);
    expect(JSON.stringify(own)).not.toMatch(/guest@|3055550142|t0ken|c2VjcmV0|123456/);
  });
});
