import { renderToStaticMarkup } from 'react-dom/server';
import { sampleSuites } from './sample-vessel';
import { SuiteCard } from './SuiteCard';
import { parseHtml, textsIn } from '../../test/support/parse-html';

const [seaview] = sampleSuites((name) => ({
  src: `/${name}.webp`,
  srcSet: '',
  width: 3,
  height: 2,
  alt: name,
  placeholderClass: 'placeholder',
}));
if (!seaview) throw new Error('There are no sample suites');

describe('the card of a suite', () => {
  it('VOY-24 VOY-26 shows its lowest price, and nothing in its place where none is known', () => {
    expect(renderToStaticMarkup(<SuiteCard suite={seaview} />)).toContain('Starting at $16,800.00 /suite');
    // An open page looks at it again (H65).
    expect(textsIn(renderToStaticMarkup(<SuiteCard suite={seaview} />), '[data-live="suite-SV"]')).toHaveLength(1);
    expect(renderToStaticMarkup(<SuiteCard suite={{ ...seaview, price: undefined }} />)).not.toContain(
      'suite-tile__price',
    );
  });

  it('FAV-02 has a favourite button that keeps the suite by its id, outside of the link that covers the card', () => {
    const html = renderToStaticMarkup(<SuiteCard suite={seaview} />);
    expect(html).toContain('favorite=SUITE%3ABR-I%2CSV');
    expect(parseHtml(html).querySelector('a.card__link[href="/vessels/the-yacht/suites/seaview-suite"]')?.text).toBe(
      'Seaview Suite',
    );
  });
});
