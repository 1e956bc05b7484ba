import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { brotliCompressSync, gzipSync } from 'node:zlib';
import express from 'express';
import inject from 'light-my-request';
import sirv from 'sirv';
import { securityHeaders, setUpSecurityHeaders } from './set-up-security-headers';
import { refuseMissingAssets, setUpStaticAssets } from './set-up-static-assets';

const folder = mkdtempSync(join(tmpdir(), 'landfall-assets-'));
const publicFolder = join(folder, 'public');
const script = Buffer.from('console.log("a suite with a terrace");\n'.repeat(200));
const large = Buffer.alloc(300_000, 7);

for (const name of ['images', 'portraits']) mkdirSync(join(publicFolder, name), { recursive: true });
for (const [name, bytes] of [
  ['site-7TJSWANS.js', script],
  ['site-7TJSWANS.js.br', brotliCompressSync(script)],
  ['site-7TJSWANS.js.gz', gzipSync(script)],
  ['icon.svg', Buffer.from('<svg/>')],
  ['images/cove-800.GrpZY.webp', Buffer.alloc(9_000, 3)],
  ['images/panorama.GrpZY4g8To.webp', large],
  ['portraits/ines-calloway.webp', Buffer.alloc(900, 4)],
] as const)
  writeFileSync(join(publicFolder, name), bytes);
afterAll(() => rmSync(folder, { recursive: true }));

const own = express()
  .disable('x-powered-by')
  .use(setUpStaticAssets(folder))
  .use(((_error, _req, res, _next) => void res.status(404).end()) as express.ErrorRequestHandler);
/** The package that answers large files, asked for all. */
const whole = express()
  .disable('x-powered-by')
  .use('/assets', sirv(publicFolder, { brotli: true, gzip: true, etag: true, dotfiles: false }));

const ask = (app: express.Express, url: string, headers: Record<string, string> = {}, method: 'GET' | 'HEAD' = 'GET') =>
  inject(app, { method, url, headers });

const files = [
  '/assets/site-7TJSWANS.js',
  '/assets/icon.svg',
  '/assets/images/cove-800.GrpZY.webp',
  '/assets/images/panorama.GrpZY4g8To.webp',
];
/** Not sent from memory: the tag is enough for a comparison, and pictures have only one coding. */
const streamed = ['date', 'connection', 'last-modified', 'vary'];
const codings = ['', 'gzip', 'gzip, deflate, br, zstd'];

describe('files of the build', () => {
  it.each(files)('%s has the bytes and headers that a stream of it has, from memory as well', async (url) => {
    for (const coding of codings)
      for (const method of ['GET', 'HEAD'] as const) {
        const headers: Record<string, string> = coding ? { 'accept-encoding': coding } : {};
        const expected = await ask(whole, url, headers, method);
        for (const time of ['first', 'again']) {
          const answer = await ask(own, url, headers, method);
          expect([time, answer.statusCode]).toEqual([time, 200]);
          expect(answer.rawPayload.equals(expected.rawPayload)).toBe(true);
          const compared = Object.entries(expected.headers).filter(([name]) => !streamed.includes(name));
          expect(answer.headers).toMatchObject(Object.fromEntries(compared));
          if (!url.includes('.webp')) expect(answer.headers.vary).toBe('Accept-Encoding');
        }
      }
  });

  it('says that a file with a hash in its name never changes, and that another one may', async () => {
    const cachingOf = async (name: string) => (await ask(own, `/assets/${name}`)).headers['cache-control'];
    for (const name of ['site-7TJSWANS.js', 'images/cove-800.GrpZY.webp', 'images/panorama.GrpZY4g8To.webp'])
      expect([name, await cachingOf(name)]).toEqual([name, 'public, max-age=31536000, immutable']);
    // The end of a name may have as many letters as a hash.
    for (const name of ['icon.svg', 'portraits/ines-calloway.webp'])
      expect([name, await cachingOf(name)]).toEqual([name, 'public, max-age=3600']);
  });

  it('sends a script, a style sheet, a font and a picture only the headers of security that are effective on them', async () => {
    const documents = securityHeaders({
      botCheck: { kind: 'altcha' },
      payments: { kind: 'none' },
      policy: { engineUrl: '/engine/details' },
    });
    const app = express()
      .disable('x-powered-by')
      .use(setUpStaticAssets(folder, documents))
      .use(setUpSecurityHeaders(documents))
      .use(refuseMissingAssets())
      .use(((_error, _req, res, _next) => void res.status(404).end()) as express.ErrorRequestHandler);
    for (const url of files) {
      const { headers } = await ask(app, url);
      expect(headers).toMatchObject({
        'x-content-type-options': 'nosniff',
        'cross-origin-resource-policy': 'same-origin',
        'strict-transport-security': expect.stringContaining('max-age='),
        'cache-control': expect.stringContaining('public'),
      });
      const asText = Object.entries(headers).map(([name, value]) => `${name}: ${String(value)}`);
      // Files that are documents when they are opened by themselves have all headers.
      if (url.endsWith('.svg')) expect(headers['content-security-policy']).toContain("script-src 'self'");
      else expect(asText.join('\r\n').length).toBeLessThan(600);
    }
    const missing = await ask(app, '/assets/nothing.js');
    expect([missing.statusCode, missing.headers['content-security-policy']]).toEqual([
      404,
      expect.stringContaining("script-src 'self'"),
    ]);
  });

  it('answers a known file with 304, without a body', async () => {
    const { headers } = await ask(own, '/assets/icon.svg');
    const again = await ask(own, '/assets/icon.svg', { 'if-none-match': String(headers.etag) });
    expect([again.statusCode, again.rawPayload.byteLength, again.headers['content-type']]).toEqual([304, 0, undefined]);
  });

  it('answers a part of a file', async () => {
    const { statusCode, rawPayload } = await ask(own, files[0] ?? '', { range: 'bytes=0-9' });
    expect([statusCode, rawPayload.toString()]).toEqual([206, 'console.lo']);
  });

  it.each([
    '/assets/nothing.js',
    '/assets/../secret.js',
    '/assets/%2e%2e/package.json',
    '/assets/images/..%2f..%2fpublic.js',
    '/assets/.hidden.js',
    '/assets/images',
  ])('has no file at %s', async (url) => {
    writeFileSync(join(folder, 'secret.js'), 'secret');
    writeFileSync(join(publicFolder, '.hidden.js'), 'hidden');
    for (const time of ['first', 'again']) expect([time, (await ask(own, url)).statusCode]).toEqual([time, 404]);
  });
});
