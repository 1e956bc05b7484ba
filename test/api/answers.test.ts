import { request as httpRequest } from 'node:http';
import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import { spec } from 'pactum';
import { signIn } from '../support/sign-in';
import { startApi, type ApiUnderTest } from '../support/api-spec';

let api: ApiUnderTest;
beforeAll(async () => {
  api = await startApi();
});
afterAll(() => api.server.stop());

interface RawAnswer {
  readonly status: number;
  readonly headers: Readonly<Record<string, string | string[] | undefined>>;
  readonly body: Buffer;
}

/** The bytes as they were sent; nothing is decompressed, redirected or retried. */
const raw = (path: string, headers: Record<string, string> = {}, method = 'GET') =>
  new Promise<RawAnswer>((resolve, reject) => {
    httpRequest(
      {
        host: '127.0.0.1',
        port: api.server.port,
        path,
        method,
        headers: { Host: `localhost:${api.server.port}`, ...headers },
      },
      (answer) => {
        const chunks: Buffer[] = [];
        answer.on('data', (chunk: Buffer) => chunks.push(chunk));
        answer.on('end', () =>
          resolve({ status: answer.statusCode ?? 0, headers: answer.headers, body: Buffer.concat(chunks) }),
        );
      },
    )
      .on('error', reject)
      .end();
  });

const publicPages = ['/', '/voyages', '/login', '/nothing-here'];

describe('every answer', () => {
  it.each([...publicPages, '/api/voyages', '/api/nothing', '/my-profile/trips'])(
    'C18 carries the security headers: %s',
    async (path) => {
      const { headers } = await raw(path);
      expect(headers['content-security-policy']).toContain("script-src 'self' 'inline-speculation-rules';");
      expect(headers['content-security-policy']).toContain("default-src 'self';");
      expect(headers['content-security-policy']).not.toContain('style-src');
      expect(headers['content-security-policy']).toContain("object-src 'none'");
      expect(headers['content-security-policy']).toContain("base-uri 'none'");
      expect(headers['content-security-policy']).toContain("frame-ancestors 'none'");
      expect(headers['content-security-policy']).not.toMatch(/unsafe|nonce/);
      expect(headers).toMatchObject({
        'x-content-type-options': 'nosniff',
        'strict-transport-security': expect.stringContaining('max-age=31536000'),
        'referrer-policy': expect.stringMatching(/^(strict-origin|no-referrer)/),
        'cross-origin-opener-policy': 'same-origin',
      });
      expect(headers['x-powered-by']).toBeUndefined();
      expect(headers['access-control-allow-origin']).toBeUndefined();
    },
  );

  it('C15 answers a host that is not ours with 421, and health to every host', async () => {
    expect((await raw('/', { Host: 'evil.example' })).status).toBe(421);
    expect((await raw('/api/voyages', { Host: `localhost.evil.example:${api.server.port}` })).status).toBe(421);
    expect((await raw('/', { Host: `127.0.0.1:${api.server.port}` })).status).toBe(200);
    for (const path of ['/health/live', '/health/ready', '/health', '/metrics']) {
      expect({ path, status: (await raw(path, { Host: 'anything.example' })).status }).toEqual({ path, status: 200 });
    }
  });

  it('C18 keeps the headers of protection also where neither Express nor a page answers', async () => {
    for (const [path, host] of [
      ['/', 'evil.example'],
      ['/health', `127.0.0.1:${api.server.port}`],
      ['/metrics', `127.0.0.1:${api.server.port}`],
    ] as const)
      expect((await raw(path, { Host: host })).headers).toMatchObject({
        'content-security-policy': expect.stringContaining("frame-ancestors 'none'"),
        'x-content-type-options': 'nosniff',
        'referrer-policy': 'no-referrer',
        'cross-origin-opener-policy': 'same-origin',
        'cross-origin-resource-policy': 'same-origin',
      });
  });

  it('C15 H57 is described where it comes before it is known which call it is: 421 and 431, with every call', async () => {
    const calls = Object.entries(api.contract.document.paths).flatMap(([address, methods]) =>
      Object.keys(methods).map((method) => ({ method: method.toUpperCase(), path: address.replace(/\{\w+\}/g, 'x') })),
    );
    const faultsOf = (call: { readonly method: string; readonly path: string }, { status, headers, body }: RawAnswer) =>
      api.contract.faultsOf({
        ...call,
        status,
        contentType: headers['content-type']?.toString() ?? '',
        body: body.toString(),
      });
    expect(calls.length).toBeGreaterThan(60);
    for (const call of calls) {
      const answer = await raw(call.path, { Host: 'evil.example' }, call.method);
      expect([call, answer.status, faultsOf(call, answer), faultsOf(call, { ...answer, status: 431 })]).toEqual([
        call,
        421,
        [],
        [],
      ]);
    }
    expect(await raw('/api/voyages', { 'X-Long': 'x'.repeat(16 * 1024) })).toMatchObject({
      status: 431,
      body: Buffer.alloc(0),
    });
    const gone = Object.values(api.contract.document.paths)
      .flatMap((methods) => Object.values(methods))
      .filter(({ responses }) => responses['410']);
    expect(gone.map(({ operationId }) => operationId)).toEqual([]);
  });

  it('C15 reflects no header that a stranger sends', async () => {
    const { body } = await raw('/voyages', {
      'X-Forwarded-Host': 'evil.example',
      'X-Forwarded-Proto': 'gopher',
      'X-Original-URL': '/evil',
    });
    const next = await raw('/voyages');
    for (const html of [body.toString(), next.body.toString()]) expect(html).not.toMatch(/evil|gopher/);
  });
});

describe('a page for everyone', () => {
  it.each(publicPages)('B3 sets no cookie on a visitor: %s', async (path) => {
    const { headers } = await raw(path);
    expect(headers['set-cookie']).toBeUndefined();
  });

  it('is sent as brotli or gzip to clients that accept it, the same page each time', async () => {
    const plain = await raw('/voyages');
    const brotli = await raw('/voyages', { 'Accept-Encoding': 'gzip, deflate, br, zstd' });
    const gzip = await raw('/voyages', { 'Accept-Encoding': 'gzip' });
    const refused = await raw('/voyages', { 'Accept-Encoding': 'br;q=0, gzip;q=0' });
    expect(brotli.headers['content-encoding']).toBe('br');
    expect(gzip.headers['content-encoding']).toBe('gzip');
    expect(refused.headers['content-encoding']).toBeUndefined();
    expect(brotliDecompressSync(brotli.body).equals(plain.body)).toBe(true);
    expect(gunzipSync(gzip.body).equals(plain.body)).toBe(true);
    expect(brotli.headers['vary']).toContain('Accept-Encoding');
    expect(brotli.body.byteLength).toBeLessThan(plain.body.byteLength / 4);
  });

  it('C15 tells shared caches that its coding differs, also to a client that names none', async () => {
    // The page cache has no copy by a path that ends with a slash, so that the app answers.
    for (const path of ['/voyages', '/api/stories', '/api/stories/', '/sitemap.xml'])
      expect([path, String((await raw(path)).headers['vary'])]).toEqual([
        path,
        expect.stringContaining('Accept-Encoding'),
      ]);
  });

  it('answers 304 without a body to a browser that has it already', async () => {
    await raw('/voyages');
    const { headers } = await raw('/voyages');
    const again = await raw('/voyages', { 'If-None-Match': String(headers['etag']) });
    expect(again.status).toBe(304);
    expect(again.body.byteLength).toBe(0);
    expect(again.headers['etag']).toBe(headers['etag']);
    expect((await raw('/voyages', { 'If-None-Match': 'W/"something-else"' })).status).toBe(200);
  });

  it('answers HEAD like GET, without the body', async () => {
    const { status, body, headers } = await raw('/voyages', {}, 'HEAD');
    expect([status, body.byteLength]).toEqual([200, 0]);
    expect(headers['content-type']).toContain('text/html');
  });

  it('C15 keeps one copy whatever else stands in the query', async () => {
    const etagOf = async (path: string) => (await raw(path)).headers['etag'];
    await raw('/voyages');
    const etag = await etagOf('/voyages');
    expect(etag).toBeDefined();
    expect(await etagOf('/voyages?utm_source=letter')).toBe(etag);
    expect(await etagOf('/voyages?cachebuster=1')).toBe(etag);
  });

  it('has its scripts and styles on this site, with addresses that may be kept for ever', async () => {
    const html = (await raw('/voyages')).body.toString();
    const files = [...html.matchAll(/(?:src|href)="(\/assets\/[^"]+\.(?:js|css|woff2))"/g)].map(
      (found) => found[1] ?? '',
    );
    expect(files.length).toBeGreaterThan(2);
    for (const file of new Set(files)) {
      const { status, headers } = await raw(file, { 'Accept-Encoding': 'br' });
      expect({ file, status, cacheControl: headers['cache-control'] }).toEqual({
        file,
        status: 200,
        cacheControl: 'public, max-age=31536000, immutable',
      });
    }
  });
});

describe('a page for one guest', () => {
  it('C16 is private and never stored, and the public pages are too while a session is there', async () => {
    const guest = await signIn(api.server.url, 'guest@example.com');
    const cookie = { Cookie: guest.cookie };
    for (const path of ['/my-profile/trips', '/voyages', '/', '/api/reservations', '/api/user']) {
      const { status, headers } = await raw(path, cookie);
      expect({ path, status, cache: String(headers['cache-control']).includes('no-store') }).toEqual({
        path,
        status: 200,
        cache: true,
      });
      // A program may ask again with the ETag of what it holds; a page is asked for by browsers, which hold none.
      expect(headers['etag'] !== undefined).toBe(path.startsWith('/api/'));
    }
    const { body } = await raw('/voyages');
    expect(body.toString()).not.toContain('Eleanor');
  });

  it('ROU-11 H42 leads a visitor to the sign-in page and back; the API says 401', async () => {
    await spec()
      .get('/my-profile')
      .withFollowRedirects(false)
      .expectStatus(302)
      .expectHeader('location', '/login?returnUrl=%2Fmy-profile');
    await spec()
      .get('/my-profile/trips')
      .withFollowRedirects(false)
      .expectStatus(302)
      .expectHeader('location', '/login?returnUrl=%2Fmy-profile%2Ftrips');
    for (const path of ['/api/reservations', '/api/user', '/api/reservation-details?reservationId=1']) {
      await spec().get(path).expectStatus(401).expectHeaderContains('cache-control', 'no-store');
    }
  });
});
