import { readFileSync } from 'node:fs';
import { brotliCompressSync, constants } from 'node:zlib';
import { guestPageTypes, pageTypes, reservationPageTypes } from '../../bench/page-types';
import { startApi, type ApiUnderTest } from '../support/api-spec';
import { attributesIn, parseHtml } from '../support/parse-html';
import { signIn } from '../support/sign-in';

/**
 * What a page's first view waits for besides its own document and main picture, in bytes with headers. A phone on a
 * slow line takes 0.15 s for 28 kB (docs/profiles/first-view.md).
 */
const criticalBudget = 70_000;
const headersBudget = 650;
const fontBudget = 22_000;
const scriptBudget = 4_500;
/** What a server may send before the first acknowledgement; the headers of a page are a part of it. */
const firstFlight = 14_600;
/** Page types whose documents arrive a round trip later, with the bytes that they must not exceed. */
const largeDocuments: Readonly<Record<string, number>> = {
  '/voyages': 20_000,
  '/destinations': 16_500,
  '/vessels': 17_000,
  '/shore-and-sea-experiences': 22_000,
  '/culinary-and-beverage': 18_000,
  '/inquire-now': 16_600,
  '/faq': 17_500,
};
/** Those that need a second round trip as well once they are compressed again (decision 136): a voyage and these. */
const alwaysLarge = /^\/(voyages\/.+|shore-and-sea-experiences|culinary-and-beverage|faq)$/;
/** The picture that a phone gets arrives in two round trips, beside the other files. */
const phonePictureBudget = 31_500;

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
  const answer = fetchFile(path);
  fetched.set(path, answer);
  return answer;
}

async function fetchFile(path: string): Promise<FetchedFile> {
  const response = await fetch(`${api.server.url}${path}`, { headers: { 'Accept-Encoding': 'br' } });
  expect([path, response.status]).toEqual([path, 200]);
  const headerBytes = [...response.headers].reduce((sum, [name, value]) => sum + name.length + value.length + 4, 0);
  const text = await response.text();
  return { text, headerBytes, bytes: headerBytes + Number(response.headers.get('content-length')) };
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

/** Whether a character is in a range of the style sheet, such as `$basic: U+0020-0022, U+00A0;`. */
function rangeOf(sheet: string, name: string): (sign: string) => boolean {
  const [, text = ''] = new RegExp(String.raw`\$${name}:([^;]*);`).exec(sheet) ?? [];
  const parts = [...text.matchAll(/U\+([\dA-F]+)(?:-([\dA-F]+))?/g)].map(([, first = '', last = first]) =>
    [first, last].map((digits) => Number.parseInt(digits, 16)),
  );
  return (sign) =>
    parts.some(([first = 0, last = 0]) => first <= Number(sign.codePointAt(0)) && Number(sign.codePointAt(0)) <= last);
}

const typeOf = (path: string) => `/${path.split('/')[1] ?? ''}`;

describe('what a first view waits for', () => {
  it('begins with a document that arrives in one round trip, on all page types but those named here', async () => {
    const over: string[] = [];
    for (const path of await pageTypes(api.server.url)) {
      await fetchOnce(path);
      // The page cache compresses a page better than the first answer of it.
      const { bytes } = await fetchFile(path);
      if (bytes > (largeDocuments[typeOf(path)] ?? firstFlight)) over.push(`${path}: ${bytes} bytes`);
    }
    expect(over).toEqual([]);
  }, 120_000);

  it('begins with a document that arrives in one round trip once it is compressed again, on all but four types', async () => {
    const large: string[] = [];
    for (const path of await pageTypes(api.server.url)) {
      const { text, headerBytes } = await fetchOnce(path);
      const params = { [constants.BROTLI_PARAM_QUALITY]: 10, [constants.BROTLI_PARAM_SIZE_HINT]: text.length };
      if (brotliCompressSync(text, { params }).length + headerBytes > firstFlight) large.push(path);
    }
    expect(large.filter((path) => !alwaysLarge.test(path))).toEqual([]);
    expect(large).toHaveLength(4);
  }, 120_000);

  it('has a main picture for phones in a file of its own, cut where the picture fills the screen', async () => {
    const seen: string[] = [];
    const faults: string[] = [];
    for (const path of await pageTypes(api.server.url)) {
      const { text } = await fetchOnce(path);
      const [set = ''] = attributesIn(
        text,
        'picture > source[media="(max-width: 450px)"][type="image/avif"]',
        'srcset',
      );
      const isTall = parseHtml(text).querySelector('main .hero__picture') !== null;
      if (isTall !== set.includes('-tall-')) faults.push(`${path}: ${set}`);
      const [file = ''] = set.split(' ');
      if (file === '') continue;
      seen.push(path);
      const { bytes } = await fetchOnce(file);
      if (bytes > phonePictureBudget) faults.push(`${path}: ${file} has ${bytes} bytes`);
    }
    expect(faults).toEqual([]);
    expect(seen.length).toBeGreaterThan(20);
  }, 120_000);

  it('has one picture at most that does not wait, of which phones get a file of their own, on a guest’s pages', async () => {
    const guest = await signIn(api.server.url, 'guest@example.com');
    const faults: string[] = [];
    const withPicture: string[] = [];
    for (const path of [...(await reservationPageTypes(api.server.url)), ...(await guestPageTypes(guest))]) {
      const main = parseHtml(await (await guest.get(path)).text()).querySelector('main');
      const [first, ...others] = main?.querySelectorAll('img:not([loading="lazy"])') ?? [];
      if (others.length > 0) faults.push(`${path}: ${others.join()}`);
      if (first?.parentNode?.querySelector('source[media="(max-width: 450px)"][type="image/avif"]'))
        withPicture.push(new URL(path, api.server.url).pathname.replace(/ON1[^/]*/, ':itineraryId'));
      else if (first) faults.push(`${path}: ${first.outerHTML}`);
    }
    expect(faults).toEqual([]);
    expect(new Set(withPicture)).toEqual(
      new Set([
        '/reserve-now/:itineraryId',
        '/my-profile/overview',
        '/my-profile/trips',
        '/my-profile/favourites',
        '/my-profile/inquiries',
        '/my-profile/trips/itinerary',
      ]),
    );
  }, 120_000);

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

  it('is set in the characters of the preloaded fonts, so that no page type waits for another', async () => {
    const sheet = readFileSync('assets/styles/_fonts.scss', 'utf8');
    const [basic, latin] = [rangeOf(sheet, 'basic'), rangeOf(sheet, 'latin')];
    const others: string[] = [];
    for (const path of await pageTypes(api.server.url)) {
      const body = parseHtml((await fetchOnce(path)).text).querySelector('body');
      body?.querySelectorAll('script').forEach((script) => script.remove());
      const text = body?.textContent.replaceAll(/\s/g, ' ') ?? '';
      // Labels are set in capitals.
      for (const sign of new Set(text + text.toUpperCase()))
        if (latin(sign) && !basic(sign)) others.push(`${path}: ${sign}`);
    }
    expect(others).toEqual([]);
  }, 120_000);

  it('has no headers of documents on its files', async () => {
    const { styles, fonts, scripts } = await filesOf('/voyages');
    for (const file of [...styles, ...fonts, ...scripts])
      expect([file, (await fetchOnce(file)).headerBytes <= headersBudget]).toEqual([file, true]);
  });
});
