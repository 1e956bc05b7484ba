import { dayText } from '../routing/day-window';
import { Joi } from '../routing/typed-joi';

/**
 * Shared schemas. Amounts are text, so that no client loses a cent to a binary fraction, with at least two decimals, and
 * three or four where the currency has them.
 */
export const amountSchema = Joi.string()
  .pattern(/^-?\d{1,12}\.\d{2,4}$/, 'an amount with its decimals, such as 12345.00')
  .description(
    'Units of the currency with two decimals: "12345.00", also in JPY; with more where ISO 4217 gives it more: KWD "1.250".',
  );
export const currencySchema = Joi.string()
  .pattern(/^[A-Z]{3}$/, 'three capital letters, such as USD')
  .description('ISO 4217.');
export const daySchema = dayText().description('A day of the calendar where the event takes place, without a zone.');
export const codeSchema = Joi.string().pattern(/^[\w-]{1,40}$/, 'letters, digits, - and _, 40 at most');
export const clientRefSchema = Joi.string().min(1).max(200).description('What the caller’s CRM calls the client.');

/** The time is local to the port, and therefore without an offset. */
export const localTimeSchema = Joi.string()
  .pattern(/^\d{4}-\d{2}-\d{2}T\d{2}:\d{2}$/, 'a local time as YYYY-MM-DDThh:mm')
  .description('Local time of the port.');
