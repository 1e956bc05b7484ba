import { getCountries, getExampleNumber } from 'libphonenumber-js';
import examples from 'libphonenumber-js/examples.mobile.json';
import { checkPhoneNumber } from './phone-check';
import { LibPhoneNumbers } from './phone-numbers';

const phones = new LibPhoneNumbers();
const samples = getCountries().flatMap((country) => {
  const number = getExampleNumber(country, examples);
  return number
    ? [{ country, national: number.formatNational(), international: number.formatInternational(), e164: number.number }]
    : [];
});

describe('LibPhoneNumbers', () => {
  it('H67 knows a number of every country, as it is dialled there and from abroad', () => {
    expect(samples.length).toBeGreaterThan(240);
    for (const { country, national, international, e164 } of samples) {
      expect([country, phones.parse({ country, text: national })]).toEqual([country, e164]);
      expect([country, phones.parse({ country, text: ` ${international} ` })]).toEqual([country, e164]);
    }
  });

  it('H67 finds the country that a number belongs to, or a neighbour that shares its plan', () => {
    for (const { country, e164 } of samples) {
      const found = phones.countryOf(e164) ?? '';
      expect([country, phones.dialCode(found)]).toEqual([country, phones.dialCode(country)]);
    }
    expect(
      ['+13055550142', '+442079460142', '+14165550142', '+393123456789'].map((phone) => phones.countryOf(phone)),
    ).toEqual(['US', 'GB', 'CA', 'IT']);
  });

  it.each(['3055550142', '(305) 555-0142', '+1 305 555 0142', '1-305-555-0142', '３０５ ５５５ ０１４２'])(
    'H67 FRM-13 reads %s as one number of the United States',
    (text) => {
      expect(phones.parse({ country: 'US', text })).toBe('+13055550142');
    },
  );

  it.each([
    '',
    '12345',
    'call 305 555 0142',
    '305 555 0142 ext. 7',
    '0000000000',
    '+44 20 7946 0142',
    '9'.repeat(41),
    'abc',
  ])('H67 refuses %j in the United States', (text) => {
    expect(phones.parse({ country: 'US', text })).toBeUndefined();
  });

  it('H67 reads a number with its country code however a keyboard writes it', () => {
    for (const text of ['+81 90-1234-5678', '＋８１ ９０ １２３４ ５６７８', '0081 90 1234 5678']) {
      expect(checkPhoneNumber(text)).toBe('+819012345678');
      expect(phones.countryOf(text)).toBe('JP');
      expect(phones.parse({ country: 'JP', text })).toBe('+819012345678');
    }
  });

  it('H67 knows nothing of countries that are none', () => {
    for (const country of ['', 'us', 'ZZ', 'USA', 'constructor']) {
      expect(phones.parse({ country, text: '3055550142' })).toBeUndefined();
      expect(phones.dialCode(country)).toBeUndefined();
    }
    for (const phone of ['', '3055550142', '+', '+999123456', 'garbage'])
      expect(phones.countryOf(phone)).toBeUndefined();
  });

  it('GEO-03 has a dial code for every country that it lists', () => {
    expect(phones.countries().length).toBeGreaterThan(240);
    for (const country of phones.countries()) expect(phones.dialCode(country)).toMatch(/^\d{1,3}$/);
  });
});
