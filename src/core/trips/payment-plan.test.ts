import fc from 'fast-check';
import { money } from '../shared/money';
import { addDays, plainDate, type PlainDate } from '../shared/plain-date';
import { paymentPlan } from './payment-plan';
import { paymentPlanText } from './payment-plan-text';

const usd = (dollars: number) => money(dollars * 100, 'USD');
const [depositDueOn, finalDueOn] = [plainDate('2026-11-29'), plainDate('2027-02-02')];
const offer = {
  status: 'OF',
  total: usd(16_000),
  paid: usd(0),
  deposit: usd(4_000),
  depositDueOn,
  finalDueOn,
};
const day = (text: PlainDate) => text;
const planOn = (today: string, changes: Partial<Parameters<typeof paymentPlan>[0]> = {}) =>
  paymentPlan({ ...offer, ...changes }, plainDate(today));
const textOn = (today: string, changes: Parameters<typeof planOn>[1] = {}) =>
  paymentPlanText(planOn(today, changes), day);

describe('paymentPlan', () => {
  it('F7 of an offer is its deposit by its day, and the rest by the day of the rest', () => {
    expect(planOn('2026-11-22').instalments).toEqual([
      { kind: 'deposit', amount: usd(4_000), open: usd(4_000), dueOn: depositDueOn, state: 'open' },
      { kind: 'rest', amount: usd(12_000), open: usd(12_000), dueOn: finalDueOn, state: 'open' },
    ]);
    expect(textOn('2026-11-29')).toEqual([
      'The deposit of $4,000.00 is due by 2026-11-29.',
      'The remaining $12,000.00 is due by 2027-02-02.',
    ]);
  });

  it('F7 leaves the rest of a part-paid deposit due on its own day, and says when the offer ends', () => {
    expect(textOn('2026-11-29', { paid: usd(500) })[0]).toBe(
      'The remaining $3,500.00 of the deposit is due by 2026-11-29.',
    );
    const late = planOn('2026-11-30', { paid: usd(500) });
    expect(late.next).toMatchObject({ kind: 'deposit', open: usd(3_500), state: 'overdue' });
    expect(paymentPlanText(late, day)[0]).toBe(
      'The remaining $3,500.00 of the deposit was due by 2026-11-29. If it is not with us by 2026-12-06, the offer ends and what was paid is refunded.',
    );
  });

  it('F7 says of an overdue balance what follows from it', () => {
    const booked = { status: 'BK', paid: usd(4_000) };
    expect(textOn('2027-02-02', booked)).toEqual(['The remaining $12,000.00 is due by 2027-02-02.']);
    expect(textOn('2027-02-03', booked)).toEqual([
      'The remaining $12,000.00 was due by 2027-02-02. From 2027-02-16 on the suite may be given to others. Please pay, or speak with us.',
    ]);
  });

  it('F7 has one instalment where there is no deposit, or one as large as the fare', () => {
    expect(textOn('2026-11-22', { deposit: usd(16_000) })).toEqual(['The fare of $16,000.00 is due by 2026-11-29.']);
    expect(textOn('2026-11-22', { deposit: undefined, status: 'BK', paid: usd(1_000) })).toEqual([
      'The remaining $15,000.00 is due by 2027-02-02.',
    ]);
    expect(textOn('2026-11-22', { deposit: undefined })).toEqual(['The fare of $16,000.00 is due by 2026-11-29.']);
    expect(textOn('2026-11-22', { deposit: usd(16_000), status: 'BK' })).toEqual([
      'The fare of $16,000.00 is due by 2026-11-29.',
    ]);
    expect(textOn('2026-11-22', { deposit: undefined, depositDueOn: undefined, finalDueOn: undefined })).toEqual([
      'The fare of $16,000.00 is due on the day that your consultant gives you.',
    ]);
  });

  it('F7 owes nothing on the waitlist, once all is paid, and once it has ended', () => {
    for (const changes of [
      { status: 'WL' },
      { status: 'CX', paid: usd(4_000) },
      { status: 'CT' },
      { status: 'TM', paid: usd(16_000) },
      { status: 'BK', paid: usd(16_000) },
      { status: 'BK', paid: usd(17_000) },
      { status: 'BK', total: usd(0), deposit: usd(0) },
    ]) {
      const plan = planOn('2027-03-01', changes);
      expect([plan.next, plan.remaining.amount, paymentPlanText(plan, day)]).toEqual([undefined, 0, []]);
    }
  });

  it('F7 adds up to the cent: instalments to the fare, what is open to what is not paid', () => {
    const cents = fc.integer({ min: 0, max: 9_000_000 });
    fc.assert(
      fc.property(
        cents,
        cents,
        fc.option(cents, { nil: undefined }),
        fc.constantFrom('BK', 'OF'),
        fc.integer({ min: -200, max: 200 }),
        (total, paid, deposit, status, later) => {
          const { instalments, remaining, next } = paymentPlan(
            {
              ...offer,
              status,
              total: money(total, 'USD'),
              paid: money(paid, 'USD'),
              deposit: deposit === undefined ? undefined : money(deposit, 'USD'),
            },
            addDays(depositDueOn, later),
          );
          const sum = (amounts: readonly number[]) => amounts.reduce((all, amount) => all + amount, 0);
          expect(sum(instalments.map(({ amount }) => amount.amount))).toBe(total);
          expect(sum(instalments.map(({ open }) => open.amount))).toBe(Math.max(0, total - paid));
          expect(remaining.amount).toBe(Math.max(0, total - paid));
          expect(next === undefined).toBe(total <= paid);
        },
      ),
    );
  });
});
