import type { Page } from 'playwright-core';
import { until } from '../support/until';
import { keyboardOf } from './keyboard';
import { openSite, type Site, visit } from './site';

let site: Site;
beforeAll(async () => {
  // A video waits for its picture.
  site = await openSite(undefined, { hasPictures: true });
}, 60_000);
afterAll(() => site.close());

const videos = [
  { slide: 0, name: 'sea-under-the-bow' },
  { slide: 1, name: 'light-over-a-cove' },
  { slide: 2, name: 'curtains-on-a-terrace' },
];
const isVideo = (url: string) => url.includes('/assets/video/');
const current = (page: Page) => page.locator('[data-hero] [data-current]');
const videoOf = (page: Page) => current(page).locator('video');
const isPlaying = (page: Page) => () => videoOf(page).evaluate((video: HTMLVideoElement) => !video.paused);

async function openHome(options: Parameters<typeof visit>[1] = { reducedMotion: 'no-preference' }) {
  const visitor = await visit(site, options);
  const asked: string[] = [];
  visitor.page.on('request', (request) => asked.push(request.url()));
  await visitor.context.addCookies([{ name: 'mcIntroSeen', value: 'true', url: site.url }]);
  return { ...visitor, asked };
}

describe('the videos of the front page', () => {
  it('CNT-32 play one after the other, each slide as long as its video, the smaller encoding alone (in full)', async () => {
    const { page, asked, complaints, leave } = await openHome();
    await page.goto('/');
    for (const { slide, name } of videos) {
      await page.locator(`[data-hero-control="${slide}"]`).click();
      await until(isPlaying(page), true);
      const [seconds, video] = await Promise.all([
        current(page).getAttribute('data-seconds'),
        videoOf(page).evaluate((element: HTMLVideoElement) => ({
          seconds: String(element.duration),
          src: element.currentSrc,
          isSilent: element.muted,
        })),
      ]);
      expect(Number(seconds)).toBeGreaterThanOrEqual(8);
      expect(Number(seconds)).toBeLessThanOrEqual(12);
      expect(video).toEqual({ seconds, src: expect.stringContaining(`/assets/video/${name}.av1.`), isSilent: true });
    }
    expect(asked.filter((url) => isVideo(url) && !url.includes('.av1.'))).toEqual([]);
    expect(complaints).toEqual([]);
    await leave();
  });

  it('CNT-32 come after the picture, which stays the largest paint of the page', async () => {
    const { page, complaints, leave } = await openHome({
      reducedMotion: 'no-preference',
      viewport: { width: 390, height: 844 },
    });
    await page.goto('/');
    await until(() => videoOf(page).evaluate((video) => video.clientWidth), 390);
    // A resource is listed when it has arrived.
    await page.waitForFunction(() =>
      performance.getEntriesByType('resource').some(({ name }) => name.includes('/assets/video/')),
    );
    const paints = await page.evaluate(
      () =>
        new Promise<{ readonly largest: readonly string[]; readonly painted: number; readonly asked: number }>(
          (resolve) =>
            new PerformanceObserver((list) => {
              const entries = list.getEntries() as (PerformanceEntry & { readonly element: Element | null })[];
              const video = performance
                .getEntriesByType('resource')
                .find(({ name }) => name.includes('/assets/video/'));
              resolve({
                largest: entries.map(({ element }) => element?.tagName ?? ''),
                painted: entries.at(-1)?.startTime ?? 0,
                asked: video?.startTime ?? 0,
              });
            }).observe({ type: 'largest-contentful-paint', buffered: true }),
        ),
    );
    expect(paints.largest).not.toContain('VIDEO');
    expect(paints.largest.at(-1)).toBe('IMG');
    expect(paints.asked).toBeGreaterThan(paints.painted);
    expect(complaints).toEqual([]);
    await leave();
  });

  it('CNT-32 play on a phone in the part that it shows, in at most half of the bytes (in full)', async () => {
    const { page, asked, complaints, leave } = await openHome({
      reducedMotion: 'no-preference',
      viewport: { width: 390, height: 844 },
    });
    await page.goto('/');
    await until(isPlaying(page), true);
    const films = asked.filter((url) => isVideo(url));
    expect(films.map((url) => /\.phone\.av1\./.test(url))).toEqual([true]);
    const { headers } = await fetch(films[0] ?? '');
    expect(Number(headers.get('content-length'))).toBeLessThanOrEqual(450_000);
    expect(complaints).toEqual([]);
    await leave();
  });

  it('CNT-33 pause by the button, and while the page is hidden', async () => {
    const { page, leave } = await openHome();
    await page.goto('/');
    await until(isPlaying(page), true);
    await keyboardOf(page).press(page.locator('[data-hero-control=""]'));
    await until(isPlaying(page), false);
    await page.keyboard.press('Enter');
    await until(isPlaying(page), true);
    const hide = (isHidden: boolean) =>
      page.evaluate((hidden) => {
        Object.defineProperty(document, 'hidden', { value: hidden, configurable: true });
        document.dispatchEvent(new Event('visibilitychange'));
      }, isHidden);
    await hide(true);
    await until(isPlaying(page), false);
    await hide(false);
    await until(isPlaying(page), true);
    await leave();
  });

  it.each([
    ['prefers reduced motion', '', { reducedMotion: 'reduce' }, {}],
    ['saves data', ' (in full)', { reducedMotion: 'no-preference' }, { saveData: true }],
  ] as const)('CNT-32 H49 are not fetched for a visitor who %s%s', async (_name, _mark, options, connection) => {
    const { page, asked, complaints, leave } = await openHome(options);
    if ('saveData' in connection)
      await page.addInitScript(
        (values) => Object.defineProperty(navigator, 'connection', { value: values }),
        connection,
      );
    await page.goto('/');
    await page.locator('[data-hero-control="1"]').click();
    await current(page)
      .locator('img')
      .evaluate((picture: HTMLImageElement) => picture.decode());
    await page.waitForLoadState('networkidle');
    expect(asked.filter((url) => isVideo(url))).toEqual([]);
    expect(await current(page).getAttribute('data-seconds')).toBe('8');
    expect(complaints).toEqual([]);
    await leave();
  });

  it('C16 are sent in parts, and may be kept for good', async () => {
    const html = await (await fetch(site.url)).text();
    const src = /\/assets\/video\/[^"]+\.av1\.[^"]+/.exec(html)?.[0] ?? '';
    const answer = await fetch(`${site.url}${src}`, { headers: { Range: 'bytes=0-99' } });
    expect([
      answer.status,
      answer.headers.get('content-type'),
      answer.headers.get('cache-control'),
      (await answer.arrayBuffer()).byteLength,
    ]).toEqual([206, 'video/mp4', 'public, max-age=31536000, immutable', 100]);
  });
});
