import type { Quote } from './booking';

/**
 * Returns the share of each suite in one payment for all of them, in minor units: deposits first, then the remaining
 * sums, in the order of the suites. Returns undefined for a payment that is less than all deposits or more than all
 * fares: the suites were then changed while it was under way.
 */
export function splitPayment(
  amountPaid: number,
  quotes: readonly Pick<Quote, 'total' | 'deposit'>[],
): readonly number[] | undefined {
  const deposits = quotes.map(({ total, deposit }) => Math.min(deposit.amount, total.amount));
  let amountLeft = amountPaid - deposits.reduce((sum, deposit) => sum + deposit, 0);
  if (amountLeft < 0) return undefined;
  const shares = quotes.map(({ total }, suite) => {
    const deposit = deposits[suite] ?? 0;
    const rest = Math.min(amountLeft, total.amount - deposit);
    amountLeft -= rest;
    return deposit + rest;
  });
  return amountLeft === 0 ? shares : undefined;
}
