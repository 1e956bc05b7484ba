import Joi from 'joi';
import { type Money, readUnitsText } from '../../core/shared/money';
import { parsePlainDate, type PlainDate } from '../../core/shared/plain-date';

/** Parses an amount such as "12345.5" with its currency; undefined when it is not in the contract's format. */
export function readMoney(total: unknown, currency: unknown): Money | undefined {
  if (typeof total !== 'string' || typeof currency !== 'string' || !/^[A-Z]{3}$/.test(currency)) return undefined;
  return readUnitsText(total, currency);
}

/** Returns a price that may be shown: an engine without one sends 0, "", "N/A" or nothing (VOY-25). */
export function readPrice(price: unknown): Money | undefined {
  if (typeof price !== 'object' || price === null) return undefined;
  const { total, currency } = price as { readonly total?: unknown; readonly currency?: unknown };
  const totalPrice = readMoney(total, currency);
  return totalPrice && totalPrice.amount > 0 ? totalPrice : undefined;
}

/**
 * The plain date in "2027-04-12", "2027-04-12T16:00" and "2027-04-12T16:00:00+03:00" is the local date of the event.
 */
export const readDay = (text: string | null | undefined): PlainDate | undefined =>
  typeof text === 'string' && (text.length === 10 || text[10] === 'T') ? parsePlainDate(text.slice(0, 10)) : undefined;

/** A moment has an offset: without one it would be read in the time zone of this server, and be hours away. */
export const moment = Joi.string()
  .isoDate()
  .pattern(/T.*(Z|[+-]\d{2}(:?\d{2})?)$/, 'a time with its offset');
