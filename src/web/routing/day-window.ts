import { daysBetween, type PlainDate, parsePlainDate } from '../../core/shared/plain-date';
import { HttpError } from '../http-error';
import { Joi, type TextSchema } from './typed-joi';

const maxWindowDays = 400;

/** A day in calls and answers; for calls `readDay` says whether the calendar has it. */
export const dayText = (): TextSchema => Joi.string().pattern(/^\d{4}-\d{2}-\d{2}$/, 'a day as YYYY-MM-DD');

/** A well-formed but nonexistent date (2027-02-30) has an error of its own. */
export function readDay(field: string, text: string): PlainDate {
  const day = parsePlainDate(text);
  if (!day) throw invalid(field, 'is not a day of the calendar.', 'Not a day of the calendar.');
  return day;
}

/** Refuses a range that ends before it begins, or that is wider than 400 days (reliability C7). */
export function refuseWindow(from: PlainDate | undefined, to: PlainDate | undefined): void {
  if (!from || !to) return;
  const days = daysBetween(from, to);
  if (days < 0) throw invalid('endDate', 'is before startDate.', 'Before startDate.');
  if (days > maxWindowDays)
    throw invalid(
      'endDate',
      `is more than ${maxWindowDays} days after startDate.`,
      `More than ${maxWindowDays} days after startDate.`,
    );
}

const invalid = (field: string, text: string, message: string) =>
  new HttpError(422, 'INVALID', `${field} ${text}`, { fields: [{ field, message }] });
