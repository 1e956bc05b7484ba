import Joi from 'joi';
import { CABIN_CATEGORIES } from '../../core/voyages/cabin-category';
import type { SuiteFeature } from '../../core/voyages/voyage';
import { list, slug, text } from './fields';

const ICONS = [
  'bed',
  'terrace',
  'bath',
  'view',
  'dining',
  'butler',
  'piano',
  'pool',
  'studio',
  'wardrobe',
  'coffee',
  'wifi',
];

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
  readonly summary: string;
  readonly body: string;
  readonly primaryFeatures: readonly SuiteFeature[];
  readonly secondaryFeatures: readonly SuiteFeature[];
  readonly pictures: readonly string[];
}

const feature = Joi.object({ icon: Joi.valid(...ICONS).required(), title: text.required(), body: text.required() });
const cabinNumber = Joi.string().pattern(/^\d{3,4}$/, 'a cabin number of 3 or 4 digits');

const suite = Joi.object({
  code: Joi.valid(...CABIN_CATEGORIES).required(),
  slug: slug.required(),
  title: text.required(),
  suiteId: Joi.string()
    .pattern(/^[A-Z]{2}-I,[A-Z]{2,3}$/, 'fare group, comma, category')
    .required(),
  fareFactor: Joi.number().min(0.1).required(),
  squareMetres: Joi.number().min(1).required(),
  terraceSquareMetres: Joi.number().min(0).required(),
  maxGuests: Joi.number().integer().min(1).max(6).required(),
  decks: list(Joi.number().integer().min(1)).required(),
  cabins: list(cabinNumber).unique().required(),
  summary: text.required(),
  body: text.required(),
  primaryFeatures: list(feature).required(),
  secondaryFeatures: list(feature).required(),
  pictures: list(slug).required(),
});

export const suitesSchema: Joi.ArraySchema<SuiteFile[]> = list(suite).unique('code').unique('slug');
