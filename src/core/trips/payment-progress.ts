import { isPositive, money, subtractMoney, type Money } from '../shared/money';

export interface PaymentProgress {
  readonly percentage: number;
  /** Width of the bar: at least 1, so that it is visible (TRP-12). */
  readonly barPercentage: number;
  readonly isPaid: boolean;
  readonly remaining: Money;
}

const NARROWEST_BAR = 1;

/**
 * Paid over total in whole percent, rounded down (TRP-12). Without a total nothing counts as paid; overpaid counts as
 * paid (TRP-06, TRP-07, H15). @throws RangeError when the currencies differ.
 */
export function paymentProgress({ paid, total }: { readonly paid: Money; readonly total: Money }): PaymentProgress {
  const balance = subtractMoney(total, paid);
  const percentage = isPositive(total) ? clampPercentage(Math.floor((paid.amount * 100) / total.amount)) : 0;
  return {
    percentage,
    barPercentage: Math.max(NARROWEST_BAR, percentage),
    isPaid: isPositive(total) && !isPositive(balance),
    remaining: isPositive(balance) ? balance : money(0, total.currency),
  };
}

const clampPercentage = (percentage: number): number => Math.min(100, Math.max(0, percentage));
