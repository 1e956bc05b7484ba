import { StoppedClock } from '../../../test/builders/a-clock';
import { aSailing } from '../../../test/builders/a-sailing';
import { someTerms } from '../../../test/builders/some-terms';
import { fromUnits } from '../shared/money';
import { addDays, plainDate, todayIn } from '../shared/plain-date';
import type { BookingRecord } from './booking-records.port';
import { CancelSuite } from './cancel-suite';
import { CostOfChanges } from './cost-of-changes';

const clock = new StoppedClock();
const officeTimeZone = 'America/New_York';
const dollars = (units: number) => fromUnits(units, 'USD');
const start = addDays(todayIn(officeTimeZone, clock.now()), 100);
const id = (day: string) => `ON1-CYC-${day}-007`;

const record = (parts: Partial<BookingRecord> = {}): BookingRecord => ({
  reservationId: '100',
  status: 'BK',
  itineraryId: id('270412'),
  voyages: [{ itineraryId: id('270412'), title: 'Cyclades', start, end: addDays(start, 7), category: 'SV' }],
  category: 'SV',
  total: dollars(20_000),
  paid: dollars(12_000),
  deposit: dollars(5_000),
  lines: [],
  payments: [],
  guestCount: 2,
  ...parts,
});

function open(booked: BookingRecord | undefined, sailings: readonly ReturnType<typeof aSailing>[] = []) {
  const cancelSuite = new CancelSuite({
    changes: { cancel: async () => 'cancelled' },
    terms: someTerms,
    clock,
    officeTimeZone,
  });
  return new CostOfChanges({
    records: { getBooking: async () => booked },
    cancelSuite,
    quotes: {
      run: async ({ guestCount }) =>
        new Map([['SV', { quote: { total: dollars(10_500 * guestCount) }, sealed: '' } as never]]),
    },
    inventory: { findSailings: async () => sailings },
    terms: someTerms,
    clock,
    officeTimeZone,
  });
}

describe('what a change of a reservation would cost', () => {
  it('ROL-05 F8 says what cancelling keeps and gives back, and who may do it', async () => {
    const account = { paid: dollars(12_000), retained: dollars(5_000), refund: dollars(7_000) };
    expect(await open(record()).cancelling('100')).toEqual({ ...account, isOwnToDo: false });
    const other = { ...record(), reservationId: '101' };
    expect(await open(record({ group: [record(), other] })).cancelling('100')).toEqual({ ...account, isOwnToDo: true });
    for (const ended of [record({ status: 'CX' }), record({ status: 'CL' }), undefined])
      expect(await open(ended).cancelling('100')).toBeUndefined();
  });

  it('ROL-05 offers later sailings of the same voyage on which the category is free, with what they cost for as many', async () => {
    const sailing = (day: string, parts: Partial<ReturnType<typeof aSailing>> = {}) =>
      aSailing({
        itineraryId: id(day),
        voyageId: 'CYC',
        start: plainDate(`20${day.slice(0, 2)}-${day.slice(2, 4)}-${day.slice(4)}`),
        suites: [{ category: 'SV', availableCabins: 1 }],
        ...parts,
      });
    const sailings = [
      sailing('200101'),
      sailing('270412'),
      sailing('270503', { suites: [{ category: 'SV', availableCabins: 0 }] }),
      sailing('270510', { voyageId: 'BAH' }),
      sailing('270517'),
    ];
    const found = await open(record(), sailings).moving('100');
    expect(found.map(({ sailing: { itineraryId }, total, current }) => [itineraryId, total, current])).toEqual([
      [id('270517'), dollars(21_000), dollars(20_000)],
    ]);
    expect(found[0]).not.toHaveProperty('retained');
    expect(await open(record({ status: 'CX' }), sailings).moving('100')).toEqual([]);
    const [voyage] = record().voyages;
    expect(await open(record({ voyages: [voyage, voyage] }), sailings).moving('100')).toEqual([]);
  });

  it('ROL-05 F8 says what is kept where a move counts as a cancellation by now, and nothing of it the day before', async () => {
    const retainedAt = async (daysAhead: number, parts: Partial<BookingRecord> = {}) => {
      const begins = addDays(todayIn(officeTimeZone, clock.now()), daysAhead);
      const [voyage] = record().voyages;
      const booked = record({ voyages: [{ ...voyage, start: begins }], ...parts });
      const other = aSailing({
        itineraryId: id('270517'),
        voyageId: 'CYC',
        start: plainDate('2027-05-17'),
        suites: [{ category: 'SV', availableCabins: 1 }],
      });
      const [move] = await open(booked, [other]).moving('100');
      return move?.retained;
    };
    expect([await retainedAt(91), await retainedAt(90)]).toEqual([undefined, dollars(10_000)]);
    expect(await retainedAt(90, { paid: dollars(5_000) })).toEqual(dollars(5_000));
    expect(await retainedAt(90, { status: 'OF', paid: dollars(0) })).toBeUndefined();
  });
});
