import Joi from 'joi';
import type { VoyageExtension } from '../../core/content/voyage-extension';
import { fromUnits } from '../../core/shared/money';
import { type ExtensionFacts, extensionFields } from '../content-schemas/extensions';
import { slug } from '../content-schemas/values';
import { pictureNames } from './fields';
import { type OnBroken, readFolder } from './read-content';
import type { References } from './references';

interface ExtensionFile extends ExtensionFacts, Pick<VoyageExtension, 'months'> {
  readonly region: string;
  readonly port: string;
  readonly pictures: readonly string[];
}

const schema: Joi.ObjectSchema<ExtensionFile> = Joi.object({
  ...extensionFields,
  region: slug.required(),
  port: slug.required(),
  months: Joi.array().items(Joi.number().integer().min(1).max(12)).min(1).unique(),
  pictures: pictureNames.required(),
});

export const loadExtensions = (
  folder: string,
  references: References,
  onBroken: OnBroken,
): readonly VoyageExtension[] =>
  readFolder(folder, onBroken, {
    schema,
    build: (
      file,
      { slug: name, text: words, fields: { region, port, priceFrom, pictures, ...rest } },
    ): VoyageExtension => ({
      ...rest,
      ...words,
      slug: name,
      regionSlug: references.region(region, file).slug,
      portSlug: references.port(port, file).slug,
      priceFrom: fromUnits(priceFrom, references.currency),
      pictures: references.pictures(pictures, file),
    }),
  });
