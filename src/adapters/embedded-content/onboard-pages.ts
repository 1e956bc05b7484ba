import Joi from 'joi';
import type { OnboardPage } from '../../core/content/onboard-page';
import { list, slug, text } from '../content-schemas/values';
import { type OnBroken, readFolder } from './read-content';
import type { References } from './references';

interface OnboardFile extends Pick<OnboardPage, 'title' | 'deck' | 'hours' | 'summary' | 'facts'> {
  readonly pictures: readonly string[];
}

const schema: Joi.ObjectSchema<OnboardFile> = Joi.object({
  title: text.required(),
  deck: text.required(),
  hours: text.required(),
  summary: text.required(),
  facts: list(Joi.object({ label: text.required(), value: text.required() })).required(),
  pictures: list(slug).unique().required(),
});

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
