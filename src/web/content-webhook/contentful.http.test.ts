import { readSampleLine } from '../../../test/builders/sample-line';
import {
  contentfulKeys,
  type ContentfulSimulator,
  createContentful,
} from '../../../test/simulators/contentful/contentful-simulator';
import { signWebhook } from '../../../test/simulators/contentful/sign-webhook';
import { type RunningServer, startServer } from '../../../test/support/start-server';
import { sharedServer, type SharedServer } from '../../../test/support/shared-server';
import { until } from '../../../test/support/until';
import { attributesIn, parseHtml } from '../../../test/support/parse-html';
import { SystemClock } from '../../adapters/system-clock/clock';
import { PreviewPass } from '../preview/preview-pass';

const line = readSampleLine();
const previewSecret = 'a-secret-of-this-test-with-thirty-two-letters';
const story = line.stories[0]?.slug ?? '';
const experience = line.experiences[0];
const voyage = line.voyages[0]?.voyage.slug ?? '';
let simulator: ContentfulSimulator;
let site: RunningServer;
let embedded: SharedServer;

beforeAll(async () => {
  simulator = createContentful({ line });
  const url = await simulator.listen();
  const { space, token, previewToken, webhookSecret } = contentfulKeys;
  [site, embedded] = await Promise.all([
    startServer({
      env: {
        CMS: 'contentful',
        CONTENTFUL_URL: url,
        CONTENTFUL_IMAGES_URL: url,
        CONTENTFUL_SPACE: space,
        CONTENTFUL_TOKEN: token,
        CONTENTFUL_PREVIEW_TOKEN: previewToken,
        CONTENTFUL_WEBHOOK_SECRET: webhookSecret,
        PREVIEW_SECRET: previewSecret,
      },
    }),
    sharedServer(),
  ]);
  simulator.webhookUrl = `${site.url}/api/webhooks/contentful`;
});
afterAll(async () => {
  await Promise.all([site.stop(), embedded.stop()]);
  await simulator.close();
});

const read = async (path: string, headers: Readonly<Record<string, string>> = {}) =>
  (await fetch(`${site.url}${path}`, { headers })).text();
/** What a page says, block by block. */
function wordsOf(html: string): readonly string[] {
  const body = parseHtml(html).querySelector('body');
  for (const script of body?.querySelectorAll('script') ?? []) script.remove();
  return body?.structuredText.split('\n') ?? [];
}
const post = (headers: Readonly<Record<string, string>>, body: string) =>
  fetch(`${site.url}/api/webhooks/contentful`, { method: 'POST', headers, body });
const about = (id: string) => JSON.stringify({ sys: { id, environment: { sys: { id: 'master' } } } });
const signed = (body: string, change: object = {}) =>
  signWebhook({
    path: '/api/webhooks/contentful',
    topic: 'ContentManagement.Entry.publish',
    body,
    secret: contentfulKeys.webhookSecret,
    now: Date.now(),
    ...change,
  });

describe('a site whose content is in Contentful', () => {
  it.each([
    '/',
    '/voyages',
    `/voyages/${voyage}`,
    `/stories/${story}`,
    `/shore-and-sea-experiences/${experience?.categorySlug}/${experience?.slug}`,
    '/faq',
    '/terms',
  ])('ROU-05 VOY-02 ROU-31 says at %s what the content folder says', async (path) => {
    const [answer, own] = await Promise.all([fetch(`${site.url}${path}`), fetch(`${embedded.url}${path}`)]);
    expect(answer.status).toBe(200);
    const [words, ownWords] = [wordsOf(await answer.text()), wordsOf(await own.text())];
    expect(words.length).toBeGreaterThan(50);
    expect(words).toEqual(ownWords);
  });

  it('C14 E1 shows its pictures in WebP from our own host, which the policy allows', async () => {
    const answer = await fetch(`${site.url}/stories/${story}`);
    expect(answer.headers.get('content-security-policy')).toContain(`img-src 'self' data: ${simulator.url};`);
    const html = await answer.text();
    const addresses = attributesIn(html, 'img', 'srcset')
      .flatMap((set) => set.split(', ').map((each) => each.split(' ', 1)[0] ?? ''))
      .filter((address) => /^http:\/\/127.*fm=webp&q=75&w=\d+$/.test(address));
    expect(addresses.length).toBeGreaterThan(5);
    const statuses = await Promise.all(
      [...new Set(addresses)].slice(0, 30).map(async (address) => (await fetch(address)).status),
    );
    expect(new Set(statuses)).toEqual(new Set([200]));
    expect(attributesIn(html, 'meta[property="og:image"]', 'content')).toEqual([
      expect.stringMatching(new RegExp(`^${simulator.url}`)),
    ]);
  });

  it('E1 shows what was published within seconds, though the page was cached', async () => {
    const { title } = line.stories[0] ?? {};
    const isShown = async (path: string) => (await read(path)).includes('The harbor that moved');
    const found = '/search?q=the+harbor+that+moved';
    for (const path of [`/stories/${story}`, found]) expect(await isShown(path)).toBe(false);
    try {
      await simulator.publish(`story-${story}`, { title: 'The harbor that moved' });
      for (const path of [`/stories/${story}`, '/stories', found]) await until(() => isShown(path), true);
    } finally {
      await simulator.publish(`story-${story}`, { title });
      for (const path of [`/stories/${story}`, '/stories', '/', found]) await until(() => isShown(path), false);
    }
    const answer = await fetch(`${site.url}/stories/not-yet`);
    expect(answer.status).toBe(404);
    const entry = simulator.entry(`story-${story}`);
    simulator.addEntry({
      id: 'story-not-yet',
      type: 'story',
      draft: { ...entry.draft, slug: 'not-yet' },
      published: undefined,
    });
    await simulator.publish('story-not-yet');
    await until(async () => (await fetch(`${site.url}/stories/not-yet`)).status, 200);
    await simulator.unpublish('story-not-yet');
    await until(async () => (await fetch(`${site.url}/stories/not-yet`)).status, 404);
  });

  it('C4 takes a webhook that is signed, new and fresh, and no other', async () => {
    const body = about('e1');
    const headers = signed(body);
    expect((await post(headers, body)).status).toBe(204);
    const replayed = await post(headers, body);
    expect([replayed.status, await replayed.json()]).toMatchObject([401, { code: 'BAD_SIGNATURE' }]);
    expect((await post(signed(body, { now: Date.now() - 31_000 }), body)).status).toBe(401);
    expect((await post(signed(body, { now: Date.now() + 60_000 }), body)).status).toBe(401);
    expect((await post(signed(body), about('e2'))).status).toBe(401);
    expect((await post(signed(body, { secret: 't'.repeat(64) }), body)).status).toBe(401);
    expect((await post(signed(body, { signed: ['x-contentful-timestamp'] }), body)).status).toBe(401);
    expect((await post({ ...signed(body), 'content-type': 'application/x-www-form-urlencoded' }, body)).status).toBe(
      415,
    );
    expect((await post({ ...signed(body), origin: 'https://evil.example' }, body)).status).toBe(403);
    expect((await fetch(`${site.url}/api/webhooks/contentful`)).status).toBe(405);
    expect(
      (await fetch(`${embedded.url}/api/webhooks/contentful`, { method: 'POST', headers: signed(body), body })).status,
    ).toBe(415);
  });

  it('C4 CNT-36 shows a draft to the bearer of a signed link, with a banner and without the introduction, and to nobody else', async () => {
    simulator.change(`story-${story}`, { title: 'A draft of a title' });
    const pass = new PreviewPass({ secret: previewSecret, isSecure: false, clock: new SystemClock() });
    const entered = await fetch(`${site.url}${pass.link(`/stories/${story}`)}`, { redirect: 'manual' });
    expect([entered.status, entered.headers.get('location')]).toEqual([303, `/stories/${story}`]);
    const cookie = entered.headers.get('set-cookie')?.split(';', 1)[0] ?? '';
    const preview = await fetch(`${site.url}/stories/${story}`, { headers: { cookie } });
    expect(preview.headers.get('cache-control')).toBe('private, no-store');
    const html = await preview.text();
    expect(html).toContain('A draft of a title');
    expect(attributesIn(html, 'form', 'action')).toContain('/preview/leave');
    const hasIntro = (home: string) => parseHtml(home).querySelector('[data-intro]') !== null;
    expect([hasIntro(await read('/')), hasIntro(await read('/', { cookie }))]).toEqual([true, false]);
    expect(await read(`/api/stories?slug=${story}`, { cookie })).toContain('A draft of a title');
    await read('/search?q=draft', { cookie });
    for (const path of [
      `/stories/${story}`,
      `/stories/${story}?preview=true`,
      `/stories/${story}?preview=1`,
      '/stories',
      `/api/stories?slug=${story}&preview=true`,
      '/search?q=draft',
    ]) {
      expect(await read(path)).not.toContain('A draft of a title');
      expect(await read(path, { cookie: 'preview=true' })).not.toContain('A draft of a title');
    }
    const refused = await fetch(`${site.url}/preview?path=/stories/${story}&preview=true`, { redirect: 'manual' });
    expect(refused.status).toBe(403);
    const left = await fetch(`${site.url}/preview/leave`, {
      method: 'POST',
      redirect: 'manual',
      headers: { cookie, origin: site.url },
    });
    expect([left.status, left.headers.get('set-cookie')]).toEqual([
      303,
      expect.stringMatching(/^preview=;.*Expires=Thu, 01 Jan 1970/),
    ]);
  });

  it('E1 E9 goes on and stays ready while Contentful is away', async () => {
    simulator.breakDown('unavailable');
    try {
      expect((await fetch(`${site.url}/health/ready`)).status).toBe(200);
      expect((await fetch(`${site.url}/voyages/${voyage}?x=${Date.now()}`)).status).toBe(200);
    } finally {
      simulator.breakDown('none');
    }
  });
});

describe('a start while Contentful is away', () => {
  it('E1 starts: pages answer 503 with Retry-After, and come when Contentful does (in full)', async () => {
    const away = createContentful({ line });
    const url = await away.listen();
    away.breakDown('unavailable');
    const { space, token, previewToken, webhookSecret } = contentfulKeys;
    const cold = await startServer({
      env: {
        CMS: 'contentful',
        CONTENTFUL_URL: url,
        CONTENTFUL_SPACE: space,
        CONTENTFUL_TOKEN: token,
        CONTENTFUL_PREVIEW_TOKEN: previewToken,
        CONTENTFUL_WEBHOOK_SECRET: webhookSecret,
        PREVIEW_SECRET: previewSecret,
      },
    });
    try {
      const answer = await fetch(`${cold.url}/stories`);
      expect([answer.status, answer.headers.get('retry-after')]).toEqual([503, expect.stringMatching(/^\d+$/)]);
      expect(await answer.text()).toContain('Ondine Yachts');
      expect((await fetch(`${cold.url}/health/live`)).status).toBe(200);
      expect(await (await fetch(`${cold.url}/health`)).json()).toMatchObject({ status: 'degraded' });
    } finally {
      await cold.stop();
      await away.close();
    }
  });
});
