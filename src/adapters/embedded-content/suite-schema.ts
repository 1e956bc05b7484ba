import Joi from 'joi';
import { CABIN_CATEGORIES } from '../../core/voyages/cabin-category';
import type { NamedAmenity } from '../../core/voyages/suite-amenities';
import type { SuiteFeature } from '../../core/voyages/voyage';
import { suiteFields } from '../content-schemas/suites';
import { list, slug } from '../content-schemas/values';

export interface SuiteFile {
  readonly code: string;
  readonly slug: string;
  readonly title: string;
  readonly suiteId: string;
  readonly fareFactor: number;
  readonly squareMetres: number;
  readonly terraceSquareMetres: number;
  readonly maxGuests: number;
  readonly decks: readonly number[];
  readonly cabins: readonly string[];
  readonly amenities?: readonly NamedAmenity[];
  readonly summary: string;
  readonly body: string;
  readonly primaryFeatures: readonly SuiteFeature[];
  readonly secondaryFeatures: readonly SuiteFeature[];
  readonly pictures: readonly string[];
  readonly panorama?: string;
}

const suite = Joi.object({
  ...suiteFields,
  code: Joi.valid(...CABIN_CATEGORIES).required(),
  slug: slug.required(),
  fareFactor: Joi.number().min(0.1).required(),
  decks: list(Joi.number().integer().min(1)).required(),
  pictures: list(slug).required(),
  panorama: slug,
});

export const suitesSchema: Joi.ArraySchema<SuiteFile[]> = list(suite).unique('code').unique('slug');
