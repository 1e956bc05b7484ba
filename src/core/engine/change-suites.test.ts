import { aQuote, someGuests } from '../../../test/builders/a-booking';
import { StoppedClock } from '../../../test/builders/a-clock';
import { aHold, FakeCabinBookings, FakeFares, FakePayments } from '../../../test/builders/fake-engine';
import { someTerms } from '../../../test/builders/some-terms';
import { money } from '../shared/money';
import { plainDate } from '../shared/plain-date';
import { CancelSuite } from './cancel-suite';
import { ChangeSuites } from './change-suites';
import { groupAccount } from './group-account';
import type { HoldSuites } from './hold-suites.port';
import type { BookingRecord, GroupedReservation } from './booking-records.port';
import type { ChargeOutcome } from './payments.port';

const clock = new StoppedClock(new Date('2027-01-11T15:00:00Z'));
const officeTimeZone = 'America/New_York';
const ages = (count: number) => Array<number>(count).fill(30);
const other = { category: 'OS', cabinNumber: '701', ages: ages(3), quote: aQuote(), guests: someGuests() };

describe('ChangeSuites', () => {
  const changing = (hold = aHold(), closed?: ChargeOutcome) => {
    const added: Parameters<HoldSuites['addSuite']>[] = [];
    const cabinBookings = new FakeCabinBookings(hold);
    const payments = Object.assign(new FakePayments([]), { close: async () => closed });
    const suites = new ChangeSuites({
      fares: new FakeFares(),
      cabinBookings,
      suites: {
        addSuite: async (...call) => {
          added.push(call);
          return { kind: 'held', hold };
        },
        removeSuite: async () => 'removed',
        moveSuite: async (_holdId, { to }) => (to === '502' ? 'moved' : 'cabin-taken'),
        saveSuites: async () => 'saved',
      },
      payments,
      clock,
      terms: someTerms,
      officeTimeZone,
    });
    return { suites, added, cabinBookings };
  };
  const wish = (count: number) => ({ category: 'SV', ages: ages(count), seenSuites: 1 });

  it('F4 takes the twelfth guest and not the thirteenth, and no seventh suite', async () => {
    const hold = (count: number, suiteCount = 4) =>
      aHold({ ages: ages(count), otherSuites: Array<typeof other>(suiteCount - 1).fill(other) });
    expect((await changing(hold(1)).suites.add('h-1', wish(2))).kind).toBe('held');
    expect((await changing(hold(1)).suites.add('h-1', wish(3))).kind).toBe('too-many-guests');
    expect((await changing(hold(1, 6)).suites.add('h-1', wish(1))).kind).toBe('too-many-suites');
    expect((await changing().suites.add('h-1', wish(4))).kind).toBe('party-not-allowed');
  });

  it('ENG-01 holds the suite at the price of today, for as long as any', async () => {
    const { suites, added } = changing();
    await suites.add('h-1', wish(2));
    expect(added[0]?.[1]).toMatchObject({ category: 'SV', quote: { total: aQuote().total } });
    expect(added[0]?.[2]).toEqual({
      seenSuites: 1,
      expiresAt: new Date('2027-01-11T15:10:00Z'),
      maxLifeMs: 60 * 60_000,
    });
  });

  it('F4 counts an added suite for the visitor who asks for it', async () => {
    const { suites, added } = changing();
    await suites.add('h-1', { ...wish(2), actor: { browser: 'b-1' } });
    expect(added[0]?.[2]).toMatchObject({ actor: { browser: 'b-1' } });
  });

  it('ENG-01 moves a suite to a free cabin, and changes nothing once its hold has expired', async () => {
    const move = { from: '501', to: '502' };
    expect(await changing().suites.move('h-1', move)).toEqual({ kind: 'moved' });
    expect(await changing().suites.move('h-1', { ...move, to: '503' })).toEqual({ kind: 'cabin-taken' });
    const expired = changing(aHold({ expiresAt: clock.now() }));
    expect(await expired.suites.move('h-1', move)).toEqual({ kind: 'hold-expired' });
    expect(await expired.suites.remove('h-1', '501')).toEqual({ kind: 'hold-expired' });
  });

  it('D6 D7 changes nothing while the bank has not answered, and finds a payment that was faster', async () => {
    expect((await changing(aHold(), { kind: 'unknown' }).suites.add('h-1', wish(2))).kind).toBe('payment-in-progress');
    const paid = changing(aHold({ guests: someGuests() }), { kind: 'paid', amount: aQuote().deposit });
    expect(await paid.suites.remove('h-1', '501')).toEqual({ kind: 'reserved', reservationId: 'ON71234567' });
    expect(paid.cabinBookings.reserved).toEqual([{ paid: aQuote().deposit.amount }]);
    expect((await changing(aHold({ expiresAt: new Date(0) })).suites.remove('h-1', '501')).kind).toBe('hold-expired');
    expect((await changing(aHold({ reservationId: 'ON7' })).suites.remove('h-1', '501')).kind).toBe('reserved');
  });
});

const reservation = (number: number, changes: Partial<GroupedReservation> = {}): GroupedReservation => ({
  reservationId: `ON7000000${number}`,
  status: 'BK',
  category: 'SV',
  total: money(2_000_000, 'USD'),
  paid: money(500_000, 'USD'),
  deposit: money(500_000, 'USD'),
  depositDueOn: plainDate('2027-01-18'),
  finalDueOn: plainDate('2027-03-01'),
  guestCount: 2,
  ...changes,
});

describe('groupAccount', () => {
  const today = plainDate('2027-01-11');

  it('F7 says the sums of the suites that stand, one sentence for what is due on one day', () => {
    const ended = reservation(3, { status: 'CX' });
    const { total, paid, plan } = groupAccount([reservation(1), reservation(2), ended], today);
    expect([total.amount, paid.amount, plan.remaining.amount]).toEqual([4_000_000, 1_000_000, 3_000_000]);
    expect(plan.instalments).toMatchObject([
      { kind: 'deposit', state: 'paid', amount: { amount: 1_000_000 } },
      { kind: 'rest', state: 'open', open: { amount: 3_000_000 }, dueOn: '2027-03-01' },
    ]);
  });

  it('F7 does not put what was paid for one suite down to the other', () => {
    const full = reservation(1, { paid: money(2_000_000, 'USD') });
    const offer = reservation(2, { status: 'OF', paid: money(0, 'USD') });
    expect(groupAccount([full, offer], today).plan.next).toMatchObject({
      kind: 'deposit',
      open: { amount: 500_000 },
      dueOn: '2027-01-18',
    });
  });
});

describe('groupAccount, by due date', () => {
  it('F7 lists instalments by due date, those without one last, and those of one date in the order of the suites', () => {
    const paid = money(0, 'USD');
    const split = reservation(1, { paid });
    const whole = reservation(2, { paid, deposit: split.total, depositDueOn: plainDate('2027-03-01') });
    const { depositDueOn, finalDueOn, ...undated } = whole;
    const datesOf = (...group: Parameters<typeof groupAccount>[0]) =>
      groupAccount(group, plainDate('2027-01-11')).plan.instalments.map(({ kind, dueOn }) => [kind, dueOn]);
    expect(datesOf(undated, whole, split)).toEqual([
      ['deposit', '2027-01-18'],
      ['whole', depositDueOn],
      ['rest', finalDueOn],
      ['whole', undefined],
    ]);
    expect(datesOf(split, whole).slice(1)).toEqual([
      ['rest', finalDueOn],
      ['whole', depositDueOn],
    ]);
  });
});

describe('CancelSuite', () => {
  const agreed: unknown[] = [];
  const cancelSuite = new CancelSuite({
    changes: {
      cancel: async (...call) => {
        agreed.push(call);
        return 'cancelled';
      },
    },
    terms: someTerms,
    clock,
    officeTimeZone,
  });
  const record = (changes: Partial<BookingRecord> = {}): BookingRecord => ({
    ...reservation(1),
    itineraryId: 'ON1-CYC-270529-007',
    voyages: [
      {
        itineraryId: 'ON1-CYC-270529-007',
        title: 'The Cyclades',
        start: plainDate('2027-05-29'),
        end: plainDate('2027-06-05'),
        category: 'SV',
      },
    ],
    lines: [],
    payments: [],
    group: [reservation(1), reservation(2)],
    ...changes,
  });

  it('F7 F8 says what is retained and what is refunded of this suite alone, and cancels for that sum', async () => {
    const cost = cancelSuite.cost(record());
    expect(cost).toEqual({ paid: money(500_000, 'USD'), retained: money(500_000, 'USD'), refund: money(0, 'USD') });
    const earlier = record({ voyages: [{ ...record().voyages[0], start: plainDate('2027-12-29') }] });
    expect(cancelSuite.cost(earlier)).toMatchObject({ retained: money(100_000, 'USD'), refund: money(400_000, 'USD') });
    expect(await cancelSuite.run(earlier, money(100_000, 'USD'))).toBe('cancelled');
    expect(agreed).toEqual([['ON70000001', money(100_000, 'USD')]]);
    expect(cancelSuite.cost(record({ status: 'OF', paid: money(0, 'USD') }))).toMatchObject({
      retained: { amount: 0 },
    });
  });

  it('H56 leaves the last suite, one alone and one that sails today to a person', async () => {
    const alone = record({ group: [reservation(1), reservation(2, { status: 'CX' })] });
    const single = record({ group: [reservation(1)] });
    const today = record({ voyages: [{ ...record().voyages[0], start: plainDate('2027-01-11') }] });
    for (const refused of [alone, single, today, record({ status: 'CX' })]) {
      expect(cancelSuite.cost(refused)).toBeUndefined();
      expect(await cancelSuite.run(refused, money(0, 'USD'))).toBe('not-cancellable');
    }
  });
});
