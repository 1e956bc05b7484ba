import type { ContentLibrary } from '../../core/content/content-library.port';
import { ContentPage } from '../../../views/content/ContentPage';
import type { FactSheets } from '../documents/fact-sheets';
import { hrefFactSheet } from '../hrefs';
import { paths } from '../paths';
import { type FeatureRoutes, pageRoute } from '../routing/feature-routes';
import type { ContentPages } from './content.pages';
import { contentSitemap } from './content.sitemap';

export const contentRoutes = (
  pages: ContentPages,
  library: Pick<ContentLibrary, 'getPage'>,
  sheets: FactSheets,
): FeatureRoutes => ({
  sitemap: contentSitemap(library),
  styles: ['content-pages'],
  pages: Object.values(paths.content).flatMap((path) => [
    pageRoute({
      method: 'get',
      path,
      page: ContentPage,
      handler: path === paths.content.community ? pages.community : pages.page(path),
      cache: { query: [], tags: ['content', 'price'] },
      exists: async () => (await library.getPage(path.slice(1))) !== undefined,
    }),
    { method: 'get' as const, path: hrefFactSheet(path), handler: sheets.file(path) },
  ]),
  api: [],
});
