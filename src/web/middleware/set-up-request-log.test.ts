import { Writable } from 'node:stream';
import express from 'express';
import inject from 'light-my-request';
import pino from 'pino';
import { setUpRequestLog } from './set-up-request-log';

interface Entry {
  readonly msg: string;
  readonly req: { readonly id: string; readonly method: string; readonly path: string };
}

async function entriesOf(url: string, answer: express.RequestHandler): Promise<{ entries: Entry[]; loggers: number }> {
  const entries: Entry[] = [];
  const lines = new Writable({
    write: (line: Buffer, _encoding, done) => {
      entries.push(JSON.parse(line.toString()) as Entry);
      done();
    },
  });
  const logger = pino({ level: 'info' }, lines);
  const child = jest.spyOn(logger, 'child');
  await inject(express().use(setUpRequestLog(logger), answer), { method: 'GET', url });
  return { entries, loggers: child.mock.calls.length };
}

describe('the log of a request', () => {
  it('C11 names the request in each entry, without its query', async () => {
    const { entries, loggers } = await entriesOf('/my-trips?code=123', (req, res) => {
      req.log.warn({}, 'first');
      req.log.warn({}, 'second');
      res.end();
    });
    expect(entries.map(({ msg, req: { path } }) => [msg, path])).toEqual([
      ['first', '/my-trips'],
      ['second', '/my-trips'],
    ]);
    expect(new Set(entries.map(({ req: { id } }) => id)).size).toBe(1);
    expect(loggers).toBe(1);
  });

  it.each([
    ['/calendar/secret.ics', '/calendar/…'],
    ['/unknown/guest@example.com', '/…'],
    ['/unknown/guest%40example.com?x=1', '/…'],
  ])('C11 E14 names %s without what identifies a guest', async (url, path) => {
    const { entries } = await entriesOf(url, (req, res) => {
      req.log.warn({}, 'first');
      res.end();
    });
    expect(entries.map(({ req }) => req.path)).toEqual([path]);
  });

  it.each([
    [429, 'WAIT', 'request completed'],
    [503, 'UNAVAILABLE', 'request errored'],
  ])(
    'G10 says of an answer of %i why, in the code that its sender reads, and without a stack',
    async (status, code, msg) => {
      const { entries } = await entriesOf('/api/otp-request', (req, res) => {
        req.log.code = code;
        res.status(status).end();
      });
      expect(entries).toEqual([expect.objectContaining({ msg, code, res: { status } })]);
      expect(entries).not.toEqual([expect.objectContaining({ err: expect.anything() as unknown })]);
    },
  );

  it('creates no logger for a request that logs nothing', async () => {
    expect(await entriesOf('/voyages', (_req, res) => void res.end())).toEqual({ entries: [], loggers: 0 });
  });
});
