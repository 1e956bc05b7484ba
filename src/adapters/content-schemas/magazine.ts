import type { Story } from '../../core/content/story';
import type { NewsItem } from '../../core/news/newsroom.port';
import { list, text } from './values';

export type StoryTexts = Pick<Story, 'title' | 'excerpt' | 'categories'>;

/** Fields of a story that both content systems name alike; author, day, pictures and links differ. */
export const storyFields = {
  title: text.required(),
  excerpt: text.required(),
  categories: list(text).unique().required(),
};

export type NewsTexts = Pick<NewsItem, 'title' | 'category' | 'summary'>;

/** Fields of a news item that both content systems name alike; day and picture differ. */
export const newsFields = {
  title: text.required(),
  category: text.required(),
  summary: text.required(),
};
