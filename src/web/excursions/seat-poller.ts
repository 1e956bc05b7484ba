import type { ExcursionBookings, ExcursionParty } from '../../core/excursions/excursion-bookings.port';
import {
  type SeatPosition,
  positionsNow,
  type SeatsNow,
  seatsNow,
  type SeatWatch,
} from '../../core/excursions/seat-news';
import type { SeatChanges } from '../../core/excursions/seat-changes.port';
import type { ChangesByItinerary } from '../../core/trip-changes/trip-change';
import type { TripChanges } from '../../core/trip-changes/trip-changes.port';
import type { Clock } from '../../core/shared/clock.port';
import { Unavailable } from '../../core/shared/unavailable';

/** `stale`: the booking system does not answer; the last state may be outdated. */
export type SeatNews =
  | { readonly kind: 'seats'; readonly seenAt: Date; readonly departures: readonly SeatsNow[] }
  | { readonly kind: 'places'; readonly seenAt: Date; readonly places: readonly SeatPosition[] }
  /**
   * The number of changes that the line has made to the guest's sailings. When it differs from the page's, the page is
   * outdated.
   */
  | { readonly kind: 'changes'; readonly seenAt: Date; readonly count: number }
  | { readonly kind: 'stale'; readonly seenAt: Date };

interface CurrentSeats {
  readonly seenAt: Date;
  readonly departures: readonly SeatsNow[];
  readonly places: readonly SeatPosition[];
}

interface Watcher {
  readonly watch: SeatWatch;
  readonly push: (news: SeatNews) => void;
  readonly lastSent: Map<SeatNews['kind'], string>;
  lastContent?: string | undefined;
}

interface DepartureState {
  readonly seenAt: Date;
  readonly seats: Awaited<ReturnType<ExcursionBookings['findSeats']>>;
  readonly parties: readonly ExcursionParty[];
  readonly tripChanges: ChangesByItinerary;
  readonly content: string;
}

const slowestMs = 5_000;
/** Polling interval while every change is announced, because a lost connection is noticed late. */
const liveEveryMs = 10_000;
/** A query names at most this number of ids, because databases limit the number of parameters. */
const maxIds = 5_000;

/**
 * Reads the booking system for all watchers of this node when a change is announced, and otherwise twice a second: one
 * query for all departures and one for all waitlist entries, and none without watchers. It reads the booking system
 * itself, so that changes made by other nodes are seen equally fast. While reading fails, the interval grows.
 */
export class SeatPoller {
  private readonly watchers = new Set<Watcher>();
  private timer: NodeJS.Timeout | undefined;
  private isLooking = false;
  private isAskedAgain = false;
  private isAnnounced = false;
  private isListening = false;
  private lookedAt = -Infinity;
  private failures = 0;
  private lastSeenAt: Date | undefined;

  constructor(
    private readonly parts: {
      readonly excursionBookings: Pick<ExcursionBookings, 'findSeats' | 'findParties'>;
      readonly changes: SeatChanges;
      readonly tripChanges: Pick<TripChanges, 'findAll'>;
      readonly clock: Clock;
      readonly everyMs: number;
    },
  ) {}

  get seenAt(): Date | undefined {
    return this.failures === 0 ? this.lastSeenAt : undefined;
  }

  async read(watch: SeatWatch): Promise<CurrentSeats> {
    return new Promise((resolve, reject) => {
      const latestNews: Partial<Record<SeatNews['kind'], SeatNews>> = {};
      const stop = this.follow(watch, (news) => {
        latestNews[news.kind] = news;
        const { seats, places, stale } = latestNews;
        if (stale) reject(new Unavailable('excursion bookings'));
        else if (seats?.kind !== 'seats' || places?.kind !== 'places') return;
        else resolve({ seenAt: seats.seenAt, departures: seats.departures, places: places.places });
        stop();
      });
    });
  }

  follow(watch: SeatWatch, push: (news: SeatNews) => void): () => void {
    const watcher: Watcher = { watch, push, lastSent: new Map() };
    this.watchers.add(watcher);
    if (!this.isListening) this.parts.changes.onChange(() => this.readAfterChange());
    this.isListening = true;
    void this.look();
    return () => {
      this.watchers.delete(watcher);
      if (this.watchers.size === 0) clearTimeout(this.timer);
    };
  }

  private async look(): Promise<void> {
    if (this.isLooking) {
      this.isAskedAgain = true;
      return;
    }
    clearTimeout(this.timer);
    this.isLooking = true;
    this.lookedAt = performance.now();
    // A watcher that was added during the query is not part of it.
    const watchers = [...this.watchers];
    const state = await this.query(watchers).catch(() => undefined);
    this.isLooking = false;
    this.failures = state ? 0 : this.failures + 1;
    if (state) this.lastSeenAt = state.seenAt;
    for (const watcher of watchers) if (this.watchers.has(watcher)) this.push(watcher, state);
    this.lookLater();
  }

  private lookLater(): void {
    const isAskedAgain = this.isAskedAgain;
    const isAnnounced = this.isAnnounced;
    this.isAskedAgain = false;
    this.isAnnounced = false;
    if (this.watchers.size === 0) return;
    if (isAskedAgain) void this.look();
    else if (isAnnounced) this.readAfterChange();
    else
      this.timer = setTimeout(
        () => void this.look(),
        this.failures === 0 && this.parts.changes.isLive
          ? liveEveryMs
          : Math.min(slowestMs, this.parts.everyMs * 2 ** Math.min(this.failures, 6)),
      ).unref();
  }

  /** Reads at once, but no more often than without announcements, because many bookings are announced one by one. */
  private readAfterChange(): void {
    if (this.watchers.size === 0) return;
    if (this.isLooking) {
      this.isAnnounced = true;
      return;
    }
    const waitMs = Math.max(0, this.lookedAt + this.parts.everyMs - performance.now());
    clearTimeout(this.timer);
    this.timer = setTimeout(() => void this.look(), waitMs).unref();
  }

  private async query(watchers: readonly Watcher[]): Promise<DepartureState> {
    const { excursionBookings, clock } = this.parts;
    // The time is taken before the query, because changes during the query may or may not be included.
    const seenAt = clock.now();
    const departureIds = [
      ...new Set(watchers.flatMap(({ watch }) => watch.departures.map(({ departureId }) => departureId))),
    ];
    const reservationIds = [...new Set(watchers.flatMap(({ watch }) => watch.reservationIds))];
    const [seats, parties, tripChanges] = await Promise.all([
      inParts(departureIds, (ids) => excursionBookings.findSeats(ids)),
      inParts(reservationIds, (ids) => excursionBookings.findParties(ids)),
      this.parts.tripChanges.findAll(),
    ]);
    const content = JSON.stringify([seats, parties, [...tripChanges].map(([id, { length }]) => [id, length])]);
    return { seenAt, seats, parties, tripChanges, content };
  }

  private push(watcher: Watcher, state: DepartureState | undefined): void {
    const { watch, lastSent } = watcher;
    if (state && state.content === watcher.lastContent) return;
    watcher.lastContent = state?.content;
    if (!state)
      return this.pushNew(watcher, { kind: 'stale', seenAt: this.lastSeenAt ?? this.parts.clock.now() }, 'stale');
    // After an outage the whole state is sent again.
    if (lastSent.has('stale')) lastSent.clear();
    if (watch.itineraryIds) {
      const count = watch.itineraryIds.reduce((sum, id) => sum + (state.tripChanges.get(id)?.length ?? 0), 0);
      this.pushNew(watcher, { kind: 'changes', seenAt: state.seenAt, count }, String(count));
    }
    const departures = seatsNow(watch, new Map(state.seats.map((one) => [one.departureId, one])));
    const places = positionsNow(watch, state.parties);
    this.pushNew(watcher, { kind: 'seats', seenAt: state.seenAt, departures }, JSON.stringify(departures));
    this.pushNew(watcher, { kind: 'places', seenAt: state.seenAt, places }, JSON.stringify(places));
  }

  private pushNew({ push, lastSent }: Watcher, news: SeatNews, content: string): void {
    if (lastSent.get(news.kind) === content) return;
    lastSent.set(news.kind, content);
    push(news);
  }
}

async function inParts<Found>(
  ids: readonly string[],
  find: (ids: readonly string[]) => Promise<readonly Found[]>,
): Promise<readonly Found[]> {
  const starts = Array.from({ length: Math.ceil(ids.length / maxIds) }, (_, index) => index * maxIds);
  return (await Promise.all(starts.map((start) => find(ids.slice(start, start + maxIds))))).flat();
}
