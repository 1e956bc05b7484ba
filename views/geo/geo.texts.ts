export const geoFieldTexts = {
  country: 'Country/Region',
  countryCode: 'Country code',
  phone: 'Phone number',
  chooseCountry: 'Select a country/region',
  chooseCountryCode: 'Select a country code',
  chooseState: 'Select a state',
  noStates: 'Not needed for this country',
} as const;
