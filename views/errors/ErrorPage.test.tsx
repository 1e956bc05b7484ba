import { renderToStaticMarkup } from 'react-dom/server';
import { ErrorPage } from './ErrorPage';
import { attributesIn } from '../../test/support/parse-html';

const renderMarkup = (status: number) =>
  renderToStaticMarkup(<ErrorPage frame={{ path: '/nope-404', year: 2031 }} status={status} message="Words." />);

it('NAV-09 ROU-14 H03 leads a visitor who signs in on a missing page to the community, not to a missing page again', () => {
  expect(attributesIn(renderMarkup(404), 'a', 'href')).toContain('/login?yachts=true&returnUrl=%2Fcommunity');
  expect(renderMarkup(404)).not.toContain('nope-404');
  expect(renderMarkup(503)).toContain('returnUrl=%2Fnope-404');
});

it('H13 says of an address that only takes forms where to go from it, without the words of the protocol', () => {
  const markup = renderMarkup(405);
  expect(markup).toContain('takes what a form sends');
  expect(markup).toContain('Go back to the page that you came from');
  expect(markup).not.toContain('Words.');
});

it('H13 does not say of a change that came too late that it could not be read', () => {
  expect(renderMarkup(409)).toContain('it shows how things stand');
  expect(renderMarkup(409)).toContain('Words.');
});

it.each([
  ['/my-profile/trips/preparation', '/my-profile/trips'],
  ['/my-profile/settings/emails', '/my-profile/settings'],
  ['/my-profile/none', '/my-profile'],
  ['/my-profiles', '/voyages'],
])('TRD-14 leads a guest from %s first to %s, and a visitor to the voyages', (path, own) => {
  const firstLinkOf = (parts: object) =>
    attributesIn(
      renderToStaticMarkup(<ErrorPage frame={{ path, year: 2031, ...parts }} status={404} message="Words." />),
      '.error-words__links a',
      'href',
    )[0];
  expect([firstLinkOf({ guest: { firstName: 'Eleanor', lastName: 'Marsh' } }), firstLinkOf({})]).toEqual([
    own,
    '/voyages',
  ]);
});
