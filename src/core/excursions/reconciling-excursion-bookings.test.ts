import { StoppedClock } from '../../../test/builders/a-clock';
import { aDeparture, aPartyRequest } from '../../../test/builders/a-departure';
import { reconcilingNodes } from '../../../test/builders/reconciling-nodes';
import { testDatabases } from '../../../test/services/databases';
import type { WebhookDeliveries } from '../webhooks/webhook-deliveries.port';
import { ReconcilingExcursionBookings } from './reconciling-excursion-bookings';
import { aBespokeRequest } from '../../../test/builders/some-bespoke-details';
import type { BespokeRequest } from './bespoke-request';
import type { ExcursionBookings, ExcursionParty, ReserveOutcome } from './excursion-bookings.port';
import { partyLockKey } from './party-lock-key';
import type { PendingExcursionBooking, PendingExcursionBookings } from './pending-excursion-bookings.port';

const [sqlite] = testDatabases;

/** Books one guest less than it was asked for, as often as `times`. */
function takingAPart(
  excursionBookings: ExcursionBookings,
  times: number,
): { readonly excursionBookings: ExcursionBookings; asked(): number } {
  let asked = 0;
  const partly: Pick<ExcursionBookings, 'reserve'> = {
    reserve: (request) => {
      asked += 1;
      return excursionBookings.reserve(asked <= times ? { ...request, guests: request.guests.slice(1) } : request);
    },
  };
  return {
    excursionBookings: Object.assign(Object.create(excursionBookings) as ExcursionBookings, partly),
    asked: () => asked,
  };
}

describe('a booking system outside that books only a part of a party', () => {
  const clock = new StoppedClock();
  let nodes: Awaited<ReturnType<typeof reconcilingNodes>>;
  const departure = aDeparture({ begins: new Date(clock.now().getTime() + 30 * 24 * 3_600_000) });
  const taken = async () => (await nodes.upstream.findSeats([departure.departureId]))[0]?.taken;
  const reserveFor = async (size: number, times: number) => {
    const partly = takingAPart(nodes.upstream, times);
    const { pending, requests } = nodes;
    const locks = { take: <T>(_key: string, work: () => Promise<T>) => work() };
    const outcome = await new ReconcilingExcursionBookings({
      excursionBookings: partly.excursionBookings,
      pending,
      requests,
      locks,
      clock,
    }).reserve(aPartyRequest({ departure, size, requestKey: 'a-request-with-a-long-key' }));
    return { outcome, asked: partly.asked() };
  };

  beforeEach(async () => {
    if (!sqlite) throw new Error('There is no database to test with.');
    nodes = await reconcilingNodes({ manner: 'atomic', clock, create: sqlite.create });
    nodes.engine.store.offer(departure);
  });
  afterEach(() => nodes.close());

  it('D5 D7 gives that part back and is asked again, so that the party goes whole', async () => {
    const { outcome, asked } = await reserveFor(3, 1);
    expect(outcome).toMatchObject({ kind: 'reserved', party: { state: 'confirmed' } });
    expect([outcome.kind === 'reserved' && outcome.party.bookings.length, asked, await taken()]).toEqual([3, 2, 3]);
  });

  it('D5 D7 never tells guests that they are reserved when it goes on like that', async () => {
    const { outcome, asked } = await reserveFor(3, Infinity);
    expect([outcome, asked, await taken()]).toEqual([{ kind: 'pending' }, 3, 0]);
  });

  it('D6 D7 forgets a request that was never sent, so that it may be made again', async () => {
    const { pending, upstream: excursionBookings } = nodes;
    const locks = { take: <T>(_key: string, work: () => Promise<T>) => work() };
    const requests = { find: () => Promise.reject(new Error('away')) };
    const request = aPartyRequest({ departure, size: 2 });
    const bookings = new ReconcilingExcursionBookings({ excursionBookings, pending, requests, locks, clock });
    await expect(bookings.reserve(request)).rejects.toThrow('away');
    expect(await pending.get(request.requestKey)).toBeUndefined();
  });

  it('D7 D9 records that seats were booked and released, and does not keep seats because that failed', async () => {
    const { pending, requests, upstream: excursionBookings } = nodes;
    const locks = { take: <T>(_key: string, work: () => Promise<T>) => work() };
    const recorded: unknown[] = [];
    const faults = { isAway: false };
    const events: Pick<WebhookDeliveries, 'record'> = {
      record: async (...event) => {
        if (faults.isAway) throw new Error('away');
        recorded.push(event);
      },
    };
    const bookings = new ReconcilingExcursionBookings({ excursionBookings, pending, requests, locks, clock, events });
    const request = aPartyRequest({ departure, size: 3 });
    const outcome = await bookings.reserve(request);
    if (outcome.kind !== 'reserved') throw new Error(`expected seats, got ${outcome.kind}`);
    const { partyId, reservationId, contactId } = outcome.party;
    const [first = '', ...others] = outcome.party.bookings.map(({ bookingId }) => bookingId);
    const removal = { contactId, reservationIds: [reservationId] };
    expect(await bookings.remove({ ...removal, bookingIds: [first] })).toBe('removed');
    expect(recorded).toEqual([
      ['excursion.booked', partyId, expect.objectContaining({ reservationId, bookingIds: [first, ...others] })],
      ['excursion.cancelled', first, expect.objectContaining({ reservationId, bookingIds: [first] })],
    ]);
    faults.isAway = true;
    expect(await bookings.remove({ ...removal, bookingIds: others })).toBe('removed');
    expect(await taken()).toBe(0);
  });
});

describe('a request that another node may be working on', () => {
  const clock = new StoppedClock();
  const departure = aDeparture({ begins: new Date(clock.now().getTime() + 30 * 24 * 3_600_000) });
  const request = aPartyRequest({ departure, reservationId: '100200', size: 1 });
  const [traveller] = request.guests;
  if (!traveller) throw new Error('One travels.');
  const aParty = (partyId: string, of = departure): ExcursionParty => ({
    partyId,
    reservationId: '100200',
    contactId: 'contact',
    departure: of,
    state: 'confirmed',
    bookings: [{ ...traveller, bookingId: `booking of ${partyId}` }],
  });
  const stored = (changes: Partial<PendingExcursionBooking> = {}): PendingExcursionBooking => ({
    request,
    sentKey: request.requestKey,
    state: 'unsure',
    sentAt: new Date(clock.now().getTime() - 60_000),
    isNotified: false,
    ...changes,
  });
  const justSent = stored({ state: 'sending', sentAt: clock.now() });

  /** `reads` is what one look at the stored requests after the other finds. */
  function open({
    reads = [],
    isSentAgain = true,
    parties = [],
    asked = [],
    taken,
    outcome = { kind: 'reserved', party: aParty('new') },
  }: {
    readonly reads?: readonly (PendingExcursionBooking | undefined)[];
    readonly isSentAgain?: boolean;
    readonly parties?: readonly ExcursionParty[];
    readonly asked?: readonly BespokeRequest[];
    readonly taken?: number;
    readonly outcome?: ReserveOutcome;
  }) {
    const [calls, locked]: [string[], string[]] = [[], []];
    const left = [...reads];
    const pending: Partial<PendingExcursionBookings> = {
      begin: async () => left.shift(),
      get: async () => left.shift(),
      sendAgain: async ({ from, to }) => {
        calls.push(`send again ${from === to ? 'with its own key' : 'with another key'}`);
        return isSentAgain;
      },
      note: async (_key, state) => void calls.push(`note ${state}`),
      forget: async () => void calls.push('forget'),
    };
    const excursionBookings: Partial<ExcursionBookings> = {
      findByKey: async () => {
        calls.push('find');
        return undefined;
      },
      findParties: async () => parties,
      findSeats: async () =>
        taken === undefined ? [] : [{ departureId: departure.departureId, taken, waiting: 0, capacity: 4 }],
      reserve: async () => {
        calls.push('reserve');
        return outcome;
      },
      remove: async ({ bookingIds }) => {
        calls.push(`remove ${bookingIds.join(', ')}`);
        return 'removed';
      },
    };
    const bookings = new ReconcilingExcursionBookings({
      excursionBookings: excursionBookings as ExcursionBookings,
      pending: pending as PendingExcursionBookings,
      requests: { find: async () => asked },
      locks: {
        take: (key, work) => {
          locked.push(key);
          return work();
        },
      },
      clock,
    });
    return { bookings, calls, locked };
  }

  it.each([
    ['forgotten', undefined],
    ['settled', stored({ state: 'settled' })],
    ['just sent', justSent],
  ])('D7 is left alone, without waiting for a lock, where it is %s', async (_state, read) => {
    const { bookings, calls, locked } = open({ reads: [read] });
    expect(await bookings.reconcile(request.requestKey)).toBe('open');
    expect([calls, locked]).toEqual([[], []]);
  });

  it.each([
    ['forgot', undefined],
    ['settled', stored({ state: 'settled' })],
    ['sent', justSent],
  ])('D7 is not looked up where another node %s it during the wait for the lock', async (_done, second) => {
    const { bookings, calls, locked } = open({ reads: [stored(), second] });
    expect(await bookings.reconcile(request.requestKey)).toBe('open');
    expect(calls).toEqual([]);
    expect(locked).toEqual([partyLockKey('100200'), `excursion seats ${departure.departureId}`].toSorted());
  });

  it('D6 D7 is sent again after it never arrived, by one of those who ask for it and not by the others', async () => {
    const failed = stored({ state: 'failed' });
    const first = open({ reads: [failed] });
    expect(await first.bookings.reserve(request)).toMatchObject({ kind: 'reserved', party: { partyId: 'new' } });
    expect(first.calls).toEqual(['find', 'send again with its own key', 'reserve', 'note settled']);
    const other = open({ reads: [failed], isSentAgain: false });
    expect(await other.bookings.reserve(request)).toEqual({ kind: 'in-flight' });
    expect(other.calls).toEqual(['find', 'send again with its own key']);
  });

  it('D6 D7 is looked up when it is repeated, and sent again only when it can no longer arrive', async () => {
    const repeated = (state: PendingExcursionBooking['state'], ageMs: number) => {
      const read = stored({ state, sentAt: new Date(clock.now().getTime() - ageMs) });
      return open({ reads: [read, read, read, read] });
    };
    for (const state of ['sending', 'unsure'] as const) {
      const unknown = repeated(state, 20_000);
      expect(await unknown.bookings.reserve(request)).toEqual({ kind: 'pending' });
      expect(unknown.calls).toEqual(['find', 'find']);
      const failed = repeated(state, 40_000);
      expect(await failed.bookings.reserve(request)).toMatchObject({ kind: 'reserved', party: { partyId: 'new' } });
      expect(failed.calls).toEqual([
        'find',
        'note failed',
        'find',
        'send again with its own key',
        'reserve',
        'note settled',
      ]);
    }
  });

  it('D7 is booked up to the last seat, and given back where more were sold than there are', async () => {
    const [last, tooMany] = [open({ taken: 4 }), open({ taken: 5 })];
    expect((await last.bookings.reserve(request)).kind).toBe('reserved');
    expect(last.calls).toEqual(['reserve', 'note settled']);
    expect((await tooMany.bookings.reserve(request)).kind).toBe('pending');
    expect(tooMany.calls).toContain('remove booking of new');
  });

  it('D6 is forgotten when it is refused, so that the guest may ask again', async () => {
    const full = open({ outcome: { kind: 'closed' } });
    expect(await full.bookings.reserve(request)).toEqual({ kind: 'closed' });
    expect(full.calls).toEqual(['reserve', 'forget']);
    const { begins, ends } = departure;
    const asked = [aBespokeRequest({ begins, ends, guests: [traveller] })];
    const elsewhere = open({ asked });
    expect((await elsewhere.bookings.reserve(request)).kind).toBe('overlaps');
    expect(elsewhere.calls).toEqual(['forget']);
  });

  it.each([
    ['is left to the node that sends it for fifteen seconds', 'sending', 14_999, 'open', []],
    ['is looked up by another node from then on', 'sending', 15_000, 'open', ['find']],
    ['may still arrive for forty seconds', 'unsure', 39_999, 'open', ['find']],
    ['has failed from then on', 'unsure', 40_000, 'failed', ['find', 'note failed']],
    ['is watched for ten minutes after it failed', 'failed', 600_000, 'open', ['find']],
    ['is forgotten afterwards', 'failed', 600_001, 'open', ['find', 'forget']],
  ] as const)('D7 %s', async (_what, state, ageMs, outcome, calls) => {
    const read = stored({ state, sentAt: new Date(clock.now().getTime() - ageMs), isNotified: true });
    const node = open({ reads: [read, read] });
    expect(await node.bookings.reconcile(request.requestKey)).toBe(outcome);
    expect(node.calls).toEqual(calls);
  });

  it('D5 releases seats under the lock of their own departure alone', async () => {
    const later = aDeparture({ id: 'later', begins: new Date(departure.begins.getTime() + 24 * 3_600_000) });
    const { bookings, calls, locked } = open({ parties: [aParty('one'), aParty('two', later)] });
    const removal = { contactId: 'contact', reservationIds: ['100200'], bookingIds: ['booking of two'] };
    expect(await bookings.remove(removal)).toBe('removed');
    expect([calls, locked]).toEqual([['remove booking of two'], [`excursion seats ${later.departureId}`]]);
  });
});
