import fc from 'fast-check';
import { propertyRuns } from '../../../test/support/property-runs';
import { readEngineLocation, isLoginAllowed, readEngineTarget } from './engine-location';

const ours = readEngineLocation('/engine/details');
const foreign = readEngineLocation('https://reserve.example/book?channel=web');
const own = 'https://ondine.example';

describe('where the engine is', () => {
  it('H05 is ours by a path, another vendor’s by an address', () => {
    expect(ours).toEqual({ kind: 'ours' });
    expect(foreign).toEqual({ kind: 'foreign', origin: 'https://reserve.example' });
    expect(readEngineLocation('javascript:alert(1)')).toEqual({ kind: 'ours' });
  });

  it('ENG-05 takes a path to be the engine’s, wherever that is', () => {
    expect(readEngineTarget('/customer-booking?id=1&x=2', ours)).toBe('/customer-booking?id=1&x=2');
    expect(readEngineTarget('/customer-booking?id=1&x=2', foreign)).toBe(
      'https://reserve.example/customer-booking?id=1&x=2',
    );
    expect(readEngineTarget('https://reserve.example/a', foreign)).toBe('https://reserve.example/a');
    expect(readEngineTarget('https://ondine.example/engine/details', ours, own)).toBe('/engine/details');
  });

  it('H59 C10 leads to the engine’s origin and to no other, whatever is asked for', () => {
    const pieces = fc.constantFrom(
      '/',
      '//',
      '\\',
      '..',
      '@',
      ':',
      'https:',
      'javascript:',
      'reserve.example',
      'https://reserve.example',
      'evil.example',
      '%2f',
      '%5c',
      '\t',
      '\n',
      '?',
      '#',
    );
    const hostile = fc.oneof(
      fc.array(pieces, { maxLength: 10 }).map((list) => list.join('')),
      fc.string(),
      fc.webUrl(),
    );
    fc.assert(
      fc.property(hostile, (text) => {
        const away = readEngineTarget(text, foreign, own);
        if (away !== undefined) expect(new URL(away).origin).toBe('https://reserve.example');
        const home = readEngineTarget(text, ours, own);
        if (home !== undefined) expect(new URL(home, own).origin).toBe(own);
      }),
      propertyRuns(5_000),
    );
    for (const text of [
      undefined,
      7,
      ['/a'],
      '',
      '//evil.example',
      'https://reserve.example.evil.example/',
      'https://reserve.example@evil.example/',
      `/${'a'.repeat(2_048)}`,
    ]) {
      expect([readEngineTarget(text, ours, own), readEngineTarget(text, foreign, own)]).toEqual([undefined, undefined]);
    }
  });

  it('D10 lets a token go to the engine’s own login only', () => {
    expect(isLoginAllowed('/engine/sso', ours)).toBe(true);
    expect(isLoginAllowed('https://reserve.example/sso/login', foreign)).toBe(true);
    for (const wrong of [
      'https://evil.example/sso',
      '//evil.example/sso',
      'http://reserve.example/sso',
      'https://reserve.example.evil.example/',
      'javascript:alert(1)',
      '',
    ]) {
      expect([wrong, isLoginAllowed(wrong, ours), isLoginAllowed(wrong, foreign)]).toEqual([wrong, false, false]);
    }
  });
});
