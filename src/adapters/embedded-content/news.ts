import Joi from 'joi';
import type { NewsItem } from '../../core/news/newsroom.port';
import { compareDates, plainDate } from '../../core/shared/plain-date';
import { newsFields, type NewsTexts } from '../content-schemas/magazine';
import { calendarDay, slug } from '../content-schemas/values';
import { type OnBroken, readFolder } from './read-content';
import type { References } from './references';

interface NewsFile extends NewsTexts {
  readonly publishedOn: string;
  readonly picture: string;
}

const schema: Joi.ObjectSchema<NewsFile> = Joi.object({
  ...newsFields,
  publishedOn: calendarDay.required(),
  picture: slug.required(),
});

export const loadNews = (folder: string, references: References, onBroken: OnBroken): readonly NewsItem[] =>
  readFolder(folder, onBroken, {
    schema,
    build: (file, { slug: name, text: words, fields: { picture, publishedOn, ...rest } }): NewsItem => ({
      ...rest,
      ...words,
      slug: name,
      publishedOn: plainDate(publishedOn),
      picture: references.pictures([picture], file)[0],
    }),
  }).toSorted((one, other) => compareDates(other.publishedOn, one.publishedOn) || one.title.localeCompare(other.title));
