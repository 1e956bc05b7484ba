import { siteFeatures } from '../../../test/support/route-table';
import { type BuildManifest, BuiltAssets } from '../rendering/built-assets';

const guestArea = [
  '/engine',
  '/handoff',
  '/ody',
  '/my-profile',
  '/invitation',
  '/schedule-meeting',
  '/shortlist',
  '/compare',
  '/watch',
  '/api/docs',
  '/dev',
  '/staff',
];
const bespoke = '/shore-and-sea-experiences/(customize-your|edit-bespoke)-experience';
/** Which cabin of a sailing: the step before the engine, whose sheet has the holds and prices of it. */
const deckPlan = '/reserve-now/:itineraryId/deck-plan';
const isGuestArea = (path: string) =>
  guestArea.some((area) => path === area || path.startsWith(`${area}/`)) ||
  new RegExp(bespoke).test(path) ||
  path === deckPlan;

it('PRO-02 sends the sheet of the guest’s area where it is looked at, and nowhere else', () => {
  const assets = new BuiltAssets({ style: 'site', guestAreaStyle: 'desk' } as BuildManifest, '/nowhere');
  const pages = siteFeatures().flatMap(({ pages: rows, styles }) =>
    rows.map(({ path }) => ({ path, sheets: assets.stylesOf(styles) })),
  );
  expect(pages.length).toBeGreaterThan(100);
  // Signing out is asked for on a page of sign-in, the calendar's feed has no page, and the favourite button's form redirects.
  for (const { path, sheets } of pages)
    if (!['/api/logout', '/calendar/:token.ics'].includes(path))
      expect([path, sheets]).toEqual([path, isGuestArea(path) ? ['site', 'desk'] : ['site']]);
});
