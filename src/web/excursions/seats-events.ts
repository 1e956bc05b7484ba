import type { Request, Response } from 'express';
import type { FindDepartures } from '../../core/excursions/find-departures';
import type { SeatWatch } from '../../core/excursions/seat-news';
import type { OpenParty } from '../../core/party/open-party';
import type { TripRepository } from '../../core/trips/trip-repository.port';
import { HttpError, unavailable } from '../http-error';
import type { OpenStreams } from '../routing/open-streams';
import { guestOf } from '../session/guest-of';
import type { SeatPoller, SeatNews } from './seat-poller';
import { handle } from '../routing/handle';
import { followSeatsOperation, getSeatsOperation } from './seats.schema';

const retryMs = 1_000;
/** Seconds after which a page without a stream asks for the seats again. */
const retryWhenFullSeconds = 10;
/** A client that does not read is disconnected at this many unread bytes. */
const maxUnread = 64 * 1024;

interface SeatsEventsParts {
  readonly departures: Pick<FindDepartures, 'byIds'>;
  readonly trips: Pick<TripRepository, 'findTrips'>;
  readonly parties: Pick<OpenParty, 'findShared'>;
  readonly seatPoller: Pick<SeatPoller, 'follow' | 'read' | 'seenAt'>;
  readonly streams: Pick<OpenStreams, 'open'>;
  /**
   * Interval of heartbeats: proxies close connections that are silent for a minute, and an ended session is detected at
   * the next heartbeat.
   */
  readonly beatMs: number;
}

/** Event stream of seats: changes on any node arrive within a second (EXC-07, EXC-10). */
export class SeatsEvents {
  constructor(private readonly parts: SeatsEventsParts) {}

  readonly now = handle(getSeatsOperation, async ({ query: { departures } }, req) => ({
    body: await this.parts.seatPoller.read(await this.watchOf(departures, guestOf(req))),
  }));

  readonly follow = handle(followSeatsOperation, async ({ query: { departures } }, req, res) => {
    const guest = guestOf(req);
    const watch = await this.watchOf(departures, guest);
    if (res.destroyed) return;
    this.takeRoom(req, res, guest.contactId);
    const isStillSignedIn = sessionCheck(req, guest.contactId);
    begin(res);
    if (req.method === 'HEAD') return void res.end();
    const stop = this.parts.seatPoller.follow(watch, (news) => send(res, news.kind, newsOf(news)));
    const beat = setInterval(() => void this.beat(res, isStillSignedIn), this.parts.beatMs).unref();
    res.once('close', () => {
      clearInterval(beat);
      stop();
    });
  });

  private async watchOf(departureIds: string, guest: ReturnType<typeof guestOf>): Promise<SeatWatch> {
    const [departures, trips, sharedTrips] = await Promise.all([
      this.parts.departures.byIds(departureIds.split(',').filter(Boolean)),
      this.parts.trips.findTrips(guest),
      this.parts.parties.findShared(guest.contactId),
    ]);
    const tripPackages = [...trips, ...sharedTrips.map(({ trip }) => trip)].flatMap(({ packages }) => packages);
    return {
      departures,
      reservationIds: trips.map(({ reservationId }) => reservationId),
      itineraryIds: [...new Set(tripPackages.map(({ packageCode }) => packageCode))],
    };
  }

  private takeRoom(req: Request, res: Response, guest: string): void {
    switch (this.parts.streams.open(res, { session: req.sessionID, guest })) {
      case 'open':
        return;
      case 'owner-has-enough':
        throw new HttpError(429, 'RATE_LIMITED', 'Too many pages of yours follow the seats already.', {
          retryAfterSeconds: 60,
        });
      case 'node-is-full':
        throw unavailable(retryWhenFullSeconds);
    }
  }

  /** Confirms that the numbers are current; otherwise sends a comment to keep the connection open. */
  private async beat(res: Response, isStillSignedIn: () => Promise<boolean>): Promise<void> {
    if (!(await isStillSignedIn())) {
      send(res, 'over', {});
      return void res.end();
    }
    const { seenAt } = this.parts.seatPoller;
    if (seenAt) send(res, 'seen', { seenAt: seenAt.toISOString() });
    else res.write(': here\n\n');
  }
}

/**
 * A stream ends with its session, and continues while the store does not answer. It must not save the session, because
 * that would restore an ended one.
 */
function sessionCheck(req: Request, contactId: string): () => Promise<boolean> {
  const { sessionStore, sessionID } = req;
  Object.assign(req, { session: undefined });
  return () =>
    new Promise((resolve) =>
      sessionStore.get(sessionID, (error, session) => resolve(error ? true : session?.guest?.contactId === contactId)),
    );
}

function begin(res: Response): void {
  res.status(200).set({
    'Content-Type': 'text/event-stream; charset=utf-8',
    // `no-transform` prevents buffering by our own compression or by a proxy.
    'Cache-Control': 'private, no-store, no-transform',
    'X-Accel-Buffering': 'no',
  });
  res.flushHeaders();
  res.write(`retry: ${retryMs}\n\n`);
}

function send(res: Response, kind: string, content: object): void {
  if (res.writableLength > maxUnread) return void res.destroy();
  res.write(`event: ${kind}\ndata: ${JSON.stringify(content)}\n\n`);
}

const newsOf = ({ kind: _kind, ...content }: SeatNews): object => content;
