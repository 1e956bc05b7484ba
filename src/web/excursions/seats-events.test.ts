import { EventEmitter } from 'node:events';
import type { Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import express, { type Response } from 'express';
import { noTripChanges } from '../../../test/builders/no-trip-changes';
import { StoppedClock } from '../../../test/builders/a-clock';
import { openStream } from '../../../test/support/event-stream';
import { until } from '../../../test/support/until';
import { OpenStreams } from '../routing/open-streams';
import { silentSeatChanges } from '../../core/excursions/seat-changes.port';
import { SeatPoller } from './seat-poller';
import { SeatsEvents } from './seats-events';

describe('the stream of seats', () => {
  const sessions = new Map<string, object>();
  const streams = new OpenStreams({ ofSession: 2, ofGuest: 9, ofNode: 3 }, { release: () => undefined });
  let seenSession: unknown = 'nothing';
  let server: Server;
  beforeAll(async () => {
    const seatPoller = new SeatPoller({
      excursionBookings: { findSeats: async () => [], findParties: async () => [] },
      changes: silentSeatChanges,
      tripChanges: noTripChanges,
      clock: new StoppedClock(),
      everyMs: 20,
    });
    const events = new SeatsEvents({
      departures: { byIds: async () => [] },
      trips: { findTrips: async () => [] },
      parties: { findShared: async () => [] },
      seatPoller,
      streams,
      beatMs: 20,
    });
    const app = express();
    app.get('/:who', (req, res, next) => {
      const guest = { contactId: 'c', firstName: 'Ada', lastName: 'Marlow', signedInAt: 0, seenAt: 0 };
      Object.assign(req, {
        session: { guest },
        sessionID: req.params.who,
        sessionStore: {
          get: (id: string, then: (error: unknown, found: unknown) => void) => then(null, sessions.get(id)),
        },
      });
      res.once('close', () => void (seenSession = req.session));
      events.follow(req, res).catch(next);
    });
    app.use(
      ((error, _req, res, _next) =>
        void res.status((error as { status: number }).status).end()) as express.ErrorRequestHandler,
    );
    server = app.listen(0);
    await new Promise((resolve) => server.once('listening', resolve));
    for (const who of ['ada', 'ben', 'cas']) sessions.set(who, { guest: { contactId: 'c' } });
  });
  afterAll(() => void server.close());
  const open = (who: string) =>
    openStream(`http://127.0.0.1:${(server.address() as AddressInfo).port}/${who}?departures=`);

  it('B1 ends with its session, and never writes that back', async () => {
    const stream = await open('ada');
    await until(async () => stream.kinds().includes('seen'), true);
    sessions.delete('ada');
    await stream.ended;
    expect([stream.kinds().at(-1), seenSession]).toEqual(['over', undefined]);
    expect(streams.count).toBe(0);
  });

  it('G1 counts a guest’s streams over all browsers', async () => {
    const ofGuest = new OpenStreams({ ofSession: 2, ofGuest: 3, ofNode: 9 }, { release: () => undefined });
    const ask = (session: string, guest: string) =>
      ofGuest.open(new EventEmitter() as unknown as Response, { session, guest });
    expect(['one', 'one', 'one', 'two', 'two'].map((session) => ask(session, 'ada'))).toEqual([
      'open',
      'open',
      'owner-has-enough',
      'open',
      'owner-has-enough',
    ]);
    expect(ask('three', 'ben')).toBe('open');
  });

  it('C7 E9 has room for so many, and ends them all when the node leaves', async () => {
    const opened = [await open('ben'), await open('ben'), await open('cas')];
    expect([await statusOf(open('ben')), await statusOf(open('dot'))]).toEqual([503, 503]);
    opened[2]?.leave();
    await until(async () => streams.count, 2);
    expect([await statusOf(open('ben'))]).toEqual([429]);
    streams.endAll();
    await Promise.all(opened.slice(0, 2).map(({ ended }) => ended));
    expect(streams.count).toBe(0);
  });
});

const statusOf = async (stream: ReturnType<typeof openStream>) => (await stream).status;
