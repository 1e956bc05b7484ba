import Joi from 'joi';
import { type OpeningHours, weekdays } from '../../core/desk/desk-hours';
import { clockTime, list, timeZone } from '../content-schemas/values';
import { calendarDay } from './fields';
import { readYamlIfThere } from './read-content';

const schema: Joi.ObjectSchema<OpeningHours> = Joi.object({
  timeZone: timeZone.required(),
  week: list(
    Joi.object({
      days: list(Joi.valid(...weekdays)).required(),
      from: clockTime.required(),
      to: clockTime.required(),
    }),
  ).required(),
  closedOn: Joi.array().items(calendarDay).default([]),
});

export const noHours: OpeningHours = { timeZone: 'UTC', week: [], closedOn: [] };

/** A line may have no such file: then no page says when somebody answers. */
export const loadOpeningHours = (file: string): OpeningHours => readYamlIfThere(file, schema) ?? noHours;
