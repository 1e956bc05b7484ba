import Joi from 'joi';
import type { VoyageExtension } from '../../core/content/voyage-extension';
import { fromUnits } from '../../core/shared/money';
import { list, slug, text } from '../content-schemas/values';
import { type OnBroken, readFolder } from './read-content';
import type { References } from './references';

interface ExtensionFile extends Pick<VoyageExtension, 'title' | 'when' | 'nights' | 'months' | 'summary' | 'days'> {
  readonly region: string;
  readonly port: string;
  readonly priceFrom: number;
  readonly pictures: readonly string[];
}

const schema: Joi.ObjectSchema<ExtensionFile> = Joi.object({
  title: text.required(),
  region: slug.required(),
  port: slug.required(),
  when: Joi.valid('before', 'after').required(),
  nights: Joi.number().integer().min(1).max(30).required(),
  months: Joi.array().items(Joi.number().integer().min(1).max(12)).min(1).unique(),
  priceFrom: Joi.number().integer().min(1).required(),
  summary: text.required(),
  days: list(Joi.object({ title: text.required(), text: text.required() })).required(),
  pictures: list(slug).unique().required(),
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
