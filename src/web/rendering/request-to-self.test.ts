import { Readable } from 'node:stream';
import express from 'express';
import { requestToSelf } from './request-to-self';

it('E1 requests a page of a real Express app, and is done when the whole answer is written', async () => {
  const app = express();
  const seen: unknown[] = [];
  app.get('/voyages', (req, res) => {
    seen.push(req.path, req.query['region'], req.get('cookie'));
    // A stream waits for a full response to be emptied, which a server's socket would see to.
    Readable.from(Array.from({ length: 40 }, () => 'x'.repeat(20_000)))
      .pipe(res)
      .on('finish', () => seen.push('ended'));
  });
  await requestToSelf(app, '/voyages?region=adriatic', (req) => seen.push(req.method));
  expect(seen).toEqual(['GET', '/voyages', 'adriatic', undefined, 'ended']);
});

it('E1 is done as well when the app fails', async () => {
  const app = express();
  const seen: unknown[] = [];
  const quiet: express.ErrorRequestHandler = (error: Error, _req, res, _next) => {
    seen.push(error.message);
    res
      .on('finish', () => seen.push('ended', res.statusCode))
      .status(503)
      .end();
  };
  app.get('/', () => {
    throw new Error('down');
  });
  app.use(quiet);
  expect(await requestToSelf(app, '/', (req) => seen.push(req.method))).toBe(503);
  expect(seen).toEqual(['GET', 'down', 'ended', 503]);
});

it.each([
  ['before', (res: express.Response) => void res.destroy()],
  ['in', (res: express.Response) => void res.write('half a page', () => res.destroy())],
])('E1 fails when the app destroys its response %s its answer', async (_when, give) => {
  const app = express();
  app.get('/', (_req, res) => give(res));
  await expect(requestToSelf(app, '/', () => undefined)).rejects.toThrow('did not complete');
});
