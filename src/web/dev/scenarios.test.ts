import express, { type RequestHandler } from 'express';
import inject from 'light-my-request';
import { StoppedClock } from '../../../test/builders/a-clock';
import { handleErrors } from '../middleware/handle-errors';
import type { ApiOperation } from '../routing/api-operation';
import { AddressRules } from '../routing/address-rules';
import { mountRoutes } from '../routing/mount-routes';
import { scenarios } from './scenarios';

const operation: ApiOperation = {
  id: 'getIt',
  summary: 'It.',
  ledger: [],
  answers: { 200: { description: 'It.' }, 409: { description: 'Too late (CLOSED).' } },
};

/** One call of a guest, at a site with scenarios or without. */
async function ask(hasScenarios: boolean, scenario: string) {
  let handled = 0;
  const handler: RequestHandler = (_req, res) => {
    handled += 1;
    res.json({ fine: true });
  };
  const app = express();
  app.use((req, _res, next) => {
    Object.assign(req, {
      id: 'request-1',
      log: { error: () => undefined },
      session: { guest: { contactId: 'c', signedInAt: 0 } },
    });
    next();
  });
  app.use(
    mountRoutes([{ pages: [], api: [{ method: 'get', path: '/api/it', operation, handler, access: 'guest' }] }], {
      renderer: { render: async () => undefined },
      clock: new StoppedClock(),
      guards: [],
      overrides: hasScenarios ? [scenarios] : [],
    }),
  );
  app.use(
    handleErrors({
      renderer: { render: async () => undefined, answerAnonymously: () => false },
      picture: {} as never,
      addresses: new AddressRules([]),
      overrides: [scenarios],
    }),
  );
  const answer = await inject(app, { method: 'GET', url: '/api/it', headers: { 'x-landfall-scenario': scenario } });
  return {
    status: answer.statusCode,
    body: answer.json<{ readonly code?: string }>(),
    headers: answer.headers,
    handled,
  };
}

describe('an error that a request selects', () => {
  it('H57 is answered in a demonstration, and nothing is carried out', async () => {
    expect(await ask(true, 'CLOSED')).toMatchObject({
      status: 409,
      body: { code: 'CLOSED', requestId: 'request-1' },
      handled: 0,
    });
    expect(await ask(true, 'UNAVAILABLE')).toMatchObject({ status: 503, headers: { 'retry-after': '5' }, handled: 0 });
  });

  it('H57 is refused where the call, or every call, lacks that error', async () => {
    for (const code of ['OVERLAPS', 'NO_SUCH_CODE', ''])
      expect(await ask(true, code)).toMatchObject({ status: 422, body: { code: 'INVALID' }, handled: 0 });
  });

  it('C4 is not looked at in production', async () => {
    for (const code of ['CLOSED', 'NO_SUCH_CODE'])
      expect(await ask(false, code)).toMatchObject({ status: 200, body: { fine: true }, handled: 1 });
  });
});
