import Joi from 'joi';

// The kinds of values that several content files share.
export const text = Joi.string().trim().min(1);
export const slug = Joi.string().pattern(/^[a-z0-9]+(-[a-z0-9]+)*$/, 'lower-case words joined by dashes');
export const voyageId = Joi.string().pattern(/^[A-Z]{3,4}$/, 'three or four capital letters');
export const clockTime = Joi.string().pattern(/^([01]\d|2[0-3]):[0-5]\d$/, 'HH:MM');
export const calendarDay = Joi.string().isoDate().length(10);
export const monthAndDay = Joi.string().pattern(/^(0[1-9]|1[0-2])-(0[1-9]|[12]\d|3[01])$/, 'MM-DD');
export const email = Joi.string().email({ tlds: false });
export const phone = Joi.string().pattern(/^\+\d[\d ]{6,20}$/, 'a telephone number that starts with +');
export const timeZone = Joi.string().custom(knownTimeZone, 'a time zone');
export const list = <T>(item: Joi.Schema<T>) => Joi.array().items(item).min(1);

export const siteAddress = Joi.string().pattern(/^\/(?!\/)/, 'an address of this site');
/** A ContentAction. */
export const action = Joi.object({ label: text.required(), href: siteAddress.required() });

function knownTimeZone(name: string): string {
  new Intl.DateTimeFormat('en', { timeZone: name });
  return name;
}
