import { countriesForAccount, isCountry } from '../geo/countries';
import { validatePostalCode, normalizePostalCode } from '../geo/postal-code';
import { hasStates, statesOf } from '../geo/states';
import { accountTexts as texts } from './account-texts';
import { type AddressLines, maxCityLength, maxStreetLength } from './address';

export interface AddressMistake {
  readonly field: keyof AddressLines;
  readonly message: string;
}

type AddressValidation =
  | { readonly kind: 'right'; readonly lines: AddressLines }
  | { readonly kind: 'wrong'; readonly mistakes: readonly AddressMistake[] };

/** A state is required only where the country has states, and dropped elsewhere (ACC-11 to ACC-13, H47). */
export function validateAddress(typedLines: AddressLines): AddressValidation {
  const country = readCountry(typedLines.country);
  const [street, city] = [cleanLine(typedLines.street), cleanLine(typedLines.city)];
  const state = country === undefined ? '' : readState(country, typedLines.state);
  const postalCode = normalizePostalCode(typedLines.postalCode);
  const mistakes = [
    country === undefined && wrong('country', texts.countryRequired),
    validateLine('street', street, maxStreetLength, texts.streetRequired),
    validateLine('city', city, maxCityLength, texts.cityRequired),
    state === undefined && wrong('state', texts.stateRequired),
    country === undefined
      ? postalCode === '' && wrong('postalCode', texts.postalCodeRequired)
      : validatePostalCodeField(country, postalCode),
  ].filter((mistake) => mistake !== false);
  if (mistakes.length > 0 || country === undefined || state === undefined) return { kind: 'wrong', mistakes };
  return { kind: 'right', lines: { street, city, country, state, postalCode } };
}

const wrong = (field: keyof AddressLines, message: string): AddressMistake => ({ field, message });

const validateLine = (field: 'street' | 'city', text: string, maxLength: number, missing: string) =>
  text === '' ? wrong(field, missing) : text.length > maxLength && wrong(field, texts.tooLong);

function validatePostalCodeField(country: string, text: string): AddressMistake | false {
  switch (validatePostalCode({ country, text })) {
    case 'missing':
      return wrong('postalCode', texts.postalCodeRequired);
    case 'wrong':
      return wrong('postalCode', texts.postalCodeInvalid);
    case 'right':
    case 'none-needed':
      return false;
  }
}

function readCountry(text: string): string | undefined {
  const trimmedText = text.trim();
  if (isCountry(trimmedText.toUpperCase())) return trimmedText.toUpperCase();
  return countriesForAccount.find(({ name }) => name === trimmedText)?.code;
}

/** Accepts FL, US-FL or Florida; returns empty where the country has no states, undefined where one is missing. */
function readState(country: string, text: string): string | undefined {
  if (!hasStates(country)) return '';
  const trimmedText = text.trim();
  const code = trimmedText.startsWith(`${country}-`) ? trimmedText.slice(country.length + 1) : trimmedText;
  return statesOf(country).find((state) => state.code === code || state.name === trimmedText)?.code;
}

const cleanLine = (text: string): string =>
  text
    .normalize('NFC')
    .replace(/[\s\p{Cc}]+/gu, ' ')
    .trim();
