import { createHmac } from 'node:crypto';

const contentType = 'application/vnd.contentful.management.v1+json';

export interface WebhookCall {
  readonly path: string;
  readonly topic: string;
  readonly body: string;
  readonly secret: string;
  readonly now: number;
  /** Default all that Contentful signs. */
  readonly signed?: readonly string[];
}

/** The headers that Contentful sends with a webhook. */
export function signWebhook({
  path,
  topic,
  body,
  secret,
  now,
  signed = ['content-type', 'x-contentful-signed-headers', 'x-contentful-timestamp', 'x-contentful-topic'],
}: WebhookCall): Record<string, string> {
  const headers: Record<string, string> = {
    'content-type': contentType,
    'x-contentful-topic': topic,
    'x-contentful-timestamp': String(now),
    'x-contentful-signed-headers': signed.join(','),
  };
  const canonical = [
    'POST',
    encodeURI(path),
    signed
      .toSorted()
      .map((name) => `${name}:${headers[name] ?? ''}`)
      .join(';'),
    body,
  ].join('\n');
  return { ...headers, 'x-contentful-signature': createHmac('sha256', secret).update(canonical).digest('hex') };
}
