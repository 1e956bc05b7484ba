/** An exact amount: whole minor units (hundredths) of an ISO 4217 currency. USD 12.50 is `{ amount: 1250, currency: 'USD' }`. */
export interface Money {
  readonly amount: number;
  readonly currency: string;
}

const MINOR_UNITS = 100;
const WHOLE_PERCENT = 100;
const SYMBOLS: ReadonlyMap<string, string> = new Map([
  ['USD', '$'],
  ['EUR', '€'],
  ['GBP', '£'],
]);

/** Throws a `RangeError` when the amount is no whole number of minor units or the currency no three-letter code. */
export function money(amount: number, currency: string): Money {
  if (!Number.isSafeInteger(amount)) throw new RangeError('An amount is a whole number of minor units.');
  if (currency.length !== 3 || !/^[A-Z]{3}$/.test(currency)) throw new RangeError('A currency is a three-letter code.');
  return { amount: amount === 0 ? 0 : amount, currency };
}

/** Throws a `RangeError` when the currencies differ. */
export function addMoney(first: Money, second: Money): Money {
  if (first.currency !== second.currency) throw new RangeError('Amounts of two currencies have no sum.');
  return money(first.amount + second.amount, first.currency);
}

/** Throws a `RangeError` when the currencies differ. */
export function subtractMoney(from: Money, part: Money): Money {
  return addMoney(from, { amount: -part.amount, currency: part.currency });
}

/** So many percent of an amount, rounded to the nearest minor unit. */
export function partOf(whole: Money, percent: number): Money {
  return money(Math.round((whole.amount * percent) / WHOLE_PERCENT), whole.currency);
}

/** Two amounts are the same money when number and currency agree. */
export function isSameMoney(one: Money, other: Money): boolean {
  return one.amount === other.amount && one.currency === other.currency;
}

/** Currency units as content and other systems write them, to the nearest minor unit: 250 is $250.00. Throws a `RangeError` like `money`. */
export function fromUnits(units: number, currency: string): Money {
  return money(Math.round(units * MINOR_UNITS), currency);
}

/** Minor units of what a person typed, such as "1,500", "$1500.50" or "2 000"; undefined when it is no amount. */
export function readAmount(text: string): number | undefined {
  const [, whole = '', part = ''] =
    /^[$€£]?(\d{1,9}|\d{1,3}(?:,\d{3}){1,2})(?:\.(\d{1,2}))?$/.exec(text.slice(0, 40).replace(/\s/g, '')) ?? [];
  return whole === '' ? undefined : Number(whole.replaceAll(',', '')) * MINOR_UNITS + Number(part.padEnd(2, '0'));
}

/** Whole currency units with decimals, as other systems read them: 12345.5 for $12,345.50. For answers only: never to be reckoned with. */
export function inUnits(value: Money): number {
  return value.amount / MINOR_UNITS;
}

/** The same as text with two decimals and nothing else, for machines: 12345.50. */
export function unitsText(value: Money): string {
  return inUnits(value).toFixed(2);
}

export function isPositive(value: Money): boolean {
  return value.amount > 0;
}

/** Two decimals with the currency: $12,345.00, or CHF 12,345.00 where no sign is known (VOY-34). */
export function formatMoney(value: Money): string {
  const symbol = SYMBOLS.get(value.currency) ?? `${value.currency} `;
  const sign = value.amount < 0 ? '-' : '';
  return `${sign}${symbol}${formatAmount({ ...value, amount: Math.abs(value.amount) })}`;
}

/** Two decimals without the currency: 12,345.00 (VOY-34). */
export function formatAmount(value: Money): string {
  const minor = Math.abs(value.amount);
  const cents = String(minor % MINOR_UNITS).padStart(2, '0');
  return `${value.amount < 0 ? '-' : ''}${grouped(Math.floor(minor / MINOR_UNITS))}.${cents}`;
}

function grouped(units: number): string {
  const digits = String(units);
  const head = digits.length % 3;
  const groups = digits.slice(head).match(/\d{3}/g) ?? [];
  return [...(head > 0 ? [digits.slice(0, head)] : []), ...groups].join(',');
}
