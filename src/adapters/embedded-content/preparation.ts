import Joi from 'joi';
import { preparationItems } from '../../core/preparation/preparation-item';
import type { PreparationTerms } from '../../core/preparation/preparation-terms';
import { calendarDay, clockTime, latitude, list, longitude, slug, text } from '../content-schemas/values';
import { readYamlIfThere } from './read-content';

export const defaultDueDays: PreparationTerms['dueDays'] = {
  papers: 60,
  entry: 45,
  insurance: 45,
  emergency: 30,
  diet: 30,
  health: 45,
  journey: 21,
  boarding: 7,
};

const days = Joi.number().integer().min(0).max(365);

const rule = Joi.object({
  countries: list(text).required(),
  nationalities: list(Joi.string().pattern(/^[A-Z]{2}$/)),
  subject: Joi.valid('entry', 'health').required(),
  text: text.required(),
  source: Joi.object({ name: text.required(), url: Joi.string().uri({ scheme: 'https' }).required() }).required(),
  asOf: calendarDay.required(),
});

const quay = Joi.object({
  port: slug.required(),
  name: text.required(),
  directions: text.required(),
  latitude: latitude.required(),
  longitude: longitude.required(),
});

const schema: Joi.ObjectSchema<PreparationTerms> = Joi.object({
  dueDays: Joi.object(
    Object.fromEntries(preparationItems.map((item) => [item, days.default(defaultDueDays[item])])),
  ).default(defaultDueDays),
  embarkation: Joi.object({
    from: clockTime.required(),
    to: clockTime.required(),
    everyMinutes: Joi.number().integer().min(5).max(240).required(),
    guestsPerHour: Joi.number().integer().min(1).required(),
  }),
  entryRules: list(rule).default([]),
  requirements: Joi.object({
    passportMonths: Joi.number().integer().min(0).max(24),
    insurance: Joi.boolean().default(false),
  }),
  quays: list(quay).default([]),
});

/** A line without the file assigns no hours of embarkation and has no entry rules. */
export const loadPreparation = (file: string): PreparationTerms =>
  readYamlIfThere(file, schema) ?? { dueDays: defaultDueDays, entryRules: [] };
