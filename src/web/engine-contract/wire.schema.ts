import { Joi } from '../routing/typed-joi';

/** Shared schemas. Amounts are text with two decimals, so that no client loses a cent to a binary fraction. */
export const amountSchema = Joi.string()
  .pattern(/^-?\d{1,12}\.\d{2}$/)
  .description('Units of the currency with two decimals: "12345.00".');
export const currencySchema = Joi.string()
  .pattern(/^[A-Z]{3}$/)
  .description('ISO 4217.');
export const daySchema = Joi.string()
  .pattern(/^\d{4}-\d{2}-\d{2}$/)
  .description('A day of the calendar where the event takes place, without a zone.');
export const codeSchema = Joi.string().pattern(/^[\w-]{1,40}$/);
export const clientRefSchema = Joi.string().min(1).max(200).description('What the caller’s CRM calls the client.');

/** The time is local to the port, and therefore without an offset. */
export const localTimeSchema = Joi.string()
  .pattern(/^\d{4}-\d{2}-\d{2}T\d{2}:\d{2}$/)
  .description('Local time of the port.');
