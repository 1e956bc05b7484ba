/** Messages about places and phone numbers, shared by all forms (GEO-05 to GEO-07, FRM-13, FRM-26, ACC-12). */
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
