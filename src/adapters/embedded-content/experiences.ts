import Joi from 'joi';
import type { Experience, ExperienceCategory } from '../../core/excursions/experience';
import { fromUnits } from '../../core/shared/money';
import { DEFAULT_EXCURSION_MINIMUM_AGE } from '../../core/trips/age-bands';
import { clockTime, list, slug, text } from './fields';
import { type OnBroken, readFolder, readYaml } from './read-content';
import type { References } from './references';

type ExperienceFacts = Pick<
  Experience,
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

interface ExperienceFile extends ExperienceFacts {
  readonly category: string;
  readonly port: string;
  /** Whole units of the line's currency; absent, or 0, while it is on request. */
  readonly price?: number;
  readonly season: readonly number[];
  readonly pleaseNote: readonly string[];
  readonly customOnly: boolean;
  readonly rank: number;
  readonly pictures: readonly string[];
}

/** What the editors have not placed stands behind what they have. */
const unranked = 1_000;

const schema: Joi.ObjectSchema<ExperienceFile> = Joi.object({
  title: text.required(),
  subtitle: text.required(),
  category: slug.required(),
  port: slug.required(),
  tourCode: Joi.string()
    .pattern(/^[A-Z]{3}-\d{4}$/, 'three letters, a dash, four digits')
    .required(),
  kind: Joi.valid('Shore', 'Sea').required(),
  durationMinutes: Joi.number().integer().min(15).max(1_440).required(),
  startTimes: list(clockTime).required(),
  activityLevel: text.required(),
  interests: list(text).required(),
  minAge: Joi.number().integer().min(0).max(99).default(DEFAULT_EXCURSION_MINIMUM_AGE),
  price: Joi.number().integer().min(0),
  capacity: Joi.number().integer().min(1).required(),
  season: Joi.array().items(Joi.number().integer().min(1).max(12)).unique().default([]),
  bring: Joi.array().items(text).default([]),
  pleaseNote: Joi.array().items(text).default([]),
  customOnly: Joi.boolean().default(false),
  rank: Joi.number().integer().min(1).max(unranked).default(unranked),
  pictures: list(slug).unique().required(),
});

const categoriesSchema: Joi.ArraySchema<(Omit<ExperienceCategory, 'picture'> & { readonly picture: string })[]> = list(
  Joi.object({ slug: slug.required(), title: text.required(), summary: text.required(), picture: slug.required() }),
).unique('slug');

/** @throws ContentError */
export const loadExperienceCategories = (file: string, references: References): readonly ExperienceCategory[] =>
  readYaml(file, categoriesSchema).map(({ picture, ...rest }) => ({
    ...rest,
    picture: references.pictures([picture], file)[0],
  }));

export const loadExperiences = (folder: string, references: References, onBroken: OnBroken): readonly Experience[] =>
  readFolder(folder, onBroken, {
    schema,
    build: (
      file,
      {
        slug: name,
        text: words,
        fields: { category, port, price, season, pleaseNote, customOnly, rank, pictures, ...rest },
      },
    ): Experience => ({
      ...rest,
      ...words,
      slug: name,
      categorySlug: references.experienceCategory(category, file),
      portSlug: references.port(port, file).slug,
      ...(price ? { price: fromUnits(price, references.currency) } : {}),
      months: season,
      disclaimers: pleaseNote,
      isCustomOnly: customOnly,
      editorialRank: rank,
      pictures: references.pictures(pictures, file),
    }),
  }).toSorted((one, other) => one.title.localeCompare(other.title));
