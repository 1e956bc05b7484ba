import fc from 'fast-check';
import { aSailingFare } from '../../../test/builders/fake-engine';
import { someTerms } from '../../../test/builders/some-terms';
import { money } from '../shared/money';
import { addDays, compareDates, plainDate } from '../shared/plain-date';
import { quoteSuite } from './quote-suite';

const terms = someTerms;

describe('quoteSuite', () => {
  it('ENG-01 asks for exactly the price that the site shows, charges within it', () => {
    const quote = quoteSuite({ fare: aSailingFare(), guestCount: 2, today: plainDate('2027-01-11'), terms });
    expect(quote).toEqual({
      lines: [
        { part: 'suite-fare', label: 'Suite fare', amount: money(1_108_500, 'USD') },
        { part: 'port-charges', label: 'Port charges, 2 guests', amount: money(126_000, 'USD') },
      ],
      total: money(1_234_500, 'USD'),
      deposit: money(308_625, 'USD'),
      depositDueOn: '2027-01-18',
      finalDueOn: '2027-02-28',
    });
  });

  it('ENG-01 lists port charges, taxes and fees of every guest, one in the singular', () => {
    const fare = aSailingFare({ taxesPerGuest: money(15_400, 'USD'), feesPerGuest: money(7_001, 'USD') });
    const linesFor = (guestCount: number) =>
      quoteSuite({ fare, guestCount, today: plainDate('2027-01-11'), terms }).lines.map(({ label, amount }) => [
        label,
        amount.amount,
      ]);
    expect(linesFor(1)).toEqual([
      ['Suite fare', 1_149_099],
      ['Port charges, 1 guest', 63_000],
      ['Taxes, 1 guest', 15_400],
      ['Landing and park fees, 1 guest', 7_001],
    ]);
    expect(linesFor(3)).toEqual([
      ['Suite fare', 978_297],
      ['Port charges, 3 guests', 189_000],
      ['Taxes, 3 guests', 46_200],
      ['Landing and park fees, 3 guests', 21_003],
    ]);
  });

  it('TRP-11 asks for everything at once from the day the final payment is due', () => {
    const quote = (today: string) =>
      quoteSuite({ fare: aSailingFare(), guestCount: 2, today: plainDate(today), terms });
    expect(quote('2027-02-27')).toMatchObject({
      deposit: { amount: 308_625 },
      depositDueOn: '2027-02-28',
      finalDueOn: '2027-02-28',
    });
    expect(quote('2027-02-28')).toMatchObject({
      deposit: { amount: 1_234_500 },
      depositDueOn: '2027-02-28',
      finalDueOn: '2027-02-28',
    });
    expect(quote('2027-05-01')).toMatchObject({
      deposit: { amount: 1_234_500 },
      depositDueOn: '2027-05-01',
      finalDueOn: '2027-05-01',
    });
  });

  it('ENG-01 adds up to the cent, whatever the fare, the charges and the party', () => {
    const anything = fc.record({
      suiteFare: fc.integer({ min: 0, max: 900_000_000 }),
      charges: fc.integer({ min: 0, max: 9_000_000 }),
      taxes: fc.integer({ min: 0, max: 9_000_000 }),
      fees: fc.integer({ min: 0, max: 9_000_000 }),
      guestCount: fc.integer({ min: 1, max: 6 }),
      daysAhead: fc.integer({ min: 1, max: 900 }),
      percent: fc.integer({ min: 1, max: 100 }),
    });
    fc.assert(
      fc.property(anything, ({ suiteFare, charges, taxes, fees, guestCount, daysAhead, percent }) => {
        const today = plainDate('2027-01-11');
        const fare = aSailingFare({
          start: addDays(today, daysAhead),
          suiteFare: money(suiteFare, 'USD'),
          portChargesPerGuest: money(charges, 'USD'),
          taxesPerGuest: money(taxes, 'USD'),
          feesPerGuest: money(fees, 'USD'),
        });
        const quote = quoteSuite({ fare, guestCount, today, terms: { ...terms, depositPercent: percent } });
        expect(quote.lines.reduce((sum, line) => sum + line.amount.amount, 0)).toBe(suiteFare);
        expect(quote.lines.every((line) => line.amount.amount >= 0)).toBe(true);
        expect(quote.deposit.amount).toBeLessThanOrEqual(suiteFare);
        expect(Number.isInteger(quote.deposit.amount)).toBe(true);
        expect(compareDates(today, quote.depositDueOn)).toBeLessThanOrEqual(0);
        expect(compareDates(quote.depositDueOn, quote.finalDueOn)).toBeLessThanOrEqual(0);
        expect(compareDates(quote.finalDueOn, fare.start)).toBeLessThan(0);
      }),
    );
  });
});
