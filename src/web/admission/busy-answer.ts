import { randomInt } from 'node:crypto';
import { readFileSync } from 'node:fs';
import type { IncomingMessage, ServerResponse } from 'node:http';
import type { LineFactsView } from '../../../views/layout/line-facts';
import type { FindRequestId } from '../request-id';
import { plainAnswerHeaders, transportSecurity } from '../plain-answer-headers';
import { standaloneErrorPage } from '../rendering/standalone-error-page';

/** Varies by visitor, so that visitors who were refused together do not return together. */
const retryAfterSeconds = { min: 3, max: 8 };

/** The number of requests in progress below which this one would have been admitted: of all clients, or of this one. */
type StatedLimit = { readonly 'X-Concurrency-Limit': number } | { readonly 'X-Client-Limit': number };

/** Stands in the prepared page for the id of the request. */
const placeholder = '{reference}';

/** A prepared response, because an overloaded node has no time to render. */
export class BusyAnswer {
  private readonly beforeReference: string;
  private readonly afterReference: string;

  constructor(
    page: string,
    private readonly policy: string,
    private readonly requestIdOf: FindRequestId,
  ) {
    [this.beforeReference = '', this.afterReference = ''] = page.split(placeholder);
  }

  static read(stylesFile: string, line: Pick<LineFactsView, 'name' | 'phone'>, requestIdOf: FindRequestId): BusyAnswer {
    const styles = readFileSync(stylesFile, 'utf8');
    const { html, policy } = standaloneErrorPage({ line, status: 503, reference: placeholder, styles });
    return new BusyAnswer(html, policy, requestIdOf);
  }

  /** The proxy reads the limit, and applies it to what this node would refuse as well. */
  send(req: IncomingMessage, res: ServerResponse, limit: StatedLimit): void {
    const isJson = /^\/(api|v1)\//.test(req.url ?? '');
    const requestId = this.requestIdOf(req);
    const body = isJson
      ? JSON.stringify(refusal(requestId))
      : `${this.beforeReference}${requestId}${this.afterReference}`;
    res.writeHead(503, {
      ...plainAnswerHeaders,
      'Strict-Transport-Security': transportSecurity,
      'Retry-After': randomInt(retryAfterSeconds.min, retryAfterSeconds.max + 1),
      'Content-Type': isJson ? 'application/json; charset=utf-8' : 'text/html; charset=utf-8',
      'Content-Security-Policy': this.policy,
      'X-Request-Id': requestId,
      ...limit,
      'Content-Length': Buffer.byteLength(body),
    });
    res.end(req.method === 'HEAD' ? undefined : body);
  }
}

const refusal = (requestId: string) => ({
  error: 'The site is very busy. Please try again in a moment.',
  code: 'UNAVAILABLE',
  requestId,
});
