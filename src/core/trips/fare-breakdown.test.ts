import fc from 'fast-check';
import { money } from '../shared/money';
import { fareBreakdown } from './fare-breakdown';

const cents = fc.integer({ min: -5_000_000, max: 50_000_000 });

it('TRD-11 TRD-12 adds up to the cent, whatever lines an engine has', () => {
  fc.assert(
    fc.property(
      fc.array(cents, { maxLength: 6 }),
      fc.integer({ min: 1, max: 90_000_000 }),
      fc.nat(95_000_000),
      (amounts, total, paid) => {
        const lines = amounts.map((amount, position) => ({ label: `Line ${position}`, amount: money(amount, 'USD') }));
        const rendered = fareBreakdown({ lines, total: money(total, 'USD'), paid: money(paid, 'USD') });
        expect(rendered.lines.reduce((sum, { amount }) => sum + amount.amount, 0)).toBe(total);
        expect(rendered.remaining.amount).toBe(Math.max(0, total - paid));
      },
    ),
  );
});

it('TRD-11 leaves lines as they are when they add up already', () => {
  const lines = [
    { label: 'Suite fare', amount: money(900, 'EUR') },
    { label: 'Taxes', amount: money(100, 'EUR') },
  ];
  expect(fareBreakdown({ lines, total: money(1_000, 'EUR'), paid: money(0, 'EUR') }).lines).toEqual(lines);
});
