import express from 'express';
import inject from 'light-my-request';
import { Unavailable } from '../../core/shared/unavailable';
import type { PageResponse } from '../rendering/page-answer';
import { shownPage } from '../../../test/support/shown-page';
import { AddressRules } from '../routing/address-rules';
import { handleErrors } from './handle-errors';

async function ask(url: string, thrown: Error) {
  const app = express();
  const log: { error(): void; code?: string } = { error: () => undefined };
  app.use((req, _res, next) => {
    Object.assign(req, { id: 'request-1', log });
    next();
  });
  app.get(/.*/, () => {
    throw thrown;
  });
  const render = async (_req: unknown, res: express.Response, response: PageResponse) =>
    void res.status(response.answer.status ?? 200).send(shownPage(response).name);
  app.use(
    handleErrors({
      renderer: { render, answerAnonymously: () => false },
      picture: {} as never,
      addresses: new AddressRules([]),
      overrides: [],
    }),
  );
  const { statusCode, headers, body } = await inject(app, { method: 'GET', url });
  return { status: statusCode, retryAfter: headers['retry-after'], body, logged: log.code };
}

describe('a system that does not answer', () => {
  const withoutContent = new Unavailable('contentful', { retryAfterSeconds: 30 });

  it('E1 answers Retry-After of thirty seconds where content cannot be had, on pages and in the API', async () => {
    expect(await ask('/voyages', withoutContent)).toEqual({
      status: 503,
      retryAfter: '30',
      body: 'ErrorPage',
      logged: 'UNAVAILABLE',
    });
    expect(await ask('/api/stories', withoutContent)).toMatchObject({
      status: 503,
      retryAfter: '30',
      body: expect.stringContaining('"UNAVAILABLE"'),
    });
  });

  it('E2 answers a short Retry-After where the error names none', async () => {
    expect(await ask('/voyages', new Unavailable('reservation engine', { cause: new Error('timeout') }))).toMatchObject(
      { status: 503, retryAfter: '5' },
    );
  });
});
