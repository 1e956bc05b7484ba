import { aBrowserPage } from '../../test/builders/a-browser-page';
import { writeTrackingCookie } from '../../src/core/tracking/tracking-text';
import { readTracking, settleTracking } from './tracking-values';

const address = 'http://localhost/voyages?utm_source=letter&gclid=abc&region=bahamas';
const stored = writeTrackingCookie({ utm_source: 'before' });

describe('how a visitor came', () => {
  it('TRK-05 H14 is known from the page alone before a choice, and written nowhere', () => {
    const { page, written } = aBrowserPage({ address });
    settleTracking(page);
    expect(readTracking(page)).toEqual({ utm_source: 'letter', gclid: 'abc' });
    expect(written).toEqual([]);
  });

  it('TRK-05 TRK-08 is kept for 90 days with consent, and known on later pages', () => {
    const first = aBrowserPage({ address, cookies: { consent: 'accepted' } });
    settleTracking(first.page);
    expect(first.written).toEqual([expect.stringMatching(/^utm=[\w%.-]+; Path=\/; Max-Age=7776000; SameSite=Lax$/)]);
    const later = aBrowserPage({ cookies: Object.fromEntries(first.jar) });
    settleTracking(later.page);
    expect(readTracking(later.page)).toEqual({ utm_source: 'letter', gclid: 'abc' });
    expect(later.written).toEqual([]);
  });

  it('TRK-05 is the newest arrival when there are two', () => {
    const { page } = aBrowserPage({ address, cookies: { consent: 'accepted', utm: stored } });
    settleTracking(page);
    expect(readTracking(page)).toEqual({ utm_source: 'letter', gclid: 'abc' });
  });

  it.each([
    ['declined', { cookies: { consent: 'declined', utm: stored } }],
    ['refused by the browser', { cookies: { consent: 'accepted', utm: stored }, hasPrivacyControl: true }],
  ])('TRK-05 TRK-08 H14 is nothing when consent is %s, and the cookie goes', (_how, facts) => {
    const { page, jar } = aBrowserPage({ address, ...facts });
    settleTracking(page);
    expect(readTracking(page)).toEqual({});
    expect(jar.has('utm')).toBe(false);
  });
});
