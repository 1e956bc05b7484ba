import type { Newsroom } from '../../core/news/newsroom.port';
import { sitemapTexts as texts } from '../../../views/sitemap/sitemap.texts';
import { hrefNews } from '../hrefs';
import { paths } from '../paths';
import type { SiteSection } from '../routing/site-section';

export const newsSitemap = (newsroom: Pick<Newsroom, 'findNews'>) => async (): Promise<readonly SiteSection[]> => {
  const news = await newsroom.findNews();
  return [
    {
      title: texts.sections.news,
      order: 100,
      pages: [
        { href: paths.news.list, title: texts.pages.news },
        ...news.map(({ slug, title, publishedOn }) => ({ href: hrefNews(slug), title, changedOn: publishedOn })),
      ],
    },
  ];
};
