import express from 'express';
import inject, { type InjectOptions, type Response as LightMyRequestResponse } from 'light-my-request';
import pino from 'pino';
import { StoppedClock } from '../../test/builders/a-clock';
import { answerByRow } from './answer-by-row';
import { MemoisedReadAnswers } from './answer-memoised-reads';
import { HttpError } from './http-error';
import { firstValues } from './middleware/first-values';
import { setUpCompression } from './middleware/set-up-compression';
import { AddressRules } from './routing/address-rules';
import { redirectOtherCase } from './middleware/redirect-other-case';
import { setUpQueryCheck } from './middleware/set-up-query-check';
import { toHttpError } from './middleware/to-http-error';
import { RouteLookup } from './routing/route-lookup';
import type { FeatureRoutes, PageRoute } from './routing/feature-routes';
import { memoisedRead } from './routing/memoised-read';
import { handle } from './routing/handle';
import { handlersOfCall, handlersOfPage, mountRoutes } from './routing/mount-routes';
import { setUpReadsAsJson } from './routing/send-json';
import { guestOf, signedInGuest } from './session/guest-of';
import { Joi } from './routing/typed-joi';

const answers = { 200: { description: 'An answer.' } };
const find = { id: 'find', summary: 'Finds.', query: Joi.object({ name: Joi.string().max(5) }), answers };
const add = { id: 'add', summary: 'Adds.', body: Joi.object({ name: Joi.string().required() }), answers };
const list = { id: 'list', summary: 'Lists.', query: Joi.object({ name: Joi.string().max(5) }), answers };
const own = { id: 'own', summary: 'Lists what is the guest’s.', answers };
const change = { id: 'change', summary: 'Changes the session.', answers };
const open = { id: 'open', summary: 'Opens.', params: Joi.object({ id: Joi.string() }), answers };

const showing = (path: string, row: Partial<PageRoute> = {}): PageRoute => ({
  method: 'get',
  path,
  handler: (req, res) =>
    void res.send({ path, params: req.params, query: req.query, at: req.path, who: signedInGuest(req) }),
  ...row,
});

const features: readonly FeatureRoutes[] = [
  {
    pages: [
      showing('/voyages', { cache: { query: [], tags: [] } }),
      showing('/voyages/:slug'),
      showing('/voyages/calendar', { method: 'post', takes: 'anything' }),
      showing('/journeys/*segments'),
      showing('/mine', { access: 'guest' }),
      showing('/broken', {
        handler: () => {
          throw new HttpError(404, 'NOT_FOUND', 'There is no such page.');
        },
      }),
    ],
    api: [
      {
        method: 'get',
        path: '/api/names',
        operation: find,
        handler: handle(find, async ({ query }, { ip, path, originalUrl }, res) => {
          if (query.name === 'fails') throw new HttpError(404, 'NOT_FOUND', 'There is no such name.');
          res.json({ ...query, ip, path, originalUrl, long: 'é'.repeat(query.name === 'long' ? 900 : 1) });
        }),
      },
      {
        method: 'post',
        path: '/api/names',
        operation: add,
        handler: handle(add, async ({ body }, _req, res) => void res.status(201).json(body)),
      },
      {
        method: 'get',
        path: '/api/lists',
        operation: list,
        handler: memoisedRead(list, async ({ query: { name = '' } }) => {
          if (name === 'fails') throw new HttpError(404, 'NOT_FOUND', 'There is no such list.');
          return { data: [list], variant: name, toBody: () => ({ name: name || 'é'.repeat(900) }) };
        }),
      },
      {
        method: 'get',
        path: '/api/own',
        operation: own,
        handler: memoisedRead(own, async (_input, req) => ({ data: [guestOf(req)], toBody: () => guestOf(req) })),
        access: 'guest',
      },
      ...([undefined, true] as const).map((changesSession) => ({
        method: 'put' as const,
        path: changesSession ? '/api/own/session' : '/api/own/other',
        operation: change,
        handler: handle(change, (_input, req, res) => {
          Object.assign(req.session, { guest: { ...guestOf(req), seenAt: 1 } });
          res.json(req.session.guest);
        }),
        access: 'guest' as const,
        ...(changesSession && { changesSession }),
      })),
      {
        method: 'get',
        path: '/api/names/:id',
        operation: open,
        handler: handle(open, async ({ params }, _req, res) => void res.json(params)),
      },
    ],
    signedRoutes: [],
  },
];

const guest = { contactId: 'c-1', firstName: 'Ada', lastName: 'Lovelace', signedInAt: 0, seenAt: 0 };
const cookie = 'sid=known';
const aCookie = { originalMaxAge: null };

function aSite() {
  const inFront: string[] = [];
  const app = express().set('query parser', firstValues).disable('etag').disable('x-powered-by');
  const options = { clock: new StoppedClock(), guards: [], overrides: [] };
  const [compression, queryCheck, body] = [setUpCompression(), setUpQueryCheck(), express.json()];
  const errors: express.ErrorRequestHandler = (error, _req, res, _next) =>
    void res.status(toHttpError(error).status).json({ code: toHttpError(error).code });
  const session: express.RequestHandler = (req, _res, next) => {
    Object.assign(req, { session: req.headers.cookie === cookie ? { guest } : {} });
    next();
  };
  const renderer = { render: async () => {} };
  const spelling = redirectOtherCase(new AddressRules(features));
  app.use(compression, queryCheck, spelling, session, body, setUpReadsAsJson());
  app.use(mountRoutes(features, { ...options, renderer }));
  app.use(errors);
  const rows = new RouteLookup(features, {
    call: handlersOfCall(options),
    page: handlersOfPage({ ...options, renderer }),
  });
  const direct = answerByRow(app, rows, {
    first: [],
    compression,
    queryCheck,
    spelling,
    session,
    readOnlySession: (req, res, next) =>
      session(req, res, () => {
        Object.freeze(req.session);
        next();
      }),
    sessionCookie: 'sid',
    body: [body],
    scope: (_req, _res, next) => next(),
    budgets: (_req, _res, next) => next(),
    memoisedReads: new MemoisedReadAnswers({
      headers: [['Cache-Control', 'private, no-store']],
      sessions: {
        read: async ({ headers }) =>
          headers.cookie === cookie ? { sid: 'known', data: { cookie: aCookie, guest } } : undefined,
      },
      sessionCookie: 'sid',
      personalCookies: ['preview'],
      log: pino({ level: 'silent' }),
      requestIdOf: () => 'id',
      overrides: [],
      onAnswer: ({ route }) => void inFront.push(route),
    }),
    errors,
  });
  return { app, direct, inFront };
}

// The first request to an Express app itself lets Express's prototypes read requests that have no socket.
beforeAll(async () => void (await inject(aSite().app, '/')));

describe('a request', () => {
  const json = { 'content-type': 'application/json' };
  const metWithGzip = { 'if-none-match': '*', 'accept-encoding': 'gzip' };
  it.each<readonly [string, InjectOptions]>([
    ['a read', { url: '/api/names' }],
    ['a query', { url: '/api/names?name=Ada&other=1' }],
    ['a repeated parameter', { url: '/api/names?name=Ada&name=Eve' }],
    ['a refused query', { url: '/api/names?name=Adelaide' }],
    ['an error', { url: '/api/names?name=fails' }],
    ['a trailing slash', { url: '/api/names/' }],
    ['HEAD', { url: '/api/names', method: 'HEAD' }],
    ['compression', { url: '/api/names?name=long', headers: { 'accept-encoding': 'gzip' } }],
    ['a write', { url: '/api/names', method: 'POST', headers: json, payload: '{"name":"Ada"}' }],
    [
      'a write with a long answer',
      {
        url: '/api/names',
        method: 'POST',
        headers: { ...json, 'accept-encoding': 'gzip' },
        payload: JSON.stringify({ name: 'x'.repeat(5_000) }),
      },
    ],
    ['a broken body', { url: '/api/names', method: 'POST', headers: json, payload: '{' }],
    ['a read with a broken body', { url: '/api/names', headers: json, payload: '{' }],
    ['a write without a body', { url: '/api/names', method: 'POST' }],
    ['a parameter', { url: '/api/names/7' }],
    ['an encoded parameter', { url: '/api/names/%C3%A9' }],
    ['a condition', { url: '/api/names/7', headers: { 'if-none-match': '"1"' } }],
    ['a condition that is met', { url: '/api/names/7', headers: { 'if-none-match': '*' } }],
    ['a condition that is met, with compression', { url: '/api/names/7', headers: metWithGzip }],
    ['a write with a condition', { url: '/api/names', method: 'POST', headers: { ...json, ...metWithGzip } }],
    ['data, a condition that is met', { url: '/api/lists', headers: metWithGzip }],
    ['data of a guest, a condition that is met', { url: '/api/own', headers: { cookie, 'if-none-match': '*' } }],
    ['another method', { url: '/api/names', method: 'DELETE' }],
    ['another path', { url: '/api/name' }],
    ['another case', { url: '/API/names' }],
    ['data', { url: '/api/lists' }],
    ['data of a query', { url: '/api/lists?name=Ada&other=1' }],
    ['data of a refused query', { url: '/api/lists?name=Adelaide' }],
    ['data of a repeated parameter', { url: '/api/lists?name=Ada&name=Eve' }],
    ['data that fail', { url: '/api/lists?name=fails' }],
    ['data, HEAD', { url: '/api/lists', method: 'HEAD' }],
    ['data with a partner’s key', { url: '/api/lists', headers: { authorization: 'Bearer lf_none' } }],
    ['data of a guest', { url: '/api/own', headers: { cookie } }],
    ['data of a guest, by a visitor', { url: '/api/own' }],
    ['data of a guest whose session has ended', { url: '/api/own', headers: { cookie: 'sid=ended' } }],
    ['a page', { url: '/voyages/?a=1&a=2' }],
    ['a page of a guest', { url: '/mine', headers: { cookie } }],
    ['a page of a guest, by a visitor', { url: '/mine?tab=all' }],
    ['a page with a parameter', { url: '/voyages/adriatic', headers: { cookie } }],
    ['a page with an encoded parameter', { url: '/voyages/%C3%A9' }],
    ['a page in another case', { url: '/voyages/Adriatic?x=1' }],
    ['a page with any number of segments', { url: '/journeys/a/b' }],
    ['a page, HEAD', { url: '/voyages/adriatic', method: 'HEAD' }],
    ['a page that takes forms alone', { url: '/voyages/calendar' }],
    ['a form', { url: '/voyages/calendar', method: 'POST', headers: json, payload: '{}' }],
    ['a page with two slashes', { url: '/voyages//adriatic' }],
    ['a page that fails', { url: '/broken' }],
    ['a page with a forbidden parameter', { url: '/voyages?__proto__=1' }],
  ])('C4 B4 is answered by its row as by the app: %s', async (_what, asked) => {
    const { app, direct } = aSite();
    const described = ({
      statusCode,
      headers: { date: _date, 'x-request-id': _id, ...headers },
      body,
    }: LightMyRequestResponse) => ({ statusCode, headers, body });
    const expected = described(await inject(app, asked));
    // The second time its query is known, and a read of data is answered in front of Express.
    const found = [described(await inject(direct, asked)), described(await inject(direct, asked))];
    expect(found).toEqual([expected, expected]);
  });

  it('C4 that writes is answered as it is where compressing would save no packet', async () => {
    const payload = JSON.stringify({ name: 'x'.repeat(3_000) });
    const headers = { ...json, 'accept-encoding': 'gzip' };
    const answer = await inject(aSite().direct, { url: '/api/names', method: 'POST', headers, payload });
    expect([answer.statusCode, answer.headers['content-encoding'], answer.body]).toEqual([201, undefined, payload]);
  });

  it('B2 of a guest changes the session only where its row says so', async () => {
    const { direct } = aSite();
    const statusOf = async (url: string) =>
      (await inject(direct, { url, method: 'PUT', headers: { ...json, cookie } })).statusCode;
    expect([await statusOf('/api/own/session'), await statusOf('/api/own/other')]).toEqual([200, 500]);
  });

  it('H57 has an ETag where it is a successful read, and 304 without a body to a caller that has it', async () => {
    const { direct, inFront } = aSite();
    const read = (url: string, headers = {}) => inject(direct, { url, headers: { cookie, ...headers } });
    for (const url of ['/api/names/7', '/api/own']) {
      const { headers } = await read(url);
      const etag = String(headers.etag);
      expect(etag).toMatch(/^W\/"[\w-]{22}"$/);
      const again = await read(url, { 'if-none-match': `"other", ${etag}` });
      expect([again.statusCode, again.body, again.headers.etag]).toEqual([304, '', etag]);
      expect(again.headers['cache-control']).toBe(headers['cache-control']);
      expect((await read(url, { 'if-none-match': '"other"' })).statusCode).toBe(200);
    }
    expect(inFront).toEqual(['/api/own', '/api/own', '/api/own']);
    const refused = await read('/api/names?name=fails', { 'if-none-match': '*' });
    expect([refused.statusCode, refused.headers.etag]).toEqual([404, undefined]);
  });

  it('H65 for data is answered in front of Express once its query is known, and for a guest only with their session', async () => {
    const { direct, inFront } = aSite();
    for (const url of ['/api/lists?name=Ada', '/api/lists?name=Ada', '/api/own']) await inject(direct, url);
    expect(inFront).toEqual(['/api/lists']);
    await inject(direct, { url: '/api/own', headers: { cookie } });
    expect(inFront).toEqual(['/api/lists', '/api/own']);
  });
});
