import { formatAmount, formatMoney, fromUnits, isPositive, type Money } from '../shared/money';
import { isFunnelSuite } from '../reserve/suite-id';

/** Availability of a suite on one date; `undefined` where the reservation system does not know (H24). */
export interface SuiteOffer {
  readonly price: Money | undefined;
  readonly availableCabins: number | undefined;
}

/** A date or a suite with a waitlist only shows this text (VOY-25, SUI-18, H24). */
export const WAITLIST_ONLY = 'Waitlist Only';
export const BY_APPOINTMENT = 'By appointment only';
/** `{{price}}` is replaced by the price with its currency (VOY-26). */
const DEFAULT_PRICE_LABEL = 'Starting at {{price}} /suite';

const PRICE_PLACE = '{{price}}';
const MAX_PRICE_LENGTH = 20;
/** The highest accepted amount is far above any suite's price and far below the limit of exact integers. */
const HIGHEST_UNITS = 1e12;
const PRICE_PATTERN = /^\d+(\.\d+)?$/;

/**
 * Parses a price in whole currency units, as other systems send it: `12345`, `"12345.50"`. Returns undefined for zero,
 * negative and non-numeric values (VOY-24).
 */
export function readSuitePrice(value: unknown, currency: string): Money | undefined {
  const units = typeof value === 'string' ? parseUnits(value) : value;
  if (typeof units !== 'number') return undefined;
  return Math.abs(units) < HIGHEST_UNITS ? shownPrice(fromUnits(units, currency)) : undefined;
}

export function shownPrice(price: Money | undefined): Money | undefined {
  return price && isPositive(price) ? price : undefined;
}

/** A suite with a price and zero cabins is sold out, not waitlist-only. */
export function isWaitlistOnly({ price, availableCabins }: SuiteOffer): boolean {
  return shownPrice(price) === undefined || availableCabins === undefined;
}

/** "Starting at $12,345.00 /suite", or "Waitlist Only" when the date has no price (VOY-24, VOY-25, VOY-26). */
export function suitePriceLabel(price: Money | undefined, label: string = DEFAULT_PRICE_LABEL): string {
  const shownAmount = shownPrice(price);
  return shownAmount ? label.replaceAll(PRICE_PLACE, () => formatMoney(shownAmount)) : WAITLIST_ONLY;
}

export function suiteCardPrice(offer: SuiteOffer & { readonly suiteId: string }): string {
  if (isFunnelSuite(offer.suiteId)) return BY_APPOINTMENT;
  const shownAmount = shownPrice(offer.price);
  if (!shownAmount || isWaitlistOnly(offer)) return WAITLIST_ONLY;
  return `From ${formatAmount(shownAmount)} ${shownAmount.currency} per suite`;
}

export function startingPriceText(price: Money | undefined): string | undefined {
  const shownAmount = shownPrice(price);
  return shownAmount && `Per suite starting from ${formatMoney(shownAmount)}`;
}

/** A link reads "Fares from $12,345.00 per suite" to another voyage, or Waitlist Only without a price (VOY-31, VOY-25). */
export function fareFromText(price: Money | undefined): string {
  const shownAmount = shownPrice(price);
  return shownAmount ? `Fares from ${formatMoney(shownAmount)} per suite` : WAITLIST_ONLY;
}

function parseUnits(text: string): number | undefined {
  const digits = text.trim();
  return digits.length <= MAX_PRICE_LENGTH && PRICE_PATTERN.test(digits) ? Number(digits) : undefined;
}
