import { StoppedClock } from '../../../test/builders/a-clock';
import { aDeparture, aPartyRequest, someTravellers } from '../../../test/builders/a-departure';
import { reconcilingNodes } from '../../../test/builders/reconciling-nodes';
import { testDatabases } from '../../../test/services/databases';
import type { EngineManner } from '../../../test/simulators/engine/excursion-store';
import type { Message } from '../messages/message';
import { Unavailable } from '../shared/unavailable';
import { ReconcileExcursionBookings } from './reconcile-excursion-bookings';

const [sqlite] = testDatabases;

describe('a booking system outside', () => {
  const clock = new StoppedClock();
  let nodes: Awaited<ReturnType<typeof reconcilingNodes>>;
  let messages: Message[];
  let written: string[];
  let departure: ReturnType<typeof aDeparture>;
  let count = 0;
  const open = async (manner: EngineManner = 'atomic') => {
    if (!sqlite) throw new Error('There is no database to test with.');
    nodes = await reconcilingNodes({ manner, clock, create: sqlite.create });
    nodes.engine.store.offer(departure);
  };
  /** What each node does every few seconds; this is the one that was not asked. */
  const reconcile = (canSend = true) =>
    new ReconcileExcursionBookings({
      pending: nodes.pending,
      excursionBookings: nodes.otherNode,
      notifyOfBooking: { notifyOfBooking: async ({ state }) => void written.push(state) },
      guests: {
        getGuest: async (contactId) => ({ contactId, firstName: 'Eleanor', email: 'guest@example.com' }) as never,
      },
      content: {
        findExperiences: async () => [{ tourCode: departure.tourCode, title: 'A Coconut with a Mast' }] as never,
      },
      sender: {
        send: async (message) => {
          if (!canSend) throw new Error('no carrier');
          messages.push(message);
          return { kind: 'sent' };
        },
      },
      clock,
      addressOf: (reservationId) => `https://line.example/trips/${reservationId}`,
    }).run();
  const bookings = () =>
    nodes.engine.seen.filter(({ method, path }) => method === 'POST' && path === '/v1/excursion-bookings').length;
  const pass = (seconds: number) => clock.pass({ seconds });

  beforeEach(() => {
    messages = [];
    written = [];
    count += 1;
    departure = aDeparture({ id: `tour-${count}`, begins: new Date(clock.now().getTime() + 30 * 24 * 3_600_000) });
  });
  afterEach(() => nodes.close());

  it('D7 says that a booking is pending when its answer is lost, counts its seats, and finds it at the other node within a minute', async () => {
    await open();
    const bookingRequest = aPartyRequest({ departure, size: 2 });
    nodes.engine.breakDown('lost-answer', 1);
    expect(await nodes.excursionBookings.reserve(bookingRequest)).toEqual({ kind: 'pending' });
    expect((await nodes.excursionBookings.findSeats([departure.departureId]))[0]?.taken).toBeGreaterThanOrEqual(2);
    expect((await nodes.pending.findOpen([bookingRequest.reservationId])).map(({ state }) => state)).toEqual([
      'unsure',
    ]);
    pass(3);
    expect(await reconcile()).toEqual({ settled: 1, failed: 0, unnotified: 0 });
    expect(written).toEqual(['confirmed']);
    expect(await nodes.otherNode.findByKey(bookingRequest.requestKey)).toMatchObject({ state: 'confirmed' });
    expect(await nodes.excursionBookings.findSeats([departure.departureId])).toMatchObject([{ taken: 2 }]);
    expect([bookings(), messages.length]).toEqual([1, 0]);
    expect(await nodes.excursionBookings.reserve(bookingRequest)).toMatchObject({
      kind: 'reserved',
      party: { state: 'confirmed' },
    });
    expect(bookings()).toBe(1);
  });

  it('D7 asks nobody twice while it does not know: a repeat of the request looks first', async () => {
    await open();
    const bookingRequest = aPartyRequest({ departure, size: 2 });
    nodes.engine.breakDown('lost-answer', 1);
    await nodes.excursionBookings.reserve(bookingRequest);
    expect(await nodes.otherNode.reserve(bookingRequest)).toMatchObject({ kind: 'reserved' });
    expect(bookings()).toBe(1);
  });

  it('D7 E10 finds what a node had sent when it died', async () => {
    await open();
    const bookingRequest = aPartyRequest({ departure, size: 2 });
    await nodes.pending.begin(bookingRequest);
    // The node sent it and was never heard of again.
    await nodes.upstream.reserve(bookingRequest);
    expect(await nodes.otherNode.reserve(bookingRequest)).toEqual({ kind: 'in-flight' });
    expect(await reconcile()).toEqual({ settled: 0, failed: 0, unnotified: 0 });
    pass(16);
    expect(await reconcile()).toEqual({ settled: 1, failed: 0, unnotified: 0 });
    expect(bookings()).toBe(1);
  });

  it('D7 writes to a guest whose booking never got there, once, and gives back what comes of it after all', async () => {
    await open();
    const bookingRequest = aPartyRequest({ departure, size: 2 });
    await nodes.pending.begin(bookingRequest);
    pass(16);
    expect(await reconcile()).toEqual({ settled: 0, failed: 0, unnotified: 0 });
    pass(25);
    expect(await reconcile(false)).toEqual({ settled: 0, failed: 1, unnotified: 1 });
    pass(9);
    expect(await reconcile()).toEqual({ settled: 0, failed: 1, unnotified: 0 });
    expect(messages.map(({ subject, to }) => [subject, to])).toEqual([
      ['Not reserved: A Coconut with a Mast', { channel: 'email', email: 'guest@example.com' }],
    ]);
    expect(await nodes.pending.findOpen([bookingRequest.reservationId])).toEqual([]);
    // The engine was that slow.
    await nodes.upstream.reserve(bookingRequest);
    pass(9);
    await reconcile();
    expect(await nodes.excursionBookings.findParties([bookingRequest.reservationId])).toEqual([]);
    expect(messages).toHaveLength(1);
    // A pending request is checked for ten minutes, and deleted then.
    pass(530);
    await reconcile();
    expect(await nodes.pending.get(bookingRequest.requestKey)).toBeDefined();
    pass(60);
    await reconcile();
    expect(await nodes.pending.get(bookingRequest.requestKey)).toBeUndefined();
  });

  it('D7 tells nobody what it does not know while the engine is away', async () => {
    await open();
    const bookingRequest = aPartyRequest({ departure, size: 2 });
    nodes.engine.breakDown('lost-answer', 1);
    await nodes.excursionBookings.reserve(bookingRequest);
    nodes.engine.breakDown('error-500');
    for (let seconds = 0; seconds < 120; seconds += 10) {
      pass(10);
      expect(await reconcile()).toEqual({ settled: 0, failed: 0, unnotified: 0 });
    }
    nodes.engine.breakDown('none');
    pass(10);
    expect(await reconcile()).toEqual({ settled: 1, failed: 0, unnotified: 0 });
    expect(messages).toEqual([]);
  });

  it.each(['unavailable', 'rate-limited'] as const)(
    'D8 keeps nothing of a request that the engine would not take: %s',
    async (fault) => {
      await open();
      const bookingRequest = aPartyRequest({ departure, size: 2 });
      nodes.engine.breakDown(fault, 1);
      await expect(nodes.excursionBookings.reserve(bookingRequest)).rejects.toBeInstanceOf(Unavailable);
      expect(await nodes.pending.get(bookingRequest.requestKey)).toBeUndefined();
      expect(await nodes.excursionBookings.reserve(bookingRequest)).toMatchObject({
        kind: 'reserved',
        party: { state: 'confirmed' },
      });
    },
  );

  it.each(['hang', 'garbage', 'truncated', 'error-500', 'reset', 'empty'] as const)(
    'D7 books once, whatever becomes of the answer: %s',
    async (fault) => {
      await open();
      const bookingRequest = aPartyRequest({ departure, size: 2 });
      nodes.engine.breakDown(fault, 1);
      expect(await nodes.excursionBookings.reserve(bookingRequest)).toEqual({ kind: 'pending' });
      pass(41);
      const report = await reconcile();
      const parties = await nodes.excursionBookings.findParties([bookingRequest.reservationId]);
      // Some of these faults come before the booking, some after it; the answer agrees with the booking in each case.
      expect([report.settled, report.failed]).toEqual(parties.length === 1 ? [1, 0] : [0, 1]);
      expect(bookings()).toBe(1);
    },
  );

  it('D5 gives back what was sold to another party at the same moment, and says that the party waits', async () => {
    await open('check-then-add');
    const [ours, theirs] = [aPartyRequest({ departure, size: 3 }), aPartyRequest({ departure, size: 3 })];
    // The line's own people ask the engine past us, and past our turns.
    const [outcome] = await Promise.all([nodes.excursionBookings.reserve(ours), nodes.upstream.reserve(theirs)]);
    expect(outcome).toMatchObject({ kind: 'reserved', party: { state: 'waiting' } });
    expect(await nodes.excursionBookings.findSeats([departure.departureId])).toMatchObject([
      { capacity: 4, taken: 3, waiting: 1 },
    ]);
    expect(await nodes.otherNode.findByKey(ours.requestKey)).toMatchObject({ state: 'waiting', position: 1 });
    expect(await nodes.excursionBookings.reserve(ours)).toMatchObject({
      kind: 'reserved',
      party: { state: 'waiting' },
    });
  });

  it('D6 takes the same key for the same request only, as long as it is known', async () => {
    await open();
    const bookingRequest = aPartyRequest({ departure, size: 2 });
    await nodes.excursionBookings.reserve(bookingRequest);
    expect(
      await nodes.otherNode.reserve({ ...bookingRequest, guests: someTravellers(bookingRequest.reservationId, 1) }),
    ).toEqual({
      kind: 'key-reused',
    });
    expect(await nodes.otherNode.reserve(bookingRequest)).toMatchObject({ kind: 'reserved' });
    expect(bookings()).toBe(1);
  });

  it('D6 says of two tries at once that the first is under way', async () => {
    await open('check-then-add');
    const bookingRequest = aPartyRequest({ departure, size: 2 });
    const outcomes = await Promise.all(
      [nodes.excursionBookings, nodes.otherNode, nodes.excursionBookings].map((excursionBookings) =>
        excursionBookings.reserve(bookingRequest),
      ),
    );
    expect(outcomes.map(({ kind }) => kind).sort()).toEqual(['in-flight', 'in-flight', 'reserved']);
    expect(bookings()).toBe(1);
  });
});

describe('what each node does every few seconds', () => {
  it('D7 claims forty bookings for eight seconds', async () => {
    const clock = new StoppedClock('2027-01-11T15:00:00Z');
    const steps: unknown[] = [];
    const unused = () => Promise.reject(new Error('Nothing is due.'));
    const report = await new ReconcileExcursionBookings({
      pending: {
        claimDue: async (due) => {
          steps.push(due);
          return [];
        },
        markNotified: unused,
      },
      excursionBookings: { reconcile: unused, findByKey: unused },
      notifyOfBooking: { notifyOfBooking: unused },
      guests: { getGuest: unused },
      content: { findExperiences: unused },
      sender: { send: unused },
      clock,
      addressOf: () => '',
    }).run();
    expect(report).toEqual({ settled: 0, failed: 0, unnotified: 0 });
    expect(steps).toEqual([{ leaseUntil: new Date('2027-01-11T15:00:08Z'), limit: 40 }]);
  });
});
