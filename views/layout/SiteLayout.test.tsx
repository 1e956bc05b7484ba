import { renderToStaticMarkup } from 'react-dom/server';
import type { Frame } from './frame';
import { sampleNavigation } from './sample-navigation';
import { PagePartsContext } from '../ui/page-parts';
import { SiteLayout } from './SiteLayout';
import { attributesIn, hrefOf, parseHtml, partOf, textsIn } from '../../test/support/parse-html';

const navigation = sampleNavigation({
  src: '/assets/reef.webp',
  srcSet: '',
  width: 3,
  height: 2,
  alt: 'A reef.',
  placeholderClass: 'placeholder-reef',
});
const show = (guest?: { firstName: string; initials: string }, more: Partial<Frame> = {}) =>
  renderToStaticMarkup(<SiteLayout frame={{ path: '/voyages', year: 2031, guest, ...more }}>content</SiteLayout>);
const showLine = (more: Partial<Frame> = {}) => show(undefined, { navigation, ...more });
const withDataLayer = renderToStaticMarkup(
  <PagePartsContext.Provider value={{ dataLayer: {} }}>
    <SiteLayout frame={{ path: '/voyages', year: 2031, navigation }}>content</SiteLayout>
  </PagePartsContext.Provider>,
);
const eleanor = { firstName: 'Eleanor', initials: 'EM' };

describe('the frame of the site', () => {
  it('opens with a link past the header to the one main part', () => {
    expect(parseHtml(show()).firstElementChild?.attributes).toMatchObject({ class: 'skip-link', href: '#content' });
    expect(attributesIn(show(), 'main', 'id')).toEqual(['content']);
  });

  it('NAV-07 says Sign In to a visitor and Sign Out to a guest', () => {
    expect(hrefOf(show(), 'Sign In')).toBe('/login?yachts=true&returnUrl=%2Fvoyages');
    expect(show()).not.toContain('Sign Out');
    expect(hrefOf(show(eleanor), 'Sign Out')).toBe('/api/logout');
    expect(show(eleanor)).not.toContain('Sign In');
    // A phone has it in the menu alone.
    const inMenu = (html: string) => textsIn(html, '#site-menu a[href="/api/logout"]');
    expect([inMenu(show(eleanor)), inMenu(show())]).toEqual([['Sign Out'], []]);
  });

  it('NAV-08 NAV-09 opens a dialog of sign-in on any page, whose button leads to the sign-in page and back here', () => {
    const html = show();
    expect(parseHtml(html).querySelector('[data-opens-dialog="sign-in-dialog"]')).not.toBeNull();
    const dialog = partOf(html, 'dialog[id="sign-in-dialog"]');
    expect(textsIn(dialog, 'h2')).toEqual(['Sign In']);
    expect(textsIn(dialog, 'h3')).toContain('Access Your Account');
    expect(hrefOf(dialog, 'SIGN IN NOW')).toBe('/login?yachts=true&returnUrl=%2Fvoyages');
    expect(hrefOf(dialog, 'Join the waitlist')).toBe('/join-us');
  });

  it('ROU-14 H03 returns to the community from the home page', () => {
    expect(hrefOf(show(undefined, { path: '/' }), 'SIGN IN NOW')).toBe('/login?yachts=true&returnUrl=%2Fcommunity');
  });

  it('H02 NAV-09 leads to the one sign-in page that is configured', () => {
    const href = (signInUrl: string) => hrefOf(show(undefined, { signInUrl }), 'SIGN IN NOW');
    expect(href('https://id.example/sign-in')).toBe('https://id.example/sign-in?yachts=true&returnUrl=%2Fvoyages');
    expect(href('https://id.example/?line=ondine')).toBe(
      'https://id.example/?line=ondine&yachts=true&returnUrl=%2Fvoyages',
    );
  });

  it('NAV-08 opens nothing for guests, nor on the screens of sign-in', () => {
    for (const html of [show(eleanor), show(undefined, { path: '/login' }), show(undefined, { path: '/login/verify' })])
      expect(parseHtml(html).querySelector('dialog')).toBeNull();
  });
});

describe('the header', () => {
  const header = partOf(showLine(), 'header');

  it('NAV-01 ROU-11 has a row with the profile, the way to inquire and the voyage finder, which asks the list of voyages', () => {
    expect(hrefOf(header, 'Sign In')).toContain('/login');
    expect(hrefOf(partOf(showLine({ guest: eleanor }), 'header'), 'Inquire Now')).toBe('/inquire-now');
    expect(textsIn(partOf(showLine({ guest: eleanor }), 'header'), '[href="/my-profile"]').join()).toContain('EM');
    const form = 'form.finder__form[action="/voyages"]';
    expect(attributesIn(header, `${form} [name]`, 'name')).toEqual(['region', 'startDate', 'endDate']);
    expect(textsIn(header, `${form} option[value="bahamas"]`)).toEqual(['Bahamas']);
  });

  it('NAV-04 has a way to write to us and one to call', () => {
    expect(hrefOf(header, 'Contact Us')).toBe('/contact-us');
    expect(hrefOf(header, '+1 305 555 0100')).toBe('tel:+13055550100');
  });

  it('NAV-02 NAV-06 opens an entry that has a menu of its own, and links one that has none', () => {
    expect(textsIn(header, 'details[name="site-menus"] > summary')).toContain('Voyages');
    expect(textsIn(header, 'a[href="/voyages"][aria-current="page"]')).toContain('All voyages');
    expect(textsIn(header, 'a[href="/voyages?region=bahamas"]')).toContain('Bahamas');
    expect(textsIn(header, 'a.site-menu__word.only-in-spring[href="/stories"]')).toEqual(['Stories']);
  });

  it('NAV-03 shows featured tiles, and a hidden place for what was viewed lately', () => {
    expect(
      parseHtml(header).querySelector(
        'section[class="recently-viewed"][aria-label="Recently viewed"][data-recently-viewed=""][hidden=""]',
      ),
    ).not.toBeNull();
    expect(
      parseHtml(header).querySelector('a.menu-tile[href="/voyages/grenadines"] > img[loading="lazy"][alt=""]'),
    ).not.toBeNull();
  });

  it('NAV-06 H14 prints what a press adds to the data layer only where the line has one', () => {
    expect(header).not.toContain('data-gtm');
    expect(attributesIn(partOf(withDataLayer, 'header'), '[data-gtm]', 'data-gtm')).toContain('{"menu":"voyages"}');
  });

  it('has the ways that every line has where a page was given none', () => {
    expect(hrefOf(partOf(show(), 'header'), 'Voyages')).toBe('/voyages');
  });
});

describe('the footer', () => {
  const footer = partOf(showLine(), 'footer');

  it('NAV-10 has a quote with its source, a call to action, the logo, the law, and the copyright of the current year', () => {
    expect([textsIn(footer, 'blockquote'), textsIn(footer, 'blockquote + figcaption')]).toEqual([
      ['The chain goes down.'],
      ['From the log'],
    ]);
    expect(hrefOf(footer, 'Write')).toBe('/inquire-now');
    expect(parseHtml(footer).querySelector('a.site-footer__home[href="/"] > span.wordmark')).not.toBeNull();
    expect(hrefOf(footer, 'Privacy')).toBe('/privacy-notice');
    expect(footer).toContain('© 2031 Ondine Yachts Limited');
  });

  it('NAV-10 ROU-10 invites to no page that is open already, and has the ways to write and call there too', () => {
    for (const path of ['/inquire-now', '/inquire-now?itineraryId=x']) {
      const call = partOf(showLine({ path }), 'footer .site-footer__call');
      expect(attributesIn(call, 'a', 'href').map((href) => href.split(':', 1)[0])).toEqual(['tel', 'mailto']);
    }
  });

  it('NAV-10 is complete without a quote', () => {
    const { quote, ...foot } = navigation.foot;
    expect(quote).toBeDefined();
    expect(partOf(showLine({ navigation: { ...navigation, foot } }), 'footer')).not.toContain('blockquote');
  });

  it('NAV-11 has a column of links for each part of the site, the last with the way in', () => {
    expect(textsIn(footer, '.site-footer__heading')).toEqual(['Sail', 'Guests']);
    expect(hrefOf(footer, 'Destinations')).toBe('/destinations');
    const afterJoin = 'li:has(> a[href="/join-us"]) + li';
    expect(textsIn(footer, `${afterJoin} > a[href^="/login"][data-returns-here=""]`)).toEqual(['Sign In']);
    expect(
      textsIn(partOf(showLine({ guest: eleanor }), 'footer'), `${afterJoin} > a[href="/my-profile/trips"]`),
    ).toEqual(['My Trips']);
  });
});

describe('what a line says at the edge of its pages', () => {
  it('NOT-11 is the same hidden banner for everyone, with the configured cookie beside it', () => {
    expect(parseHtml(showLine()).querySelector('aside.alert-banner')?.attributes).toMatchObject({
      'data-alert': 'line-alert',
      'data-alert-value': 'true',
      'data-alert-days': '7',
      hidden: '',
    });
    expect(show()).not.toContain('data-alert');
  });

  it('CNT-35 CNT-36 is an introduction of two steps, hidden until script shows it, on its own pages', () => {
    const intro = parseHtml(showLine({ path: '/' })).querySelector('section.intro[data-intro=""][hidden=""]');
    const steps = intro?.querySelectorAll('[data-intro-step]') ?? [];
    expect(
      steps.map((step) => [
        step.getAttribute('data-intro-step'),
        step.hasAttribute('hidden'),
        step.querySelector('[data-intro-action]')?.getAttribute('data-intro-action'),
      ]),
    ).toEqual([
      ['header', false, 'header'],
      ['body', true, 'body'],
    ]);
    expect(showLine({ path: '/voyages' })).not.toContain('data-intro');
  });

  it('CNT-36 is no introduction while an editor edits, but a banner with a link out', () => {
    const html = showLine({ path: '/', isEditing: true });
    expect(html).not.toContain('data-intro');
    expect(
      parseHtml(html).querySelector(
        'aside.alert-banner[aria-label="Preview"] form[action="/preview/leave"][method="post"] > button[type="submit"]',
      ),
    ).not.toBeNull();
    expect(showLine({ path: '/' })).not.toContain('/preview/leave');
  });
});
