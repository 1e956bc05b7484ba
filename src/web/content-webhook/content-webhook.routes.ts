import type { FeatureRoutes } from '../routing/feature-routes';
import type { ContentWebhook } from './content-webhook.api';
import { contentWebhookPath, contentWebhookType } from './content-webhook-path';

/** It fits a content entry. */
const limit = '1mb';

/** The webhook is a page, because it is not part of the public API; docs/operations/contentful.md documents it. */
export const contentWebhookRoutes = (webhook: ContentWebhook): FeatureRoutes => ({
  pages: [
    {
      method: 'post',
      path: contentWebhookPath,
      handler: webhook.receive,
      takes: { mediaType: contentWebhookType, limit },
    },
  ],
  api: [],
});
