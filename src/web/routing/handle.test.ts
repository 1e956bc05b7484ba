import express, { type ErrorRequestHandler } from 'express';
import inject from 'light-my-request';
import { HttpError } from '../http-error';
import type { ApiOperation } from './api-operation';
import { checkedHandler, handle } from './handle';
import { Joi } from './typed-joi';

const greet = {
  id: 'greet',
  summary: 'Greets.',
  query: Joi.object({ name: Joi.string().max(5).required(), times: Joi.number().integer().default(1) }),
  answers: { 201: { description: 'A greeting.' } },
} satisfies ApiOperation;

const answering = (handler: express.RequestHandler) => {
  const app = express();
  app.get('/greet', handler);
  app.use(
    ((error, _req, res, _next) =>
      void res.status(error instanceof HttpError ? error.status : 500).end()) as ErrorRequestHandler,
  );
  return (url: string, headers = {}) => inject(app, { url, headers });
};

describe('a handler of an operation', () => {
  it('C4 is given what the schemas let through, and nothing else', async () => {
    const get = answering(handle(greet, async ({ query }) => ({ body: query })));
    const answer = await get('/greet?name=Ada&title=Ms');
    expect([answer.statusCode, answer.json()]).toEqual([201, { name: 'Ada', times: 1 }]);
    expect((await get('/greet?name=Adelaide')).statusCode).toBe(422);
  });

  it('cannot read what no schema declares', () => {
    // @ts-expect-error The query has no title.
    handle(greet, async ({ query: { title } }) => ({ body: { title } }));
    // @ts-expect-error The operation has no body.
    handle(greet, async ({ body: { title } }) => ({ body: { title } }));
    expect.assertions(0);
  });

  it('C15 answers 304 to who has the answer already, where it may be cached', async () => {
    const find = { ...greet, answers: { 200: { description: 'A greeting.' } } };
    const get = answering(handle(find, async ({ query }) => ({ body: query, maxAgeSeconds: 5 })));
    const { headers } = await get('/greet?name=Ada');
    expect(headers['cache-control']).toBe('private, max-age=5');
    const known = { 'if-none-match': `W/"another", ${String(headers.etag)}` };
    expect((await get('/greet?name=Ada', known)).statusCode).toBe(304);
  });

  it('may write the answer itself', async () => {
    const get = answering(handle(greet, ({ query }, _req, res) => res.redirect(303, `/${query.name}`)));
    expect((await get('/greet?name=Ada')).headers.location).toBe('/Ada');
  });

  it('stands in its own operation’s row only', () => {
    const handler = handle(greet, async () => ({ body: {} }));
    expect(checkedHandler({ operation: greet, handler })).toBe(handler);
    expect(() => checkedHandler({ operation: { ...greet, id: 'leave' }, handler })).toThrow('leave is not made for it');
  });
});
