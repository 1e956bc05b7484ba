import { type Agent, type IncomingMessage, request as requestHttp } from 'node:http';
import { request as requestHttps } from 'node:https';
import type { Stripe } from 'stripe';
import { maxAnswerBytes } from '../http-client/http-client';

type HttpClientOfStripe = NonNullable<Stripe.StripeConfig['httpClient']>;

/**
 * Sends the requests of Stripe's package. Its own client ends only connections that are idle: an answer that comes byte
 * by byte would never end, and one without an end would fill the memory (reliability E5).
 */
export class StripeHttp implements HttpClientOfStripe {
  constructor(private readonly agent: Agent) {}

  getClientName(): string {
    return 'node';
  }

  /** The deadline covers the whole answer. */
  async makeRequest(
    ...[host, port, path, method, headers, body, protocol, deadlineMs]: Parameters<HttpClientOfStripe['makeRequest']>
  ): ReturnType<HttpClientOfStripe['makeRequest']> {
    const send = protocol === 'http' ? requestHttp : requestHttps;
    const signal = AbortSignal.timeout(deadlineMs);
    const response = await new Promise<IncomingMessage>((resolve, reject) => {
      send({ host, port, path, method, headers, agent: this.agent, signal })
        .once('response', resolve)
        .on('error', reject)
        .end(body);
    });
    const text = await readWhole(response);
    return {
      getStatusCode: () => response.statusCode ?? 0,
      getHeaders: () => response.headers as Record<string, string>,
      getRawResponse: () => response,
      toStream: () => response,
      toJSON: async () => JSON.parse(text) as unknown,
    };
  }
}

/** Leaving the loop early destroys the connection. */
async function readWhole(response: IncomingMessage): Promise<string> {
  const chunks: Buffer[] = [];
  let byteCount = 0;
  for await (const chunk of response as AsyncIterable<Buffer>) {
    byteCount += chunk.byteLength;
    if (byteCount > maxAnswerBytes) throw new Error('The answer of Stripe is too big');
    chunks.push(chunk);
  }
  return Buffer.concat(chunks).toString('utf8');
}
