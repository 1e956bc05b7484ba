import Joi from 'joi';
import { namedAmenities } from '../../core/voyages/suite-amenities';
import type { Suite } from '../../core/voyages/voyage';
import { list, slug, text } from './values';

const icons = [
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
  'lamp',
  'plug',
  'screen',
  'music',
];
const feature = Joi.object({ icon: Joi.valid(...icons).required(), title: text.required(), body: text.required() });

export type SuiteTexts = Pick<
  Suite,
  | 'slug'
  | 'title'
  | 'suiteId'
  | 'summary'
  | 'body'
  | 'squareMetres'
  | 'terraceSquareMetres'
  | 'maxGuests'
  | 'cabins'
  | 'amenities'
  | 'primaryFeatures'
  | 'secondaryFeatures'
>;

export const suiteFields = {
  slug: slug.required(),
  title: text.required(),
  suiteId: Joi.string()
    .pattern(/^[A-Z]{2}-I,[A-Z]{2,3}$/, 'fare group, comma, category')
    .required(),
  summary: text.required(),
  body: text.required(),
  squareMetres: Joi.number().min(1).required(),
  terraceSquareMetres: Joi.number().min(0).required(),
  maxGuests: Joi.number().integer().min(1).max(6).required(),
  cabins: list(Joi.string().pattern(/^\d{3,4}$/, 'a cabin number of 3 or 4 digits'))
    .unique()
    .required(),
  amenities: list(Joi.valid(...namedAmenities)).unique(),
  primaryFeatures: list(feature).required(),
  secondaryFeatures: list(feature).required(),
};
