import { geoTexts } from '../../src/core/geo/geo-texts';
import { CountryCodeField, CountryField, PhoneField } from './GeoFields';
import type { GeoLists } from './geo-lists';

const lists: Pick<GeoLists, 'countries' | 'countryCodes'> = {
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
};

export const country = () => <CountryField id="geo-country" lists={lists} defaultValue="CA" />;
export const phone = () => (
  <>
    <CountryCodeField id="geo-code" lists={lists} defaultValue="GB" />
    <PhoneField id="geo-phone" defaultValue="20 7946 0142" />
  </>
);
export const missing = () => (
  <>
    <CountryField id="geo-country-none" lists={lists} error={geoTexts.countryRequired} />
    <CountryCodeField id="geo-code-none" lists={lists} error={geoTexts.countryCodeRequired} />
    <PhoneField id="geo-phone-none" error={geoTexts.phoneRequired} />
  </>
);
