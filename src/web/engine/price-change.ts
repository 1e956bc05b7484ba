import type { Quote } from '../../core/engine/booking';
import { formatMoney, isPositive, subtractMoney } from '../../core/shared/money';
import type { PriceChangeView } from '../../../views/engine/PriceChangePage';

export function toPriceChange(quoted: Quote, now: Quote): PriceChangeView {
  const change = subtractMoney(now.total, quoted.total);
  const labels = [...new Set([...quoted.lines, ...now.lines].map(({ label }) => label))];
  const amountIn = ({ lines }: Quote, wanted: string) => {
    const line = lines.find(({ label }) => label === wanted);
    return line ? formatMoney(line.amount) : '–';
  };
  return {
    direction: isPositive(change) ? 'more' : 'less',
    difference: formatMoney({ ...change, amount: Math.abs(change.amount) }),
    rows: labels.map((label) => ({ label, then: amountIn(quoted, label), now: amountIn(now, label) })),
    then: formatMoney(quoted.total),
    now: formatMoney(now.total),
  };
}
