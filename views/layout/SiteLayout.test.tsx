import { renderToStaticMarkup } from 'react-dom/server';
import { SiteLayout } from './SiteLayout';

const show = (guest?: { firstName: string; initials: string }) => renderToStaticMarkup(<SiteLayout frame={{ path: '/voyages', year: 2031, guest }}>content</SiteLayout>);

describe('the frame of the site', () => {
  it('NAV-07 says Sign In to a visitor and Sign Out to a guest', () => {
    expect(show()).toContain('href="/login">Sign In');
    expect(show()).not.toContain('Sign Out');
    expect(show({ firstName: 'Eleanor', initials: 'EM' })).toContain('href="/api/logout">Sign Out');
    expect(show({ firstName: 'Eleanor', initials: 'EM' })).not.toContain('Sign In');
  });

  it('NAV-10 closes with the ways to reach us and the copyright of the current year', () => {
    expect(show()).toContain('© 2031 Ondine Yachts Limited');
    expect(show()).toContain('href="tel:+13055550100"');
  });

  it('opens with a link past the header to the one main part', () => {
    expect(show()).toMatch(/^<a class="skip-link" href="#content">/);
    expect(show().match(/<main id="content"/g)).toHaveLength(1);
  });
});
