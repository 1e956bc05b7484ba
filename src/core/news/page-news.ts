import { isCategory } from '../content/categories';
import { compareTexts } from '../shared/compare-texts';
import { compareDates, isBefore, parsePlainDate, type PlainDate } from '../shared/plain-date';
import type { NewsItem } from './newsroom.port';

export interface NewsCursor {
  readonly publishedOn: PlainDate;
  readonly slug: string;
}

interface NewsPageRequest {
  readonly category?: string;
  readonly after?: NewsCursor;
  readonly limit: number;
}

export interface NewsPage {
  readonly items: readonly NewsItem[];
  readonly next?: NewsCursor;
}

/**
 * Returns a page of news, newest first and within a date by slug, from a cursor on (API-36, H45). The cursor names an
 * item, not an offset, so that added items shift nothing and removed ones leave no gap.
 */
export function pageNews(news: readonly NewsItem[], { category, after, limit }: NewsPageRequest): NewsPage {
  const wantedNews = news
    .filter((item) => category === undefined || isCategory(item.category, category))
    .filter((item) => after === undefined || comesAfter(item, after))
    .toSorted((one, other) => compareDates(other.publishedOn, one.publishedOn) || compareTexts(one.slug, other.slug));
  const items = wantedNews.slice(0, limit);
  const last = items.at(-1);
  return {
    items,
    ...(last && wantedNews.length > limit ? { next: { publishedOn: last.publishedOn, slug: last.slug } } : {}),
  };
}

const comesAfter = (item: NewsItem, { publishedOn, slug }: NewsCursor) =>
  isBefore(item.publishedOn, publishedOn) || (item.publishedOn === publishedOn && compareTexts(item.slug, slug) > 0);

export const writeNewsCursor = ({ publishedOn, slug }: NewsCursor): string => `${publishedOn}.${slug}`;

/** The item that a cursor names need not exist any longer. Any other text returns undefined. */
export function readNewsCursor(text: string): NewsCursor | undefined {
  const publishedOn = parsePlainDate(text.slice(0, 10));
  const slug = /^\.([a-z0-9-]{1,120})$/.exec(text.slice(10))?.[1];
  return publishedOn && slug ? { publishedOn, slug } : undefined;
}
