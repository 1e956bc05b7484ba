import type { Request } from 'express';
import type { NewsItem } from '../../core/news/newsroom.port';
import { addDays, plainDate } from '../../core/shared/plain-date';
import { type BuildManifest, BuiltAssets } from '../rendering/built-assets';
import { ProfileNewsPages } from './profile-news.pages';

const file = (name: string) => ({
  width: 1600,
  height: 1066,
  alt: name,
  placeholderClass: '',
  files: [{ width: 1600, url: `/assets/images/${name}.webp` }],
});
const assets = new BuiltAssets(
  { pictures: { cove: file('cove'), quay: file('quay') } } as unknown as BuildManifest,
  '/nowhere',
);

/** The newest first; every second one under Ashore. */
const reports = (count: number): readonly NewsItem[] =>
  Array.from({ length: count }, (_, index) => ({
    slug: `report-${String(index).padStart(3, '0')}`,
    title: `Report ${index}`,
    category: index % 2 === 0 ? 'The line' : 'Ashore',
    publishedOn: addDays(plainDate('2026-11-19'), -index),
    summary: 'Words.',
    picture: { name: index % 3 === 0 ? 'cove' : 'quay', alt: '' },
    html: '',
    chapters: [],
  }));

async function open(findNews: () => Promise<readonly NewsItem[]>, query: Readonly<Record<string, string>> = {}) {
  const pages = new ProfileNewsPages(
    { read: () => Promise.resolve({ side: { contactHref: '/contact-us' } }) },
    { findNews },
    assets,
  );
  const { props } = await pages.list({ query, log: { warn: () => undefined } } as unknown as Request);
  return props.news;
}
const openList = async (count: number, query: Readonly<Record<string, string>> = {}) => {
  const news = await open(() => Promise.resolve(reports(count)), query);
  if (news.kind !== 'ready') throw new Error('The news failed');
  return {
    ...news.value,
    slugs: news.value.items.map(({ slug }) => slug),
    current: news.value.tabs.filter(({ isCurrent }) => isCurrent).map(({ label }) => label),
  };
};

describe('the news of a guest’s area', () => {
  it('PRO-09 shows twelve at first, and leads to the same page with more, and to what the API has next', async () => {
    const { items, count, more } = await openList(28);
    expect([items.length, count]).toEqual([12, 28]);
    expect(more).toEqual({
      href: '/my-profile/news?show=24#news-report-012',
      api: '/api/news?cursor=2026-11-08.report-011&limit=12',
    });
    expect((await openList(28, { show: '36' })).items).toHaveLength(28);
    expect((await openList(28, { show: '36' })).more).toBeUndefined();
  });

  it('PRO-09 holds none, one and five hundred', async () => {
    for (const [count, shown] of [
      [0, 0],
      [1, 1],
      [12, 12],
      [500, 12],
    ] as const)
      expect([count, (await openList(count)).items.length]).toEqual([count, shown]);
    const all = await openList(500, { show: '504' });
    expect(new Set(all.slugs).size).toBe(500);
    expect(all.items.slice(0, 3).map(({ picture }) => picture?.src)).toEqual([
      '/assets/images/cove.webp',
      '/assets/images/quay.webp',
      '/assets/images/quay.webp',
    ]);
  });

  it('PRO-09 PRO-11 narrows to a subject that goes on by itself, and finds nothing under one that does not exist', async () => {
    const ashore = await openList(28, { category: 'ashore' });
    expect([ashore.count, ashore.current]).toEqual([14, ['Ashore']]);
    expect(ashore.more?.api).toBe('/api/news?category=ashore&cursor=2026-10-27.report-023&limit=12');
    const none = await openList(28, { category: 'gossip' });
    expect([none.items, none.current, none.tabs.length]).toEqual([[], [], 3]);
  });

  it('PRO-11 E2 says that fetching failed where the newsroom does not answer', async () => {
    expect(await open(() => Promise.reject(new Error('down')))).toEqual({ kind: 'failed' });
  });
});
