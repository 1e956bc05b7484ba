import type { Quote } from '../../core/engine/booking';
import { formatMoney, isPositive, subtractMoney } from '../../core/shared/money';
import type { PriceChangeView } from '../../../views/engine/PriceChangePage';

export function toPriceChange(earlierQuote: Quote, now: Quote): PriceChangeView {
  const change = subtractMoney(now.total, earlierQuote.total);
  const labels = [...new Set([...earlierQuote.lines, ...now.lines].map(({ label }) => label))];
  const amountIn = ({ lines }: Quote, wantedLabel: string) => {
    const line = lines.find(({ label }) => label === wantedLabel);
    return line ? formatMoney(line.amount) : '–';
  };
  return {
    direction: isPositive(change) ? 'more' : 'less',
    difference: formatMoney({ ...change, amount: Math.abs(change.amount) }),
    rows: labels.map((label) => ({ label, then: amountIn(earlierQuote, label), now: amountIn(now, label) })),
    then: formatMoney(earlierQuote.total),
    now: formatMoney(now.total),
  };
}
