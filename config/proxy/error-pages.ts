import { standaloneErrorPage } from '../../src/web/rendering/standalone-error-page';
import type { LineFactsView } from '../../views/layout/line-facts';
import { compileStandaloneStyles } from '../standalone-styles';

const placeholder = '{reference}';

export const errorPagesFolder = 'config/proxy/errors';
export const proxyFile = 'config/proxy/haproxy.cfg';

/** The proxy's file with this policy for its pages: it holds the digest of their styles. */
export const withPolicy = (file: string, policy: string): string =>
  file.replace(/^( *presetenv ERROR_PAGE_POLICY ).*$/m, (_line, name: string) => `${name}"${policy}"`);

/** The proxy could not read these requests, which therefore have no id: complete responses. */
const unreadable: Readonly<Record<number, string>> = { 400: 'Bad Request', 408: 'Request Timeout' };
const statuses = [404, 429, 500, 502, 503, 504];

interface ErrorPages {
  /** The keys are names of files. */
  readonly files: ReadonlyMap<string, string>;
  /** Content security policy of the pages, which `haproxy.cfg` sends with those that are bodies only. */
  readonly policy: string;
}

/**
 * What the proxy sends itself: the line's page, with the id of the request as its reference. The latter are formats of
 * HAProxy's log, in which a percent sign is doubled.
 */
export async function errorPages(line: Pick<LineFactsView, 'name' | 'phone'>): Promise<ErrorPages> {
  const styles = await compileStandaloneStyles();
  const page = (status: number, reference?: string) =>
    standaloneErrorPage({ line, status, styles, ...(reference === undefined ? {} : { reference }) });
  const { policy } = page(503);
  const files = new Map<string, string>();
  for (const [status, reason] of Object.entries(unreadable)) {
    const { html } = page(Number(status));
    const head = [
      `HTTP/1.1 ${status} ${reason}`,
      'Content-Type: text/html; charset=utf-8',
      `Content-Length: ${Buffer.byteLength(html)}`,
      'Cache-Control: no-store',
      `Content-Security-Policy: ${policy}`,
      'X-Content-Type-Options: nosniff',
    ];
    files.set(`${status}.http`, `${head.join('\n')}\n\n${html}`);
  }
  for (const status of statuses) {
    const { html } = page(status, placeholder);
    files.set(`${status}.html`, html.replaceAll('%', '%%').replace(placeholder, '%[unique-id]'));
  }
  return { files, policy };
}
