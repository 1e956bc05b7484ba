import type { Request, Response } from 'express';
import { slugOf } from '../../core/shared/fold-text';
import type { ContentLibrary } from '../../core/content/content-library.port';
import { relatedStories } from '../../core/content/related-stories';
import type { Story } from '../../core/content/story';
import { shownPorts } from '../../core/destinations/destinations';
import { formatLongDate } from '../../core/shared/plain-date';
import type { VoyageContent } from '../../core/voyages/voyage-content.port';
import { storiesTexts } from '../../../views/stories/stories.texts';
import type { StoriesPage } from '../../../views/stories/StoriesPage';
import type { StoryPage } from '../../../views/stories/StoryPage';
import { notFound } from '../http-error';
import { hrefPort, hrefStories, hrefStory } from '../hrefs';
import { paths } from '../paths';
import { ATOM_TYPE, atomFeed } from '../rendering/atom-feed';
import type { BuiltAssets } from '../rendering/built-assets';
import { readCategoryList } from '../rendering/category-list';
import { ownPictureViews } from '../rendering/own-pictures';
import type { JsonAnswers } from '../rendering/json-answers';
import type { PageAnswer } from '../rendering/page-answer';
import type { PageHeads } from '../rendering/page-heads';
import { storyJsonLd } from './story-json-ld';
import { minutesToRead, toRelatedArticle, toStoryCard, toStoryParts, toStoryVoyage } from './story-view';

const firstShown = 11;
const moreShown = 10;

interface StoriesPagesParts {
  readonly library: ContentLibrary;
  readonly voyages: VoyageContent;
  readonly assets: BuiltAssets;
  readonly heads: PageHeads;
  readonly answers: JsonAnswers;
}

export class StoriesPages {
  constructor(private readonly parts: StoriesPagesParts) {}

  readonly list = async (req: Request): Promise<PageAnswer<typeof StoriesPage>> => {
    const { library, assets, heads } = this.parts;
    const stories = await library.findStories();
    const {
      category,
      categoryItems: categoryStories,
      shownItems: shownStories,
      isCanonical,
      view,
    } = readCategoryList(req.query, {
      items: stories,
      categoriesOf: ({ categories }) => categories,
      firstShown,
      moreShown,
      href: hrefStories,
      anchorOf: (_story, index) => `story-${index + 1}`,
      texts: storiesTexts,
    });
    const pictures = ownPictureViews(assets, shownStories);
    const [lead, ...rest] = shownStories.map((story, index) => toStoryCard(story, pictures[index]));
    return {
      props: {
        ...view,
        head: heads.head({
          path: hrefStories({ category: category?.slug }),
          pictureName: categoryStories[0]?.pictures[0].name,
          feed: { title: storiesTexts.feedTitle(this.parts.heads.lineName), href: paths.stories.feed },
        }),
        ...(lead ? { lead } : {}),
        stories: rest,
        allStories: stories.map(({ slug, title }) => ({ slug, title, href: hrefStory(slug) })),
      },
      ...(isCanonical ? { cache: { tags: ['content'] } } : {}),
    };
  };

  readonly story = async (req: Request): Promise<PageAnswer<typeof StoryPage>> => {
    const { library, assets, heads } = this.parts;
    const stories = await library.findStories();
    const story = stories.find(({ slug }) => slug === req.params['slug']);
    if (!story) throw notFound();
    const [hero] = story.pictures;
    const relatedArticles = relatedStories(stories, { currentSlug: story.slug });
    const { ports, voyages: voyagesOfStory } = await this.placesOf(story);
    const pictures = ownPictureViews(assets, [...relatedArticles, ...voyagesOfStory]);
    return {
      props: {
        head: heads.head({
          path: hrefStory(story.slug),
          pictureName: hero.name,
          article: { publishedOn: story.publishedOn, section: story.categories[0] },
          jsonLd: storyJsonLd(
            story,
            story.pictures.map(({ name }) => heads.absolute(assets.picture(name).src)),
            (path) => heads.absolute(path),
          ),
        }),
        slug: story.slug,
        title: story.title,
        excerpt: story.excerpt,
        categories: story.categories.map((name) => ({
          label: name,
          href: hrefStories({ category: slugOf(name) }),
        })),
        author: story.author,
        publishedOn: story.publishedOn,
        date: formatLongDate(story.publishedOn),
        minutes: minutesToRead(story.html),
        hero: assets.mainPicture(hero.name, 'whole', hero.alt),
        chapters: story.chapters,
        parts: toStoryParts(story, assets),
        voyages: voyagesOfStory.map((voyage, index) => toStoryVoyage(voyage, pictures[relatedArticles.length + index])),
        ports,
        relatedArticles: relatedArticles.map((other, index) => toRelatedArticle(other, pictures[index])),
      },
      cache: { tags: ['content', `story:${story.slug}`] },
    };
  };

  readonly feed = async (req: Request, res: Response): Promise<void> => {
    const { library, heads, answers } = this.parts;
    const text = atomFeed({
      title: storiesTexts.feedTitle(this.parts.heads.lineName),
      subtitle: storiesTexts.standfirst,
      author: this.parts.heads.lineName,
      origin: heads.absolute(''),
      selfPath: paths.stories.feed,
      pagePath: paths.stories.list,
      entries: (await library.findStories()).map((story) => ({
        url: heads.absolute(hrefStory(story.slug)),
        title: story.title,
        summary: story.excerpt,
        html: story.html,
        publishedOn: story.publishedOn,
        categories: story.categories,
        author: story.author.name,
      })),
    });
    await answers.sendAs(req, res, { type: ATOM_TYPE, text, tags: ['content'] });
  };

  private async placesOf({ voyageSlugs, portSlugs }: Story) {
    const { voyages } = this.parts;
    const [allVoyages, allPorts] = await Promise.all([voyages.findVoyages(), voyages.findPorts()]);
    return {
      voyages: allVoyages.filter(({ slug, isPublished }) => isPublished && voyageSlugs.includes(slug)),
      ports: shownPorts({ ports: allPorts, voyages: allVoyages })
        .filter(({ slug }) => portSlugs.includes(slug))
        .map(({ slug, name, country }) => ({ name, country, href: hrefPort(slug) })),
    };
  }
}
