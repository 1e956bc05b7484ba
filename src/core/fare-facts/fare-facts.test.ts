import fc from 'fast-check';
import { someTerms } from '../../../test/builders/some-terms';
import { addMoney, money } from '../shared/money';
import { addDays, plainDate } from '../shared/plain-date';
import { defaultFareFacts, fixedInclusions, papersFor } from './fare-facts';
import { paymentFacts } from './payment-facts';

const today = plainDate('2027-01-11');

describe('the facts beside a price', () => {
  it('TRD-13 include by default what the specification says, and claim nothing else', () => {
    expect(fixedInclusions(defaultFareFacts)).toHaveLength(5);
    expect(defaultFareFacts.charged).toEqual([]);
  });

  it('say of each country of a route what is known, once, and that the others are not known', () => {
    const areas = [{ countries: ['Greece', 'Italy'], rules: { us: 'No visa' } }];
    expect(papersFor({ areas }, { nationality: 'us', countries: ['Greece', 'Albania', 'Italy', 'Greece'] })).toEqual([
      { rule: 'No visa', countries: ['Greece', 'Italy'] },
      { rule: undefined, countries: ['Albania'] },
    ]);
  });

  it('F8 ask for a deposit, and for everything from the day on which the balance is due', () => {
    const price = money(1_000_000, 'USD');
    const factsWith = (days: number) => {
      const { deposit, balance, balanceDueOn, isAllDue } = paymentFacts({
        price,
        guestCount: 2,
        start: addDays(today, days),
        today,
        terms: someTerms,
      });
      return { deposit, balance, balanceDueOn, isAllDue };
    };
    expect(factsWith(91)).toEqual({
      deposit: money(250_000, 'USD'),
      balance: money(750_000, 'USD'),
      balanceDueOn: addDays(today, 1),
      isAllDue: false,
    });
    expect(factsWith(90)).toEqual({ deposit: price, balance: money(0, 'USD'), balanceDueOn: today, isAllDue: true });
  });

  it('F8 add up: deposit and balance are the price, and what is retained and refunded too, whatever the day', () => {
    fc.assert(
      fc.property(fc.integer({ min: 1, max: 600 }), fc.integer({ min: 100, max: 9_000_000 }), (days, amount) => {
        const price = money(amount, 'USD');
        const start = addDays(today, days);
        const facts = paymentFacts({ price, guestCount: 2, start, today, terms: someTerms });
        expect(addMoney(facts.deposit, facts.balance)).toEqual(price);
        expect(facts.isAllDue).toBe(days <= someTerms.finalPaymentDays);
        for (const { retained, refund } of facts.cancellation) expect(addMoney(retained, refund)).toEqual(price);
      }),
    );
  });
});
