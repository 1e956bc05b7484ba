import { decimalsOf, type Money, money } from '../../core/shared/money';

/**
 * Where Stripe counts a currency by other decimals than ISO 4217 (docs.stripe.com/currencies): krónur and Ugandan
 * shillings are sent in hundredths, of which Stripe takes whole units only; ariary are sent whole.
 */
const decimalsAtStripe: ReadonlyMap<string, number> = new Map([
  ['ISK', 2],
  ['UGX', 2],
  ['MGA', 0],
]);

/** Of a currency with three decimals Stripe takes amounts whose last digit is 0, because card networks do. */
const isTooFine = ({ amount, currency }: Money) => decimalsOf(currency) === 3 && amount % 10 !== 0;

/** Returns the amount as Stripe counts it. @throws RangeError for an amount that Stripe cannot take */
export function toStripeAmount(value: Money): number {
  const factor = factorOf(value.currency);
  const amount = Math.round(value.amount * factor);
  if (isTooFine(value) || Math.abs(amount - value.amount * factor) > 1e-6)
    throw new RangeError(`Stripe takes no such fraction of ${value.currency}`);
  return amount;
}

/** `currency` is in Stripe's lower case. */
export function fromStripeAmount(amount: number, currency: string): Money {
  const code = currency.toUpperCase();
  return money(Math.round(amount / factorOf(code)), code);
}

const factorOf = (currency: string): number =>
  10 ** ((decimalsAtStripe.get(currency) ?? decimalsOf(currency)) - decimalsOf(currency));
