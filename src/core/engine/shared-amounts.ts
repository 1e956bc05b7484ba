import { addMoney, isPositive, type Money, subtractMoney } from '../shared/money';
import type { GroupedReservation } from './booking-records.port';
import type { PaymentShare } from './payment-intents.port';
import { isActive } from '../trips/active-reservation';

/** Sums that one payment may settle for several suites that were reserved together, with the share of each suite. */
export interface SharedAmounts {
  /** Open deposits of these suites; absent when nothing but deposits is open. */
  readonly deposits?: readonly PaymentShare[];
  readonly balances: readonly PaymentShare[];
}

/** Returns undefined where fewer than `least` suites have an open amount: a single suite is paid on its own. */
export function sharedAmounts(group: readonly GroupedReservation[] = [], least = 2): SharedAmounts | undefined {
  const open = group.filter(isActive);
  const balances = sharesOf(open, ({ total, paid }) => subtractMoney(total, paid));
  const deposits = sharesOf(open, ({ deposit, paid }) => subtractMoney(deposit, paid));
  if (balances.length < least) return undefined;
  const isLess = sumOfShares(deposits)?.amount !== sumOfShares(balances)?.amount;
  return { balances, ...(deposits.length >= least && isLess ? { deposits } : {}) };
}

function sharesOf(
  group: readonly GroupedReservation[],
  openOf: (reservation: GroupedReservation) => Money,
): readonly PaymentShare[] {
  return group.flatMap((reservation) => {
    const amount = openOf(reservation);
    return isPositive(amount) ? [{ reservationId: reservation.reservationId, amount }] : [];
  });
}

export function sumOfShares(shares: readonly PaymentShare[]): Money | undefined {
  const [first, ...others] = shares.map(({ amount }) => amount);
  return first && others.reduce(addMoney, first);
}
