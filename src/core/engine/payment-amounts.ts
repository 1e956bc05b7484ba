import { fromUnits, isPositive, money, subtractMoney, type Money } from '../shared/money';
import type { BookingRecord } from './booking-records.port';

/** What may be paid on a reservation now. */
export interface PaymentAmounts {
  /** What is missing of the deposit; absent when it is there, or when it is all that is left. */
  readonly deposit?: Money;
  /** All that is left to pay. */
  readonly balance: Money;
  /** The least that may be chosen freely; absent when only the balance itself is left. */
  readonly least?: Money;
}

/** Undefined when nothing may be paid: not booked or offered, or paid already. `smallest` in whole units of the currency. */
export function paymentAmounts(
  record: Pick<BookingRecord, 'status' | 'total' | 'paid' | 'deposit'>,
  smallest: number,
): PaymentAmounts | undefined {
  const balance = subtractMoney(record.total, record.paid);
  if ((record.status !== 'BK' && record.status !== 'OF') || !isPositive(balance)) return undefined;
  const deposit = subtractMoney(record.deposit, record.paid);
  const least = fromUnits(smallest, record.total.currency);
  return {
    balance,
    ...(isPositive(deposit) && deposit.amount < balance.amount ? { deposit } : {}),
    ...(least.amount < balance.amount ? { least } : {}),
  };
}

export type PaymentChoice = 'deposit' | 'balance' | 'part';

/** The sum that a choice stands for, or undefined when it is not open (any more). */
export function chosenAmount(
  amounts: PaymentAmounts,
  chosen: { readonly choice: PaymentChoice; readonly part?: number | undefined },
): Money | undefined {
  switch (chosen.choice) {
    case 'deposit':
      return amounts.deposit;
    case 'balance':
      return amounts.balance;
    case 'part':
      return partAmount(amounts, chosen.part);
  }
}

function partAmount({ least, balance }: PaymentAmounts, part: number | undefined): Money | undefined {
  if (least === undefined || part === undefined || part < least.amount || part > balance.amount) return undefined;
  return money(part, balance.currency);
}
