import { isCategoryOf, listCategories } from '../../core/content/categories';
import type { NewsItem, Newsroom } from '../../core/news/newsroom.port';
import { type NewsCursor, pageNews, readNewsCursor, writeNewsCursor } from '../../core/news/page-news';
import { HttpError } from '../http-error';
import type { BuiltAssets } from '../rendering/built-assets';
import type { JsonAnswers } from '../rendering/json-answers';
import { handle } from '../routing/handle';
import { findNewsOperation } from './news.schema';

export class NewsApi {
  constructor(
    private readonly newsroom: Newsroom,
    private readonly assets: BuiltAssets,
    private readonly answers: JsonAnswers,
  ) {}

  readonly find = handle(findNewsOperation, async ({ query: { category, cursor, limit } }, req, res) => {
    const news = await this.newsroom.findNews();
    const after = readCursor(cursor);
    const { items, next } = pageNews(news, { limit, ...(category ? { category } : {}), ...(after ? { after } : {}) });
    const categories = listCategories(news.map((item) => item.category));
    const answer = {
      items: items.map((item) => this.toArticle(item)),
      ...(next ? { nextCursor: writeNewsCursor(next) } : {}),
      categories,
    };
    // Unknown cursors and categories, and limits such as 012, are accepted, but not cached: their number is unlimited
    // (reliability C15).
    const isCacheable =
      (category === undefined || isCategoryOf(categories, category)) &&
      (cursor === undefined || news.some((item) => writeNewsCursor(item) === cursor)) &&
      (req.query['limit'] === undefined || req.query['limit'] === String(limit));
    await this.answers.sendEither(req, res, { value: answer, tags: ['content'], isCacheable });
  });

  private toArticle({ slug, title, category, summary, publishedOn, picture: { name, alt } }: NewsItem) {
    const picture = this.assets.picture(name, alt);
    return {
      id: slug,
      title,
      category: [category],
      excerpt: summary,
      createdDate: publishedOn,
      image: { url: picture.src, description: picture.alt, sources: picture.srcSet },
      slug,
    };
  }
}

function readCursor(text: string | undefined): NewsCursor | undefined {
  if (text === undefined) return undefined;
  const newsCursor = readNewsCursor(text);
  if (!newsCursor)
    throw new HttpError(422, 'INVALID', 'cursor did not come from a page of news.', {
      fields: [{ field: 'cursor', message: 'Not a cursor of ours.' }],
    });
  return newsCursor;
}
