import { sharedServer, type SharedServer } from '../../../test/support/shared-server';
import { hrefOf, parseHtml, textsIn } from '../../../test/support/parse-html';

let server: SharedServer;
beforeAll(async () => {
  server = await sharedServer();
}, 60_000);
afterAll(() => server.stop());

const open = async (path: string, headers: Record<string, string> = {}) => {
  const answer = await fetch(`${server.url}${path}`, { headers });
  return {
    status: answer.status,
    type: answer.headers.get('content-type') ?? '',
    etag: answer.headers.get('etag') ?? '',
    text: await answer.text(),
  };
};

describe('what search engines and browsers learn of the site', () => {
  it('ROU-31 lists in the sitemap every kind of page, each address once and absolute', async () => {
    const { status, type, text } = await open('/sitemap.xml');
    expect([status, type]).toEqual([200, 'application/xml']);
    const addresses = textsIn(text, 'url > loc');
    expect(addresses.length).toBeGreaterThan(250);
    expect(new Set(addresses).size).toBe(addresses.length);
    expect(addresses.every((address) => address.startsWith(`${server.url.replace('127.0.0.1', 'localhost')}/`))).toBe(
      true,
    );
    for (const part of [
      '/voyages/',
      '/destinations/',
      '/ports/',
      '/suites/',
      '/shore-and-sea-experiences/',
      '/stories/',
      '/news/',
      '/faq',
    ])
      expect(text).toContain(part);
    const stories = parseHtml(text)
      .querySelectorAll('url')
      .filter((entry) => entry.querySelector('loc')?.text.includes('/stories/'));
    expect(stories.length).toBeGreaterThan(10);
    for (const story of stories) expect(story.querySelector('lastmod')?.text).toMatch(/^\d{4}-\d\d-\d\d$/);
  });

  it('VOY-03 H52 leaves unpublished voyages and private pages out of the sitemap', async () => {
    const { text } = await open('/sitemap.xml');
    const published = (await (await fetch(`${server.url}/api/voyages`)).json()) as { slug: string }[];
    const listed = textsIn(text, 'loc').flatMap((address) => /\/voyages\/([a-z-]+)$/.exec(address)?.[1] ?? []);
    expect(new Set(published.map(({ slug }) => slug))).toEqual(new Set(listed));
    expect(text).not.toMatch(/\/(my-profile|login|engine|reserve-now|api)/);
  });

  it('keeps search engines out of private pages, and shows them the sitemap', async () => {
    const { type, text } = await open('/robots.txt');
    expect(type).toBe('text/plain; charset=utf-8');
    expect(text).toMatch(/^User-agent: \*\nDisallow: \/api\/\n/);
    expect(text).toMatch(/\nSitemap: http:\/\/[^\n]+\/sitemap\.xml\n$/);
  });

  it('E1 answers from the page cache: the second request is answered that nothing changed', async () => {
    for (const path of ['/sitemap.xml', '/robots.txt', '/manifest.webmanifest', '/sitemap']) {
      await open(path);
      const { etag } = await open(path);
      expect((await open(path, { 'if-none-match': etag })).status).toBe(304);
    }
  });

  it('names icons that are there in its manifest', async () => {
    const { icons } = JSON.parse((await open('/manifest.webmanifest')).text) as {
      icons: { src: string; type: string }[];
    };
    expect(icons.length).toBeGreaterThan(0);
    for (const { src, type } of icons) expect((await open(src)).type).toContain(type);
  });

  it('shows people the same list', async () => {
    const { text } = await open('/sitemap');
    expect(textsIn(text, 'h1')).toHaveLength(1);
    expect(hrefOf(text, 'Hydra')).toBe('/ports/hydra');
  });
});
