import type { IncomingMessage, RequestListener } from 'node:http';
import { setImmediate as nextMacrotask } from 'node:timers/promises';
import { gunzipSync } from 'node:zlib';
import fc from 'fast-check';
import inject from 'light-my-request';
import { propertyRuns } from '../../../test/support/property-runs';
import { caseAttribute, endOfCases, guestCase, type GuestFill, guestText } from '../../../views/ui/guest-placeholders';
import type { RequestLogger } from '../middleware/set-up-request-log';
import type { SessionReading } from '../session/session-reader';
import { CacheRules } from './cache-rules';
import { GuestPages } from './guest-pages';
import type { PageRequest } from './page-part';
import { templateRequestOf } from './template-request';

const rules = new CacheRules([
  {
    pages: [
      {
        method: 'get',
        path: '/voyages',
        handler: () => undefined,
        cache: { query: ['region'], manifold: ['party'], tags: ['price'] },
      },
      { method: 'get', path: '/stories/:slug', handler: () => undefined, cache: { query: [], tags: ['content'] } },
    ],
    api: [],
  },
]);
const placeholder = (words: string) => `<template ${caseAttribute}="${words}"></template>`;
const part = (about: string) =>
  `${placeholder(guestCase('favourite', about, 'yes'))}[${about} ${guestText('favouriteId', about)}]${placeholder(guestCase('favourite', about, 'no'))}[${about}]${placeholder(endOfCases)}`;

const visitorsPage = 'the page of all visitors';

interface Guest {
  readonly name: string;
  readonly favourites: Map<string, string>;
}

/** Guests whose cookie is their name, an app that counts what it renders, and the pages in front of it. */
class Site {
  readonly guests = new Map<string, Guest>();
  readonly renders: string[] = [];
  readonly byExpress: string[] = [];
  readonly cookiesOfVisitors: (string | undefined)[] = [];
  stock: object = {};
  readStock: () => Promise<object> = async () => this.stock;
  now = 0;
  free = 3;
  readsGuest = false;
  isRedirect = false;
  isFailing = false;
  pause: () => Promise<void> = async () => undefined;
  readonly warnings: string[] = [];
  readonly pages = new GuestPages({
    rules,
    sessionCookie: 'sid',
    otherCookies: ['preview'],
    sessions: { find: (req) => this.findSession(req) },
    app: (req, res) => this.app(req, res),
    answerVisitor: (req, res) => {
      this.cookiesOfVisitors.push(req.headers.cookie);
      res.end(visitorsPage);
    },
    fillOf: (req, names) => this.fillOf(req, names),
    stock: () => this.readStock(),
    log: { warn: (_details: object, text: string) => void this.warnings.push(text) } as unknown as RequestLogger,
    requestIdOf: () => 'request-1',
    now: () => this.now,
  });

  async get(
    url: string,
    { guest = '', headers = {} as Record<string, string>, method = 'GET' as 'GET' | 'HEAD' } = {},
  ) {
    const listener: RequestListener = (req, res) => {
      if (this.pages.takes(req)) this.pages.answer(req, res);
      else this.app(req, res);
    };
    return inject(listener, {
      method,
      url,
      headers: { ...(guest ? { cookie: `sid=${guest}` } : {}), ...headers },
    });
  }

  private async findSession({ headers }: Pick<IncomingMessage, 'headers'>): Promise<SessionReading> {
    await this.pause();
    const name = /sid=(\w+)/.exec(headers.cookie ?? '')?.[1] ?? '';
    if (name === 'broken') throw new Error('the store is down');
    if (name === 'hourly') return { kind: 'to-be-written' };
    return this.guests.has(name)
      ? ({ kind: 'read', session: { sid: name, data: { guest: { firstName: name } } } } as SessionReading)
      : { kind: 'none' };
  }

  private async fillOf(req: PageRequest, names: ReadonlySet<string>): Promise<GuestFill> {
    const guest = this.guests.get(req.session.guest?.firstName ?? '');
    await this.pause();
    const saved = names.has('favourite') ? new Map(guest?.favourites) : new Map<string, string>();
    await this.pause();
    return {
      text: (name, about) => (name === 'firstName' ? (guest?.name ?? '') : (saved.get(about) ?? '')),
      caseOf: (_name, about) => (saved.has(about) ? 'yes' : 'no'),
    };
  }

  private readonly app: RequestListener = (req, res) => {
    const template = templateRequestOf(req);
    const free = this.free;
    (template ? this.renders : this.byExpress).push(req.url ?? '');
    try {
      if (this.readsGuest) void template?.session.guest?.contactId;
    } catch {
      return void res.end();
    }
    if (this.isFailing) return void res.writeHead(503).end();
    void this.pause().then(() => {
      const markup = `<p>${guestText('firstName')}</p>${'-'.repeat(200)}${part('a')}${part('b')} ${free} free`;
      const headers = { 'content-type': 'text/html', 'cache-control': 'private, no-store' };
      if (template && !this.isRedirect) template.page = { markup, headers, tags: ['content'] };
      res.writeHead(200, headers);
      res.end('made for one');
    });
  };
}

const textOf = ({ headers, rawPayload, payload }: Awaited<ReturnType<Site['get']>>) =>
  headers['content-encoding'] === 'gzip' ? gunzipSync(rawPayload).toString() : payload;

/** What happens on a guest's side, one after the other; what happens for all is written among it. */
type Step =
  | { readonly kind: 'ask'; readonly url: string; readonly coding: 'gzip' | 'identity' }
  | { readonly kind: 'press'; readonly about: 'a' | 'b' }
  | { readonly kind: 'sign in or out' | 'sale' | 'later' | 'purge' };

const anySteps = fc.array(
  fc.oneof(
    {
      weight: 4,
      arbitrary: fc.record({
        kind: fc.constant('ask' as const),
        url: fc.constantFrom('/voyages', '/voyages?party=3', '/stories/one'),
        coding: fc.constantFrom('gzip' as const, 'identity' as const),
      }),
    },
    {
      weight: 2,
      arbitrary: fc.record({ kind: fc.constant('press' as const), about: fc.constantFrom('a' as const, 'b' as const) }),
    },
    {
      weight: 1,
      arbitrary: fc.record({
        kind: fc.constantFrom('sign in or out' as const, 'sale' as const, 'later' as const, 'purge' as const),
      }),
    },
  ),
  { minLength: 1, maxLength: 5 },
);

/** The page that is rendered for one guest alone, without the number of free cabins. */
const wholePage = ({ name, favourites }: Guest) =>
  `<p>${name}</p>${'-'.repeat(200)}${['a', 'b'].map((about) => (favourites.has(about) ? `[${about} ${favourites.get(about)}]` : `[${about}]`)).join('')}`;

/** Each wait of the pages is one of the scheduler's tasks, which it ends in any order. */
async function interleave(scheduler: fc.Scheduler, stepsOf: Readonly<Record<string, readonly Step[]>>): Promise<void> {
  const site = new Site();
  site.free = 100;
  await site.get('/voyages?party=3', { guest: 'ann' });
  site.byExpress.length = 0;
  site.pause = () => scheduler.schedule(Promise.resolve());
  const act = async (name: string, steps: readonly Step[]) => {
    const guest = { name: `${name} of ${name}`, favourites: new Map<string, string>() };
    site.guests.set(name, guest);
    for (const [index, step] of steps.entries()) {
      await site.pause();
      if (step.kind === 'ask') {
        const freeBefore = site.free;
        const html = textOf(await site.get(step.url, { guest: name, headers: { 'accept-encoding': step.coding } }));
        if (!site.guests.has(name)) {
          expect(html).toBe(visitorsPage);
          continue;
        }
        const [, whole = '', free = ''] = /^(.*) (\d+) free$/.exec(html) ?? [];
        expect(whole).toBe(wholePage(guest));
        if (step.url.startsWith('/voyages')) expect(Number(free)).toBeLessThanOrEqual(freeBefore);
      } else if (step.kind === 'press') {
        if (!guest.favourites.delete(step.about)) guest.favourites.set(step.about, `id-${index}-of-${name}`);
      } else if (step.kind === 'sign in or out') {
        if (!site.guests.delete(name)) site.guests.set(name, guest);
      } else if (step.kind === 'sale') {
        [site.free, site.stock] = [site.free - 1, {}];
      } else if (step.kind === 'later') {
        site.now += 20_000;
      } else {
        site.pages.purge(() => true);
      }
    }
  };
  await scheduler.waitFor(Promise.all(Object.entries(stepsOf).map(([name, steps]) => act(name, steps))));
  expect(site.byExpress).toEqual([]);
}

const inAnyOrder = (orders: number) =>
  fc.assert(
    fc.asyncProperty(fc.scheduler(), fc.record({ ann: anySteps, ben: anySteps }), interleave),
    propertyRuns(orders),
  );

describe('the public pages of guests', () => {
  let site: Site;
  beforeEach(() => {
    site = new Site();
    site.guests.set('ann', { name: 'Ann', favourites: new Map([['a', 'id-1']]) });
    site.guests.set('ben', { name: 'Ben', favourites: new Map() });
  });

  it('C16 are made once and filled for each, private and in the coding that the browser takes', async () => {
    const [ann, ben] = [
      await site.get('/stories/one', { guest: 'ann' }),
      await site.get('/stories/one', { guest: 'ben' }),
    ];
    expect([ann.payload.slice(0, 10), ben.payload.slice(0, 10)]).toEqual(['<p>Ann</p>', '<p>Ben</p>']);
    expect([ann.payload.includes('[a id-1][b]'), ben.payload.includes('[a][b]')]).toEqual([true, true]);
    expect(ann.headers).toMatchObject({
      'cache-control': 'private, no-store',
      'x-request-id': 'request-1',
      'content-length': String(Buffer.byteLength(ann.payload)),
    });
    const zipped = await site.get('/stories/one', {
      guest: 'ann',
      headers: { 'accept-encoding': 'gzip, deflate, br' },
    });
    expect(textOf(zipped)).toBe(ann.payload);
    const refused = await site.get('/stories/one', { guest: 'ann', headers: { 'accept-encoding': 'gzip;q=0' } });
    expect(refused.payload).toBe(ann.payload);
    expect([site.renders, site.byExpress]).toEqual([['/stories/one'], []]);
  });

  it('C16 are asked for without their body too, with the headers that go with it', async () => {
    for (const coding of ['gzip', 'identity']) {
      const request = { guest: 'ann', headers: { 'accept-encoding': coding } };
      const [head, whole] = [
        await site.get('/stories/one', { ...request, method: 'HEAD' }),
        await site.get('/stories/one', request),
      ];
      expect(head.rawPayload.byteLength).toBe(0);
      expect({ ...head.headers, date: '' }).toEqual({ ...whole.headers, date: '' });
    }
    expect([site.renders, site.byExpress]).toEqual([['/stories/one'], []]);
  });

  it('B2 are those of visitors where a session has ended, and what answers them does not see its cookie', async () => {
    expect((await site.get('/stories/one', { guest: 'gone' })).payload).toBe(visitorsPage);
    await site.get('/stories/one', { headers: { cookie: 'utm=x; sid=gone; consent=y' } });
    expect(site.cookiesOfVisitors).toEqual([undefined, 'utm=x; consent=y']);
    site.guests.set('gone', { name: 'Gone', favourites: new Map() });
    expect((await site.get('/stories/one', { guest: 'gone' })).payload).toContain('<p>Gone</p>');
    expect([site.renders, site.byExpress]).toEqual([['/stories/one'], []]);
  });

  it('B2 B6 are left to Express where a session must be written or cannot be read, and for all that is not their plain address', async () => {
    await site.get('/stories/one', { guest: 'hourly' });
    await site.get('/stories/one', { guest: 'broken' });
    await site.get('/stories/one?favorite=STORY%3Aone', { guest: 'ann' });
    await site.get('/stories/one', { guest: 'ann', headers: { authorization: 'Bearer x' } });
    await site.get('/stories/one', { headers: { cookie: 'sid=ann; preview=1' } });
    expect([site.renders, site.byExpress.length, site.warnings]).toEqual([
      [],
      5,
      ['a page could not be filled for a guest'],
    ]);
  });

  it('C16 of a combination are left to Express when it is asked for the first time, then made once for all guests', async () => {
    const texts: string[] = [];
    for (const guest of ['ann', 'ben', 'ann']) texts.push((await site.get('/voyages?party=3', { guest })).payload);
    expect(texts.map((text) => text.slice(0, 10))).toEqual(['made for o', '<p>Ben</p>', '<p>Ann</p>']);
    expect([site.renders, site.byExpress]).toEqual([['/voyages?party=3'], ['/voyages?party=3']]);
    site.pages.purge((tags) => tags.has('content'));
    site.free = 2;
    expect((await site.get('/voyages?party=3', { guest: 'ann' })).payload).toContain('2 free');
  });

  it('C16 of a combination are one for all orders of its parameters and spellings of its values', async () => {
    const urls = ['/voyages?party=3,5&region=x', '/voyages?party=3,5&region=x', '/voyages?region=x&party=3%2C5'];
    for (const url of urls) await site.get(url, { guest: 'ann' });
    expect([site.renders, site.byExpress]).toEqual([['/voyages?region=x&party=3%2C5'], [urls[0]]]);
  });

  it('C16 of combinations evict each other, and none of the site', async () => {
    await site.get('/voyages', { guest: 'ann' });
    for (let party = 0; party < 2_000; party += 1)
      for (const guest of ['ann', 'ben']) await site.get(`/voyages?party=${party}`, { guest });
    site.renders.length = 0;
    await site.get('/voyages', { guest: 'ann' });
    for (const guest of ['ann', 'ben']) await site.get('/voyages?party=0', { guest });
    expect(site.renders).toEqual(['/voyages?party=0']);
  });

  it('C16 are made for each guest alone where a page asks who they are', async () => {
    site.readsGuest = true;
    for (const guest of ['ann', 'ben'])
      expect((await site.get('/stories/one', { guest })).payload).toBe('made for one');
    expect([site.renders.length, site.byExpress.length]).toEqual([1, 2]);
  });

  it('C16 E2 are left to Express where an address answers without a page, which is asked again after 30 s', async () => {
    site.isRedirect = true;
    for (const guest of ['ann', 'ben', 'ann'])
      expect((await site.get('/stories/one', { guest })).payload).toBe('made for one');
    expect([site.renders.length, site.byExpress.length]).toEqual([1, 3]);
    [site.isRedirect, site.now] = [false, 30_000];
    expect((await site.get('/stories/one', { guest: 'ann' })).payload).toContain('<p>Ann</p>');
    expect(site.renders.length).toBe(2);
  });

  it('C16 E2 are tried again a second after one could not be made', async () => {
    site.isFailing = true;
    for (const guest of ['ann', 'ben']) expect((await site.get('/stories/one', { guest })).statusCode).toBe(503);
    [site.isFailing, site.now] = [false, 999];
    expect((await site.get('/stories/one', { guest: 'ann' })).payload).toBe('made for one');
    site.now = 1_000;
    expect((await site.get('/stories/one', { guest: 'ann' })).payload).toContain('<p>Ann</p>');
    expect(site.renders.length).toBe(2);
  });

  it('H65 are never older than 30 s, and with prices never older than the last change of what is for sale', async () => {
    const freeFor = async (url: string) => /(\d+) free/.exec((await site.get(url, { guest: 'ann' })).payload)?.[1];
    expect([await freeFor('/voyages'), await freeFor('/stories/one')]).toEqual(['3', '3']);
    site.free = 2;
    expect([await freeFor('/voyages'), await freeFor('/stories/one')]).toEqual(['3', '3']);
    site.stock = {};
    expect([await freeFor('/voyages'), await freeFor('/stories/one')]).toEqual(['2', '3']);
    site.now = 30_000;
    expect(await freeFor('/stories/one')).toBe('2');
    site.free = 1;
    site.pages.purge((tags) => tags.has('content'));
    expect([await freeFor('/voyages'), await freeFor('/stories/one')]).toEqual(['1', '1']);
  });

  it('H65 read the stock and the data of the guest of a stored page at the same time', async () => {
    const site = new Site();
    site.guests.set('ada', { name: 'Ada', favourites: new Map() });
    await site.get('/voyages', { guest: 'ada' });
    const order: string[] = [];
    site.pause = async () => {
      order.push('guest asked');
      await Promise.resolve();
    };
    site.readStock = async () => {
      order.push('stock asked');
      await nextMacrotask();
      order.push('stock read');
      return site.stock;
    };
    await site.get('/voyages', { guest: 'ada' });
    expect(order.indexOf('guest asked', order.indexOf('stock asked'))).toBeLessThan(order.indexOf('stock read'));
    expect(order).toContain('guest asked');
  });

  it.each([
    ['change', '/voyages'],
    ['purge', '/stories/one'],
  ])('H65 a page that was begun before a %s is not given to who asks after it', async (_what, url) => {
    const waiting: (() => void)[] = [];
    site.pause = () => new Promise((resolve) => waiting.push(resolve));
    const asked = [site.get(url, { guest: 'ann' })];
    const next = async () => {
      while (waiting.length === 0) await new Promise((resolve) => setImmediate(resolve));
      waiting.shift()?.();
    };
    await next();
    while (site.renders.length === 0) await new Promise((resolve) => setImmediate(resolve));
    site.free = 2;
    if (url === '/voyages') site.stock = {};
    else site.pages.purge(() => true);
    site.pause = async () => undefined;
    asked.push(site.get(url, { guest: 'ben' }));
    await Promise.race([asked[1], new Promise((resolve) => setTimeout(resolve, 50))]);
    while (waiting.length > 0) await next();
    expect((await Promise.all(asked)).map((answer) => /(\d+) free/.exec(answer.payload)?.[1])).toEqual(['3', '2']);
  });

  it('C16 H65 show no guest a byte of another’s or a sold cabin, and each their own writes, in 500 orders of all that happens', () =>
    inAnyOrder(500));

  it('C16 H65 show the same in 10,000 orders (in full)', () => inAnyOrder(10_000), 600_000);
});
