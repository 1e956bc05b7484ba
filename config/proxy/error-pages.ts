import { standaloneErrorPage } from '../../src/web/rendering/standalone-error-page';
import type { LineFactsView } from '../../views/layout/line-facts';
import { compileStandaloneStyles } from '../standalone-styles';

export const errorPagesFolder = 'config/proxy/errors';

const reasons: Readonly<Record<number, string>> = {
  400: 'Bad Request',
  408: 'Request Timeout',
  429: 'Too Many Requests',
  500: 'Internal Server Error',
  502: 'Bad Gateway',
  503: 'Service Unavailable',
  504: 'Gateway Timeout',
};
const retryAfterSeconds: Readonly<Record<number, number>> = { 429: 30, 502: 5, 503: 5, 504: 5 };

/** Complete responses that the proxy sends itself, by file name: the line's page, with a Retry-After header. */
export async function errorPages(line: Pick<LineFactsView, 'name' | 'phone'>): Promise<ReadonlyMap<string, string>> {
  const styles = await compileStandaloneStyles();
  return new Map(
    Object.entries(reasons).map(([status, reason]) => {
      const { html, policy } = standaloneErrorPage({ line, status: Number(status), styles });
      const retryAfter = retryAfterSeconds[Number(status)];
      const head = [
        `HTTP/1.1 ${status} ${reason}`,
        'Content-Type: text/html; charset=utf-8',
        `Content-Length: ${Buffer.byteLength(html)}`,
        'Cache-Control: no-store',
        `Content-Security-Policy: ${policy}`,
        'X-Content-Type-Options: nosniff',
        ...(retryAfter === undefined ? [] : [`Retry-After: ${retryAfter}`]),
      ];
      return [`${status}.http`, `${head.join('\n')}\n\n${html}`];
    }),
  );
}
