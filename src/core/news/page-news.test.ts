import fc from 'fast-check';
import { plainDate } from '../shared/plain-date';
import type { NewsItem } from './newsroom.port';
import { type NewsPage, pageNews, readNewsCursor, writeNewsCursor } from './page-news';

const aReport = (slug: string, publishedOn: string, category = 'The line'): NewsItem => ({
  slug,
  publishedOn: plainDate(publishedOn),
  category,
  title: slug,
  summary: 'Words.',
  picture: { name: 'a-cove', alt: 'A cove' },
  html: '<p>Words.</p>',
  chapters: [],
});
const news = [
  aReport('b', '2026-05-01'),
  aReport('oldest', '2025-01-01', 'Ashore'),
  aReport('newest', '2026-09-09'),
  aReport('a', '2026-05-01', 'Ashore'),
  aReport('c', '2026-05-01'),
];
const slugs = ({ items }: NewsPage) => items.map(({ slug }) => slug);
const rest = (page: NewsPage, from = news) => pageNews(from, { limit: 2, ...(page.next ? { after: page.next } : {}) });

describe('pages of news', () => {
  it('API-36 come the newest first, of one day by slug, until there is no more', () => {
    const first = pageNews(news, { limit: 2 });
    expect(slugs(first)).toEqual(['newest', 'a']);
    const second = rest(first);
    expect(slugs(second)).toEqual(['b', 'c']);
    const third = rest(second);
    expect(slugs(third)).toEqual(['oldest']);
    expect([first.next, second.next, third.next].map((next) => next?.slug)).toEqual(['a', 'c', undefined]);
    expect(pageNews(news, { limit: news.length })).not.toHaveProperty('next');
  });

  it('H45 are not shifted by news that comes in or is taken away between two pages', () => {
    const first = pageNews(news, { limit: 2 });
    const later = [...news, aReport('brand-new', '2026-10-10'), aReport('a-bit-before', '2026-05-01')];
    expect(slugs(rest(first, later))).toEqual(['a-bit-before', 'b']);
    expect(
      slugs(
        rest(
          first,
          news.filter(({ slug }) => slug !== 'a'),
        ),
      ),
    ).toEqual(['b', 'c']);
  });

  it('API-36 hold one category, by name or slug, and nothing for one that is not there', () => {
    expect(slugs(pageNews(news, { limit: 9, category: 'ashore' }))).toEqual(['a', 'oldest']);
    expect(slugs(pageNews(news, { limit: 9, category: 'The line' }))).toEqual(['newest', 'b', 'c']);
    expect(pageNews(news, { limit: 9, category: 'Gossip' })).toEqual({ items: [] });
  });

  it('H45 go by a place that is read as it was written, and no other text is one', () => {
    const cursor = { publishedOn: plainDate('2026-05-01'), slug: 'a-lower-step' };
    expect(readNewsCursor(writeNewsCursor(cursor))).toEqual(cursor);
    for (const text of [
      '',
      '2026-05-01',
      '2026-02-30.a',
      '2026-05-01.',
      '2026-05-01.A b',
      'a.2026-05-01',
      '2026-05-01.a\n',
    ])
      expect(readNewsCursor(text)).toBeUndefined();
  });

  it('H45 reach every report once, whatever the size of the page', () => {
    const reports = fc.uniqueArray(
      fc.record({ slug: fc.stringMatching(/^[a-z0-9-]{1,8}$/), day: fc.integer({ min: 1, max: 9 }) }),
      { selector: ({ slug }) => slug },
    );
    fc.assert(
      fc.property(reports, fc.integer({ min: 1, max: 5 }), (made, limit) => {
        const all = made.map(({ slug, day }) => aReport(slug, `2026-01-0${day}`));
        const seen: string[] = [];
        let page = pageNews(all, { limit });
        seen.push(...slugs(page));
        while (page.next) {
          page = pageNews(all, { limit, after: page.next });
          seen.push(...slugs(page));
        }
        expect(seen.toSorted()).toEqual(all.map(({ slug }) => slug).toSorted());
      }),
    );
  });
});
