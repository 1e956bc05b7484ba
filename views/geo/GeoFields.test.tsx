import type { ReactElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { attributesIn, parseHtml, textsIn } from '../../test/support/parse-html';
import { CountryCodeField, CountryField, PhoneField } from './GeoFields';
import type { GeoLists } from './geo-lists';

const lists: Pick<GeoLists, 'countries' | 'countryCodes'> = {
  countries: [
    { value: 'US', label: 'U.S.A.' },
    { value: 'FR', label: 'France' },
  ],
  countryCodes: [{ value: 'US', label: 'United States (+1)' }],
};

/** The names of attributes in small letters, as browsers read them. */
const attributesOf = (field: ReactElement) =>
  parseHtml(renderToStaticMarkup(field)).querySelector(':is(select, input)')?.attrs;

describe('fields of place', () => {
  it('GEO-02 GEO-03 tell the browser what they ask for', () => {
    expect(attributesOf(<CountryField id="c" lists={lists} />)).toMatchObject({
      name: 'country',
      autocomplete: 'country',
    });
    expect(attributesOf(<CountryCodeField id="cc" lists={lists} />)).toMatchObject({
      name: 'country_code',
      autocomplete: 'tel-country-code',
    });
    expect(attributesOf(<PhoneField id="p" />)).toMatchObject({
      type: 'tel',
      inputmode: 'tel',
      autocomplete: 'tel-national',
      maxlength: '40',
      name: 'phone',
    });
  });

  it('GEO-05 begin with no choice unless one is given', () => {
    const none = renderToStaticMarkup(<CountryField id="c" lists={lists} />);
    expect(textsIn(none, 'option[value=""]')).toEqual(['Select a country/region']);
    const given = renderToStaticMarkup(
      <CountryField id="c" lists={lists} defaultValue="FR" name="homeCountry" label="Home" />,
    );
    expect(attributesIn(given, 'select[name="homeCountry"] option[selected]', 'value')).toEqual(['FR']);
  });
});
