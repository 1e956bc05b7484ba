import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { loadLine } from '../../src/adapters/embedded-content/load-line';
import { errorPages, errorPagesFolder } from './error-pages';

/** HAProxy reads each into a buffer of this size, and wants room to change it. */
const maxBytes = 16_384 - 1_024;

describe('the pages that the proxy shows by itself', () => {
  it('G2 are those that the site’s own styles, words and name make: `npm run proxy:pages` writes them', async () => {
    const pages = await errorPages(loadLine('config/sample-line').facts);
    const written = readdirSync(errorPagesFolder).map(
      (name) => [name, readFileSync(join(errorPagesFolder, name), 'utf8')] as const,
    );
    expect(new Map(written)).toEqual(pages);
    for (const text of pages.values()) {
      expect(Buffer.byteLength(text)).toBeLessThan(maxBytes);
      expect(text).toContain('Ondine Yachts');
    }
    for (const status of [429, 502, 503, 504]) expect(pages.get(`${status}.http`)).toMatch(/\nRetry-After: \d+\n/);
  });

  it('G2 are named by the proxy, each of them', () => {
    const named = readFileSync('config/proxy/haproxy.cfg', 'utf8').match(/(?<=errors\/)\d+\.http/g);
    expect(named).toEqual(readdirSync(errorPagesFolder));
  });
});
