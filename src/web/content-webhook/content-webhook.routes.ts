import type { FeatureRoutes } from '../routing/feature-routes';
import type { ContentWebhook } from './content-webhook.api';
import { contentWebhookPath } from './content-webhook-path';

/** Among the pages: it is nobody's API but Contentful's, and stands in docs/operations/contentful.md. */
export const contentWebhookRoutes = (webhook: ContentWebhook): FeatureRoutes => ({
  pages: [{ method: 'post', path: contentWebhookPath, handler: webhook.receive }],
  api: [],
});
