import { createHmac } from 'node:crypto';

/** The header has one signature for each secret, separated by spaces (Standard Webhooks). */
export const signWebhook = (
  secrets: readonly string[],
  { id, timestamp, body }: { readonly id: string; readonly timestamp: number; readonly body: string },
): string =>
  secrets
    .map((secret) =>
      createHmac('sha256', Buffer.from(secret.replace(/^whsec_/, ''), 'base64')).update(`${id}.${timestamp}.${body}`),
    )
    .map((hmac) => `v1,${hmac.digest('base64')}`)
    .join(' ');
