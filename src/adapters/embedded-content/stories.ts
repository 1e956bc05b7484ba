import Joi from 'joi';
import type { Story } from '../../core/content/story';
import { compareDates, plainDate } from '../../core/shared/plain-date';
import { storyFields, type StoryTexts } from '../content-schemas/magazine';
import { calendarDay, slug, text } from '../content-schemas/values';
import { pictureNames } from './fields';
import { type OnBroken, readFolder } from './read-content';
import type { References } from './references';

interface StoryFile extends StoryTexts, Pick<Story, 'author'> {
  readonly publishedOn: string;
  readonly pictures: readonly string[];
  readonly voyages: readonly string[];
  readonly ports: readonly string[];
}

const schema: Joi.ObjectSchema<StoryFile> = Joi.object({
  ...storyFields,
  author: Joi.object({ name: text.required(), role: text.required() }).required(),
  publishedOn: calendarDay.required(),
  pictures: pictureNames.required(),
  voyages: Joi.array().items(slug).default([]),
  ports: Joi.array().items(slug).default([]),
});

export const loadStories = (folder: string, references: References, onBroken: OnBroken): readonly Story[] =>
  readFolder(folder, onBroken, {
    schema,
    build: (file, { slug: name, text: words, fields: { pictures, voyages, ports, publishedOn, ...rest } }): Story => ({
      ...rest,
      ...words,
      slug: name,
      publishedOn: plainDate(publishedOn),
      pictures: references.pictures(pictures, file),
      voyageSlugs: voyages.filter((one) => references.isVoyage(one, file)),
      portSlugs: ports.map((one) => references.port(one, file).slug),
    }),
  }).toSorted((one, other) => compareDates(other.publishedOn, one.publishedOn) || one.slug.localeCompare(other.slug));
