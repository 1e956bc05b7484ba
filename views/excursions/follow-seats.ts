import { SESSION_DOUBTED } from '../profile/session-signs';
import type { SeatPosition, SeatsNow } from '../../src/core/excursions/seat-news';

export type PositionNews = Omit<SeatPosition, 'offerEndsAt'> & { readonly offerEndsAt?: string };

interface SeatFollower {
  readonly onSeats?: (departures: readonly SeatsNow[], seenAt: Date) => void;
  readonly onPositions?: (places: readonly PositionNews[], seenAt: Date) => void;
  readonly onChanges?: (count: number) => void;
  readonly onSeen?: (seenAt: Date) => void;
  /**
   * Called when numbers are no longer known, because the system, the site or the session does not answer. A later event
   * may recover.
   */
  readonly onLost?: () => void;
}

interface SeatsOnce {
  readonly seenAt: string;
  readonly departures: readonly SeatsNow[];
  readonly places: readonly PositionNews[];
}

const maxDepartures = 50;
/**
 * Milliseconds between polls of a page that gets no stream because the limit of streams is reached. After every fifth
 * poll it tries to open a stream again.
 */
const askEveryMs = 10_000;
const asksBetweenTries = 5;
/** Milliseconds after which a broken stream is reported as lost, because browsers reopen it by themselves. */
const timeoutMs = 5_000;

/**
 * Follows seats. The stream is closed while the page is hidden, and when it is left (EXC-07, EXC-10). Returns a
 * function that stops it.
 */
export function followSeats(departureIds: readonly string[], follower: SeatFollower): () => void {
  const query = `departures=${departureIds.slice(0, maxDepartures).map(encodeURIComponent).join(',')}`;
  const controller = new AbortController();
  let source: EventSource | undefined;
  let timer: ReturnType<typeof setTimeout> | undefined;
  let asking: ReturnType<typeof setTimeout> | undefined;
  const close = () => {
    clearTimeout(timer);
    clearTimeout(asking);
    source?.close();
    source = undefined;
  };
  const lose = () => {
    clearTimeout(timer);
    timer = undefined;
    follower.onLost?.();
  };
  const ask = async (triesLeft = asksBetweenTries) => {
    const answer = await fetch(`/api/shore-ex-seats?${query}`, { signal: controller.signal }).catch(() => undefined);
    // A page that was hidden in the meantime has closed its stream.
    if (source?.readyState !== EventSource.CLOSED) return;
    if (answer?.ok) {
      const now = (await answer.json()) as SeatsOnce;
      follower.onSeats?.(now.departures, new Date(now.seenAt));
      follower.onPositions?.(now.places, new Date(now.seenAt));
    } else lose();
    if (answer?.status === 401) return doubtSession();
    asking = setTimeout(() => {
      if (triesLeft > 1) return void ask(triesLeft - 1);
      source = undefined;
      open();
    }, askEveryMs);
  };
  const open = () => {
    if (source) return;
    source = new EventSource(`/api/shore-ex-events?${query}`);
    const on = <Payload>(name: string, handle: (payload: Payload & { readonly seenAt: string }) => void) =>
      source?.addEventListener(name, ({ data }: MessageEvent<string>) => {
        clearTimeout(timer);
        timer = undefined;
        handle(JSON.parse(data) as Payload & { readonly seenAt: string });
      });
    on<{ readonly departures: readonly SeatsNow[] }>('seats', ({ departures, seenAt }) =>
      follower.onSeats?.(departures, new Date(seenAt)),
    );
    on<{ readonly places: readonly PositionNews[] }>('places', ({ places, seenAt }) =>
      follower.onPositions?.(places, new Date(seenAt)),
    );
    on<{ readonly count: number }>('changes', ({ count }) => follower.onChanges?.(count));
    on('seen', ({ seenAt }) => follower.onSeen?.(new Date(seenAt)));
    on('stale', lose);
    on('over', () => {
      close();
      lose();
      doubtSession();
    });
    source.addEventListener('error', () => {
      // A visitor's stream is always refused, so that a visitor's page does not poll either.
      if (source?.readyState === EventSource.CLOSED) return isVisitors() ? lose() : void ask();
      timer ??= setTimeout(lose, timeoutMs);
    });
  };
  const look = () => (document.hidden ? close() : open());
  document.addEventListener('visibilitychange', look, { signal: controller.signal });
  window.addEventListener('pagehide', close, { signal: controller.signal });
  window.addEventListener('pageshow', look, { signal: controller.signal });
  look();
  return () => {
    controller.abort();
    close();
  };
}

const doubtSession = () => void document.dispatchEvent(new Event(SESSION_DOUBTED));

const isVisitors = (): boolean => document.querySelector('[data-notifications]:not([data-visit])') !== null;
