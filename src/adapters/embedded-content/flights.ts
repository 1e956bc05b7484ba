import Joi from 'joi';
import { noFlights, type NonStopFlights } from '../../core/voyages/non-stop-flights';
import { calendarDay, list, slug, text } from '../content-schemas/values';
import { readYamlIfThere } from './read-content';

const airport = Joi.string().pattern(/^[A-Z]{3}$/, 'three capital letters');
const monthsPattern = /^([1-9]|1[0-2])-([1-9]|1[0-2])$/;
const allYear = 'all year';
const monthsOfYear = 12;

/** A range of months is written `4-10`, or `11-4` across the turn of the year. */
function toMonths(monthsText: string, helpers: Joi.CustomHelpers): readonly number[] | Joi.ErrorReport {
  const [, first, last] = monthsText === allYear ? [monthsText, '1', '12'] : (monthsPattern.exec(monthsText) ?? []);
  if (first === undefined || last === undefined)
    return helpers.message({ custom: '{{#label}} must be "all year" or months such as "4-10"' });
  const count = ((Number(last) - Number(first) + monthsOfYear) % monthsOfYear) + 1;
  return Array.from({ length: count }, (_, index) => ((Number(first) - 1 + index) % monthsOfYear) + 1);
}

const schema: Joi.ObjectSchema<NonStopFlights> = Joi.object({
  checkedOn: calendarDay.required(),
  origins: list(
    Joi.object({ slug: slug.required(), name: text.required(), airports: list(airport).required() }),
  ).required(),
  ports: list(
    Joi.object({
      port: slug.required(),
      airport: airport.required(),
      nonStopFrom: Joi.object().pattern(slug, Joi.string().custom(toMonths)).required(),
    }),
  ).required(),
});

export const loadFlights = (file: string): NonStopFlights => readYamlIfThere(file, schema) ?? noFlights;
