import { pageTypes } from '../../bench/page-types';
import { startApi, type ApiUnderTest } from '../support/api-spec';
import { attributesIn } from '../support/parse-html';

/**
 * What a page's first view waits for besides its own document and main picture, in bytes with headers. A phone on a
 * slow line takes 0.15 s for 28 kB (docs/profiles/first-view.md).
 */
const criticalBudget = 70_000;
const headersBudget = 650;
const fontBudget = 22_000;
const scriptBudget = 4_500;

let api: ApiUnderTest;
beforeAll(async () => {
  api = await startApi();
});
afterAll(() => api.server.stop());

interface FetchedFile {
  readonly text: string;
  readonly headerBytes: number;
  readonly bytes: number;
}

const fetched = new Map<string, Promise<FetchedFile>>();

/** As a browser that accepts brotli gets it; each file is fetched once. */
function fetchOnce(path: string): Promise<FetchedFile> {
  const known = fetched.get(path);
  if (known) return known;
  const answer = fetch(`${api.server.url}${path}`, { headers: { 'Accept-Encoding': 'br' } }).then(
    async (response): Promise<FetchedFile> => {
      expect([path, response.status]).toEqual([path, 200]);
      const headerBytes = [...response.headers].reduce((sum, [name, value]) => sum + name.length + value.length + 4, 0);
      const text = await response.text();
      return { text, headerBytes, bytes: headerBytes + Number(response.headers.get('content-length')) };
    },
  );
  fetched.set(path, answer);
  return answer;
}

/** The files that the head of a page asks for. */
async function filesOf(path: string) {
  const { text } = await fetchOnce(path);
  return {
    styles: attributesIn(text, 'link[rel="stylesheet"]', 'href'),
    fonts: attributesIn(text, 'link[rel="preload"][as="font"]', 'href'),
    scripts: attributesIn(text, 'script[src]', 'src'),
  };
}

describe('what a first view waits for', () => {
  it('is at most 70 kB in six files on each page type, besides its document and its main picture', async () => {
    const over: string[] = [];
    for (const path of await pageTypes(api.server.url)) {
      const { styles, fonts, scripts } = await filesOf(path);
      const files = [...styles, ...fonts, ...scripts];
      const sizes = await Promise.all(files.map(async (file) => (await fetchOnce(file)).bytes));
      const bytes = sizes.reduce((sum, size) => sum + size, 0);
      if (bytes > criticalBudget || files.length > 6) over.push(`${path}: ${bytes} bytes in ${files.length} files`);
    }
    expect(over).toEqual([]);
  }, 120_000);

  it('is one script without a second round trip, and two fonts, by the addresses that the style sheet has', async () => {
    const { styles, fonts, scripts } = await filesOf('/voyages');
    expect([scripts.length, fonts.length]).toEqual([1, 2]);
    const script = await fetchOnce(scripts[0] ?? '');
    expect(script.bytes).toBeLessThanOrEqual(scriptBudget);
    expect(script.text).not.toMatch(/\b(from|import)\s*["']/);
    const rules = (await fetchOnce(styles[0] ?? '')).text;
    for (const font of fonts) {
      expect((await fetchOnce(font)).bytes).toBeLessThanOrEqual(fontBudget);
      expect(rules).toContain(font.replace('/assets/', './'));
    }
  });

  it('has no headers of documents on its files', async () => {
    const { styles, fonts, scripts } = await filesOf('/voyages');
    for (const file of [...styles, ...fonts, ...scripts])
      expect([file, (await fetchOnce(file)).headerBytes <= headersBudget]).toEqual([file, true]);
  });
});
