import { renderToStaticMarkup } from 'react-dom/server';
import { CountryCodeField, CountryField, PhoneField, StateField } from './GeoFields';
import type { GeoLists } from './geo-lists';

const lists: GeoLists = {
  countries: [
    { value: 'US', label: 'U.S.A.' },
    { value: 'FR', label: 'France' },
  ],
  countryCodes: [{ value: 'US', label: 'United States (+1)' }],
  states: { US: [{ value: 'FL', label: 'Florida' }] },
};

describe('fields of place', () => {
  it('GEO-02 GEO-03 tell the browser what they ask for', () => {
    expect(renderToStaticMarkup(<CountryField id="c" lists={lists} />)).toMatch(
      /<select name="country" autoComplete="country"/i,
    );
    expect(renderToStaticMarkup(<CountryCodeField id="cc" lists={lists} />)).toMatch(
      /<select name="country_code" autoComplete="tel-country-code"/i,
    );
    expect(renderToStaticMarkup(<StateField id="s" lists={lists} country="US" />)).toMatch(
      /autoComplete="address-level1"/i,
    );
    expect(renderToStaticMarkup(<PhoneField id="p" />)).toMatch(
      /<input type="tel" inputMode="tel" autoComplete="tel-national" maxLength="40".* name="phone"/i,
    );
  });

  it('GEO-07 GEO-08 ask for a state where there are any, and close the field where there are none', () => {
    const open = renderToStaticMarkup(<StateField id="s" lists={lists} country="US" required />);
    expect(open).toContain('aria-required="true"');
    expect(open).toContain('Florida');
    expect(open).not.toMatch(/ (disabled|required)=/);
    const closed = renderToStaticMarkup(<StateField id="s" lists={lists} country="FR" required />);
    expect(closed).toContain('disabled=""');
    expect(closed).not.toContain('aria-required');
  });

  it('GEO-05 begin with no choice unless one is given', () => {
    expect(renderToStaticMarkup(<CountryField id="c" lists={lists} />)).toContain(
      '<option value="">Select a country/region</option>',
    );
    expect(
      renderToStaticMarkup(<CountryField id="c" lists={lists} defaultValue="FR" name="homeCountry" label="Home" />),
    ).toContain('<option value="FR" selected="">');
  });
});
