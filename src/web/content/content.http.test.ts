import { signIn } from '../../../test/support/sign-in';
import { sharedServer, type SharedServer } from '../../../test/support/shared-server';
import { attributesIn, parseHtml, textsIn } from '../../../test/support/parse-html';

let server: SharedServer;
/** The cookie of a guest who is signed in. */
let cookie: string;
beforeAll(async () => {
  server = await sharedServer();
  ({ cookie } = await signIn(server.url, 'guest@example.com'));
}, 60_000);
afterAll(() => server.stop());

const open = async (path: string, headers: Record<string, string> = {}) => {
  const answer = await fetch(`${server.url}${path}`, { headers });
  return { status: answer.status, headers: answer.headers, html: await answer.text() };
};

describe('the pages that the line writes itself', () => {
  it.each([
    ['/privacy-notice', 'Privacy notice', 'h2[id="when-you-write-to-us"]'],
    ['/cookie-notice', 'Cookie notice', 'h2[id="your-choice"]'],
    ['/community', 'The Ondine community', 'main a[href="/join-us"]'],
  ])('ROU-21 NAV-10 shows %s with its chapters', async (path, title, part) => {
    const { status, html } = await open(path);
    expect(status).toBe(200);
    expect(textsIn(html, 'h1')).toEqual([title]);
    expect(parseHtml(html).querySelector(part)).not.toBeNull();
    expect(parseHtml(html).querySelector('link[rel="canonical"][href]')).not.toBeNull();
  });

  it('ROU-31 folds the ways ashore by region, each port once, with a page of its own', async () => {
    const { html } = await open('/accessibility');
    const document = parseHtml(html);
    const folds = document.querySelectorAll('details.fare-facts__fold');
    expect(folds.length).toBeGreaterThan(4);
    const links = attributesIn(html, '.fare-facts__fold th a', 'href');
    expect([links.length > 90, new Set(links).size]).toEqual([true, links.length]);
    expect((await open(links.at(-1) ?? '')).status).toBe(200);
  });

  it('CNT-01 FRM-07 holds a form where the line put one: the same for visitors, and without what is known of a guest', async () => {
    const visitors = await open('/accessibility-statement');
    expect(visitors.headers.get('cache-control')).toContain('public');
    expect(parseHtml(visitors.html).querySelector('form[action="/contact-us"]')).not.toBeNull();
    const fieldsOf = (html: string) => attributesIn(html, 'form[action="/contact-us"] [name]', 'name');
    expect(fieldsOf(visitors.html)).toEqual(expect.arrayContaining(['first_name', 'email', 'message']));
    expect(fieldsOf(visitors.html)).not.toContain('plainAnswer');
    const guests = fieldsOf((await open('/accessibility-statement', { cookie })).html);
    expect([guests.includes('email'), guests.includes('message')]).toEqual([false, true]);
  });

  it('CNT-11 ROL-02 ROU-14 shows a guest at the community what is theirs, and a visitor how to come in', async () => {
    const links = (html: string) => {
      const page = parseHtml(html).querySelector('main');
      return {
        canJoin: page?.text.includes('How to join'),
        signIn: page?.querySelector('a[href="/login"]') !== null,
        trips: page?.querySelector('a[href="/my-profile/trips"]') !== null,
        news: page?.querySelectorAll('.news-row').length,
        meets: page?.querySelector('a[href^="/schedule-meeting?id="]') !== null,
      };
    };
    const guests = await open('/community', { cookie });
    expect(links(guests.html)).toEqual({ canJoin: false, signIn: false, trips: true, news: 4, meets: true });
    expect(guests.headers.get('cache-control')).toBe('private, no-store');
    const [newest = ''] = attributesIn((await open('/news')).html, 'a.card__link[href^="/news/"]', 'href');
    expect(guests.html).toContain(newest || 'no news at all');
    const visitors = { canJoin: true, signIn: true, trips: false, news: 0, meets: false };
    expect(links((await open('/community')).html)).toEqual(visitors);
    expect(links((await open('/community', { cookie: 'sid=nobody' })).html)).toEqual(visitors);
  });

  it('E1 has them in the page cache: the same bytes for every visitor, whatever was chosen', async () => {
    await open('/cookie-notice');
    const first = await open('/cookie-notice?utm_source=letter');
    const other = await open('/cookie-notice', { cookie: 'consent=accepted; utm=utm_source%3Dletter' });
    expect(first.headers.get('cache-control')).toContain('public');
    expect(other.html).toBe(first.html);
    expect((await open('/cookie-notice', { 'if-none-match': first.headers.get('etag') ?? '' })).status).toBe(304);
  });

  it('TRK-08 H14 sets no cookie, and shows no consent question to a browser without script', async () => {
    for (const path of ['/', '/voyages', '/cookie-notice', '/community?utm_source=letter&gclid=x']) {
      const { headers, html } = await open(path);
      expect(headers.getSetCookie()).toEqual([]);
      expect(parseHtml(html).querySelector('section.consent[hidden]')).not.toBeNull();
      expect(html).not.toContain('data-has-data-layer');
    }
  });

  it('NAV-10 leads from the foot of every page to privacy, cookies, the choice and contact', async () => {
    const { html } = await open('/');
    expect(attributesIn(html, 'footer a', 'href')).toEqual(
      expect.arrayContaining(['/privacy-notice', '/cookie-notice', '/cookie-notice#your-choice', '/contact-us']),
    );
  });
});
