import { fromUnits, isPositive, money, subtractMoney, type Money } from '../shared/money';
import type { BookingRecord } from './booking-records.port';

export interface PaymentAmounts {
  readonly deposit?: Money;
  readonly balance: Money;
  /** Minimum of a freely chosen amount; absent when only the balance itself may be paid. */
  readonly least?: Money;
}

/** Undefined when nothing may be paid. `smallest` in whole units of the currency. */
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
