import type { ContentLibrary } from '../../core/content/content-library.port';
import { sitemapTexts as texts } from '../../../views/sitemap/sitemap.texts';
import { hrefStory } from '../hrefs';
import { paths } from '../paths';
import type { SiteSection } from '../routing/site-section';

export const storiesSitemap =
  (library: Pick<ContentLibrary, 'findStories'>) => async (): Promise<readonly SiteSection[]> => {
    const stories = await library.findStories();
    return [
      {
        title: texts.sections.stories,
        order: 90,
        pages: [
          { href: paths.stories.list, title: texts.pages.stories },
          ...stories.map(({ slug, title, publishedOn }) => ({ href: hrefStory(slug), title, changedOn: publishedOn })),
        ],
      },
    ];
  };
