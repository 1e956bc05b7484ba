import { SESSION_DOUBTED } from '../profile/session-signs';
import { followSeats } from './follow-seats';

/** Each one opened; a server that refuses a stream leaves it closed. */
class RefusedEventSource extends EventTarget {
  static readonly CLOSED = 2;
  static readonly opened: RefusedEventSource[] = [];
  readyState = 0;

  constructor(readonly address: string) {
    super();
    RefusedEventSource.opened.push(this);
  }

  refuse(): void {
    this.readyState = RefusedEventSource.CLOSED;
    this.dispatchEvent(new Event('error'));
  }

  close(): void {
    this.readyState = RefusedEventSource.CLOSED;
  }
}

const seats = [{ departureId: 'a', capacity: 8, left: 3, waiting: 0 }];

describe('a page whose stream is refused', () => {
  const globals = { ...Object.getOwnPropertyDescriptors(globalThis) };
  let asked: string[];
  let status: number;
  beforeEach(() => {
    jest.useFakeTimers();
    asked = [];
    status = 200;
    RefusedEventSource.opened.length = 0;
    Object.assign(globalThis, {
      document: Object.assign(new EventTarget(), { hidden: false, querySelector: () => null }),
      window: new EventTarget(),
      EventSource: RefusedEventSource,
      fetch: async (address: string) => {
        asked.push(address);
        const body = { seenAt: '2027-05-01T10:00:00Z', departures: seats, places: [] };
        return status === 200 ? Response.json(body) : new Response(null, { status });
      },
    });
  });
  afterEach(() => {
    jest.useRealTimers();
    for (const name of ['document', 'window', 'EventSource'] as const) Reflect.deleteProperty(globalThis, name);
    Object.defineProperty(globalThis, 'fetch', globals.fetch);
  });

  it('G1 asks every ten seconds, and tries to open one again after fifty', async () => {
    const seen: number[] = [];
    const stop = followSeats(['a'], { onSeats: ([one]) => void seen.push(one?.left ?? -1) });
    RefusedEventSource.opened[0]?.refuse();
    await jest.advanceTimersByTimeAsync(41_000);
    expect([asked.length, new Set(asked), seen]).toEqual([
      5,
      new Set(['/api/shore-ex-seats?departures=a']),
      [3, 3, 3, 3, 3],
    ]);
    await jest.advanceTimersByTimeAsync(10_000);
    expect(RefusedEventSource.opened.map(({ address }) => address)).toEqual([
      '/api/shore-ex-events?departures=a',
      '/api/shore-ex-events?departures=a',
    ]);
    stop();
    await jest.advanceTimersByTimeAsync(60_000);
    expect(asked).toHaveLength(5);
  });

  it('E2 B2 shows that the seats are unknown when that is refused too, and polls no more once the session is over', async () => {
    let losses = 0;
    let doubts = 0;
    document.addEventListener(SESSION_DOUBTED, () => (doubts += 1));
    status = 503;
    const stop = followSeats(['a'], { onLost: () => void (losses += 1) });
    RefusedEventSource.opened[0]?.refuse();
    await jest.advanceTimersByTimeAsync(11_000);
    expect([losses, doubts]).toEqual([2, 0]);
    status = 401;
    await jest.advanceTimersByTimeAsync(60_000);
    expect([losses, asked.length, doubts]).toEqual([3, 3, 1]);
    stop();
  });
});
