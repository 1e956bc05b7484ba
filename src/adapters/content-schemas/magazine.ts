import { list, text } from './values';

/** Fields of a story that both content systems name alike; author, day, pictures and links differ. */
export const storyFields = {
  title: text.required(),
  excerpt: text.required(),
  categories: list(text).unique().required(),
};

/** Fields of a news item that both content systems name alike; day and picture differ. */
export const newsFields = {
  title: text.required(),
  category: text.required(),
  summary: text.required(),
};
