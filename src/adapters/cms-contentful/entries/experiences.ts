import Joi from 'joi';
import type { Experience, ExperienceCategory } from '../../../core/excursions/experience';
import { fromUnits } from '../../../core/shared/money';
import { DEFAULT_EXCURSION_MINIMUM_AGE } from '../../../core/trips/age-bands';
import type { EntryReader } from '../entry-reader';
import {
  asset,
  assets,
  type AssetFields,
  clockTime,
  linked,
  type SlugLink,
  list,
  months,
  position,
  richText,
  slug,
  text,
  texts,
} from '../fields';
import { bySlugs, inOrder, type OrderedEntry } from '../in-order';

interface CategoryFields extends OrderedEntry {
  readonly title: string;
  readonly summary: string;
  readonly picture: AssetFields;
}

const categorySchema: Joi.ObjectSchema<CategoryFields> = Joi.object({
  title: text.required(),
  slug: slug.required(),
  position,
  summary: text.required(),
  picture: asset.required(),
});

export const readCategories = (entries: EntryReader): readonly ExperienceCategory[] =>
  inOrder(
    entries.all('experienceCategories', categorySchema, ({ position: place, picture, ...rest }, context) => ({
      place,
      item: { ...rest, picture: context.picture(picture) },
    })),
  );

type ExperienceFacts = Pick<
  Experience,
  | 'slug'
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

interface ExperienceFields extends ExperienceFacts {
  readonly category: SlugLink;
  readonly port: SlugLink;
  /** Whole units of the line's currency; absent, or 0, while it is on request. */
  readonly price?: number;
  readonly months: readonly string[];
  readonly pleaseNote: readonly string[];
  readonly customOnly: boolean;
  readonly rank: number;
  readonly pictures: readonly AssetFields[];
  readonly body: unknown;
}

/** What the editors have not placed stands behind what they have. */
const unranked = 1_000;

const schema: Joi.ObjectSchema<ExperienceFields> = Joi.object({
  title: text.required(),
  slug: slug.required(),
  subtitle: text.required(),
  category: linked.required(),
  port: linked.required(),
  tourCode: Joi.string()
    .pattern(/^[A-Z]{3}-\d{4}$/, 'three letters, a dash, four digits')
    .required(),
  kind: Joi.valid('Shore', 'Sea').required(),
  durationMinutes: Joi.number().integer().min(15).max(1_440).required(),
  startTimes: list(clockTime).required(),
  activityLevel: text.required(),
  interests: texts.required(),
  minAge: Joi.number().integer().min(0).max(99).default(DEFAULT_EXCURSION_MINIMUM_AGE),
  price: Joi.number().integer().min(0),
  capacity: Joi.number().integer().min(1).required(),
  months: months.default([]),
  bring: Joi.array().items(text).default([]),
  pleaseNote: Joi.array().items(text).default([]),
  customOnly: Joi.boolean().default(false),
  rank: Joi.number().integer().min(1).max(unranked).default(unranked),
  pictures: assets,
  body: richText.required(),
});

interface ExperienceSources {
  readonly categories: readonly ExperienceCategory[];
  readonly ports: readonly { readonly slug: string }[];
  readonly currency: string;
}

/** By title. */
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
