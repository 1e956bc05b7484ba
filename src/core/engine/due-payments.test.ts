import { money, subtractMoney } from '../shared/money';
import { plainDate } from '../shared/plain-date';
import { duePayments } from './due-payments';

const dollars = (amount: number) => money(amount * 100, 'USD');
const [depositDueOn, finalDueOn] = [plainDate('2026-11-29'), plainDate('2027-02-02')];
const due = (changes: Partial<Parameters<typeof duePayments>[0]>) =>
  duePayments({
    status: 'OF',
    total: dollars(16_000),
    paid: dollars(0),
    deposit: dollars(4_000),
    depositDueOn,
    finalDueOn,
    ...changes,
  });

describe('what is still to be paid', () => {
  it('ENG-07 is of an offer its deposit by its day, then the rest by the day of the rest, also when a part was paid', () => {
    expect(due({})).toEqual([
      { kind: 'deposit', amount: dollars(4_000), dueOn: depositDueOn },
      { kind: 'rest', amount: dollars(12_000), dueOn: finalDueOn },
    ]);
    const paid = dollars(1_000);
    const [deposit, rest] = due({ paid });
    expect([deposit?.amount, rest?.amount]).toEqual([subtractMoney(dollars(4_000), paid), dollars(12_000)]);
  });

  it('ENG-07 is all of it by the day of the deposit where everything is due, and the rest alone of a booking', () => {
    expect(due({ deposit: dollars(16_000) })).toEqual([{ kind: 'rest', amount: dollars(16_000), dueOn: depositDueOn }]);
    expect(due({ status: 'BK', paid: dollars(4_000) })).toEqual([
      { kind: 'rest', amount: dollars(12_000), dueOn: finalDueOn },
    ]);
  });

  it('ENG-07 is nothing of what is paid, has no suite yet, or has ended', () => {
    expect([
      due({ status: 'BK', paid: dollars(16_000) }),
      due({ status: 'WL' }),
      due({ status: 'CT' }),
      due({ status: 'CX' }),
    ]).toEqual([[], [], [], []]);
  });
});
