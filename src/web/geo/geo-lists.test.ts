import { LibPhoneNumbers } from '../../adapters/libphonenumber/phone-numbers';
import { GeoLists } from './geo-lists';

const lists = new GeoLists(new LibPhoneNumbers(), { defaultCountry: 'US' });

describe('GeoLists', () => {
  it('GEO-02 H30 give public forms U.S.A. first, the account area United States', () => {
    expect(lists.forForms().countries.slice(0, 3)).toEqual([
      { value: 'US', label: 'U.S.A.' },
      { value: 'CA', label: 'Canada' },
      { value: 'GB', label: 'United Kingdom' },
    ]);
    expect(lists.forAccount().countries[0]).toEqual({ value: 'US', label: 'United States' });
  });

  it('GEO-03 H30 name every country that can be called, +1 and +44 first', () => {
    const { countryCodes } = lists.forForms();
    expect(countryCodes.slice(0, 3).map(({ label }) => label)).toEqual([
      'United States (+1)',
      'United Kingdom (+44)',
      'Afghanistan (+93)',
    ]);
    expect(countryCodes).toHaveLength(new LibPhoneNumbers().countries().length);
    expect(new Set(countryCodes.map(({ value }) => value)).size).toBe(countryCodes.length);
  });

  it('GEO-01 GEO-04 carry only what a form’s fields choose from', () => {
    expect(lists.forForms({ fields: [{ kind: 'text' }] })).toEqual({ countries: [], countryCodes: [], states: {} });
    const inquiry = lists.forForms({ fields: [{ kind: 'countries' }, { kind: 'stateList' }] });
    expect(inquiry.countryCodes).toEqual([]);
    expect(Object.keys(inquiry.states)).toHaveLength(9);
    expect(inquiry.states['US']?.[0]).toEqual({ value: 'AL', label: 'Alabama' });
  });

  it('GEO-10 begin with the United States, or the United Kingdom by configuration', () => {
    expect(lists.defaultCountry).toBe('US');
    expect(new GeoLists(new LibPhoneNumbers(), { defaultCountry: 'GB' }).defaultCountry).toBe('GB');
  });
});
