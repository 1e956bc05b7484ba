import type { PhoneNumbers } from '../../core/geo/phone-numbers.port';
import type { SelectOption } from '../../../views/ui/SelectField';
import type { GeoLists } from '../geo/geo-lists';

interface LoginCountriesParts {
  readonly geo: Pick<GeoLists, 'forAccount' | 'defaultCountry'>;
  readonly phones: Pick<PhoneNumbers, 'dialCode'>;
  readonly smsCountries: readonly string[];
}

/** The country codes of the sign-in form (AUT-08, AUT-21). */
export class LoginCountries {
  readonly options: readonly SelectOption[];

  constructor(private readonly parts: LoginCountriesParts) {
    this.options = parts.geo.forAccount({ fields: [{ kind: 'countryCodes' }] }).countryCodes;
  }

  get withTextMessages(): readonly string[] {
    return this.parts.smsCountries;
  }

  /** Two letters for the list, whatever was given (H07): two letters, a dial code, or "United States (+1)". */
  find(code: string): string {
    const text = code.trim();
    const characters = text.toUpperCase();
    const dialCode = /^\+?(\d{1,4})$/.exec(text)?.[1];
    // The list begins with the two countries that the most spoken-for dial codes mean.
    const found = this.options.find(
      ({ value, label }) =>
        value === characters ||
        label === text ||
        (dialCode !== undefined && this.parts.phones.dialCode(value) === dialCode),
    );
    return found?.value ?? this.parts.geo.defaultCountry;
  }

  /** A number in E.164 as the form's second field wants it; the first one says the country. */
  withoutDialCode(phone: string, country: string): string {
    const prefix = `+${this.parts.phones.dialCode(country) ?? ''}`;
    return phone.startsWith(prefix) ? phone.slice(prefix.length) : phone;
  }
}
