import { renderToStaticMarkup } from 'react-dom/server';
import { SuiteButton } from './SuiteButton.widget';
import type { SuiteButtonProps } from './suite-button-props';
import { hrefOf, parseHtml, textsIn } from '../../test/support/parse-html';

const props: SuiteButtonProps = {
  suiteId: 'BR-I,SV',
  suiteTitle: 'Seaview Suite',
  label: 'Select',
  href: '/engine/details?p1=2',
  variant: 'secondary',
  maxGuests: 2,
  partySize: 2,
};

describe('the suite button before any script', () => {
  it('SUI-15 is a plain link that names its suite', () => {
    const html = renderToStaticMarkup(<SuiteButton {...props} />);
    const link = parseHtml(html).querySelector('a:not([aria-disabled])');
    expect([link?.getAttribute('href'), link?.text]).toEqual(['/engine/details?p1=2', 'Select, Seaview Suite']);
    expect(textsIn(html, '.hidden-to-the-eye')).toEqual([', Seaview Suite']);
  });

  it('SUI-06 leads nowhere when the party does not fit, and says so', () => {
    const html = renderToStaticMarkup(<SuiteButton {...props} partySize={3} />);
    expect(html).not.toContain('href');
    expect(html).toContain('This suite sleeps 2.');
  });

  it('SUI-14 leads to the consultant however large the party is', () => {
    const html = renderToStaticMarkup(
      <SuiteButton {...props} label="Contact Us" href="mailto:hello@ondine.example" partySize={6} />,
    );
    expect(hrefOf(html, 'Contact Us')).toBe('mailto:hello@ondine.example');
  });
});
