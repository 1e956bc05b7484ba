import type { Story } from '../../core/content/story';
import type { NewsItem } from '../../core/news/newsroom.port';
import { list, text } from './values';

export type StoryTexts = Pick<Story, 'title' | 'excerpt' | 'categories'>;

export const storyFields = {
  title: text.required(),
  excerpt: text.required(),
  categories: list(text).unique().required(),
};

export type NewsTexts = Pick<NewsItem, 'title' | 'category' | 'summary'>;

export const newsFields = {
  title: text.required(),
  category: text.required(),
  summary: text.required(),
};
