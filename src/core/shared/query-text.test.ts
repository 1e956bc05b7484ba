import fc from 'fast-check';
import { pathSegment, queryText } from './query-text';
import { anyCharacter } from '../../../test/support/any-character';

describe('addresses', () => {
  it('ENG-01 writes parameters in the given order, with plain commas and without empty ones', () => {
    expect(
      queryText([
        ['b', '1,2'],
        ['a', 'x y&z'],
        ['none', undefined],
        ['empty', ''],
      ]),
    ).toBe('b=1,2&a=x%20y%26z');
    expect(queryText([])).toBe('');
  });

  it('is read back by a browser as it was written', () => {
    const wellFormed = fc.string({ unit: anyCharacter, minLength: 1 });
    fc.assert(
      fc.property(fc.uniqueArray(fc.tuple(wellFormed, wellFormed), { selector: ([name]) => name }), (parameters) => {
        expect([...new URLSearchParams(queryText(parameters))]).toEqual(parameters);
      }),
    );
  });

  it('keeps a segment one segment', () => {
    fc.assert(
      fc.property(fc.string({ unit: anyCharacter }), (text) => {
        expect(pathSegment(text)).not.toMatch(/[/?#]/);
        expect(decodeURIComponent(pathSegment(text))).toBe(text);
      }),
    );
  });
});
