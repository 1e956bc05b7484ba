import { renderToStaticMarkup } from 'react-dom/server';
import { HelmetProvider } from 'react-helmet-async';
import type { ContentCardView } from '../content/ContentCard';
import { sampleOutings } from '../content/sample-blocks';
import { RegionPage } from './RegionPage';

const picture = (name: string) => ({ src: `/${name}.webp`, srcSet: '', width: 3, height: 2, alt: '', placeholderClass: '' });
const outings = sampleOutings(picture);
const region = { name: 'Greek Isles', nameInText: 'the Greek Isles', summary: 'Islands.', counts: '6 voyages, 20 ports' };
const show = (cards: readonly ContentCardView[] = outings) => renderToStaticMarkup(
  <HelmetProvider><RegionPage frame={{ path: '/', year: 2027 }} head={{}} region={region} hero={picture('hero')} voyages={[]} allVoyagesHref="/voyages" outings={cards} ports={[]} stories={[]} /></HelmetProvider>,
);
const textOf = (html: string) => html.replace(/<[^>]*>/g, ' ').replace(/\s+/g, ' ');

describe('the page of a region', () => {
  it('CNT-19 opens the detail of each experience on its way, whose card leads to its page without script', () => {
    const html = show();
    for (const { slug, title, href, detail } of outings) {
      expect(html).toContain(`href="${href}" aria-label="Explore ${title}" aria-haspopup="dialog" data-opens-dialog="outings-${slug}"`);
      const dialog = html.slice(html.indexOf(`<dialog class="dialog dialog--detail" id="outings-${slug}"`)).split('</dialog>')[0] ?? '';
      const text = textOf(dialog);
      for (const part of [detail?.subType, title, detail?.subTitle, `Activity interest ${detail?.activityInterest}`, `Activity level ${detail?.activityLevel}`, `Please note ${detail?.disclaimers.join(' ')}`]) expect(text).toContain(part);
      expect(dialog.match(/class="thumbnails__button"/g)).toHaveLength(detail?.pictures.length ?? 0);
    }
  });

  it('CNT-21 FAV-02 shows them in the carousel of cards, each with its heart', () => {
    const html = show();
    expect(html).toContain('class="slides slides--cards"');
    for (const { slug } of outings) expect(html).toContain(`favorite=EXPERIENCE%3A${slug}`);
    expect(show([])).not.toContain('slides--cards');
  });

  it('CNT-19 puts a plate where another thing on the page has the picture already', () => {
    const [first] = outings;
    const html = show(first && [{ ...first, picture: undefined, engraving: { seed: first.slug, subject: 'land', title: 'Kalamata' } }]);
    expect(html).toMatch(/class="card__picture"><div class="engraving engraving--land".*Kalamata/);
  });
});
