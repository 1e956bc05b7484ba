import fc from 'fast-check';
import { propertyRuns } from '../../../test/support/property-runs';
import { isNearWord } from './near-word';

/** Levenshtein's distance as its definition has it. */
function editsBetween(one: string, other: string): number {
  if (one === '' || other === '') return one.length + other.length;
  const [restOfOne, restOfOther] = [one.slice(1), other.slice(1)];
  if (one[0] === other[0]) return editsBetween(restOfOne, restOfOther);
  return (
    1 + Math.min(editsBetween(restOfOne, other), editsBetween(one, restOfOther), editsBetween(restOfOne, restOfOther))
  );
}

describe('a word that is nearly the one meant', () => {
  it.each([
    ['wine', 'wine', true],
    ['wine', 'wind', false],
    ['wines', 'wine', false],
    ['hydra', 'hydro', true],
    ['hydra', 'hydras', true],
    ['hydra', 'gydro', false],
    ['voyages', 'voyaegs', false],
    ['voyager', 'voyages', true],
    ['internet', 'interent', true],
    ['internet', 'internets', true],
    ['internet', 'internetted', false],
    ['internet', 'onternat', true],
    ['internet', 'onternad', false],
  ])('ROU-31 compares %s with %s: %s', (one, other, isNear) => {
    expect([isNearWord(one, other), isNearWord(other, one)]).toEqual([isNear, isNear]);
  });

  it('ROU-31 allows one edit from five letters on and two from eight on, whatever the words', () => {
    const word = fc.string({ unit: fc.constantFrom('a', 'b'), minLength: 3, maxLength: 9 });
    fc.assert(
      fc.property(word, word, (one, other) => {
        const length = Math.min(one.length, other.length);
        const allowed = length >= 8 ? 2 : length >= 5 ? 1 : 0;
        expect(isNearWord(one, other)).toBe(editsBetween(one, other) <= allowed);
      }),
      propertyRuns(1_000),
    );
  });
});
