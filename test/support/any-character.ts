import fc from 'fast-check';

const surrogates = { from: 0xd800, to: 0xdfff };

function codePointOf(character: unknown): number {
  const codePoint = typeof character === 'string' ? character.codePointAt(0) : undefined;
  if (codePoint === undefined || String.fromCodePoint(codePoint) !== character) throw new Error('This is no character');
  return codePoint;
}

/**
 * Every character of Unicode, as a unit of `fc.string`. The unit `binary` of fast-check has the same, and makes a table
 * of all of them first: two seconds, and 140 MB that a worker has until its end.
 */
export const anyCharacter = fc
  .integer({ min: 0, max: 0x10_ff_ff })
  .filter((codePoint) => codePoint < surrogates.from || codePoint > surrogates.to)
  .map((codePoint) => String.fromCodePoint(codePoint), codePointOf);
