import type { IncomingHttpHeaders } from 'node:http';

export const contentWebhookPath = '/api/webhooks/contentful';

/** Contentful's media type, which no HTML form of another site can send. */
const mediaType = 'application/vnd.contentful.management.v1+json';

export const isContentWebhook = (path: string): boolean => path === contentWebhookPath;

export const isWebhookBody = ({ 'content-type': type = '' }: IncomingHttpHeaders): boolean =>
  type.split(';', 1)[0]?.trim().toLowerCase() === mediaType;
