import Joi from 'joi';
import type { Experience, ExperienceCategory } from '../../../core/excursions/experience';
import { fromUnits } from '../../../core/shared/money';
import {
  categoryFields,
  type CategoryTexts,
  type ExperienceFacts,
  experienceFields,
} from '../../content-schemas/experiences';
import { slug } from '../../content-schemas/values';
import type { EntryReader } from '../entry-reader';
import { asset, assets, type AssetFields, linkedEntry, type SlugLink, months, position, richText } from '../fields';
import { bySlugs, inOrder, type OrderedEntry } from '../in-order';

interface CategoryFields extends OrderedEntry, CategoryTexts {
  readonly picture: AssetFields;
}

const categorySchema: Joi.ObjectSchema<CategoryFields> = Joi.object({
  ...categoryFields,
  position,
  picture: asset.required(),
});

export const readCategories = (entries: EntryReader): readonly ExperienceCategory[] =>
  inOrder(
    entries.all('experienceCategories', categorySchema, ({ position, picture, ...rest }, context) => ({
      position,
      item: { ...rest, picture: context.picture(picture) },
    })),
  );

interface ExperienceFields extends ExperienceFacts {
  readonly slug: string;
  readonly category: SlugLink;
  readonly port: SlugLink;
  readonly months: readonly string[];
  readonly pictures: readonly AssetFields[];
  readonly body: unknown;
}

const schema: Joi.ObjectSchema<ExperienceFields> = Joi.object({
  ...experienceFields,
  slug: slug.required(),
  category: linkedEntry.required(),
  port: linkedEntry.required(),
  months: months.default([]),
  pictures: assets,
  body: richText.required(),
});

interface ExperienceSources {
  readonly categories: readonly ExperienceCategory[];
  readonly ports: readonly { readonly slug: string }[];
  readonly currency: string;
}

export function readExperiences(
  entries: EntryReader,
  { categories, ports, currency }: ExperienceSources,
): readonly Experience[] {
  const [categorySlugs, portSlugs] = [
    new Set(categories.map(({ slug: one }) => one)),
    new Set(ports.map(({ slug: one }) => one)),
  ];
  const all = entries.all(
    'experiences',
    schema,
    (
      { category, port, price, months: season, pleaseNote, customOnly, rank, pictures, body, ...rest },
      context,
    ): Experience => {
      if (!categorySlugs.has(category.slug)) context.broken(`no category ${category.slug}`);
      if (!portSlugs.has(port.slug)) context.broken(`no port ${port.slug}`);
      return {
        ...rest,
        ...context.text(body),
        categorySlug: category.slug,
        portSlug: port.slug,
        ...(price ? { price: fromUnits(price, currency) } : {}),
        months: season.map(Number),
        disclaimers: pleaseNote,
        isCustomOnly: customOnly,
        editorialRank: rank,
        pictures: context.pictures(pictures),
      };
    },
  );
  return bySlugs(all).toSorted((one, other) => one.title.localeCompare(other.title));
}
