import type { FeatureRoutes } from '../routing/feature-routes';
import type { ContentWebhook } from './content-webhook.api';
import { contentWebhookPath } from './content-webhook-path';

/** The webhook is a page, because it is not part of the public API; docs/operations/contentful.md documents it. */
export const contentWebhookRoutes = (webhook: ContentWebhook): FeatureRoutes => ({
  pages: [{ method: 'post', path: contentWebhookPath, handler: webhook.receive, takes: 'raw' }],
  api: [],
});
