import { fromUnits, isChargeable, isPositive, money, subtractMoney, type Money } from '../shared/money';
import type { BookingRecord } from './booking-records.port';
import type { PaymentShare } from './payment-intents.port';
import { type SharedAmounts, sharedAmounts, sumOfShares } from './shared-amounts';

export interface PaymentAmounts {
  readonly deposit?: Money;
  /** Absent where this suite is fully paid and others that were reserved with it are not. */
  readonly balance?: Money;
  /**
   * Range of a freely chosen amount, which leaves no rest that is less than the minimum, because payment providers
   * refuse very small sums; absent when only the balance itself may be paid. The same applies to the deposit: amounts
   * that are less than it by less than the minimum are not accepted.
   */
  readonly part?: { readonly min: Money; readonly max: Money };
  /** Amounts for all suites that were reserved together, or for the others where this one is fully paid. */
  readonly together?: SharedAmounts;
}

export interface ChosenPayment {
  readonly amount: Money;
  readonly shares?: readonly PaymentShare[];
}

/**
 * Returns the sums that a guest may choose to pay now, and undefined when nothing may be paid. `smallest` is in whole
 * units of the currency.
 */
export function paymentAmounts(
  record: Pick<BookingRecord, 'status' | 'total' | 'paid' | 'deposit' | 'group'>,
  smallest: number,
): PaymentAmounts | undefined {
  const balance = subtractMoney(record.total, record.paid);
  if (record.status !== 'BK' && record.status !== 'OF') return undefined;
  if (!isPositive(balance)) {
    const together = sharedAmounts(record.group, 1);
    return together && { together };
  }
  const deposit = subtractMoney(record.deposit, record.paid);
  const together = sharedAmounts(record.group);
  const min = fromUnits(smallest, record.total.currency);
  const max = subtractMoney(balance, min);
  return {
    balance,
    ...(isPositive(deposit) && deposit.amount < balance.amount ? { deposit } : {}),
    ...(min.amount <= max.amount ? { part: { min, max } } : {}),
    ...(together ? { together } : {}),
  };
}

export type PaymentChoice = 'deposit' | 'balance' | 'part' | 'all-deposits' | 'all-balances';

export function chosenAmount(
  amounts: PaymentAmounts,
  paymentChoice: { readonly choice: PaymentChoice; readonly part?: number | undefined },
): ChosenPayment | undefined {
  switch (paymentChoice.choice) {
    case 'deposit':
      return amounts.deposit && { amount: amounts.deposit };
    case 'balance':
      return amounts.balance && { amount: amounts.balance };
    case 'part':
      return partAmount(amounts, paymentChoice.part);
    case 'all-deposits':
      return toShared(amounts.together?.deposits);
    case 'all-balances':
      return toShared(amounts.together?.balances);
  }
}

function toShared(shares: readonly PaymentShare[] = []): ChosenPayment | undefined {
  const amount = sumOfShares(shares);
  return amount && { amount, shares };
}

/** True when so little of the deposit would stay open that it could not be paid by itself. */
export const leavesTooLittleOfDeposit = ({ deposit, part }: PaymentAmounts, typedPart: number): boolean => {
  const rest = (deposit?.amount ?? 0) - typedPart;
  return rest > 0 && rest < (part?.min.amount ?? 0);
};

function partAmount(amounts: PaymentAmounts, typedPart: number | undefined): ChosenPayment | undefined {
  const { part, balance } = amounts;
  if (!part || !balance || typedPart === undefined) return undefined;
  if (typedPart === balance.amount) return { amount: balance };
  const amount = money(typedPart, balance.currency);
  const isInRange = typedPart >= part.min.amount && typedPart <= part.max.amount;
  if (!isInRange || leavesTooLittleOfDeposit(amounts, typedPart)) return undefined;
  return isChargeable(amount) ? { amount } : undefined;
}
