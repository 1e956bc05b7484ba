import type { ReactElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { HelmetProvider } from 'react-helmet-async';
import { NewsItemPage } from './NewsItemPage';
import { NewsPage } from './NewsPage';
import { sampleNewsItemPage, sampleNewsPage } from './sample-news';
import { attributesIn, parseHtml, textsIn } from '../../test/support/parse-html';
import { aPictureView } from '../../test/builders/a-picture-view';

const picture = (name: string) => aPictureView(name, name);
const show = (page: ReactElement) => renderToStaticMarkup(<HelmetProvider>{page}</HelmetProvider>);

describe('the news', () => {
  it('CNT-31 shows the latest as cards, and files the rest by year with the day of each', () => {
    const html = show(<NewsPage {...sampleNewsPage(picture)} />);
    expect(parseHtml(html).querySelectorAll('.card.news-card')).toHaveLength(3);
    expect(attributesIn(html, '[id^="year-"]', 'id').slice(0, 2)).toEqual(['year-2026', 'year-2025']);
    expect(textsIn(html, 'time')[attributesIn(html, 'time', 'datetime').indexOf('2025-10-02')]).toBe('2 October 2025');
    expect(parseHtml(html).querySelector('link[rel="alternate"]')?.attributes).toMatchObject({
      type: 'application/atom+xml',
      title: 'News',
      href: '/news/feed.xml',
    });
  });

  it('leads from a report to what came before and after it', () => {
    const page = sampleNewsItemPage(picture);
    expect(attributesIn(show(<NewsItemPage {...page} />), 'main a', 'href')).toContain('/news/new-ovens');
    const last = show(<NewsItemPage {...page} earlier={undefined} />);
    expect(last).not.toContain('report-around__item');
    expect(attributesIn(last, 'main a', 'href')).toContain('/news');
  });
});
