import type { ContentLibrary } from '../../core/content/content-library.port';
import { ExtensionPage } from '../../../views/extensions/ExtensionPage';
import { ExtensionsPage } from '../../../views/extensions/ExtensionsPage';
import { LeadFormPage } from '../../../views/leads/LeadFormPage';
import { onboardTag } from '../onboard/onboard.routes';
import { paths } from '../paths';
import { type FeatureRoutes, pageRoute } from '../routing/feature-routes';
import type { ExtensionInquiry } from './extension-inquiry';
import type { ExtensionsApi } from './extensions.api';
import type { ExtensionsPages } from './extensions.pages';
import { findExtensionsOperation } from './extensions.schema';
import { extensionsSitemap } from './extensions.sitemap';

const content = { query: [], tags: ['content'] } as const;

export const extensionsRoutes = (
  pages: ExtensionsPages,
  inquiry: ExtensionInquiry,
  api: ExtensionsApi,
  library: ContentLibrary,
): FeatureRoutes => ({
  sitemap: extensionsSitemap(library),
  tag: onboardTag,
  styles: ['extensions'],
  pages: [
    pageRoute({
      method: 'get',
      path: paths.extensions.list,
      page: ExtensionsPage,
      handler: pages.list,
      cache: content,
    }),
    pageRoute({ method: 'get', path: paths.extensions.inquire, page: LeadFormPage, handler: inquiry.show }),
    pageRoute({ method: 'post', path: paths.extensions.inquire, page: LeadFormPage, handler: inquiry.take }),
    pageRoute({
      method: 'get',
      path: paths.extensions.extension,
      page: ExtensionPage,
      handler: pages.extension,
      cache: content,
    }),
  ],
  api: [
    {
      method: 'get',
      path: '/api/voyage-extensions',
      operation: findExtensionsOperation,
      handler: api.find,
      cache: { query: ['slug'], tags: ['content'] },
    },
  ],
});
