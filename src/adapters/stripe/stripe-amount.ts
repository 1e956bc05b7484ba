import { decimalsOf, isChargeable, type Money, money } from '../../core/shared/money';

/**
 * Where Stripe counts a currency by other decimals than ISO 4217 (docs.stripe.com/currencies): krónur and Ugandan
 * shillings are sent in hundredths, of which Stripe takes whole units only; ariary are sent whole.
 */
const decimalsAtStripe: ReadonlyMap<string, number> = new Map([
  ['ISK', 2],
  ['UGX', 2],
  ['MGA', 0],
]);

const inStripeUnits = ({ amount, currency }: Money): number => amount * factorOf(currency);

/** False for a fraction of the currency that Stripe does not take, such as KWD 1.255. */
export const isTakenByStripe = (value: Money): boolean =>
  isChargeable(value) && Math.abs(Math.round(inStripeUnits(value)) - inStripeUnits(value)) <= 1e-6;

/** Returns the amount as Stripe counts it. @throws RangeError for an amount that Stripe cannot take */
export function toStripeAmount(value: Money): number {
  if (!isTakenByStripe(value)) throw new RangeError(`Stripe takes no such fraction of ${value.currency}`);
  return Math.round(inStripeUnits(value));
}

/** `currency` is in Stripe's lower case. */
export function fromStripeAmount(amount: number, currency: string): Money {
  const code = currency.toUpperCase();
  return money(Math.round(amount / factorOf(code)), code);
}

const factorOf = (currency: string): number =>
  10 ** ((decimalsAtStripe.get(currency) ?? decimalsOf(currency)) - decimalsOf(currency));
