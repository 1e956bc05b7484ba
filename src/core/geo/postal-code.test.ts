import fc from 'fast-check';
import { isPostalCodeAskedInEnquiries, validatePostalCode, normalizePostalCode } from './postal-code';
import { anyCharacter } from '../../../test/support/any-character';

const validate = (country: string, text: string) => validatePostalCode({ country, text });

describe('a postal code', () => {
  it.each([
    ['US', '33101'],
    ['US', '33101-1234'],
    ['FR', '75001'],
    ['PT', '1000-205'],
    ['JP', '100–0001'],
    ['SE', '111 22'],
    ['GR', '104 31'],
    ['CA', 'k1a 0b1'],
    ['CA', 'K1A0B1'],
    ['CA', 'M5V-2T6'],
    ['GB', 'SW1A 1AA'],
    ['GB', 'ec1a1bb'],
    ['GB', 'M1 1AE'],
    ['JE', 'JE2 3AB'],
    ['IE', 'D02 AF30'],
    ['IE', 'D6W XY00'],
    ['NL', '1012 AB'],
    ['AR', 'C1425ABC'],
    ['MT', 'VLT 1117'],
    ['KY', 'KY1-1001'],
    ['AE', '00000'],
    ['US', '1'.repeat(20)],
  ])('H47 ACC-12 of %s may be %s', (country, text) => {
    expect(validate(country, text)).toBe('right');
    expect(validate(country, `  ${text.toLowerCase()}\t`)).toBe('right');
  });

  it.each([
    ['US', 'ABCDE'],
    ['US', '331 01'],
    ['US', '-'],
    ['FR', '75O01'],
    ['CA', '12345'],
    ['CA', 'D1A 0B1'],
    ['GB', '12345'],
    ['GB', 'SW1A'],
    ['IE', '12345'],
    ['NL', 'AB 1012'],
    ['SE', 'ABC 22'],
    ['MT', 'VALLETTA'],
    ['AE', '<script>'],
    ['US', '1'.repeat(21)],
  ])('H47 ACC-12 of %s is never %s', (country, text) => {
    expect(validate(country, text)).toBe('wrong');
  });

  it('H47 is missed where codes exist, and not needed where none do', () => {
    expect([validate('US', ' '), validate('GB', ''), validate('AE', ''), validate('HK', ' ')]).toEqual([
      'missing',
      'missing',
      'none-needed',
      'none-needed',
    ]);
  });

  it('FRM-26 is asked for in enquiries from three countries only', () => {
    expect(['US', 'CA', 'GB', 'FR', 'IE'].map(isPostalCodeAskedInEnquiries)).toEqual([true, true, true, false, false]);
  });

  it('H47 is checked whatever is typed, quickly, and never right beyond twenty characters', () => {
    fc.assert(
      fc.property(
        fc.constantFrom('US', 'CA', 'GB', 'SE', 'MT', 'AE'),
        fc.string({ unit: anyCharacter, maxLength: 200 }),
        (country, text) => {
          const verdict = validate(country, text);
          if (verdict === 'right') expect(normalizePostalCode(text).length).toBeLessThanOrEqual(20);
          expect(validate(country, normalizePostalCode(text))).toBe(verdict);
        },
      ),
    );
  });
});
