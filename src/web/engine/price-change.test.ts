import { aQuote } from '../../../test/builders/a-booking';
import { money } from '../../core/shared/money';
import { toPriceChange } from './price-change';

const usd = (amount: number) => money(amount, 'USD');

it('SUI-18 ENG-01 prints the old fare, the new one and the difference, part by part', () => {
  const [fare, charges] = aQuote().lines;
  if (!fare || !charges) throw new Error('The quote has two lines.');
  const now = aQuote({ lines: [{ ...fare, amount: usd(1_228_500) }, charges], total: usd(1_354_500) });
  expect(toPriceChange(aQuote(), now)).toEqual({
    direction: 'more',
    difference: '$1,200.00',
    rows: [
      { label: fare.label, then: '$11,085.00', now: '$12,285.00' },
      { label: charges.label, then: '$1,260.00', now: '$1,260.00' },
    ],
    then: '$12,345.00',
    now: '$13,545.00',
  });
  expect(toPriceChange(now, aQuote())).toMatchObject({ direction: 'less', difference: '$1,200.00' });
  expect(toPriceChange(aQuote({ lines: [fare] }), now).rows[1]).toEqual({
    label: charges.label,
    then: '–',
    now: '$1,260.00',
  });
});
