import type { PictureFinder } from '../gallery/example-pictures';
import type { NewsItemPageProps } from './NewsItemPage';
import type { NewsPageProps } from './NewsPage';
import type { NewsRowView } from './NewsRow';

const aRow = (slug: string, title: string, date: string, publishedOn: string): NewsRowView => ({
  slug,
  href: `/news/${slug}`,
  title,
  category: 'The yacht',
  summary: 'Two deck ovens with stone floors came aboard in Athens in eleven pieces.',
  date,
  publishedOn,
});

export const rows = [
  aRow('the-quiet-tender', 'One of the two tenders has no engine noise', '5 February 2026', '2026-02-05'),
  aRow('new-ovens', 'Stone floors for the bread', '2 October 2025', '2025-10-02'),
] as const;

export const sampleNewsPage = (picture: PictureFinder): NewsPageProps => ({
  frame: { path: '/news', year: 2027 },
  head: { feed: { title: 'News', href: '/news/feed.xml' } },
  tabs: ['All', 'The yacht', 'Ashore'].map((label, index) => ({
    label,
    href: `/news?category=${index}`,
    isCurrent: index === 0,
  })),
  latest: ['cyclades-dawn', 'antilles-pitons', 'bow-at-anchor'].map((name, index) => ({
    href: `/news/${name}`,
    title:
      ['The deck plans are redrawn', 'Across again, with a stowaway', 'Inspected below the waterline'][index] ?? '',
    category: 'The line',
    day: '2026-11-19',
    date: '19 November 2026',
    summary: 'New editions of the deck plan book can be had at once.',
    picture: picture(name),
  })),
  years: [
    { year: '2026', items: [rows[0]] },
    { year: '2025', items: [rows[1]] },
  ],
  countText: '28 reports',
  more: { href: '/news?show=27#news-new-ovens', note: '15 of 28 reports shown' },
});

export const sampleNewsItemPage = (picture: PictureFinder): NewsItemPageProps => ({
  frame: { path: '/news/the-quiet-tender', year: 2027 },
  head: {},
  slug: 'the-quiet-tender',
  title: rows[0].title,
  summary: 'Nix, the green one, now runs on batteries.',
  category: { label: 'The yacht', href: '/news?category=the-yacht' },
  publishedOn: rows[0].publishedOn,
  date: rows[0].date,
  picture: picture('marina-platform'),
  html: '<p>She makes nine knots, lasts for thirty miles, and is heard only by her wake.</p>',
  earlier: rows[1],
});
