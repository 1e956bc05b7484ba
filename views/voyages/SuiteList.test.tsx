import { renderToStaticMarkup } from 'react-dom/server';
import { SuiteList, type SuiteRowView } from './SuiteList';
import { textsIn } from '../../test/support/parse-html';
import { aPictureView } from '../../test/builders/a-picture-view';

const row = {
  category: 'SV',
  title: 'Seaview Suite',
  summary: 'A bright room.',
  size: '36 m²',
  sleeps: 'Up to two guests',
  price: 'Starting at $24,500.00 /suite',
  href: '/reserve-now/X/suite',
  picture: aPictureView('suite'),
};
const show = (changes: Partial<SuiteRowView> = {}) =>
  renderToStaticMarkup(<SuiteList suites={[{ ...row, ...changes }]} />);

describe('the suites of a voyage', () => {
  it('SUI-13 H24 say Join Waitlist in the place of a choice, in words that an open page looks at again', () => {
    expect(textsIn(show(), '[data-live="choose-SV"]')).toEqual(['Choose this suite']);
    expect(textsIn(show({ isWaitlist: true }), '[data-live="choose-SV"]')).toEqual(['Join Waitlist']);
  });

  it('H25 SUI-14 say Contact Us for one that is by appointment, and keep to it when an open page looks again', () => {
    const html = show({
      category: 'FS',
      price: 'By appointment only',
      isByAppointment: true,
      href: '/contact-us?about=funnel-suite',
    });
    expect(textsIn(html, '[href="/contact-us?about=funnel-suite"]').join()).toContain('Contact Us');
    expect(html).not.toMatch(/Choose this suite|data-live|data-without/);
  });

  it('VOY-24 stand without a price when no date is open', () => {
    expect(textsIn(show(), '[data-live="suite-SV"]')).toEqual([
      expect.stringMatching(/^Starting at \$24,500\.00 \/suite/),
    ]);
    const html = show({ price: undefined, href: undefined });
    expect(html).not.toMatch(/suite-row__price|Waitlist|data-live/);
  });
});
