import { signIn } from '../../../test/support/sign-in';
import { sharedServer, type SharedServer } from '../../../test/support/shared-server';
import { attributesIn, parseHtml } from '../../../test/support/parse-html';

let server: SharedServer;
beforeAll(async () => {
  server = await sharedServer();
}, 60_000);
afterAll(() => server.stop());

const open = async (cookie?: string) =>
  (await fetch(server.url, cookie === undefined ? {} : { headers: { cookie } })).text();

describe('the home page', () => {
  it('CNT-11 ROL-01 shows a visitor what concerns visitors, a guest what concerns guests', async () => {
    const visitor = await open();
    expect(visitor).toContain('Your trip is where you left it');
    expect(visitor).not.toContain('Everything of yours, in one place');
    const { jar } = await signIn(server.url, 'guest@example.com');
    const guest = await open([...jar].map(([name, value]) => `${name}=${value}`).join('; '));
    expect(guest).toContain('Everything of yours, in one place');
    expect(guest).not.toContain('Your trip is where you left it');
  });

  it('CNT-01 CNT-31 has slides, statistics, a quote with its name, and the latest articles', async () => {
    const page = parseHtml(await open());
    const countOf = (selector: string) => page.querySelectorAll(selector).length;
    expect(['[data-hero] .hero', '.stats__stat', '.quote-card > blockquote', '.related article'].map(countOf)).toEqual([
      3, 3, 1, 3,
    ]);
    expect(page.querySelector('.quote-card > figcaption')?.text).toMatch(/./);
  });

  it('CNT-25 CNT-26 opens the overlay of experiences, each with its title, its picture and its page', async () => {
    const overlay = parseHtml(await open()).querySelector('dialog#home-highlights');
    const experiences = overlay?.querySelectorAll('details') ?? [];
    expect(experiences.length).toBeGreaterThan(2);
    expect(overlay?.querySelectorAll('.highlights__pictures img[src$=".webp"]')).toHaveLength(experiences.length);
    for (const experience of experiences) {
      expect(experience.querySelector('summary h3')?.text).toMatch(/./);
      expect(experience.querySelector('a')?.getAttribute('href')).toMatch(
        /^\/shore-and-sea-experiences\/[a-z-]+\/[a-z-]+$/,
      );
    }
  });

  it('ROU-31 leads to every part of the site', async () => {
    const html = await open();
    const parts = [
      '/voyages',
      '/destinations/greek-isles',
      '/vessels/four-seasons-1',
      '/vessels/four-seasons-1/suites',
      '/shore-and-sea-experiences',
      '/culinary-and-beverage',
      '/life-onboard',
      '/stories',
      '/news',
      '/faq',
      '/voyage-extensions',
    ];
    expect(attributesIn(html, 'a', 'href')).toEqual(expect.arrayContaining(parts));
  });

  it('C15 keeps one copy for all visitors', async () => {
    await open();
    const answers = await Promise.all([fetch(server.url), fetch(`${server.url}/?utm_source=letter`)]);
    const [first, second] = await Promise.all(answers.map((answer) => answer.text()));
    expect(second).toBe(first);
  });
});
