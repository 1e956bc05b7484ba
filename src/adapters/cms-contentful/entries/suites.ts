import Joi from 'joi';
import { CABIN_CATEGORIES } from '../../../core/voyages/cabin-category';
import type { Suite } from '../../../core/voyages/voyage';
import type { EntryReader } from '../entry-reader';
import { assets, type AssetFields, list, position, slug, text } from '../fields';
import { inOrder, type OrderedEntry } from '../in-order';

interface SuiteFields
  extends
    OrderedEntry,
    Pick<
      Suite,
      | 'title'
      | 'category'
      | 'suiteId'
      | 'summary'
      | 'body'
      | 'squareMetres'
      | 'terraceSquareMetres'
      | 'maxGuests'
      | 'cabins'
      | 'primaryFeatures'
      | 'secondaryFeatures'
    > {
  readonly decks: readonly string[];
  readonly pictures: readonly AssetFields[];
}

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
];
const feature = Joi.object({ icon: Joi.valid(...icons).required(), title: text.required(), body: text.required() });

const schema: Joi.ObjectSchema<SuiteFields> = Joi.object({
  title: text.required(),
  slug: slug.required(),
  category: Joi.valid(...CABIN_CATEGORIES).required(),
  suiteId: Joi.string()
    .pattern(/^[A-Z]{2}-I,[A-Z]{2,3}$/, 'fare group, comma, category')
    .required(),
  position,
  summary: text.required(),
  body: text.required(),
  squareMetres: Joi.number().min(1).required(),
  terraceSquareMetres: Joi.number().min(0).required(),
  maxGuests: Joi.number().integer().min(1).max(6).required(),
  decks: list(Joi.string().pattern(/^\d{1,2}$/, 'the number of a deck')).required(),
  cabins: list(Joi.string().pattern(/^\d{3,4}$/, 'a cabin number of 3 or 4 digits'))
    .unique()
    .required(),
  primaryFeatures: list(feature).required(),
  secondaryFeatures: list(feature).required(),
  pictures: assets,
});

export const readSuites = (entries: EntryReader): readonly Suite[] =>
  inOrder(
    entries.all('suites', schema, ({ position: place, decks, pictures, ...rest }, context) => ({
      place,
      item: { ...rest, decks: decks.map(Number), cabinCount: rest.cabins.length, pictures: context.pictures(pictures) },
    })),
  );
