import Joi from 'joi';
import type { ClimateNorms } from '../../core/trip-day/climate-norms';
import { list, slug, text } from '../content-schemas/values';
import { readYamlIfThere } from './read-content';

const monthly = Joi.array().items(Joi.number().integer().min(-60).max(60)).length(12).required();

const schema: Joi.ObjectSchema<ClimateNorms> = Joi.object({
  note: text.required(),
  coasts: list(Joi.object({ ports: list(slug).required(), high: monthly, low: monthly, sea: monthly })).required(),
});

export const noClimate: ClimateNorms = { note: '', coasts: [] };

export const loadClimate = (file: string): ClimateNorms => readYamlIfThere(file, schema) ?? noClimate;
