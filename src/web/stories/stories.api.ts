import { isCategory, isCategoryOf, listCategories } from '../../core/content/categories';
import type { ContentLibrary } from '../../core/content/content-library.port';
import { relatedStories } from '../../core/content/related-stories';
import type { Story } from '../../core/content/story';
import type { BuiltAssets } from '../rendering/built-assets';
import { bySlugs, isCacheableBySlugs } from '../rendering/by-slugs';
import type { JsonAnswers } from '../rendering/json-answers';
import { handle } from '../routing/handle';
import { findRelatedArticlesOperation, findStoriesOperation } from './stories.schema';

export class StoriesApi {
  constructor(
    private readonly library: ContentLibrary,
    private readonly assets: BuiltAssets,
    private readonly answers: JsonAnswers,
  ) {}

  readonly find = handle(findStoriesOperation, async ({ query: { slug, category } }, req, res) => {
    const all = await this.library.findStories();
    const matches = bySlugs(all, slug);
    const stories = matches
      .filter(({ categories }) => category === undefined || categories.some((name) => isCategory(name, category)))
      .map((story) => ({ ...this.toArticle(story), author: story.author, publishedOn: story.publishedOn }));
    const isCacheable =
      isCacheableBySlugs(slug, matches) &&
      (category === undefined || isCategoryOf(listCategories(all.flatMap(({ categories }) => categories)), category));
    await this.answers.sendEither(req, res, { value: stories, tags: ['content'], isCacheable });
  });

  readonly listRelated = handle(
    findRelatedArticlesOperation,
    async ({ body: { category, currentSlug, limit } }, _req, res) => {
      const categories = [category ?? []].flat().filter((name) => name !== '');
      const relatedArticles = relatedStories(await this.library.findStories(), {
        limit,
        ...(currentSlug ? { currentSlug } : {}),
        ...(categories.length > 0 ? { categories } : {}),
      });
      res.set('Cache-Control', 'no-store').json(relatedArticles.map((story) => this.toArticle(story)));
    },
  );

  private toArticle({ title, slug, excerpt, categories, pictures: [first] }: Story) {
    const picture = this.assets.picture(first.name, first.alt);
    return {
      title,
      slug,
      excerpt,
      category: categories,
      featuredImage: { url: picture.src, description: picture.alt },
    };
  }
}
