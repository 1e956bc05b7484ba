import type { SeatPosition, SeatsNow } from '../../src/core/excursions/seat-news';

/** Instants come as text. */
export type PositionNews = Omit<SeatPosition, 'offerEndsAt'> & { readonly offerEndsAt?: string };

/** What a page does with what it is told. Every word says the moment that it is of. */
export interface SeatFollower {
  readonly onSeats?: (departures: readonly SeatsNow[], seenAt: Date) => void;
  readonly onPositions?: (places: readonly PositionNews[], seenAt: Date) => void;
  /** What was told last is still so. */
  readonly onSeen?: (seenAt: Date) => void;
  /** Nothing is known from here on: the desk or the site does not answer, or the session has ended. Better news may come. */
  readonly onLost?: () => void;
}

/** As many as one stream takes. */
const maxDepartures = 50;
/** A stream that broke is opened again by the browser; within this nobody has to know. */
const patienceMs = 5_000;

/**
 * Follows the seats of departures and the guest's own places as they change (EXC-07, EXC-10). A page that nobody looks at
 * follows nothing, and one that is left ends its stream itself. Gives what ends it.
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
