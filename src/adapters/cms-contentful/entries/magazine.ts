import Joi from 'joi';
import type { Story } from '../../../core/content/story';
import type { NewsItem } from '../../../core/news/newsroom.port';
import { compareDates, plainDate } from '../../../core/shared/plain-date';
import type { EntryReader } from '../entry-reader';
import { newsFields, type NewsTexts, storyFields, type StoryTexts } from '../../content-schemas/magazine';
import { slug, text } from '../../content-schemas/values';
import { asset, assets, type AssetFields, calendarDay, linkedEntry, type SlugLink, richText } from '../fields';
import { bySlugs } from '../in-order';

interface StoryFields extends StoryTexts, Pick<Story, 'slug'> {
  readonly authorName: string;
  readonly authorRole: string;
  readonly publishedOn: string;
  readonly pictures: readonly AssetFields[];
  readonly voyages: readonly SlugLink[];
  readonly ports: readonly SlugLink[];
  readonly body: unknown;
}

const storySchema: Joi.ObjectSchema<StoryFields> = Joi.object({
  ...storyFields,
  slug: slug.required(),
  authorName: text.required(),
  authorRole: text.required(),
  publishedOn: calendarDay.required(),
  pictures: assets,
  voyages: Joi.array().items(linkedEntry).default([]),
  ports: Joi.array().items(linkedEntry).default([]),
  body: richText.required(),
});

interface LinkedEntries {
  readonly voyages: readonly { readonly slug: string }[];
  readonly ports: readonly { readonly slug: string }[];
}

export function readStories(entries: EntryReader, linkedEntries: LinkedEntries): readonly Story[] {
  const [voyageSlugs, portSlugs] = [slugsOf(linkedEntries.voyages), slugsOf(linkedEntries.ports)];
  return bySlugs(
    entries.all(
      'stories',
      storySchema,
      ({ authorName, authorRole, publishedOn, pictures, voyages, ports, body, ...rest }, context): Story => ({
        ...rest,
        ...context.text(body),
        author: { name: authorName, role: authorRole },
        publishedOn: plainDate(publishedOn),
        pictures: context.pictures(pictures),
        voyageSlugs: voyages.flatMap((one) => (voyageSlugs.has(one.slug) ? [one.slug] : [])),
        portSlugs: ports.flatMap((one) => (portSlugs.has(one.slug) ? [one.slug] : [])),
      }),
    ),
  ).toSorted((one, other) => compareDates(other.publishedOn, one.publishedOn) || one.slug.localeCompare(other.slug));
}

interface NewsFields extends NewsTexts, Pick<NewsItem, 'slug'> {
  readonly publishedOn: string;
  readonly picture: AssetFields;
  readonly body: unknown;
}

const newsSchema: Joi.ObjectSchema<NewsFields> = Joi.object({
  ...newsFields,
  slug: slug.required(),
  publishedOn: calendarDay.required(),
  picture: asset.required(),
  body: richText.required(),
});

export const readNews = (entries: EntryReader): readonly NewsItem[] =>
  bySlugs(
    entries.all('news', newsSchema, ({ publishedOn, picture, body, ...rest }, context): NewsItem => ({
      ...rest,
      ...context.text(body),
      publishedOn: plainDate(publishedOn),
      picture: context.picture(picture),
    })),
  ).toSorted((one, other) => compareDates(other.publishedOn, one.publishedOn) || one.title.localeCompare(other.title));

const slugsOf = (items: readonly { readonly slug: string }[]) => new Set(items.map(({ slug: one }) => one));
