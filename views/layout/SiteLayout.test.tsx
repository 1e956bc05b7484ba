import { renderToStaticMarkup } from 'react-dom/server';
import { SiteLayout } from './SiteLayout';

const show = (guest?: { firstName: string; initials: string }, more: { path?: string; signInUrl?: string } = {}) =>
  renderToStaticMarkup(<SiteLayout frame={{ path: '/voyages', year: 2031, guest, ...more }}>content</SiteLayout>);

/** Where the link of these words leads, as a browser reads it. */
const hrefOf = (html: string, words: string) => new RegExp(`href="([^"]*)"[^>]*>(?:<span[^>]*>)?${words}<`).exec(html)?.[1]?.replaceAll('&amp;', '&');

describe('the frame of the site', () => {
  it('NAV-07 says Sign In to a visitor and Sign Out to a guest', () => {
    expect(hrefOf(show(), 'Sign In')).toBe('/login?yachts=true&returnUrl=%2Fvoyages');
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

  it('NAV-08 NAV-09 opens a dialog of sign-in on any page, whose button leads to the sign-in page and back here', () => {
    const html = show();
    expect(html).toContain('data-opens-dialog="sign-in-dialog"');
    const dialog = /<dialog .*<\/dialog>/.exec(html)?.[0] ?? '';
    expect(dialog).toContain('>Sign In</h2>');
    expect(dialog).toContain('>Access Your Account<');
    expect(hrefOf(dialog, 'SIGN IN NOW')).toBe('/login?yachts=true&returnUrl=%2Fvoyages');
    expect(hrefOf(dialog, 'Join the waitlist')).toBe('/join-us');
  });

  it('ROU-14 H03 returns to the community from the front door', () => {
    expect(hrefOf(show(undefined, { path: '/' }), 'SIGN IN NOW')).toBe('/login?yachts=true&returnUrl=%2Fcommunity');
  });

  it('H02 NAV-09 leads to the one sign-in page that is configured', () => {
    const href = (signInUrl: string) => hrefOf(show(undefined, { signInUrl }), 'SIGN IN NOW');
    expect(href('https://id.example/sign-in')).toBe('https://id.example/sign-in?yachts=true&returnUrl=%2Fvoyages');
    expect(href('https://id.example/?line=ondine')).toBe('https://id.example/?line=ondine&yachts=true&returnUrl=%2Fvoyages');
  });

  it('NAV-08 opens nothing for guests, nor on the screens of sign-in', () => {
    expect(show({ firstName: 'Eleanor', initials: 'EM' })).not.toContain('<dialog');
    for (const path of ['/login', '/login/verify']) expect(show(undefined, { path })).not.toContain('<dialog');
  });
});
