/**
 * An exact amount: whole minor units of an ISO 4217 currency. USD 12.50 is `{ amount: 1250, currency: 'USD' }`, and JPY
 * 1250 has no minor unit: `{ amount: 1250, currency: 'JPY' }`.
 */
export interface Money {
  readonly amount: number;
  readonly currency: string;
}

/**
 * The currencies of ISO 4217 that do not have two decimals. The platform's own list follows shop prices, not the
 * standard.
 */
const DECIMALS: ReadonlyMap<string, number> = new Map([
  ...'BIF CLP DJF GNF ISK JPY KMF KRW PYG RWF UGX UYI VND VUV XAF XOF XPF'.split(' ').map((code) => [code, 0] as const),
  ...'BHD IQD JOD KWD LYD OMR TND'.split(' ').map((code) => [code, 3] as const),
  ...'CLF UYW'.split(' ').map((code) => [code, 4] as const),
]);
const DEFAULT_DECIMALS = 2;
const WHOLE_PERCENT = 100;
const SYMBOLS: ReadonlyMap<string, string> = new Map([
  ['USD', '$'],
  ['EUR', '€'],
  ['GBP', '£'],
]);

/** Returns the decimals of a currency's minor unit: 2 for USD, 0 for JPY, 3 for KWD. */
export const decimalsOf = (currency: string): number => DECIMALS.get(currency) ?? DEFAULT_DECIMALS;

const minorUnits = (currency: string): number => 10 ** decimalsOf(currency);

/** @throws RangeError when the amount is no whole number of minor units or the currency no three-letter code. */
export function money(amount: number, currency: string): Money {
  if (!Number.isSafeInteger(amount)) throw new RangeError('An amount is a whole number of minor units.');
  if (currency.length !== 3 || !/^[A-Z]{3}$/.test(currency)) throw new RangeError('A currency is a three-letter code.');
  return { amount: amount === 0 ? 0 : amount, currency };
}

export function addMoney(first: Money, second: Money): Money {
  if (first.currency !== second.currency) throw new RangeError('Amounts of two currencies have no sum.');
  return money(first.amount + second.amount, first.currency);
}

export function subtractMoney(from: Money, part: Money): Money {
  return addMoney(from, { amount: -part.amount, currency: part.currency });
}

/** A part is rounded to what a card can be charged or refunded, and is at most the whole. */
export function partOf(whole: Money, percent: number): Money {
  const step = chargedStep(whole.currency);
  const part = Math.round((whole.amount * percent) / WHOLE_PERCENT / step) * step;
  return money(Math.min(part, whole.amount), whole.currency);
}

/** Card networks take amounts of three decimals only where the last digit is 0: KWD 1.250, but not KWD 1.255. */
const chargedStep = (currency: string): number => (decimalsOf(currency) === 3 ? 10 : 1);

export const isChargeable = ({ amount, currency }: Money): boolean => amount % chargedStep(currency) === 0;

export function isSameMoney(one: Money, other: Money): boolean {
  return one.amount === other.amount && one.currency === other.currency;
}

/** Rounds to the nearest minor unit: 250 is $250.00. @throws RangeError like `money`. */
export function fromUnits(units: number, currency: string): Money {
  return money(Math.round(units * minorUnits(currency)), currency);
}

/**
 * Returns the minor units of what a person typed, such as "1,500", "$1500.50" or "2 000"; undefined when it is no
 * amount of this currency.
 */
export function readAmount(text: string, currency: string): number | undefined {
  const [, whole = '', part = ''] =
    /^[$\u20AC\u00A3]?(\d{1,9}|\d{1,3}(?:,\d{3}){1,2})(?:\.(\d{1,4}))?$/.exec(text.slice(0, 40).replace(/\s/g, '')) ??
    [];
  return whole === '' ? undefined : minorOf(whole.replaceAll(',', ''), part, currency);
}

/**
 * Reads the exact text of another system, such as "12345.5" or "-0.05"; undefined when it is no amount of this
 * currency. Two decimals are read in every currency, as other systems write them: JPY "1500.00".
 */
export function readUnitsText(text: string, currency: string): Money | undefined {
  const [, sign = '', whole = '', part = ''] = /^(-?)(\d{1,12})(?:\.(\d{1,4}))?$/.exec(text) ?? [];
  const isTooFine = part.length > Math.max(DEFAULT_DECIMALS, decimalsOf(currency));
  const minor = whole === '' || isTooFine ? undefined : minorOf(whole, part.replace(/0+$/, ''), currency);
  return minor === undefined ? undefined : money(sign === '-' ? -minor : minor, currency);
}

function minorOf(whole: string, part: string, currency: string): number | undefined {
  const decimals = decimalsOf(currency);
  return part.length > decimals ? undefined : Number(whole + part.padEnd(decimals, '0'));
}

/** Other systems get a decimal number, 12345.5 for $12,345.50: never calculate with it. */
export const inUnits = (value: Money): number => value.amount / minorUnits(value.currency);

/**
 * Other systems get decimal text with the currency's decimals and never fewer than two: 12345.50, JPY 1500.00, KWD
 * 1.250.
 */
export function unitsText(value: Money): string {
  return inUnits(value).toFixed(Math.max(DEFAULT_DECIMALS, decimalsOf(value.currency)));
}

export const isPositive = (value: Money): boolean => value.amount > 0;

/**
 * Returns text with the currency and its decimals: $12,345.00, JPY 1,500, or CHF 12,345.00 where no sign is known
 * (VOY-34).
 */
export function formatMoney(value: Money): string {
  const symbol = SYMBOLS.get(value.currency) ?? `${value.currency} `;
  const sign = value.amount < 0 ? '-' : '';
  return `${sign}${symbol}${formatAmount({ ...value, amount: Math.abs(value.amount) })}`;
}

/** Returns a round sum that is not a price, such as a budget: $30,000. */
export const formatWholeUnits = (units: number, currency: string): string =>
  `${SYMBOLS.get(currency) ?? `${currency} `}${groupDigits(Math.round(units))}`;

/** Returns the amount with the currency's decimals but without the currency: 12,345.00 (VOY-34). */
export function formatAmount(value: Money): string {
  const [minor, perUnit, decimals] = [Math.abs(value.amount), minorUnits(value.currency), decimalsOf(value.currency)];
  const part = decimals === 0 ? '' : `.${String(minor % perUnit).padStart(decimals, '0')}`;
  return `${value.amount < 0 ? '-' : ''}${groupDigits(Math.floor(minor / perUnit))}${part}`;
}

function groupDigits(units: number): string {
  const digits = String(units);
  const head = digits.length % 3;
  const groups = digits.slice(head).match(/\d{3}/g) ?? [];
  return [...(head > 0 ? [digits.slice(0, head)] : []), ...groups].join(',');
}
