export const contentWebhookPath = '/api/webhooks/contentful';

/** Contentful's media type, which no HTML form of another site can send. */
export const contentWebhookType = 'application/vnd.contentful.management.v1+json';
