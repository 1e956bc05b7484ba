import { renderToStaticMarkup } from 'react-dom/server';
import { DayHeader } from './DayHeader';
import { sampleDayPage } from './sample-voyage-pages';
import { attributesIn, parseHtml, partOf } from '../../test/support/parse-html';
import { aPictureView } from '../../test/builders/a-picture-view';

const { header } = sampleDayPage(aPictureView);
const show = (changes: Partial<typeof header> = {}) => renderToStaticMarkup(<DayHeader {...header} {...changes} />);
const linksOf = (html: string) => parseHtml(html).querySelectorAll('a');

describe('the header of a day', () => {
  it('CNT-12 says when she is there, for how long, and how she lies, each with its icon', () => {
    const facts = partOf(show(), 'ul.day-header__facts');
    expect(
      facts
        .replace(/<[^>]*>/g, ' ')
        .replace(/\s+/g, ' ')
        .trim(),
    ).toBe('14 April 2027 7:30 am to 7:00 pm, local time Anchored');
    expect(parseHtml(facts).querySelectorAll('svg')).toHaveLength(3);
    const icons = (['Docked', 'At Sea', 'Anchored'] as const).map((type) =>
      attributesIn(show({ type, dates: undefined, times: undefined }), '.day-header__facts path', 'd').join(),
    );
    expect(new Set(icons).size).toBe(3);
  });

  it('CNT-13 ROU-07 leads to both neighbours, each by its name, and takes this page out of the way back', () => {
    const [previous, next] = linksOf(show());
    expect(previous?.getAttribute('aria-label')).toBe('Previous day: Open water');
    expect(next?.getAttribute('href')).toBe('/voyages/cyclades/days/day-4-santorini?id=ON1-CYC-270412-007');
    for (const link of [previous, next]) expect(link?.getAttribute('data-control')).toBe('replace-route');
  });

  it('CNT-13 H50 keeps the button of an end in sight, switched off, and shows none on a voyage of one day', () => {
    const [previous, next] = linksOf(show({ previous: undefined }));
    expect(previous?.attributes).toMatchObject({ role: 'link', 'aria-disabled': 'true' });
    expect([previous?.hasAttribute('href'), next?.hasAttribute('href')]).toEqual([false, true]);
    expect(linksOf(show({ next: undefined }))[1]?.getAttribute('aria-disabled')).toBe('true');
    expect(linksOf(show({ previous: undefined, next: undefined }))).toEqual([]);
  });
});
