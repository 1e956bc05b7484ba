import { areaText, suiteSizeText } from './suite-size';

const plainSpaces = (text: string) => text.replaceAll('\u00a0', ' ');

describe('the size of a suite', () => {
  it('is said in feet first, then in metres', () => {
    expect([areaText(36), areaText(310)].map(plainSpaces)).toEqual(['388 sq ft (36 m²)', '3,337 sq ft (310 m²)']);
  });

  it('ends no line within "sq ft"', () => {
    expect(areaText(310).split(' ')).toEqual(['3,337', 'sq\u00a0ft', '(310', 'm²)']);
  });

  it('names the terrace where there is one', () => {
    expect(plainSpaces(suiteSizeText({ squareMetres: 36, terraceSquareMetres: 6 }))).toBe(
      '388 sq ft (36 m²), terrace 65 sq ft (6 m²)',
    );
    expect(plainSpaces(suiteSizeText({ squareMetres: 24, terraceSquareMetres: 0 }))).toBe('258 sq ft (24 m²)');
  });
});
