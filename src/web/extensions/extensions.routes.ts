import { paths } from '../paths';
import type { FeatureRoutes } from '../routing/feature-routes';
import type { ExtensionInquiry } from './extension-inquiry';
import type { ExtensionsApi } from './extensions.api';
import type { ExtensionsPages } from './extensions.pages';
import { findExtensionsOperation } from './extensions.schema';

export interface ExtensionsHandlers {
  readonly extensionsPages: ExtensionsPages;
  readonly extensionInquiry: ExtensionInquiry;
  readonly extensionsApi: ExtensionsApi;
}

const content = { query: [], tags: ['content'] } as const;

/** The inquiry stands before the pages by slug: it is no slug. */
export const extensionsRoutes = ({
  extensionsPages: pages,
  extensionInquiry: inquiry,
  extensionsApi: api,
}: ExtensionsHandlers): FeatureRoutes => ({
  pages: [
    { method: 'get', path: paths.extensions.list, handler: pages.list, cache: content },
    { method: 'get', path: paths.extensions.inquire, handler: inquiry.show },
    { method: 'post', path: paths.extensions.inquire, handler: inquiry.take },
    { method: 'get', path: paths.extensions.extension, handler: pages.extension, cache: content },
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
