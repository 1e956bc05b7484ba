import fc from 'fast-check';
import type { GeoLists } from './geo-lists';
import { needsState, statesIn } from '../../src/core/geo/states-in';
import { chooseCountry, countryOfNumber, mayBePhone } from './geo-rules';

const option = (value: string) => ({ value, label: value });
const lists: GeoLists = {
  countries: ['US', 'CA', 'GB', 'FR', 'AQ'].map(option),
  countryCodes: ['US', 'GB', 'CA', 'FR'].map(option),
  states: { US: ['FL', 'NY'].map(option), CA: ['ON', 'QC'].map(option) },
};
const country = fc.constantFrom('', 'US', 'CA', 'GB', 'FR', 'AQ');
const state = fc.constantFrom('', 'FL', 'NY', 'ON', 'QC');
const form = fc.record({
  first_name: fc.string(),
  country,
  state,
  country_code: fc.constantFrom('', 'US', 'GB', 'CA', 'FR'),
  interestRegions: fc.array(fc.string()),
});

describe('choosing a country', () => {
  it('GEO-08 clears the state whenever the country changes', () => {
    fc.assert(
      fc.property(form, country, (values, chosen) => {
        const next = chooseCountry({ values, country: chosen, lists });
        expect(next.country).toBe(chosen);
        expect(next.state).toBe(chosen === values.country ? values.state : '');
      }),
    );
  });

  it('GEO-08 never leaves a state of another country behind, however often the visitor changes their mind', () => {
    fc.assert(
      fc.property(form, fc.array(fc.record({ country, pick: fc.nat(9) }), { minLength: 1 }), (begun, steps) => {
        let values = { ...begun, country: '', state: '' };
        for (const { country: chosen, pick } of steps) {
          values = chooseCountry({ values, country: chosen, lists });
          const offered = statesIn(chosen, lists.states);
          if (offered.length > 0) values = { ...values, state: offered[pick % offered.length]?.value ?? '' };
          expect(values.state === '' || offered.some(({ value }) => value === values.state)).toBe(true);
        }
      }),
    );
  });

  it('GEO-09 fills in the code of that country, and empties it for a country without telephones', () => {
    fc.assert(
      fc.property(form, country, (values, chosen) => {
        const next = chooseCountry({ values, country: chosen, lists });
        const isChanged = chosen !== values.country && chosen !== '';
        expect(next.country_code).toBe(isChanged ? (chosen === 'AQ' ? '' : chosen) : values.country_code);
      }),
    );
  });

  it('GEO-08 GEO-09 touches nothing else, and not the form that it was given', () => {
    fc.assert(
      fc.property(form, country, (values, chosen) => {
        const before = structuredClone(values);
        const { first_name, interestRegions } = chooseCountry({ values, country: chosen, lists });
        expect({ first_name, interestRegions }).toEqual({
          first_name: before.first_name,
          interestRegions: before.interestRegions,
        });
        expect(values).toEqual(before);
      }),
    );
  });

  it('GEO-07 asks for a state only where there are any', () => {
    expect(['US', 'CA', 'GB', '', 'constructor', '__proto__'].map((code) => needsState(code, lists.states))).toEqual([
      true,
      true,
      false,
      false,
      false,
      false,
    ]);
  });
});

describe('a number with its calling code', () => {
  const codes = ['US (+1)', 'GB (+44)', 'AX (+358)', 'CA (+1)', 'FI (+358)', 'DE (+49)', 'KZ (+7)', 'RU (+7)'].map(
    (label) => ({ value: label.slice(0, 2), label }),
  );

  it.each([
    ['+49 30 901820', 'US', 'DE'],
    ['+44 20 7946 0142', '', 'GB'],
    ['+1 416 555 0142', 'CA', 'CA'],
    ['+1 416 555 0142', 'DE', 'US'],
    ['+358 9 3101 691', 'US', 'FI'],
    ['+7 495', 'US', 'RU'],
    ['+4', 'US', undefined],
    ['+', 'US', undefined],
    ['030 901820', 'US', undefined],
    ['49 30 901820', 'US', undefined],
  ])('GEO-09 %s beside %j is of %s', (text, chosen, expected) => {
    expect(countryOfNumber(text, codes, chosen)).toBe(expected);
  });
});

describe('a number that may be a telephone', () => {
  it.each(['3055550142', '(305) 555-0142', '+44 20 7946 0142', '1234', '030/123 45 67', '３０５５５５'])(
    'H67 may be written as %s',
    (text) => {
      expect(mayBePhone(text)).toBe(true);
    },
  );

  it.each(['', '123', '+', '1234567890123456', '305 555 CALL', '1234+5678', '<1234>'])(
    'H67 does not look like %j',
    (text) => {
      expect(mayBePhone(text)).toBe(false);
    },
  );
});
