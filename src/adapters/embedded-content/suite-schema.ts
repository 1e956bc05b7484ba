import Joi from 'joi';
import { CABIN_CATEGORIES } from '../../core/voyages/cabin-category';
import { suiteFields, type SuiteTexts } from '../content-schemas/suites';
import { list, slug } from '../content-schemas/values';

export interface SuiteFile extends SuiteTexts {
  readonly code: string;
  readonly fareFactor: number;
  readonly decks: readonly number[];
  readonly pictures: readonly string[];
  readonly panorama?: string;
}

const suite = Joi.object({
  ...suiteFields,
  code: Joi.valid(...CABIN_CATEGORIES).required(),
  fareFactor: Joi.number().min(0.1).required(),
  decks: list(Joi.number().integer().min(1)).required(),
  pictures: list(slug).required(),
  panorama: slug,
});

export const suitesSchema: Joi.ArraySchema<SuiteFile[]> = list(suite).unique('code').unique('slug');
