import Joi from 'joi';
import { type Experience, type ExperienceCategory, experienceKinds } from '../../core/excursions/experience';
import { DEFAULT_EXCURSION_MINIMUM_AGE } from '../../core/trips/age-group';
import { clockTime, list, slug, text } from './values';

export type CategoryTexts = Omit<ExperienceCategory, 'picture'>;

export const categoryFields = { slug: slug.required(), title: text.required(), summary: text.required() };

type ExperienceTexts = Pick<
  Experience,
  | 'title'
  | 'subtitle'
  | 'tourCode'
  | 'kind'
  | 'durationMinutes'
  | 'startTimes'
  | 'activityLevel'
  | 'interests'
  | 'minAge'
  | 'capacity'
  | 'bring'
>;

export interface ExperienceFacts extends ExperienceTexts {
  /** The price is in whole units of the line's currency; absent or 0 means on request. */
  readonly price?: number;
  readonly pleaseNote: readonly string[];
  readonly customOnly: boolean;
  readonly rank: number;
}

const rankOfUnranked = 1_000;

export const experienceFields = {
  title: text.required(),
  subtitle: text.required(),
  tourCode: Joi.string()
    .pattern(/^[A-Z]{3}-\d{4}$/, 'three letters, a dash, four digits')
    .required(),
  kind: Joi.valid(...experienceKinds).required(),
  durationMinutes: Joi.number().integer().min(15).max(1_440).required(),
  startTimes: list(clockTime).required(),
  activityLevel: text.required(),
  interests: list(text).required(),
  minAge: Joi.number().integer().min(0).max(99).default(DEFAULT_EXCURSION_MINIMUM_AGE),
  price: Joi.number().integer().min(0),
  capacity: Joi.number().integer().min(1).required(),
  bring: Joi.array().items(text).default([]),
  pleaseNote: Joi.array().items(text).default([]),
  customOnly: Joi.boolean().default(false),
  rank: Joi.number().integer().min(1).max(rankOfUnranked).default(rankOfUnranked),
};
