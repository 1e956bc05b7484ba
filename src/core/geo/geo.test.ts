import { iso31661 } from 'iso-3166/1.js';
import { iso31662 } from 'iso-3166/2.js';
import { countriesForAccount, countriesForForms, countryName, isCountry } from './countries';
import { countryCodeLabel, listCountryCodes } from './country-codes';
import { countriesWithStates, hasStates, stateName, statesOf } from './states';

const iso = iso31661.map(({ alpha2 }) => alpha2).sort();
const phones = {
  countries: () => ['FR', 'XK', 'AF', 'GB', 'US', 'AX'],
  dialCode: (country: string) => ({ FR: '33', XK: '383', AF: '93', GB: '44', US: '1', AX: '358', ZZ: '9' })[country],
};

describe('countries', () => {
  it('GEO-02 H30 are those of ISO 3166-1, each once, in both lists', () => {
    for (const list of [countriesForForms, countriesForAccount]) {
      expect(list.map(({ code }) => code).sort()).toEqual(iso);
      expect(list.every(({ name }) => name.length > 2)).toBe(true);
    }
  });

  it('GEO-02 begin with U.S.A., Canada, United Kingdom in public forms, with United States in the account area', () => {
    expect(countriesForForms.slice(0, 4).map(({ name }) => name)).toEqual([
      'U.S.A.',
      'Canada',
      'United Kingdom',
      'Afghanistan',
    ]);
    expect(countriesForAccount.slice(0, 2).map(({ name }) => name)).toEqual(['United States', 'Afghanistan']);
  });

  it('GEO-02 stand by name after the head', () => {
    const names = countriesForAccount.slice(1).map(({ name }) => name);
    expect(names).toEqual([...names].sort((a, b) => a.localeCompare(b, 'en')));
  });

  it('GEO-02 are distinguished from what is no country', () => {
    expect(['US', 'AX', 'ZW'].every(isCountry)).toBe(true);
    expect(['', 'us', 'XK', 'ZZ', 'toString'].some(isCountry)).toBe(false);
  });
});

describe('country codes', () => {
  it('GEO-03 begin with +1 and +44, then stand by name', () => {
    expect(listCountryCodes(phones).map(({ label }) => label)).toEqual([
      'United States (+1)',
      'United Kingdom (+44)',
      'Afghanistan (+93)',
      'Åland Islands (+358)',
      'France (+33)',
      'Kosovo (+383)',
    ]);
  });

  it('GEO-03 are not shown for a place without a name or a telephone', () => {
    expect(countryCodeLabel(phones, 'ZZ')).toBeUndefined();
    expect(countryCodeLabel(phones, 'AQ')).toBeUndefined();
    expect(countryName('XK')).toBe('Kosovo');
  });
});

describe('states', () => {
  it('GEO-04 exist for nine countries only', () => {
    expect([...countriesWithStates].sort()).toEqual(['AU', 'BR', 'CA', 'CN', 'IE', 'IN', 'IT', 'MX', 'US']);
    expect(iso.filter(hasStates)).toEqual(['AU', 'BR', 'CA', 'CN', 'IE', 'IN', 'IT', 'MX', 'US']);
    expect(statesOf('FR')).toEqual([]);
  });

  it.each([
    ['AU', 8],
    ['BR', 27],
    ['CA', 13],
    ['CN', 31],
    ['IE', 26],
    ['IN', 36],
    ['IT', 107],
    ['MX', 32],
    ['US', 56],
  ])('GEO-04 H30 of %s are %i, as its people write them', (country, count) => {
    expect(statesOf(country)).toHaveLength(count);
  });

  it('GEO-04 H30 are codes of ISO 3166-2, each once', () => {
    const codes = new Set(iso31662.map(({ code }) => code));
    const ours = countriesWithStates.flatMap((country) => statesOf(country).map(({ code }) => `${country}-${code}`));
    expect(new Set(ours).size).toBe(ours.length);
    // Aosta's letters are in every Italian address; ISO lists the region (IT-23) in its place.
    expect(ours.filter((code) => !codes.has(code))).toEqual(['IT-AO']);
  });

  it('GEO-04 belong to their country: WA is two states', () => {
    expect([stateName('US', 'WA'), stateName('AU', 'WA'), stateName('FR', 'WA')]).toEqual([
      'Washington',
      'Western Australia',
      undefined,
    ]);
    expect([stateName('IE', 'D'), stateName('US', 'D'), stateName('US', 'us')]).toEqual([
      'Dublin',
      undefined,
      undefined,
    ]);
  });
});
