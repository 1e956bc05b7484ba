import type { Request } from 'express';
import { type Category, isCategory, listCategories } from '../../core/content/categories';
import type { NewsItem, Newsroom } from '../../core/news/newsroom.port';
import { pageNews, writeNewsCursor } from '../../core/news/page-news';
import { readIsolatedSection } from '../../core/profile/isolated-section';
import { profileNewsTexts as texts } from '../../../views/profile/news.texts';
import type { ProfileNewsPage, MoreNews, ProfileNewsView } from '../../../views/profile/ProfileNewsPage';
import { toNewsRow } from '../news/news-view';
import { NEWS_PAGE } from '../news/news.schema';
import { hrefNewsApi, hrefProfileNews } from '../hrefs';
import type { BuiltAssets } from '../rendering/built-assets';
import { ownPictureViews } from '../rendering/own-pictures';
import { readListAddress } from '../rendering/list-address';
import type { PageAnswer } from '../rendering/page-answer';
import type { ProfileSide } from './profile-side';

export class ProfileNewsPages {
  constructor(
    private readonly side: Pick<ProfileSide, 'read'>,
    private readonly newsroom: Newsroom,
    private readonly assets: BuiltAssets,
  ) {}

  readonly list = async (req: Request): Promise<PageAnswer<typeof ProfileNewsPage>> => {
    const read = this.newsroom
      .findNews()
      .then((news) => this.toView(pageNews(news, { limit: Infinity }).items, req.query));
    const [news, { side }] = await Promise.all([
      readIsolatedSection(read, (err) => req.log.warn({ err }, 'the news of a profile could not be read')),
      this.side.read(req),
    ]);
    return { props: { side, news } };
  };

  /** A category without items is shown as empty, not as all news (PRO-11). */
  private toView(news: readonly NewsItem[], query: Readonly<Record<string, unknown>>): ProfileNewsView {
    const categories = listCategories(news.map((item) => item.category));
    const newsOf = (one: Category | undefined) =>
      one ? news.filter((item) => isCategory(item.category, one.slug)) : news;
    const { category, show } = readListAddress(query, {
      categories,
      firstShown: NEWS_PAGE,
      moreShown: NEWS_PAGE,
      countOf: (one) => newsOf(one).length,
    });
    const isUnknown = category === undefined && query['category'] !== undefined && query['category'] !== '';
    const categoryNews = isUnknown ? [] : newsOf(category);
    const shownNews = categoryNews.slice(0, show);
    const pictures = ownPictureViews(
      this.assets,
      shownNews.map(({ picture }) => ({ pictures: [picture] })),
    );
    const last = shownNews.at(-1);
    return {
      tabs: [
        { label: texts.all, href: hrefProfileNews(), isCurrent: category === undefined && !isUnknown },
        ...categories.map(({ slug, name }) => ({
          label: name,
          href: hrefProfileNews({ category: slug }),
          isCurrent: slug === category?.slug,
        })),
      ],
      items: shownNews.map((item, index) => toNewsRow(item, pictures[index])),
      count: categoryNews.length,
      ...(last &&
        categoryNews.length > shownNews.length && {
          more: moreOf({
            last,
            category: category?.slug,
            show: show + NEWS_PAGE,
            next: categoryNews[show]?.slug ?? '',
          }),
        }),
    };
  }
}

interface ListPosition {
  readonly last: NewsItem;
  readonly category: string | undefined;
  readonly show: number;
  /** A browser without script continues at the first hidden item, which has this id. */
  readonly next: string;
}

const moreOf = ({ last, category, show, next }: ListPosition): MoreNews => ({
  href: `${hrefProfileNews({ category, show })}#news-${next}`,
  api: hrefNewsApi({ category, cursor: writeNewsCursor(last), limit: NEWS_PAGE }),
});
