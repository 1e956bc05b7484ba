import fc from 'fast-check';
import { formatTenDigits } from './phone-number';

describe('a phone number as shown', () => {
  it.each(['3055550142', '305-555-0142', '(305) 555 0142', '305.555.0142'])(
    'CNT-38 groups the ten digits of %s',
    (text) => {
      expect(formatTenDigits(text)).toBe('(305) 555-0142');
    },
  );

  it.each([
    '305555014',
    '13055550142',
    '+1 305 555 0142',
    '+442079460',
    '+4420794601',
    '305 555 0142 x2',
    'call us',
    '',
  ])('CNT-38 shows %j as it is', (text) => {
    expect(formatTenDigits(text)).toBe(text);
  });

  it('CNT-38 reads at most 40 characters', () => {
    const ofLength = (length: number) => `305555${' '.repeat(length - 10)}0142`;
    expect(formatTenDigits(ofLength(40))).toBe('(305) 555-0142');
    expect(formatTenDigits(ofLength(41))).toBe(ofLength(41));
  });

  it('CNT-38 formats every number of exactly ten digits and no other', () => {
    fc.assert(
      fc.property(fc.stringMatching(/^\d{0,15}$/), (digits) => {
        const shown = formatTenDigits(digits);
        expect(shown).toMatch(digits.length === 10 ? /^\(\d{3}\) \d{3}-\d{4}$/ : /^\d*$/);
        expect(shown.replace(/\D/g, '')).toBe(digits);
      }),
    );
  });

  it('CNT-38 changes nothing when a number is formatted twice', () => {
    fc.assert(
      fc.property(fc.string(), (text) => {
        expect(formatTenDigits(formatTenDigits(text))).toBe(formatTenDigits(text));
      }),
    );
  });
});
