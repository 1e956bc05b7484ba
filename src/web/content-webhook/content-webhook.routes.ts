import { paths } from '../paths';
import type { FeatureRoutes } from '../routing/feature-routes';
import type { ContentWebhook } from './content-webhook.api';

/** Contentful's media type, which no HTML form of another site can send. */
const mediaType = 'application/vnd.contentful.management.v1+json';
/** It fits a content entry. */
const limit = '1mb';

/** The webhook is a page, because it is not part of the public API; docs/operations/contentful.md documents it. */
export const contentWebhookRoutes = (webhook: ContentWebhook): FeatureRoutes => ({
  pages: [
    {
      method: 'post',
      path: paths.contentWebhook,
      handler: webhook.receive,
      takes: { mediaType, limit },
    },
  ],
  api: [],
});
