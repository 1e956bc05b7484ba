import { paths } from '../paths';
import type { FeatureRoutes } from '../routing/feature-routes';
import type { ContentWebhook } from './content-webhook.api';

/** Contentful's media type, which no HTML form of another site can send. */
const mediaType = 'application/vnd.contentful.management.v1+json';
/** A content entry with all its texts is smaller. */
const maxBytes = 1024 * 1024;

/** docs/operations/contentful.md documents the webhook, because it is not part of the public API. */
export const contentWebhookRoutes = (webhook: ContentWebhook): FeatureRoutes => ({
  pages: [],
  api: [],
  signedRoutes: [{ path: paths.contentWebhook, mediaType, maxBytes, handler: webhook.receive }],
});
