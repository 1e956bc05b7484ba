import { geoTexts } from '../../src/core/geo/geo-texts';
import { CountryCodeField, CountryField, PhoneField, StateField } from './GeoFields';
import type { GeoLists } from './geo-lists';

const lists: GeoLists = {
  countries: [
    { value: 'US', label: 'U.S.A.' },
    { value: 'CA', label: 'Canada' },
    { value: 'GB', label: 'United Kingdom' },
    { value: 'FR', label: 'France' },
  ],
  countryCodes: [
    { value: 'US', label: 'United States (+1)' },
    { value: 'GB', label: 'United Kingdom (+44)' },
    { value: 'FR', label: 'France (+33)' },
  ],
  states: {
    CA: [
      { value: 'ON', label: 'Ontario' },
      { value: 'QC', label: 'Quebec' },
    ],
  },
};

export const withStates = () => (
  <>
    <CountryField id="geo-country-ca" lists={lists} defaultValue="CA" />
    <StateField id="geo-state-ca" lists={lists} country="CA" defaultValue="ON" required />
  </>
);
export const withoutStates = () => (
  <>
    <CountryField id="geo-country-fr" lists={lists} defaultValue="FR" />
    <StateField id="geo-state-fr" lists={lists} country="FR" required />
  </>
);
export const phone = () => (
  <>
    <CountryCodeField id="geo-code" lists={lists} defaultValue="GB" />
    <PhoneField id="geo-phone" defaultValue="20 7946 0142" />
  </>
);
export const missing = () => (
  <>
    <CountryField id="geo-country-none" lists={lists} error={geoTexts.countryRequired} />
    <StateField id="geo-state-none" lists={lists} country="CA" required error={geoTexts.stateRequired} />
    <CountryCodeField id="geo-code-none" lists={lists} error={geoTexts.countryCodeRequired} />
    <PhoneField id="geo-phone-none" error={geoTexts.phoneRequired} />
  </>
);
