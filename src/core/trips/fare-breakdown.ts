import { addMoney, isPositive, money, subtractMoney, type Money } from '../shared/money';
import type { FareLine } from './trip';

export interface FareBreakdown {
  readonly lines: readonly FareLine[];
  readonly total: Money;
  readonly paid: Money;
  readonly remaining: Money;
}

const otherLine = 'Other charges and credits';

/**
 * Returns the price of a trip for display (TRD-11, TRD-12). The lines add up exactly to the total, by an additional
 * line where the engine's own do not. @throws RangeError when the currencies differ.
 */
export function fareBreakdown({ lines, total, paid }: Omit<FareBreakdown, 'remaining'>): FareBreakdown {
  const nothing = money(0, total.currency);
  const listedTotal = lines.reduce((sum, { amount }) => addMoney(sum, amount), nothing);
  const missing = subtractMoney(total, listedTotal);
  const balance = subtractMoney(total, paid);
  return {
    lines: missing.amount === 0 ? lines : [...lines, { label: otherLine, amount: missing }],
    total,
    paid,
    remaining: isPositive(balance) ? balance : nothing,
  };
}
