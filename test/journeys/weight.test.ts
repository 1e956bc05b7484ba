import { gzipSync } from 'node:zlib';
import type { Page, Request } from 'playwright-core';
import { until } from '../support/until';
import { findSailing, hasRoom } from './sailing';
import { openSite, type Site, visit } from './site';

const contentBudget = 75_000;
const eagerBudget = 5_000;
const busiestBudget = 120_000;
const firstViewBudget = 600_000;
const picturesBudget = 400_000;
const quietMs = 500;
const quietLimitMs = 20_000;

let site: Site;
beforeAll(async () => {
  site = await openSite(undefined, { isWhole: true, hasPictures: true });
}, 60_000);
afterAll(() => site.close());

interface Weight {
  readonly scripts: number;
  readonly pictures: number;
  readonly all: number;
}

/** Playwright's `networkidle` comes once for a document, so that it says nothing about what a visitor sets off later. */
function watchQuiet(page: Page): () => Promise<void> {
  const pending = new Set<Request>();
  let changedAt = 0;
  const follow = (change: (request: Request) => unknown) => (request: Request) => {
    change(request);
    changedAt = performance.now();
  };
  const end = follow((request) => pending.delete(request));
  page.on(
    'request',
    follow((request) => pending.add(request)),
  );
  page.on('requestfinished', end).on('requestfailed', end);
  return async () => {
    changedAt = performance.now();
    await until(() => pending.size === 0 && performance.now() - changedAt > quietMs, true, quietLimitMs);
  };
}

/** What a first view fetches at a phone's width; scripts are weighed as gzip, the rest as it was sent. */
async function weigh(path: string, interact: boolean): Promise<Weight> {
  // A page that was used before has files in its cache, and pictures of the page before may still arrive in it.
  const unused = { storageState: { cookies: [], origins: [] } };
  const { page, leave } = await visit(site, {
    viewport: { width: 412, height: 823 },
    deviceScaleFactor: 1.75,
    ...unused,
  });
  const fetched: Promise<{ kind: 'script' | 'picture' | 'other'; bytes: number }>[] = [];
  page.on('response', (response) => {
    const type = response.headers()['content-type'] ?? '';
    fetched.push(
      response
        .body()
        .catch(() => Buffer.alloc(0))
        .then(async (body) => {
          if (/javascript/.test(type)) return { kind: 'script' as const, bytes: gzipSync(body).byteLength };
          if (type.startsWith('image/')) return { kind: 'picture' as const, bytes: body.byteLength };
          return {
            kind: 'other' as const,
            bytes: /text|json/.test(type) ? gzipSync(body).byteLength : body.byteLength,
          };
        }),
    );
  });
  const untilQuiet = watchQuiet(page);
  await page.goto(path);
  await untilQuiet();
  if (interact) {
    for (const control of await page.locator('select:visible, input:visible, summary:visible, button:visible').all())
      await control.focus();
    await page.mouse.wheel(0, 20_000);
    await untilQuiet();
  }
  const parts = await Promise.all(fetched);
  await leave();
  const sum = (kind?: string) =>
    parts.filter((part) => kind === undefined || part.kind === kind).reduce((total, { bytes }) => total + bytes, 0);
  return { scripts: sum('script'), pictures: sum('picture'), all: sum() };
}

describe('what a page weighs', () => {
  it('sends /voyages at most 75 kB of script, at most 5 kB of it before the visitor touches the page', async () => {
    expect((await weigh('/voyages', false)).scripts).toBeLessThanOrEqual(eagerBudget);
    expect((await weigh('/voyages', true)).scripts).toBeLessThanOrEqual(contentBudget);
  }, 60_000);

  it('sends the suite step, the busiest page, at most 120 kB of script (in full)', async () => {
    const { itineraryId } = await findSailing(site, hasRoom);
    const { scripts } = await weigh(
      `/reserve-now/${itineraryId}/suite/?suiteId=BR-I,SV&guestsAdults=2&guestsChildren=0`,
      true,
    );
    expect(scripts).toBeGreaterThan(0);
    expect(scripts).toBeLessThanOrEqual(busiestBudget);
  }, 60_000);

  it('shows a voyage on a phone for 600 kB, 400 kB of them pictures (in full)', async () => {
    const { slug, itineraryId } = await findSailing(site, hasRoom);
    const { all, pictures } = await weigh(`/voyages/${slug}?id=${itineraryId}`, false);
    expect(pictures).toBeLessThanOrEqual(picturesBudget);
    expect(all).toBeLessThanOrEqual(firstViewBudget);
  }, 60_000);
});
