import type { NewsItem } from '../../core/news/newsroom.port';
import { formatLongDate } from '../../core/shared/plain-date';
import { newsTexts } from '../../../views/news/news.texts';
import type { NewsCardView } from '../../../views/content/NewsCard';
import type { PictureView } from '../../../views/ui/picture-view';
import type { NewsRowView } from '../../../views/news/NewsRow';
import { hrefNews } from '../hrefs';
import { paths } from '../paths';
import { breadcrumbs } from '../rendering/breadcrumbs';
import type { BuiltAssets } from '../rendering/built-assets';
import { openingPictureViews } from '../rendering/own-pictures';
import { linePlaceholder } from '../rendering/line-placeholder';

export const toNewsRow = (
  { slug, title, category, summary, publishedOn }: NewsItem,
  picture?: PictureView,
): NewsRowView => ({
  slug,
  href: hrefNews(slug),
  title,
  category,
  summary,
  publishedOn,
  date: formatLongDate(publishedOn),
  ...(picture ? { picture } : {}),
});

const toNewsCard = (
  { slug, title, category, summary, publishedOn }: NewsItem,
  picture: PictureView | undefined,
): NewsCardView => ({
  href: hrefNews(slug),
  title,
  category,
  summary,
  day: publishedOn,
  date: formatLongDate(publishedOn),
  ...(picture ? { picture } : {}),
});

export function toLatestCards(news: readonly NewsItem[], assets: BuiltAssets): readonly NewsCardView[] {
  const pictures = openingPictureViews(
    assets,
    news.map(({ picture }) => ({ pictures: [picture] })),
  );
  return news.map((item, index) => toNewsCard(item, pictures[index]));
}

export function newsJsonLd(item: NewsItem, picture: string, absolute: (path: string) => string): object[] {
  const url = absolute(hrefNews(item.slug));
  const line = { '@type': 'Organization', name: linePlaceholder };
  return [
    {
      '@context': 'https://schema.org',
      '@type': 'NewsArticle',
      headline: item.title,
      description: item.summary,
      url,
      mainEntityOfPage: url,
      image: [picture],
      datePublished: item.publishedOn,
      dateModified: item.publishedOn,
      articleSection: item.category,
      inLanguage: 'en-US',
      author: line,
      publisher: line,
    },
    breadcrumbs(
      absolute,
      { name: newsTexts.title, path: paths.news.list },
      { name: item.title, path: hrefNews(item.slug) },
    ),
  ];
}
