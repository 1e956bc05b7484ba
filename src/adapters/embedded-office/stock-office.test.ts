import { aBookingRequest, aQuote, someGuests } from '../../../test/builders/a-booking';
import { twoNodes, type TwoNodes } from '../../../test/builders/two-nodes';
import { testDatabases } from '../../../test/services/databases';
import { refusalOf } from '../../../test/support/refusal-of';
import type { BookingActor } from '../../core/engine/booking-actor';
import { EmbeddedBookingRecords } from '../embedded-engine/booking-records';
import { ReceiptOffice } from './receipt-office';
import { StockOffice } from './stock-office';

describe.each([...testDatabases])('operators and stock without money, $name', ({ create }) => {
  let line: TwoNodes;
  let office: StockOffice;
  beforeAll(async () => {
    line = await twoNodes(create);
    office = new StockOffice({ db: line.otherNode.db, clock: line.clock, who: 'ines' });
  });
  afterAll(() => line.close());

  const hold = (actor: BookingActor, itineraryId = line.itineraryIds[3] ?? '', node = line.cabinBookings) =>
    node.hold({
      ...aBookingRequest({ itineraryId }),
      quote: aQuote(),
      expiresAt: new Date(line.clock.now().getTime() + 600_000),
      actor,
    });
  const log = () => line.db.selectFrom('line_log').select(['who', 'command', 'outcome']).execute();

  it('F4 lets a browser and a network hold two cabins, and one with proof two more', async () => {
    const itineraryIds = line.itineraryIds.slice(5);
    const of = (actor: BookingActor, index: number) => hold(actor, itineraryIds[index]);
    expect((await of({ browser: 'b1', network: 'n1' }, 0)).kind).toBe('held');
    expect((await of({ browser: 'b1', network: 'n2' }, 1)).kind).toBe('held');
    expect(await of({ browser: 'b1', network: 'n3' }, 2)).toEqual({ kind: 'too-many-holds', limit: 'browser' });
    expect((await of({ browser: 'b2', network: 'n1' }, 2)).kind).toBe('held');
    expect(await of({ browser: 'b3', network: 'n1' }, 3)).toEqual({ kind: 'too-many-holds', limit: 'network' });
    const proved = { browser: 'b3', network: 'n1', proved: 'ada@example.com' };
    expect([(await of(proved, 3)).kind, (await of(proved, 4)).kind]).toEqual(['held', 'held']);
    expect(await of({ ...proved, browser: 'b9' }, 5)).toEqual({ kind: 'too-many-holds', limit: 'proved' });
    line.clock.pass({ minutes: 11 });
    expect((await of({ browser: 'b1', network: 'n1' }, 0)).kind).toBe('held');
    line.clock.pass({ minutes: 11 });
  });

  it('F4 D5 leaves four of five free cabins of a sailing to those with proof, though fifty come at once on two nodes', async () => {
    const itineraryId = line.itineraryIds[2] ?? '';
    const sailing = await line.inventory.getSailing(itineraryId);
    const free = (sailing?.suites ?? [])
      .filter(({ category }) => category !== 'FS')
      .reduce((sum, { availableCabins = 0 }) => sum + availableCabins, 0);
    const categories = (sailing?.suites ?? []).map(({ category }) => category).filter((one) => one !== 'FS');
    const outcomes = await Promise.all(
      Array.from({ length: 50 }, (_, index) =>
        (index % 2 ? line : line.otherNode).cabinBookings.hold({
          ...aBookingRequest({ itineraryId, category: categories[index % categories.length] ?? '' }),
          quote: aQuote(),
          expiresAt: new Date(line.clock.now().getTime() + 600_000),
          actor: { browser: `crowd-${index}`, network: `crowd-${index}` },
        }),
      ),
    );
    const held = outcomes.filter(({ kind }) => kind === 'held').length;
    expect([held, free > held]).toEqual([Math.max(1, Math.floor(free * 0.2)), true]);
    const [category = ''] = categories;
    expect(
      (
        await line.cabinBookings.hold({
          ...aBookingRequest({ itineraryId, category }),
          quote: aQuote(),
          expiresAt: new Date(line.clock.now().getTime() + 600_000),
          actor: { browser: 'paying', proved: 'paying@example.com' },
        })
      ).kind,
    ).toBe('held');
    line.clock.pass({ minutes: 11 });
  });

  it('F4 keeps the earlier hold of a browser that is refused another', async () => {
    const [first = '', second = ''] = line.itineraryIds.slice(20);
    const earlier = await hold({ browser: 'x1' }, first);
    if (earlier.kind !== 'held') throw new Error('Expected a hold.');
    const { holdId } = earlier.hold;
    let others = 0;
    while ((await hold({ browser: `others-${others}` }, second)).kind === 'held') others += 1;
    const outcome = await line.cabinBookings.hold({
      ...aBookingRequest({ itineraryId: second }),
      quote: aQuote(),
      expiresAt: new Date(line.clock.now().getTime() + 600_000),
      actor: { browser: 'x1' },
      replaces: holdId,
    });
    expect(outcome).toEqual({ kind: 'too-many-holds', limit: 'sailing' });
    const started = await line.cabinBookings.startPayment({ holdId, holdUntil: line.clock.now() });
    expect([others > 0, started.kind]).toEqual([true, 'started']);
    line.clock.pass({ minutes: 30 });
  });

  it('F4 F10 are listed and undone by browser, network or address, each change logged with its operator', async () => {
    const itineraryId = line.itineraryIds[8] ?? '';
    const actor = { browser: 'browser-of-a-grabber', network: 'network-of-a-grabber', proved: 'grab@example.com' };
    const held = await hold(actor, itineraryId);
    const offered = await hold({ ...actor, browser: 'another-browser-of-theirs' }, itineraryId);
    if (held.kind !== 'held' || offered.kind !== 'held') throw new Error('Expected two holds.');
    await line.cabinBookings.saveGuests(offered.hold.holdId, someGuests('grab@example.com'));
    await line.cabinBookings.reserve({ holdId: offered.hold.holdId, paid: 0 });
    const { reservationId } = await line.waitlist.join({
      ...aBookingRequest({ itineraryId }),
      requestKey: 'grab',
      quote: aQuote(),
      guests: someGuests('grab@example.com'),
      actor,
    });
    const kinds = async (filter: Parameters<StockOffice['list']>[0]) =>
      (await office.list(filter)).map((row) => row.split('\t')[0]).toSorted();
    expect(await kinds({ email: 'grab@example.com' })).toEqual(['hold', 'offer', 'waitlist']);
    expect(await kinds({ browser: 'browser-of' })).toEqual(['hold', 'waitlist']);
    expect(await kinds({ network: 'network-of-a-grabber' })).toEqual(['hold', 'offer', 'waitlist']);
    const before = (await log()).length;
    const texts = await office.undo({ email: 'grab@example.com' });
    expect(texts.toSorted()).toEqual([
      expect.stringMatching(/^Hold .* is given back\.$/),
      expect.stringMatching(/^Offer ON\d+ is ended\.$/),
      `Waitlist entry ${reservationId} is ended.`,
    ]);
    expect(await kinds({ email: 'grab@example.com' })).toEqual([]);
    const logged = (await log()).slice(before);
    expect(logged).toHaveLength(3);
    expect(new Set(logged.map(({ who, command }) => `${who}: ${command}`))).toEqual(
      new Set(['ines: undo-unpaid grab@example.com']),
    );
    expect(await office.undo({ email: 'grab@example.com' })).toEqual(['Nothing is taken without money by this actor.']);
  });

  it('F5 has one open entry for an address and sailing, also when many come at once', async () => {
    const itineraryId = line.itineraryIds[9] ?? '';
    const join = (index: number, category = 'SV') =>
      (index % 2 ? line : line.otherNode).waitlist.join({
        ...aBookingRequest({ itineraryId, category }),
        requestKey: `bomb-${index}`,
        quote: aQuote(),
        guests: someGuests('victim@example.com'),
        actor: { browser: `b-${index}` },
      });
    const joined = await Promise.all(Array.from({ length: 20 }, (_, index) => join(index)));
    expect(new Set(joined.map(({ reservationId }) => reservationId)).size).toBe(1);
    expect(joined.filter(({ isEarlier }) => isEarlier !== true)).toHaveLength(1);
    expect(await join(99, 'LS')).toMatchObject({ isEarlier: true });
  });

  it('C1 F10 revokes the receipts of a reservation', async () => {
    const reservationId = await line.book({});
    const receipts = new ReceiptOffice({ db: line.db, clock: line.clock, who: 'ines' });
    const read = async () => (await new EmbeddedBookingRecords(line.db).getBooking(reservationId))?.receiptsRevokedAt;
    expect(await read()).toBeUndefined();
    expect(await receipts.revoke(reservationId)).toContain('open nothing any more');
    expect(await read()).toEqual(line.clock.now());
    expect(await refusalOf(receipts.revoke('ON70000000'))).toContain('There is no reservation');
  });
});
