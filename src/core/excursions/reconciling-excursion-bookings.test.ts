import { StoppedClock } from '../../../test/builders/a-clock';
import { aDeparture, aPartyRequest } from '../../../test/builders/a-departure';
import { reconcilingNodes } from '../../../test/builders/reconciling-nodes';
import { testDatabases } from '../../../test/services/databases';
import type { WebhookDeliveries } from '../webhooks/webhook-deliveries.port';
import { ReconcilingExcursionBookings } from './reconciling-excursion-bookings';
import type { ExcursionBookings } from './excursion-bookings.port';

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
    }).reserve(aPartyRequest({ departure, size }));
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
