import { addMoney, isPositive, money, subtractMoney, type Money } from '../shared/money';
import type { FareLine } from './trip';

export interface FareBreakdown {
  /** Their sum is the total. */
  readonly lines: readonly FareLine[];
  readonly total: Money;
  readonly paid: Money;
  /** Total less paid; zero when overpaid. */
  readonly remaining: Money;
}

/** Stands for what an engine charged without a line for it. */
const otherLine = 'Other charges and credits';

/**
 * What a trip costs as it is printed (TRD-11, TRD-12): whatever lines the engine has, they add up to the total to the
 * cent, by one more line where they do not. All amounts must be of one currency, else a `RangeError` is thrown.
 */
export function fareBreakdown({ lines, total, paid }: Omit<FareBreakdown, 'remaining'>): FareBreakdown {
  const nothing = money(0, total.currency);
  const listed = lines.reduce((sum, { amount }) => addMoney(sum, amount), nothing);
  const missing = subtractMoney(total, listed);
  const balance = subtractMoney(total, paid);
  return {
    lines: missing.amount === 0 ? lines : [...lines, { label: otherLine, amount: missing }],
    total,
    paid,
    remaining: isPositive(balance) ? balance : nothing,
  };
}
