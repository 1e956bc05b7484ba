import type { ExcursionContent } from '../../core/excursions/excursion-content.port';
import { sitemapTexts as texts } from '../../../views/sitemap/sitemap.texts';
import { hrefExperience, hrefExperienceCategory } from '../hrefs';
import { paths } from '../paths';
import type { SiteSection } from '../routing/site-section';

export const excursionsSitemap =
  (content: Pick<ExcursionContent, 'findCategories' | 'findExperiences'>) =>
  async (): Promise<readonly SiteSection[]> => {
    const [categories, experiences] = await Promise.all([content.findCategories(), content.findExperiences()]);
    return [
      {
        title: texts.sections.experiences,
        order: 60,
        pages: [
          { href: paths.excursions.list, title: texts.pages.experiences },
          ...categories.map(({ slug, title }) => ({ href: hrefExperienceCategory(slug), title })),
          ...experiences.map(({ slug, categorySlug, title }) => ({ href: hrefExperience(categorySlug, slug), title })),
        ],
      },
    ];
  };
