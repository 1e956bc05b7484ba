import type { SeatPosition, SeatsNow } from '../../src/core/excursions/seat-news';

export type PositionNews = Omit<SeatPosition, 'offerEndsAt'> & { readonly offerEndsAt?: string };

/** Callbacks of a page for stream events. Each event carries the time that it refers to. */
interface SeatFollower {
  readonly onSeats?: (departures: readonly SeatsNow[], seenAt: Date) => void;
  readonly onPositions?: (places: readonly PositionNews[], seenAt: Date) => void;
  readonly onSeen?: (seenAt: Date) => void;
  /**
   * The state is unknown from here on: the booking system or the site does not answer, or the session has ended. A
   * later event may recover.
   */
  readonly onLost?: () => void;
}

/** Limit of one stream. */
const maxDepartures = 50;
/** The browser reopens a broken stream by itself; a loss is reported only after this time in milliseconds. */
const patienceMs = 5_000;

/**
 * Streams the seats of departures and the guest's own places (EXC-07, EXC-10). A hidden page closes its stream, and so
 * does one that is left. Returns a function that stops it.
 */
export function followSeats(departureIds: readonly string[], follower: SeatFollower): () => void {
  const address = `/api/shore-ex-events?departures=${departureIds.slice(0, maxDepartures).map(encodeURIComponent).join(',')}`;
  const ended = new AbortController();
  let source: EventSource | undefined;
  let patience: ReturnType<typeof setTimeout> | undefined;
  const close = () => {
    clearTimeout(patience);
    source?.close();
    source = undefined;
  };
  const lose = () => {
    clearTimeout(patience);
    patience = undefined;
    follower.onLost?.();
  };
  const open = () => {
    if (source) return;
    source = new EventSource(address);
    const on = <Payload>(name: string, handle: (payload: Payload & { readonly seenAt: string }) => void) =>
      source?.addEventListener(name, ({ data }: MessageEvent<string>) => {
        clearTimeout(patience);
        patience = undefined;
        handle(JSON.parse(data) as Payload & { readonly seenAt: string });
      });
    on<{ readonly departures: readonly SeatsNow[] }>('seats', ({ departures, seenAt }) =>
      follower.onSeats?.(departures, new Date(seenAt)),
    );
    on<{ readonly places: readonly PositionNews[] }>('places', ({ places, seenAt }) =>
      follower.onPositions?.(places, new Date(seenAt)),
    );
    on('seen', ({ seenAt }) => follower.onSeen?.(new Date(seenAt)));
    on('stale', lose);
    on('over', () => {
      close();
      lose();
    });
    source.addEventListener('error', () => {
      if (source?.readyState === EventSource.CLOSED) return lose();
      patience ??= setTimeout(lose, patienceMs);
    });
  };
  const look = () => (document.hidden ? close() : open());
  document.addEventListener('visibilitychange', look, { signal: ended.signal });
  window.addEventListener('pagehide', close, { signal: ended.signal });
  window.addEventListener('pageshow', look, { signal: ended.signal });
  look();
  return () => {
    ended.abort();
    close();
  };
}
