import { sharedServer, type SharedServer } from '../../../test/support/shared-server';

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
    expect(text).toContain('href="/ports/hydra"');
    expect(text).toContain('<mark>Hydra</mark>');
    expect(text).toContain('content="noindex"');
    const hostile = await open(`/search?q=${encodeURIComponent('<script>x</script>')}`);
    expect(hostile.text).not.toContain('<script>x');
  });

  it('ROU-31 counts all that match, and says where it shows only the first', async () => {
    const { text } = await open('/search?q=island');
    const total = Number(/(\d+) pages about/.exec(text)?.[1]);
    const kinds = [...text.matchAll(/found-kind__count">(?:the first (\d+) of )?(\d+)</g)];
    expect(kinds.reduce((sum, [, , count]) => sum + Number(count), 0)).toBe(total);
    const cut = kinds.filter(([, first]) => first !== undefined);
    expect(cut.length).toBeGreaterThan(0);
    for (const [, first, count] of cut) expect([first, Number(count) > 24]).toEqual(['24', true]);
  });

  it('keeps what was typed, and has ways on when nothing was found', async () => {
    const { text } = await open('/search?q=qqqzzz');
    expect(text).toContain('value="qqqzzz"');
    expect(text).toContain('Nothing about “qqqzzz”');
    expect(text).toContain('href="/contact-us"');
  });

  it('asks for no answer twice: an open list of words never fills the page cache', async () => {
    expect((await fetch(`${server.url}/search?q=wine`)).headers.get('cache-control')).toBe('private, no-store');
  });
});
