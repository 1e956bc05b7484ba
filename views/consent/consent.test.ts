import { aBrowserPage } from '../../test/builders/a-browser-page';
import { saveConsent, readConsent } from './consent';

describe('the choice about cookies', () => {
  it.each([
    ['undecided', {}],
    ['accepted', { consent: 'accepted' }],
    ['declined', { consent: 'declined' }],
    ['undecided', { consent: 'whatever' }],
    ['undecided', { myconsent: 'accepted' }],
  ])('TRK-08 H14 is %s for the cookies %j', (consent, cookies) => {
    expect(readConsent(aBrowserPage({ cookies }).page)).toBe(consent);
  });

  it('H14 is a no from a browser with Global Privacy Control, whatever was accepted before', () => {
    expect(readConsent(aBrowserPage({ cookies: { consent: 'accepted' }, hasPrivacyControl: true }).page)).toBe(
      'refused',
    );
    expect(readConsent(aBrowserPage({ hasPrivacyControl: false }).page)).toBe('undecided');
  });

  it('TRK-08 H14 is kept for 180 days on this site alone', () => {
    const { page, written } = aBrowserPage();
    saveConsent(page, 'declined');
    expect(written).toEqual(['consent=declined; Path=/; Max-Age=15552000; SameSite=Lax; Secure']);
    expect(readConsent(page)).toBe('declined');
  });
});
