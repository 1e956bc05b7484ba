import type { Request, Response } from 'express';
import { slugOf } from '../../core/shared/fold-text';
import type { NewsItem, Newsroom } from '../../core/news/newsroom.port';
import { pageNews } from '../../core/news/page-news';
import { formatLongDate } from '../../core/shared/plain-date';
import { newsTexts } from '../../../views/news/news.texts';
import type { NewsItemPage } from '../../../views/news/NewsItemPage';
import type { NewsPage } from '../../../views/news/NewsPage';
import { notFound } from '../http-error';
import { hrefNews, hrefNewsList } from '../hrefs';
import { paths } from '../paths';
import { ATOM_TYPE, atomFeed } from '../rendering/atom-feed';
import type { BuiltAssets } from '../rendering/built-assets';
import { readCategoryList } from '../rendering/category-list';
import type { JsonAnswers } from '../rendering/json-answers';
import type { PageAnswer } from '../rendering/page-answer';
import type { PageHeads } from '../rendering/page-heads';
import { newsJsonLd, toLatestCards, toNewsRow } from './news-view';
import { NEWS_PAGE } from './news.schema';

const atTheTop = 3;
const firstShown = atTheTop + NEWS_PAGE;

interface NewsPagesParts {
  readonly newsroom: Newsroom;
  readonly assets: BuiltAssets;
  readonly heads: PageHeads;
  readonly answers: JsonAnswers;
}

export class NewsPages {
  constructor(private readonly parts: NewsPagesParts) {}

  readonly list = async (req: Request): Promise<PageAnswer<typeof NewsPage>> => {
    const { assets, heads } = this.parts;
    const news = await this.all();
    const {
      category,
      categoryItems: categoryNews,
      shownItems: shownNews,
      isCanonical,
      view,
    } = readCategoryList(req.query, {
      items: news,
      categoriesOf: (item) => [item.category],
      firstShown,
      moreShown: NEWS_PAGE,
      href: hrefNewsList,
      anchorOf: ({ slug }) => `news-${slug}`,
      texts: newsTexts,
    });
    return {
      props: {
        ...view,
        head: heads.head({
          path: hrefNewsList({ category: category?.slug }),
          pictureName: categoryNews[0]?.picture.name,
          feed: { title: newsTexts.feedTitle(this.parts.heads.lineName), href: paths.news.feed },
        }),
        latest: toLatestCards(shownNews.slice(0, atTheTop), assets),
        years: byYear(shownNews.slice(atTheTop)),
      },
      ...(isCanonical ? { cache: { tags: ['content'] } } : {}),
    };
  };

  readonly item = async (req: Request): Promise<PageAnswer<typeof NewsItemPage>> => {
    const { assets, heads } = this.parts;
    const news = await this.all();
    const index = news.findIndex(({ slug }) => slug === req.params['slug']);
    const item = news[index];
    if (!item) throw notFound();
    const picture = assets.mainPicture(item.picture.name, 'whole', item.picture.alt);
    const [later, earlier] = [news[index - 1], news[index + 1]];
    return {
      props: {
        head: heads.head({
          path: hrefNews(item.slug),
          pictureName: item.picture.name,
          article: { publishedOn: item.publishedOn, section: item.category },
          jsonLd: newsJsonLd(item, heads.absolute(picture.src), (path) => heads.absolute(path)),
        }),
        slug: item.slug,
        title: item.title,
        summary: item.summary,
        category: { label: item.category, href: hrefNewsList({ category: slugOf(item.category) }) },
        publishedOn: item.publishedOn,
        date: formatLongDate(item.publishedOn),
        picture,
        html: item.html,
        ...(earlier ? { earlier: toNewsRow(earlier) } : {}),
        ...(later ? { later: toNewsRow(later) } : {}),
      },
      cache: { tags: ['content', `news:${item.slug}`] },
    };
  };

  readonly feed = async (req: Request, res: Response): Promise<void> => {
    const { heads, answers } = this.parts;
    const text = atomFeed({
      title: newsTexts.feedTitle(this.parts.heads.lineName),
      subtitle: newsTexts.standfirst,
      author: this.parts.heads.lineName,
      origin: heads.absolute(''),
      selfPath: paths.news.feed,
      pagePath: paths.news.list,
      entries: (await this.all()).map(({ slug, title, summary, html, publishedOn, category }) => ({
        url: heads.absolute(hrefNews(slug)),
        title,
        summary,
        html,
        publishedOn,
        categories: [category],
      })),
    });
    await answers.sendAs(req, res, { type: ATOM_TYPE, text, tags: ['content'] });
  };

  private async all(): Promise<readonly NewsItem[]> {
    return pageNews(await this.parts.newsroom.findNews(), { limit: Infinity }).items;
  }
}

function byYear(news: readonly NewsItem[]) {
  const years = new Map<string, NewsItem[]>();
  for (const item of news)
    years.set(item.publishedOn.slice(0, 4), [...(years.get(item.publishedOn.slice(0, 4)) ?? []), item]);
  return [...years].map(([year, items]) => ({ year, items: items.map((item) => toNewsRow(item)) }));
}
