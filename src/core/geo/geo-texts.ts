export const geoTexts = {
  countryRequired: 'Please select a country/region',
  countryCodeRequired: 'Please select a country code',
  stateRequired: 'Please select a state',
  phoneRequired: 'Please enter your phone number',
  phoneInvalid: 'Please input a valid phone number',
  zipRequired: 'Please input your Zip/Postal code',
  postalCodeRequired: 'Please input your postal code',
  postalCodeInvalid: 'Please input a valid postal code',
} as const;
