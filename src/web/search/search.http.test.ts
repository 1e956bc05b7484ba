import { sharedServer, type SharedServer } from '../../../test/support/shared-server';
import { attributesIn, textsIn, valueOf } from '../../../test/support/parse-html';

let server: SharedServer;
beforeAll(async () => {
  server = await sharedServer();
}, 60_000);
afterAll(() => server.stop());

const open = async (path: string) => {
  const answer = await fetch(`${server.url}${path}`);
  return { status: answer.status, text: await answer.text() };
};

describe('the search page', () => {
  it('ROU-31 C14 shows what was found and prints what was typed as text', async () => {
    const { status, text } = await open('/search?q=hydra');
    expect(status).toBe(200);
    expect(attributesIn(text, 'main a', 'href')).toContain('/ports/hydra');
    expect(textsIn(text, 'main mark')).toContain('Hydra');
    expect(attributesIn(text, 'meta[name="robots"]', 'content')).toEqual(['noindex']);
    const hostile = await open(`/search?q=${encodeURIComponent('<script>x</script>')}`);
    expect(hostile.text).not.toContain('<script>x');
  });

  it('ROU-31 counts all that match, and says where it shows only the first', async () => {
    const { text } = await open('/search?q=island');
    const total = Number(/(\d+) pages about/.exec(text)?.[1]);
    const kinds = textsIn(text, '.found-kind__count').map(
      (words) => /^(?:the first (\d+) of )?(\d+)/.exec(words) ?? [],
    );
    expect(kinds.reduce((sum, [, , count]) => sum + Number(count), 0)).toBe(total);
    const cut = kinds.filter(([, first]) => first !== undefined);
    expect(cut.length).toBeGreaterThan(0);
    for (const [, first, count] of cut) expect([first, Number(count) > 24]).toEqual(['24', true]);
  });

  it.each(['under $30,000', 'greece in may'])(
    'ROU-30 ROU-31 says how many voyages it understood by “%s”, and neither counts nor opens pages with such words',
    async (words) => {
      const { text } = await open(`/search?q=${encodeURIComponent(words)}`);
      const [status = ''] = textsIn(text, '.search__count');
      const voyages = /^(\d+) voyages: /.exec(status)?.[1];
      expect(Number(voyages)).toBeGreaterThan(0);
      expect(textsIn(text, '.found-kind > div > a')).toEqual([`See all ${voyages}`]);
      expect(textsIn(text, '.search__others > summary').join()).toMatch(/^Show \d+ pages with such words$/);
      expect(textsIn(text, '.search__others .found__title').length).toBeGreaterThan(0);
      expect(textsIn(text, '.found__title').length).toBe(textsIn(text, '.search__others .found__title').length);
    },
  );

  it('ROU-30 leads from a query for which nothing sails to the list that says what comes near', async () => {
    const { text } = await open(`/search?q=${encodeURIComponent('italy under $1,000')}`);
    expect(textsIn(text, '.search__count')).toEqual(['Nothing sails: Italy, up to $1,000']);
    const [href = ''] = attributesIn(text, '.found-kind > div > a', 'href');
    expect(href).toBe('/voyages?country=italy&budget=1000');
    expect(textsIn((await open(href)).text, 'main').join()).toMatch(/At any fare: \d+ voyages/);
  });

  it('keeps what was typed, and has ways on when nothing was found', async () => {
    const { text } = await open('/search?q=qqqzzz');
    expect(valueOf(text, 'q')).toBe('qqqzzz');
    expect(text).toContain('Nothing about “qqqzzz”');
    expect(attributesIn(text, 'main a', 'href')).toContain('/contact-us');
  });

  it('caches no answer: an open list of words never fills the page cache', async () => {
    expect((await fetch(`${server.url}/search?q=wine`)).headers.get('cache-control')).toBe('private, no-store');
  });
});
