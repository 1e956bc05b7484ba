import Joi from 'joi';
import type { Experience, ExperienceCategory } from '../../core/excursions/experience';
import { fromUnits } from '../../core/shared/money';
import {
  categoryFields,
  type CategoryTexts,
  type ExperienceFacts,
  experienceFields,
} from '../content-schemas/experiences';
import { list, slug } from '../content-schemas/values';
import { ContentError } from './content-error';
import { pictureNames } from './fields';
import { type OnBroken, readFolder, readYamlIfThere } from './read-content';
import type { References } from './references';

interface ExperienceFile extends ExperienceFacts {
  readonly category: string;
  readonly port: string;
  readonly season: readonly number[];
  readonly pictures: readonly string[];
}

const schema: Joi.ObjectSchema<ExperienceFile> = Joi.object({
  ...experienceFields,
  category: slug.required(),
  port: slug.required(),
  season: Joi.array().items(Joi.number().integer().min(1).max(12)).unique().default([]),
  pictures: pictureNames.required(),
});

const categoriesSchema: Joi.ArraySchema<(CategoryTexts & { readonly picture: string })[]> = list(
  Joi.object({ ...categoryFields, picture: slug.required() }),
).unique('slug');

export const loadExperienceCategories = (file: string, references: References): readonly ExperienceCategory[] =>
  (readYamlIfThere(file, categoriesSchema) ?? []).map(({ picture, ...rest }) => ({
    ...rest,
    picture: references.pictures([picture], file)[0],
  }));

/** Bookings name an excursion by its tour code alone, so that of two with one code the first counts. */
export function loadExperiences(folder: string, references: References, onBroken: OnBroken): readonly Experience[] {
  const fileOf = new Map<string, string>();
  return readFolder(folder, onBroken, {
    schema,
    build: (
      file,
      {
        slug: name,
        text: words,
        fields: { category, port, price, season, pleaseNote, customOnly, rank, pictures, ...rest },
      },
    ): Experience => {
      const experience = {
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
      };
      const first = fileOf.get(rest.tourCode);
      if (first) throw new ContentError(file, `tourCode: ${rest.tourCode} is used by two files, also by ${first}`);
      fileOf.set(rest.tourCode, file);
      return experience;
    },
  }).toSorted((one, other) => one.title.localeCompare(other.title));
}
