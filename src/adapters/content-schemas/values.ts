import Joi from 'joi';
import { timePattern } from '../../core/shared/clock-time';
import { parsePlainDate } from '../../core/shared/plain-date';

export const text = Joi.string().trim().min(1);
export const slug = Joi.string()
  .max(120)
  .pattern(/^[a-z0-9]+(-[a-z0-9]+)*$/, 'lower-case words joined by dashes');
/** Refuses 31 February here, because a builder that meets one fails with all documents and not with its own alone. */
export const toDay = (day: string, helpers: Joi.CustomHelpers) =>
  parsePlainDate(day) ?? helpers.message({ custom: '{{#label}} must be a day of the calendar, such as 2027-04-30' });
export const calendarDay = Joi.string().custom(toDay);
export const clockTime = Joi.string().pattern(timePattern, 'HH:MM');
export const voyageId = Joi.string().pattern(/^[A-Z]{3,4}$/, 'three or four capital letters');
export const siteAddress = Joi.string().pattern(/^\/(?![/\\])/, 'an address of this site');
export const nights = Joi.number().integer().min(1).max(30);
export const latitude = Joi.number().min(-90).max(90);
export const longitude = Joi.number().min(-180).max(180);
export const timeZone = Joi.string().custom(knownTimeZone, 'a time zone');
export const list = <T>(item: Joi.Schema<T>) => Joi.array().items(item).min(1);
export const action = Joi.object({ label: text.required(), href: siteAddress.required() });
export const fact = Joi.object({ label: text.required(), value: text.required() });

const knownTimeZones = new Set<string>();

function knownTimeZone(name: string): string {
  // Zones are cached, because each call at a port names one of a few dozen, and creating a formatter takes
  // milliseconds.
  if (!knownTimeZones.has(name)) new Intl.DateTimeFormat('en', { timeZone: name });
  knownTimeZones.add(name);
  return name;
}
