import { money } from '../shared/money';
import type { GroupedReservation } from './booking-records.port';
import { sharedAmounts } from './shared-amounts';

const usd = (amount: number) => money(amount, 'USD');
const suite = (reservationId: string, more: Partial<GroupedReservation> = {}): GroupedReservation => ({
  reservationId,
  status: 'OF',
  category: 'SV',
  total: usd(2_000_000),
  deposit: usd(500_000),
  paid: usd(0),
  guestCount: 2,
  ...more,
});
const share = (reservationId: string, amount: number) => ({ reservationId, amount: usd(amount) });

describe('what one payment may settle on several suites', () => {
  it('ENG-07 F7 is the open deposits, or everything that remains, suite by suite', () => {
    expect(sharedAmounts([suite('A', { paid: usd(100_000) }), suite('B')])).toEqual({
      deposits: [share('A', 400_000), share('B', 500_000)],
      balances: [share('A', 1_900_000), share('B', 2_000_000)],
    });
  });

  it('F7 leaves out what has ended or is paid, and deposits that are everything or of one suite', () => {
    const booked = { status: 'BK', paid: usd(500_000) } as const;
    const group = [suite('A', booked), suite('B', booked), suite('C', { status: 'CX' })];
    expect(sharedAmounts(group)).toEqual({ balances: [share('A', 1_500_000), share('B', 1_500_000)] });
    expect(sharedAmounts([suite('A', booked), suite('B')])).not.toHaveProperty('deposits');
    const whole = { deposit: usd(2_000_000) };
    expect(sharedAmounts([suite('A', whole), suite('B', whole)])).not.toHaveProperty('deposits');
  });

  it('F7 is nothing where less than two suites have something open', () => {
    expect(sharedAmounts([suite('A'), suite('B', { paid: usd(2_000_000), status: 'BK' })])).toBeUndefined();
    expect(sharedAmounts()).toBeUndefined();
  });
});
