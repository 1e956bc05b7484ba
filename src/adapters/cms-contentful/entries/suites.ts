import Joi from 'joi';
import { CABIN_CATEGORIES } from '../../../core/voyages/cabin-category';
import type { Suite } from '../../../core/voyages/voyage';
import { suiteFields, type SuiteTexts } from '../../content-schemas/suites';
import { list } from '../../content-schemas/values';
import type { EntryReader } from '../entry-reader';
import { asset, assets, type AssetFields, position } from '../fields';
import { inOrder, type OrderedEntry } from '../in-order';

interface SuiteFields extends OrderedEntry, SuiteTexts, Pick<Suite, 'category'> {
  readonly decks: readonly string[];
  readonly pictures: readonly AssetFields[];
  readonly panorama?: AssetFields;
}

const schema: Joi.ObjectSchema<SuiteFields> = Joi.object({
  ...suiteFields,
  category: Joi.valid(...CABIN_CATEGORIES).required(),
  position,
  decks: list(Joi.string().pattern(/^\d{1,2}$/, 'the number of a deck')).required(),
  pictures: assets,
  panorama: asset,
});

export const readSuites = (entries: EntryReader): readonly Suite[] =>
  inOrder(
    entries.all('suites', schema, ({ position, decks, pictures, panorama: panoramaFields, ...rest }, context) => {
      const panorama = context.maybePicture(panoramaFields);
      return {
        position,
        item: {
          ...rest,
          decks: decks.map(Number),
          cabinCount: rest.cabins.length,
          pictures: context.pictures(pictures),
          ...(panorama ? { panorama } : {}),
        },
      };
    }),
  );
