import { aBookingRequest } from '../../../test/builders/a-booking';
import { StoppedClock } from '../../../test/builders/a-clock';
import { aSailingFare, FakeDesk, FakeFares } from '../../../test/builders/fake-engine';
import { engineErrorCode } from './engine-error-code';
import type { FareOutcome } from './fares.port';
import { HoldCabin } from './hold-cabin';

const terms = { depositPercent: 25, depositDueDays: 7, finalPaymentDays: 90, cabinHoldMinutes: 10 };
const zone = 'America/New_York';

function holdCabin({ outcome, now }: { readonly outcome?: FareOutcome; readonly now?: string } = {}) {
  const desk = new FakeDesk();
  const useCase = new HoldCabin(new FakeFares(outcome), desk, new StoppedClock(now), terms, zone);
  return { desk, run: (request = {}, more = {}) => useCase.run({ request: aBookingRequest(request), ...more }) };
}

describe('HoldCabin', () => {
  it('ENG-01 holds for the minutes of the terms, with the quote of today', async () => {
    const { desk, run } = holdCabin();
    expect((await run({}, { contactId: 'c-1', formerHoldId: 'h-0' })).kind).toBe('held');
    expect(desk.requests).toMatchObject([{
      ...aBookingRequest(), contactId: 'c-1', replaces: 'h-0',
      expiresAt: new Date('2027-01-11T15:10:00Z'), quote: { total: { amount: 1_234_500 }, deposit: { amount: 308_625 } },
    }]);
  });

  it('RES-13 RES-14 says why it does not sell, without touching a cabin', async () => {
    for (const outcome of [{ kind: 'unknown-sailing' }, { kind: 'unknown-category' }, { kind: 'no-fare' }] as const) {
      const { desk, run } = holdCabin({ outcome });
      expect(await run()).toEqual(outcome);
      expect(desk.requests).toEqual([]);
    }
  });

  it('RES-13 sells no sailing that starts today at the office, or has started', async () => {
    const late = holdCabin({ now: '2027-05-29T04:00:00Z' });
    expect(await late.run()).toEqual({ kind: 'unknown-sailing' });
    const evening = holdCabin({ now: '2027-05-29T03:59:59Z' });
    expect((await evening.run()).kind).toBe('held');
  });

  it('SUI-06 takes no party that the suite cannot take, and none without an adult', async () => {
    const { run } = holdCabin();
    for (const ages of [[], [30, 30, 30, 5], [5, 5], [30, -1], [30, 2.5], [30, Number.NaN], [30, 121]]) {
      expect(await run({ ages })).toEqual({ kind: 'party-not-allowed' });
    }
    for (const ages of [[18], [30, 5, 5], [5, 30]]) expect((await run({ ages })).kind).toBe('held');
  });

  it('SUI-14 SUI-17 sells the Funnel Suite by appointment only', async () => {
    const { run } = holdCabin({ outcome: { kind: 'fare', fare: aSailingFare() } });
    expect(await run({ category: 'FS' })).toEqual({ kind: 'by-appointment' });
  });

  it('RES-13 RES-14 sends the visitor back with the code of what to change', async () => {
    const { desk, run } = holdCabin();
    desk.isSoldOut = true;
    const outcome = await run();
    expect(outcome).toEqual({ kind: 'sold-out' });
    expect(engineErrorCode('sold-out')).toBe('RES-CatCode');
    expect(engineErrorCode('unknown-sailing')).toBe('RES-VID');
    expect(engineErrorCode('party-not-allowed')).toBe('RES-FareCode');
    expect(engineErrorCode('unknown-category')).toBe('RES-CatCode');
  });
});
