import { isCategory } from '../content/categories';
import { compareTexts } from '../shared/compare-texts';
import { compareDates, isBefore, parsePlainDate, type PlainDate } from '../shared/plain-date';
import type { NewsItem } from './newsroom.port';

/** The last item that a reader has: where the next page begins. */
export interface NewsCursor {
  readonly publishedOn: PlainDate;
  readonly slug: string;
}

interface NewsPageRequest {
  /** Name or slug; default all. */
  readonly category?: string;
  readonly after?: NewsCursor;
  readonly limit: number;
}

export interface NewsPage {
  readonly items: readonly NewsItem[];
  /** Absent at the end. */
  readonly next?: NewsCursor;
}

/**
 * News, the newest first and of one day by slug, from a place on (API-36, H45). The place names an item and not a
 * number, so that news that comes in meanwhile shifts nothing, and an item that is taken away leaves no gap.
 */
export function pageNews(news: readonly NewsItem[], { category, after, limit }: NewsPageRequest): NewsPage {
  const wanted = news
    .filter((item) => category === undefined || isCategory(item.category, category))
    .filter((item) => after === undefined || comesAfter(item, after))
    .toSorted((one, other) => compareDates(other.publishedOn, one.publishedOn) || compareTexts(one.slug, other.slug));
  const items = wanted.slice(0, limit);
  const last = items.at(-1);
  return {
    items,
    ...(last && wanted.length > limit ? { next: { publishedOn: last.publishedOn, slug: last.slug } } : {}),
  };
}

const comesAfter = (item: NewsItem, { publishedOn, slug }: NewsCursor) =>
  isBefore(item.publishedOn, publishedOn) || (item.publishedOn === publishedOn && compareTexts(item.slug, slug) > 0);

/** A place as a caller carries it: a day and a slug. */
export const writeNewsCursor = ({ publishedOn, slug }: NewsCursor): string => `${publishedOn}.${slug}`;

/** Undefined: no place of ours. Its item need not exist any longer. */
export function readNewsCursor(text: string): NewsCursor | undefined {
  const publishedOn = parsePlainDate(text.slice(0, 10));
  const slug = /^\.([a-z0-9-]{1,120})$/.exec(text.slice(10))?.[1];
  return publishedOn && slug ? { publishedOn, slug } : undefined;
}
