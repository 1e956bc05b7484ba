import { renderToStaticMarkup } from 'react-dom/server';
import { HelmetProvider } from 'react-helmet-async';
import type { ContentCardView } from '../content/ContentCard';
import { sampleExcursionCards } from '../content/sample-blocks';
import { sampleDropdown } from '../voyages/sample-voyages';
import { RegionNext } from './RegionNext';
import { RegionPage } from './RegionPage';
import { SailingDates } from './SailingDates';
import { attributesIn, parseHtml, partOf, textsIn } from '../../test/support/parse-html';
import { aPictureView } from '../../test/builders/a-picture-view';

const excursionCards = sampleExcursionCards(aPictureView);
const region = {
  name: 'Greek Isles',
  nameInText: 'the Greek Isles',
  summary: 'Islands.',
  counts: '6 voyages, 20 ports',
};
const show = (cards: readonly ContentCardView[] = excursionCards, excursionDetailsHref?: string) =>
  renderToStaticMarkup(
    <HelmetProvider>
      <RegionPage
        frame={{ path: '/', year: 2027 }}
        head={{}}
        region={region}
        hero={aPictureView('hero')}
        voyages={[]}
        allVoyagesHref="/voyages"
        excursionCards={cards}
        {...(excursionDetailsHref === undefined ? {} : { excursionDetailsHref })}
        ports={[]}
        stories={[]}
      />
    </HelmetProvider>,
  );
const textOf = (html: string) => html.replace(/<[^>]*>/g, ' ').replace(/\s+/g, ' ');

describe('the page of a region', () => {
  it('CNT-19 opens the detail of each experience on its way, whose card leads to its page without script', () => {
    const html = show();
    for (const { slug, title, href, detail } of excursionCards) {
      expect(parseHtml(html).querySelector(`a[data-opens-dialog="experiences-${slug}"]`)?.attributes).toMatchObject({
        href,
        'aria-label': `Explore ${title}`,
        'aria-haspopup': 'dialog',
      });
      const dialog = partOf(html, `dialog[id="experiences-${slug}"]`);
      const text = textOf(dialog);
      for (const part of [
        detail?.subType,
        title,
        detail?.subTitle,
        `Activity interest ${detail?.activityInterest}`,
        `Activity level ${detail?.activityLevel}`,
        `Please note ${detail?.disclaimers.join(' ')}`,
      ])
        expect(text).toContain(part);
      expect(parseHtml(dialog).querySelectorAll('.thumbnails__button')).toHaveLength(detail?.pictures.length ?? 0);
    }
  });

  it('CNT-19 leaves the details to the page that script fetches them from, and names it', () => {
    const html = show(excursionCards, '/destinations/greek-isles?experiences=details');
    expect(attributesIn(html, '[data-dialogs]', 'data-dialogs')).toEqual([
      '/destinations/greek-isles?experiences=details',
    ]);
    expect(parseHtml(html).querySelector('.dialog--detail')).toBeNull();
    expect(attributesIn(html, '[data-dialogs] a[data-opens-dialog]', 'href')).toEqual(
      excursionCards.map(({ href }) => href),
    );
  });

  it('CNT-21 FAV-02 shows them in the carousel of cards, each with its heart', () => {
    const html = show();
    expect(parseHtml(html).querySelector('.slides.slides--cards')).not.toBeNull();
    for (const { slug } of excursionCards) expect(html).toContain(`favorite=EXPERIENCE%3A${slug}`);
    expect(show([])).not.toContain('slides--cards');
  });

  it('CNT-19 puts a plate where another thing on the page has the picture already', () => {
    const [first] = excursionCards;
    const html = show(
      first && [{ ...first, picture: undefined, engraving: { seed: first.slug, subject: 'land', title: 'Kalamata' } }],
    );
    expect(textsIn(html, '.card__picture > .engraving--land').join()).toContain('Kalamata');
  });
});

describe('the voyage that leaves next in a region', () => {
  const next = {
    itineraryId: 'ON1-CYC-270412-007',
    title: 'Cyclades in Seven Nights',
    summary: 'Six islands.',
    dates: '12 – 19 April 2027, 7 nights',
    price: 'Per suite starting from $24,500.00',
    ports: ['Athens', 'Syros'],
    picture: aPictureView('cyclades'),
    href: '/voyages/cyclades',
    reserveHref: '/reserve-now/ON1-CYC-270412-007',
    inquireHref: '/inquire-now?itineraryId=ON1-CYC-270412-007',
  };

  it('CNT-17 VOY-18 VOY-20 says what, when and from how much, with its other dates, a favourite button and both ways on', () => {
    const html = renderToStaticMarkup(<RegionNext next={{ ...next, dropdown: sampleDropdown }} />);
    const text = textOf(html);
    for (const part of [
      'Cyclades in Seven Nights',
      'Six islands.',
      '12 – 19 April 2027, 7 nights',
      'Per suite starting from $24,500.00',
      'Syros',
      '3 Dates Available',
      'Reserve now',
      'Inquire now',
    ])
      expect(text).toContain(part);
    expect(attributesIn(html, 'a', 'href')).toEqual(
      expect.arrayContaining([next.reserveHref, next.inquireHref, next.href]),
    );
    expect(html).toContain('favorite=VOYAGE%3AON1-CYC-270412-007');
  });

  it('VOY-25 names the way on as its data do, where no suite is free', () => {
    const html = renderToStaticMarkup(<RegionNext next={{ ...next, reserveText: 'Join Waitlist' }} />);
    expect(parseHtml(html).querySelector(`a[href="${next.reserveHref}"]`)?.text).toBe('Join Waitlist');
  });

  it('VOY-19 has no choice of dates where there is one alone', () => {
    const choicesOf = (html: string) => parseHtml(html).querySelectorAll('.date-dropdown').length;
    const markup = [next, { ...next, dropdown: sampleDropdown }].map((one) =>
      renderToStaticMarkup(<RegionNext next={one} />),
    );
    expect(markup.map(choicesOf)).toEqual([0, 1]);
  });
});

describe('the sailing dates of a port', () => {
  const date = (id: string) => ({
    id,
    date: `${id} May 2027`,
    voyage: 'Cyclades',
    sailing: '3 – 10 May 2027, 7 nights',
    href: `/voyages/cyclades?id=${id}`,
  });

  it('CNT-39 CNT-05 shows the first, and the rest behind See More, all of them on the page', () => {
    const html = renderToStaticMarkup(
      <SailingDates sailings={{ title: 'Sailings', next: [date('3'), date('10')], later: [date('17')] }} />,
    );
    expect(parseHtml(html).querySelectorAll('.sailing-date')).toHaveLength(3);
    expect(html.match(/see-more__rest/g)).toHaveLength(1);
    expect(textOf(html)).toContain('See More');
    expect(
      textOf(renderToStaticMarkup(<SailingDates sailings={{ title: 'Sailings', next: [date('3')], later: [] }} />)),
    ).not.toContain('See More');
  });
});
