import Joi from 'joi';
import type { OnboardPage } from '../../core/content/onboard-page';
import { onboardFields, type OnboardTexts } from '../content-schemas/pages';
import { pictureNames } from './fields';
import { type OnBroken, readFolder } from './read-content';
import type { References } from './references';

interface OnboardFile extends OnboardTexts {
  readonly pictures: readonly string[];
}

const schema: Joi.ObjectSchema<OnboardFile> = Joi.object({ ...onboardFields, pictures: pictureNames.required() });

export const loadOnboardPages = (folder: string, references: References, onBroken: OnBroken): readonly OnboardPage[] =>
  readFolder(folder, onBroken, {
    schema,
    build: (file, { slug: name, text: words, fields: { pictures, ...rest } }): OnboardPage => ({
      ...rest,
      ...words,
      slug: name,
      pictures: references.pictures(pictures, file),
    }),
  });
