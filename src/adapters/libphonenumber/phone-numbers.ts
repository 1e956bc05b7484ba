import { getCountries, getCountryCallingCode, isSupportedCountry, parsePhoneNumberFromString } from 'libphonenumber-js';
import type { PhoneNumbers } from '../../core/geo/phone-numbers.port';
import { typedPhone } from './typed-phone';

const maxNumberLength = 40;

export class LibPhoneNumbers implements PhoneNumbers {
  parse({ country, text }: { readonly country: string; readonly text: string }): string | undefined {
    if (text.length > maxNumberLength || !isSupportedCountry(country)) return undefined;
    // With `extract: false` the whole text must be a number, not a sentence that contains one.
    const number = parsePhoneNumberFromString(typedPhone(text), {
      defaultCountry: country,
      extract: false,
    });
    if (number === undefined || number.ext !== undefined || !number.isValid()) return undefined;
    return number.countryCallingCode === getCountryCallingCode(country) ? number.number : undefined;
  }

  dialCode(country: string): string | undefined {
    return isSupportedCountry(country) ? getCountryCallingCode(country) : undefined;
  }

  countryOf(phone: string): string | undefined {
    const text = typedPhone(phone);
    return text.startsWith('+') ? parsePhoneNumberFromString(text, { extract: false })?.country : undefined;
  }

  countries(): readonly string[] {
    return getCountries();
  }
}
