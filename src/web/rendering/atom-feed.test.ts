import { plainDate } from '../../core/shared/plain-date';
import { attributesIn, parseHtml, textsIn } from '../../../test/support/parse-html';
import { atomFeed, type FeedEntry } from './atom-feed';

const entry: FeedEntry = {
  url: 'https://line.example/stories/salt',
  title: 'Salt & "light" <b>',
  summary: 'Three ways\u0007 to rake',
  html: '<p>See <a href="/voyages/salt">this</a> and <a href="https://other.example/">that</a>.</p>',
  publishedOn: plainDate('2026-09-24'),
  categories: ['The table'],
  author: 'Paolo',
};
const feedOf = (entries: readonly FeedEntry[]) =>
  atomFeed({
    title: 'Stories',
    subtitle: 'Words.',
    author: 'The line',
    origin: 'https://line.example',
    selfPath: '/stories/feed.xml',
    pagePath: '/stories',
    entries,
  });

describe('an Atom feed', () => {
  it('writes addresses that stand for themselves, also inside the text', () => {
    const xml = feedOf([entry]);
    expect(parseHtml(xml).querySelector('feed > link[rel="self"]')?.attributes).toMatchObject({
      type: 'application/atom+xml',
      href: 'https://line.example/stories/feed.xml',
    });
    const [content = ''] = textsIn(xml, 'entry > content');
    expect(attributesIn(content, 'a', 'href')).toEqual(['https://line.example/voyages/salt', 'https://other.example/']);
    for (const href of attributesIn(xml, '[href]', 'href')) expect(href).toMatch(/^https:/);
  });

  it('lets no text end an element, and leaves out what XML cannot hold', () => {
    const xml = feedOf([entry]);
    expect(xml).toContain('<title>Salt &amp; &quot;light&quot; &lt;b&gt;</title>');
    expect(xml).toContain('<summary>Three ways to rake</summary>');
    expect(xml).not.toMatch(/[\u0000-\u0008]/);
  });

  it('dates the feed by its newest entry, and is a feed without one', () => {
    expect(textsIn(feedOf([entry]), 'feed > updated')).toEqual(['2026-09-24T00:00:00Z']);
    expect(textsIn(feedOf([]), 'feed > updated')).toEqual(['1970-01-01T00:00:00Z']);
  });
});
