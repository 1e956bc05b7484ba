import type { RequestListener } from 'node:http';
import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import inject from 'light-my-request';
import { until } from '../../../test/support/until';
import { cacheControlOf } from './cache-control';
import { type CacheKey, CacheRules } from './cache-rules';
import { PageCache } from './page-cache';

interface Site {
  readonly cache: PageCache;
  readonly listener: RequestListener;
  readonly renders: string[];
  readonly views: CacheKey[];
  now: number;
  answer: {
    status: number;
    tags: readonly string[];
    delayMs: number;
    bytes?: number;
    text?: string;
    isDestroyed?: boolean;
    /** Whether the app lets the cache send what it has stored, as the page renderer does. */
    isSentByCache?: boolean;
  };
}

const rules = new CacheRules([
  {
    pages: [
      { method: 'get', path: '/voyages', handler: () => undefined, cache: { query: ['region'], tags: ['price'] } },
      { method: 'get', path: '/stories/:slug', handler: () => undefined, cache: { query: [], tags: [] } },
      {
        method: 'get',
        path: '/about',
        handler: () => undefined,
        cache: { query: [], tags: [] },
        exists: async () => false,
      },
    ],
    api: [],
  },
]);

/** An app that renders a numbered page per request, and the cache before it. */
function aSite(): Site {
  const site: { -readonly [Key in keyof Site]: Site[Key] } = {
    renders: [],
    views: [],
    now: 0,
    answer: { status: 200, tags: [], delayMs: 0 },
    cache: undefined as unknown as PageCache,
    listener: () => undefined,
  };
  const app: RequestListener = (req, res) => {
    site.renders.push(req.url ?? '');
    const { status, tags, delayMs, bytes = 500, text, isDestroyed = false, isSentByCache = false } = site.answer;
    if (isDestroyed) return void res.destroy();
    const body = Buffer.from(text ?? `page ${site.renders.length} of ${req.url} ${'x'.repeat(bytes)}`);
    const answered = setTimeout(() => {
      const page = site.cache.set(req, { status, body, headers: { 'content-type': 'text/html' }, tags });
      if (page && isSentByCache) return void site.cache.sendStored(page, req, res);
      res.writeHead(status, { 'content-type': 'text/html' });
      res.end(body);
    }, delayMs);
    // An answer that comes too late for its case does not hold the process that ran it.
    answered.unref();
  };
  site.cache = new PageCache({
    rules,
    personalCookies: ['sid', 'preview'],
    app,
    now: () => site.now,
    onView: (key) => void site.views.push(key),
  });
  site.listener = (req, res) => {
    if (!site.cache.answer(req, res)) app(req, res);
  };
  return site;
}

/** The answer, once the cache has noticed that it was sent. */
async function get(site: Site, url: string, headers: Record<string, string> = {}, method: 'GET' | 'HEAD' = 'GET') {
  const answer = await inject(site.listener, { method, url, headers });
  await new Promise((resolve) => setImmediate(resolve));
  return answer;
}

describe('the page cache', () => {
  it('E1 C15 renders a page once and serves the same bytes to everyone, whatever undeclared parameters say', async () => {
    const site = aSite();
    await get(site, '/voyages?region=adriatic');
    const first = await get(site, '/voyages?region=adriatic&utm_source=x');
    const second = await get(site, '/voyages?fbclid=1&region=adriatic');
    expect(second.payload).toBe(first.payload);
    expect(site.renders).toHaveLength(2);
    await get(site, '/voyages?region=bahamas');
    expect(site.renders).toHaveLength(3);
  });

  it('answers 304 to its own ETag, and brotli, gzip or plain bytes by what the browser takes', async () => {
    const site = aSite();
    const plain = await get(site, '/stories/one');
    const again = await get(site, '/stories/one', { 'accept-encoding': 'gzip, deflate, br' });
    expect(brotliDecompressSync(again.rawPayload).toString()).toBe(plain.payload);
    expect(
      gunzipSync((await get(site, '/stories/one', { 'accept-encoding': 'gzip, br;q=0' })).rawPayload).toString(),
    ).toBe(plain.payload);
    expect((await get(site, '/stories/one')).payload).toBe(plain.payload);
    const etag = String(again.headers.etag);
    for (const tags of [etag, etag.replace('W/', ''), `"another", ${etag}`, '*']) {
      const unchanged = await get(site, '/stories/one', { 'if-none-match': tags });
      expect([unchanged.statusCode, unchanged.payload]).toEqual([304, '']);
    }
    expect((await get(site, '/stories/one', { 'if-none-match': '"another"' })).statusCode).toBe(200);
  });

  it('answers the visitor for whom it stores a page as it answers the next one, a 304 too', async () => {
    const site = aSite();
    site.answer = { ...site.answer, isSentByCache: true, text: 'The same text each time. '.repeat(40) };
    const asked = { 'accept-encoding': 'br' };
    const [first, second] = [await get(site, '/stories/one', asked), await get(site, '/stories/one', asked)];
    expect(brotliDecompressSync(first.rawPayload).toString()).toBe(site.answer.text);
    const headersOf = ({ headers: { date: _date, ...headers } }: typeof first) => headers;
    expect([headersOf(second), second.rawPayload]).toEqual([headersOf(first), first.rawPayload]);
    expect(site.renders).toHaveLength(1);
    site.cache.purge(() => true);
    const unchanged = await get(site, '/stories/one', { ...asked, 'if-none-match': String(first.headers.etag) });
    expect([unchanged.statusCode, unchanged.payload, site.renders.length]).toEqual([304, '', 2]);
  });

  it('compresses a page once more, to fewer bytes, when it was rendered again and has not changed', async () => {
    const site = aSite();
    const text = Array.from({ length: 400 }, (_, index) => `<a href="/voyages/${index * 7}">Day ${index}</a>`).join('');
    site.answer = { ...site.answer, text };
    const get200 = async (acceptEncoding: string) =>
      (await get(site, '/stories/one', { 'accept-encoding': acceptEncoding })).rawPayload;
    const [first, gzip] = [await get200('br'), await get200('gzip')];
    site.now = 31_000;
    await until(async () => {
      const smaller = await get200('br');
      return smaller.byteLength < first.byteLength && brotliDecompressSync(smaller).toString() === text;
    }, true);
    expect(await get200('gzip')).toEqual(gzip);
    site.now = 62_000;
    site.answer = { ...site.answer, text: `${text} and more` };
    await until(async () => brotliDecompressSync(await get200('br')).toString(), `${text} and more`);
    expect(gunzipSync(await get200('gzip')).toString()).toBe(`${text} and more`);
  });

  it('C16 never answers a signed-in guest from memory, nor keeps their page', async () => {
    const site = aSite();
    await get(site, '/stories/one', { cookie: 'sid=abc' });
    await get(site, '/stories/one', { cookie: 'sid=abc' });
    expect(site.renders).toHaveLength(2);
    await get(site, '/stories/one');
    expect(site.renders).toHaveLength(3);
  });

  it('E1 serves a stale page at once and refreshes it once in the background', async () => {
    const site = aSite();
    const first = await get(site, '/stories/one');
    site.now = 31_000;
    const stale = await Promise.all([get(site, '/stories/one'), get(site, '/stories/one')]);
    expect(stale.map((answer) => answer.payload)).toEqual([first.payload, first.payload]);
    await until(async () => (await get(site, '/stories/one')).payload.slice(0, 'page 2'.length), 'page 2');
    expect(site.renders).toHaveLength(2);
  });

  it('H65 refreshes a page with prices before it is served, and waits no longer than 300 ms', async () => {
    const site = aSite();
    site.answer = { ...site.answer, tags: ['price'] };
    await get(site, '/voyages');
    site.now = 31_000;
    expect((await get(site, '/voyages')).payload).toContain('page 2');
    site.now = 70_000;
    site.answer = { ...site.answer, delayMs: 3_000 };
    const startedAt = performance.now();
    expect((await get(site, '/voyages')).payload).toContain('page 2');
    expect(performance.now() - startedAt).toBeLessThan(2_000);
  });

  it('H65 lets no other cache keep a page with prices, not even when it has not changed', async () => {
    for (const tags of [['price', 'voyage:CYC'], ['content']]) {
      const said = cacheControlOf(tags);
      expect(said.includes('must-revalidate') && !/s-maxage|stale-while/.test(said)).toBe(tags.includes('price'));
      const site = aSite();
      site.answer = { ...site.answer, tags };
      await get(site, '/voyages');
      const unchanged = await get(site, '/voyages', {
        'if-none-match': String((await get(site, '/voyages')).headers.etag),
      });
      expect([unchanged.statusCode, unchanged.headers['cache-control']]).toEqual([304, said]);
    }
  });

  it('E1 E2 keeps the good copy when a refresh fails, and shows no price that is older than 15 minutes', async () => {
    const site = aSite();
    site.answer = { ...site.answer, tags: ['price'] };
    await get(site, '/voyages');
    site.now = 31_000;
    site.answer = { ...site.answer, status: 503 };
    expect((await get(site, '/voyages')).payload).toContain('page 1');
    site.now = 14 * 60_000;
    expect((await get(site, '/voyages')).payload).toContain('page 1');
    site.now = 16 * 60_000;
    expect((await get(site, '/voyages')).statusCode).toBe(503);
    site.answer = { ...site.answer, status: 200 };
    expect((await get(site, '/voyages')).statusCode).toBe(200);
  });

  it('E1 lets visitors who ask at once wait for one rendering', async () => {
    const site = aSite();
    site.answer = { ...site.answer, delayMs: 30 };
    const answers = await Promise.all(Array.from({ length: 10 }, () => get(site, '/stories/two')));
    expect(new Set(answers.map((answer) => answer.payload)).size).toBe(1);
    expect(site.renders).toHaveLength(1);
  });

  it('C15 keeps nothing for an address that repeats a parameter or is written strangely', async () => {
    const site = aSite();
    for (const url of ['/voyages?region=a&region=b', '/voyages?__proto__=1', '/stories/..%2f', '/stories/a;b']) {
      await get(site, url);
      await get(site, url);
    }
    expect(site.renders).toHaveLength(8);
  });

  it('C15 keeps no page under the key of another address, however the query is written', async () => {
    for (const url of [
      '/voyages?region=bahamas?x',
      `/voyages?${'&'.repeat(1_000)}region=bahamas`,
      '/voyages?region=bahamas%3Fx',
    ]) {
      const site = aSite();
      await get(site, url);
      expect((await get(site, '/voyages?region=bahamas')).payload).toContain('page 2 of /voyages?region=bahamas ');
    }
    expect(rules.keyOf('/voyages?region=bahamas#x')).toBeUndefined();
  });

  it('E1 refreshes a page again after the app destroyed the answer of a refresh', async () => {
    const site = aSite();
    await get(site, '/stories/one');
    const { answer } = site;
    site.now = 31_000;
    site.answer = { ...answer, isDestroyed: true };
    await get(site, '/stories/one');
    await until(() => site.renders.length, 2);
    site.answer = answer;
    await until(async () => (await get(site, '/stories/one')).payload.slice(0, 'page 3'.length), 'page 3');
  });

  it('E1 stores a page that was first asked for without its body', async () => {
    const site = aSite();
    await get(site, '/stories/one', {}, 'HEAD');
    const [head, whole] = [await get(site, '/stories/one', {}, 'HEAD'), await get(site, '/stories/one')];
    expect([head.payload, whole.payload.slice(0, 'page 1'.length)]).toEqual(['', 'page 1']);
    expect(head.headers['content-length']).toBe(String(whole.rawPayload.byteLength));
    expect(site.renders).toHaveLength(1);
  });

  it('purges the pages with a tag', async () => {
    const site = aSite();
    site.answer = { ...site.answer, tags: ['voyage:CYC'] };
    await get(site, '/stories/one');
    site.cache.purge((tags) => tags.has('voyage:CYC'));
    await get(site, '/stories/one');
    expect(site.renders).toHaveLength(2);
  });

  it('H65 counts the age of a page from when it was begun', async () => {
    const site = aSite();
    site.answer = { ...site.answer, tags: ['price'], delayMs: 100 };
    const first = get(site, '/voyages');
    await until(() => site.renders.length, 1);
    site.now = 2_000;
    await first;
    site.now = 29_000;
    expect((await get(site, '/voyages')).payload).toContain('page 1');
    site.now = 31_000;
    expect((await get(site, '/voyages')).payload).toContain('page 2');
  });

  it('E1 H65 stores no page that was begun before a purge, and sends none that was purged while it waited', async () => {
    const site = aSite();
    const finish: (() => void)[] = [];
    const app: RequestListener = (req, res) => {
      site.renders.push(req.url ?? '');
      const body = Buffer.from(`page ${site.renders.length}`);
      finish.push(() => {
        cache.set(req, { status: 200, body, headers: {}, tags: ['price'] });
        res.writeHead(200).end(body);
      });
    };
    const cache = new PageCache({ rules, personalCookies: [], app, now: () => site.now });
    const listener: RequestListener = (req, res) => {
      if (!cache.answer(req, res)) app(req, res);
    };
    const read = async () => (await get({ ...site, listener }, '/voyages')).payload;
    const finishAll = async (page: Promise<string>) => {
      const finishing = setInterval(() => finish.splice(0).forEach((one) => void one()), 1);
      return page.finally(() => clearInterval(finishing));
    };
    const begun = read();
    await until(() => finish.length, 1);
    cache.purge(() => true);
    expect([await finishAll(begun), await finishAll(read())]).toEqual(['page 1', 'page 2']);
    site.now = 31_000;
    const waiting = read();
    await until(() => finish.length, 1);
    cache.purge(() => true);
    expect([await finishAll(waiting), await finishAll(read())]).toEqual(['page 4', 'page 5']);
  });

  it('reports each request for a stored page of the status 200, whatever it is answered with', async () => {
    const site = aSite();
    const etag = String((await get(site, '/stories/one')).headers.etag);
    await get(site, '/stories/one?utm_source=x');
    await get(site, '/stories/one', { 'if-none-match': etag });
    site.now = 31_000;
    await get(site, '/stories/one');
    await get(site, '/stories/one', { cookie: 'sid=abc' });
    expect(site.views.map(({ key }) => key)).toEqual(Array(3).fill('/stories/one'));
    site.answer = { ...site.answer, status: 404 };
    for (let times = 1; times <= 3; times += 1) await get(site, '/stories/none');
    expect([site.views.length, site.renders.filter((url) => url === '/stories/none').length]).toEqual([3, 2]);
  });
});

describe('warming the page cache', () => {
  const warm = (site: Site, popularAddresses: readonly string[]) =>
    site.cache.warm(5_000, Promise.resolve(popularAddresses));

  it('renders the most viewed pages first, and once, before those without parameters', async () => {
    const site = aSite();
    await warm(site, ['/stories/two', '/voyages?region=bahamas', '/stories/one']);
    expect(site.renders).toEqual(['/stories/two', '/voyages?region=bahamas', '/stories/one', '/voyages']);
    for (const url of site.renders.slice()) await get(site, url, { 'accept-encoding': 'br' });
    expect(site.renders).toHaveLength(4);
  });

  it('leaves out addresses that this version does not have, or writes otherwise', async () => {
    const site = aSite();
    await warm(site, ['/ports/hydra', '/voyages?month=5', '/voyages']);
    expect(site.renders).toEqual(['/voyages']);
  });

  it('stores each of them, though there are more than fit uncompressed', async () => {
    const site = aSite();
    site.answer = { ...site.answer, bytes: 200_000 };
    const addresses = Array.from({ length: 50 }, (_, index) => `/voyages?region=r${index}`);
    await warm(site, addresses);
    for (const url of addresses) await get(site, url, { 'accept-encoding': 'br' });
    expect(site.renders).toHaveLength(51);
  });

  it('ends when its time is up', async () => {
    const site = aSite();
    const addresses = Promise.resolve().then(() => {
      site.now = 5_001;
      return ['/stories/one'];
    });
    await site.cache.warm(5_000, addresses);
    expect(site.renders).toEqual([]);
  });
});
