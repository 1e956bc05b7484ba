import { lookup as systemLookup } from 'node:dns';
import { type IncomingMessage, request as requestHttp } from 'node:http';
import { request as requestHttps } from 'node:https';
import { isIP } from 'node:net';
import type { ClaimedDelivery } from '../../core/webhooks/webhook-deliveries.port';
import type { WebhookSender } from '../../core/webhooks/webhook-sender.port';
import { retryAfterMs } from '../http-client/retry-after';
import { isPrivateAddress, privateAddress, publicLookup } from './public-address';
import { signWebhook } from './sign-webhook';

const defaultDeadlineMs = 10_000;
/** Bytes of a response that are read and discarded, so that the receiver can finish sending. */
const maxAnswerBytes = 64 * 1024;

interface HttpWebhookSenderParts {
  /** Plain http and private addresses are allowed for receivers in the site's own network. */
  readonly allowsPrivateHosts: boolean;
  readonly deadlineMs?: number;
  readonly lookup?: typeof systemLookup;
}

type PostOutcome = { readonly status: number; readonly retryAfterMs?: number } | { readonly error: string };

/**
 * Posts deliveries by the Standard Webhooks specification. Redirects are not followed, and responses are not stored.
 */
export class HttpWebhookSender implements WebhookSender {
  constructor(private readonly parts: HttpWebhookSenderParts) {}

  async send(delivery: ClaimedDelivery): ReturnType<WebhookSender['send']> {
    const startedAt = performance.now();
    const postOutcome = await this.post(delivery).catch((error: unknown): PostOutcome => ({ error: codeOf(error) }));
    return { ...postOutcome, ms: Math.round(performance.now() - startedAt) };
  }

  private async post({ url: address, eventId: id, body, secrets, claimedAt }: ClaimedDelivery): Promise<PostOutcome> {
    const url = new URL(address);
    const { allowsPrivateHosts, deadlineMs = defaultDeadlineMs, lookup = systemLookup } = this.parts;
    if (secrets.length === 0) return { error: 'SECRET_UNREADABLE' };
    if (!allowsPrivateHosts) refusePrivate(url);
    const timestamp = Math.floor(claimedAt.getTime() / 1000);
    const request = (url.protocol === 'https:' ? requestHttps : requestHttp)(url, {
      method: 'POST',
      agent: false,
      signal: AbortSignal.timeout(deadlineMs),
      ...(allowsPrivateHosts ? {} : { lookup: publicLookup(lookup) }),
      headers: {
        'Content-Type': 'application/json',
        'Content-Length': Buffer.byteLength(body),
        'User-Agent': 'Landfall-Webhooks/1',
        'webhook-id': id,
        'webhook-timestamp': timestamp,
        'webhook-signature': signWebhook(secrets, { id, timestamp, body }),
      },
    });
    const response = await new Promise<IncomingMessage>((resolve, reject) => {
      request.once('response', resolve).on('error', reject).end(body);
    });
    drain(response);
    const pause = retryAfterMs(
      response.headers['retry-after'] ?? '',
      Infinity,
      Date.parse(response.headers.date ?? ''),
    );
    return { status: response.statusCode ?? 0, ...(pause === undefined ? {} : { retryAfterMs: pause }) };
  }
}

function refusePrivate({ protocol, hostname }: URL): void {
  const host = hostname.replace(/^\[|\]$/g, '');
  if (protocol !== 'https:') throw Object.assign(new Error('not https'), { code: 'NOT_HTTPS' });
  if (isIP(host) !== 0 && isPrivateAddress(host)) throw privateAddress();
}

function drain(response: IncomingMessage): void {
  let bytes = 0;
  response
    .on('data', (chunk: Buffer) => {
      bytes += chunk.length;
      if (bytes > maxAnswerBytes) response.destroy();
    })
    .on('error', () => undefined);
}

/** Only a code is returned, because the rest of an error may contain the address with its secrets. */
function codeOf(error: unknown): string {
  if (!(error instanceof Error)) return 'UNKNOWN';
  if (error.name === 'AbortError' || error.name === 'TimeoutError') return 'DEADLINE';
  const code = 'code' in error ? error.code : undefined;
  return typeof code === 'string' && /^[A-Z][A-Z0-9_]{1,60}$/.test(code) ? code : 'UNKNOWN';
}
