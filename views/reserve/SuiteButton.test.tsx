import { renderToStaticMarkup } from 'react-dom/server';
import { SuiteButton } from './SuiteButton.widget';
import type { SuiteButtonProps } from './suite-button-props';

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
    expect(html).toContain('href="/engine/details?p1=2"');
    expect(html).toContain('Select<span class="hidden-to-the-eye">, Seaview Suite</span>');
    expect(html).not.toContain('aria-disabled');
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
    expect(html).toContain('href="mailto:hello@ondine.example"');
  });
});
