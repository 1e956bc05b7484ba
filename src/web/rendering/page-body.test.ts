import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import express from 'express';
import fc from 'fast-check';
import inject from 'light-my-request';
import { PageBody } from './page-body';

const decoders = { br: brotliDecompressSync, gzip: gunzipSync, identity: (bytes: Buffer) => bytes };

async function ask(body: PageBody, accepted: string | undefined, method: 'GET' | 'HEAD' = 'GET') {
  const app = express().get('/', (req, res, next) => void body.send(req, res).catch(next));
  const { headers, rawPayload } = await inject(app, {
    method,
    url: '/',
    headers: accepted === undefined ? {} : { 'accept-encoding': accepted },
  });
  const coding = (headers['content-encoding'] ?? 'identity') as keyof typeof decoders;
  return { headers, coding, bytes: rawPayload };
}

describe('a page in one piece', () => {
  it('is the same page in each coding, with its length and a note for caches', async () => {
    await fc.assert(
      fc.asyncProperty(
        fc.string({ minLength: 0, maxLength: 6_000, unit: 'grapheme' }),
        fc.constantFrom(undefined, 'br', 'gzip', 'gzip, deflate, br, zstd', 'gzip, br;q=0', 'br;q=0, gzip;q=0', 'zstd'),
        async (text, accepted) => {
          const { headers, coding, bytes } = await ask(new PageBody(text), accepted);
          expect(decoders[coding](bytes).toString()).toBe(text);
          expect(headers).toMatchObject({ vary: 'Accept-Encoding', 'content-length': String(bytes.byteLength) });
        },
      ),
      { numRuns: 60 },
    );
  });

  it.each([
    ['br', 'gzip, deflate, br, zstd'],
    ['gzip', 'gzip, br;q=0'],
    ['identity', 'br;q=0, gzip;q=0'],
    ['identity', undefined],
  ])('is sent as %s to a browser that accepts %s', async (expected, accepted) => {
    expect(await ask(new PageBody('A suite with a terrace. '.repeat(200)), accepted)).toMatchObject({
      coding: expected,
    });
  });

  it('is the same page in every coding after it was sent with brotli, when only that is kept', async () => {
    const text = 'A suite with a terrace. '.repeat(200);
    const body = new PageBody(text);
    await ask(body, 'br');
    expect(body.plain).toBeUndefined();
    for (const accepted of [undefined, 'gzip', 'br']) {
      const { coding, bytes } = await ask(body, accepted);
      expect(decoders[coding](bytes).toString()).toBe(text);
    }
  });

  it('is smaller as a large page, but for one that is compressed fast', async () => {
    const text = Array.from(
      { length: 6_000 },
      (_, index) => `deck ${index ** 3 % 97}, suite ${index ** 2 % 101}`,
    ).join();
    const sizeOf = async (body: PageBody) => (await ask(body, 'br')).bytes.byteLength;
    expect(await sizeOf(new PageBody(text))).toBeLessThan(await sizeOf(new PageBody(text, 'fast')));
    const small = text.slice(0, 60_000);
    expect(await sizeOf(new PageBody(small))).toBe(await sizeOf(new PageBody(small, 'fast')));
  });

  it('is not compressed below a packet, and a HEAD gets its headers alone', async () => {
    expect(await ask(new PageBody('Short.'), 'br')).toMatchObject({ coding: 'identity' });
    const long = new PageBody('Long. '.repeat(500));
    const [compressed, plain] = [await ask(long, 'br', 'HEAD'), await ask(long, undefined, 'HEAD')];
    expect([compressed.coding, compressed.bytes.byteLength]).toEqual(['br', 0]);
    expect([compressed, plain].map(({ headers }) => headers['content-length'])).toEqual([undefined, '3000']);
    expect(plain.headers.vary).toBe('Accept-Encoding');
  });
});
