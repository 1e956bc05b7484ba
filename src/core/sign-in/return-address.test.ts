import fc from 'fast-check';
import { propertyRuns } from '../../../test/support/property-runs';
import { afterSignIn, readReturnAddress, whenSignedIn } from './return-address';

const own = 'https://ondine.example';

describe('readReturnAddress', () => {
  it.each([
    ['/my-profile/trips?tab=Payment', '/my-profile/trips?tab=Payment'],
    ['/voyages?region=Greek Isles#map', '/voyages?region=Greek%20Isles'],
    ['https://ondine.example/voyages', '/voyages'],
    ['/a/../voyages', '/voyages'],
    ['/%2f%2fevil.example', '/%2f%2fevil.example'],
  ])('H59 keeps %s as %s', (text, expected) => {
    expect(readReturnAddress(text, own)).toBe(expected);
  });

  it.each([
    'https://evil.example/',
    '//evil.example',
    '///evil.example',
    '/\\evil.example',
    '\\\\evil.example',
    '/.//evil.example',
    '/x/..//evil.example',
    'javascript:alert(1)',
    'data:text/html,x',
    'https://ondine.example@evil.example/',
    '/\tevil',
    '/\n/evil.example',
    '\u0000/x',
    'http://ondine.example/',
    'https://ondine.example.evil.example/',
    'https://[',
    '',
    'blob:https://ondine.example/x',
    'ftp://ondine.example/',
    `/${'a'.repeat(2_048)}`,
    '/\u2028x',
  ])('C10 drops the address %j', (text) => {
    expect(readReturnAddress(text, own)).toBeUndefined();
  });

  it('C10 reads at most 2,048 characters, and follows no address that is longer once it is encoded', () => {
    const ofLength = (length: number) => `/${'a'.repeat(length - 1)}`;
    expect(readReturnAddress(ofLength(2_048))).toBe(ofLength(2_048));
    expect(readReturnAddress(ofLength(2_049))).toBeUndefined();
    expect(readReturnAddress(`${ofLength(2_044)} b`)).toBe(`${ofLength(2_044)}%20b`);
    expect(readReturnAddress(`${ofLength(2_045)} b`)).toBeUndefined();
  });

  it('C10 drops what is not text, and what would end or ask for the session again', () => {
    for (const value of [
      undefined,
      null,
      3,
      ['/voyages'],
      {},
      '/api/logout',
      '/login',
      '/login/verify?x=1',
      '/API/logout',
    ]) {
      expect(readReturnAddress(value, own)).toBeUndefined();
    }
    expect(readReturnAddress('/login-help')).toBe('/login-help');
  });

  it('H59 never leads to another origin, whatever is asked for', () => {
    const pieces = fc.constantFrom(
      '/',
      '//',
      '\\',
      '..',
      '.',
      '@',
      ':',
      'https:',
      'http:',
      'javascript:',
      'blob:',
      'https://ondine.example',
      'evil.example',
      '%2f',
      '%5c',
      '\t',
      '\n',
      ' ',
      '?',
      '#',
      'ondine.example',
      '\u0000',
      '。',
      '／',
      'ａ',
      '[',
      ']',
    );
    const hostile = fc.oneof(
      fc.array(pieces, { maxLength: 12 }).map((list) => list.join('')),
      fc.string(),
      fc.webUrl(),
    );
    fc.assert(
      fc.property(hostile, (text) => {
        const address = readReturnAddress(text, own);
        if (address === undefined) return;
        const landed = new URL(address, `${own}/login`);
        expect(landed.origin).toBe(own);
        expect(`${landed.pathname}${landed.search}`).toBe(address);
        expect(address).toMatch(/^\/(?!\/)[\x21-\x7e]*$/);
      }),
      propertyRuns(5_000),
    );
  });
});

describe('afterSignIn', () => {
  it('AUT-13 H03 takes a good return address, else the profile', () => {
    expect(afterSignIn({ returnUrl: '/voyages', isNew: false })).toBe('/voyages');
    expect(afterSignIn({ returnUrl: '//evil.example', isNew: false })).toBe('/my-profile');
    expect(afterSignIn({ returnUrl: undefined, isNew: false })).toBe('/my-profile');
  });

  it('AUT-13 H01 welcomes a new guest first', () => {
    expect(afterSignIn({ returnUrl: '/voyages', isNew: true })).toBe('/register-thank-you');
  });
});

describe('whenSignedIn', () => {
  const visit = { returnUrl: '/voyages', isNew: false, odyRedirect: '/customer-booking?id=1&x=2', ownOrigin: own };

  it('AUT-28 ENG-05 passes a signed-in guest on to where the reservation site sent them from', () => {
    expect(whenSignedIn(visit)).toBe('/ody?ody_sso_redirect=%2Fcustomer-booking%3Fid%3D1%26x%3D2');
  });

  it.each([
    ['', '/voyages'],
    ['https://evil.example/', '/voyages'],
    ['//evil.example', '/voyages'],
    [undefined, '/voyages'],
    [['/a', '/b'], '/voyages'],
  ])('AUT-28 H59 treats %j as no address', (odyRedirect, expected) => {
    expect(whenSignedIn({ ...visit, odyRedirect })).toBe(expected);
  });

  it('AUT-28 is for existing guests: a new guest is welcomed', () => {
    expect(whenSignedIn({ ...visit, isNew: true })).toBe('/register-thank-you');
  });

  it('H03 leads from the dialog, which says so itself, to the community; from the page to the profile', () => {
    expect(afterSignIn({ returnUrl: '/community', isNew: false })).toBe('/community');
    expect(afterSignIn({ returnUrl: undefined, isNew: false })).toBe('/my-profile');
  });
});
