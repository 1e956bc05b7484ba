import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { loadLine } from '../../src/adapters/embedded-content/load-line';
import { errorPages, errorPagesFolder, proxyFile, withPolicy } from './error-pages';

/** HAProxy reads each into a buffer of this size, and wants room to change it. */
const maxBytes = 16_384 - 1_024;

describe('the pages that the proxy shows by itself', () => {
  it('G2 are those that the site’s own styles, words and name make: `npm run proxy:pages` writes them', async () => {
    const { files, policy } = await errorPages(loadLine('config/sample-line').facts);
    const written = readdirSync(errorPagesFolder).map(
      (name) => [name, readFileSync(join(errorPagesFolder, name), 'utf8')] as const,
    );
    expect(new Map(written)).toEqual(files);
    for (const text of files.values()) {
      expect(Buffer.byteLength(text)).toBeLessThan(maxBytes);
      expect(text).toContain('Ondine Yachts');
    }
    const file = readFileSync(proxyFile, 'utf8');
    expect(file).toContain(policy);
    expect(file).toBe(withPolicy(file, policy));
  });

  it('G2 G10 are named by the proxy, each of them, and those of a request that could be read have its id', () => {
    const named = readFileSync(proxyFile, 'utf8').match(/(?<=errors\/)\d+\.(http|html)/g) ?? [];
    expect(named.toSorted()).toEqual(readdirSync(errorPagesFolder).toSorted());
    for (const name of named.filter((one) => one.endsWith('.html')))
      expect(readFileSync(join(errorPagesFolder, name), 'utf8')).toContain('Reference %[unique-id]');
  });
});
