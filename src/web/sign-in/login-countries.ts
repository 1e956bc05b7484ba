import type { PhoneNumbers } from '../../core/geo/phone-numbers.port';
import type { SelectOption } from '../../../views/ui/SelectField';
import type { GeoLists } from '../geo/geo-lists';

interface LoginCountriesParts {
  readonly geo: Pick<GeoLists, 'forAccount' | 'defaultCountry'>;
  readonly phones: Pick<PhoneNumbers, 'dialCode'>;
  readonly smsCountries: readonly string[];
}

export class LoginCountries {
  readonly options: readonly SelectOption[];

  constructor(private readonly parts: LoginCountriesParts) {
    this.options = parts.geo.forAccount({ fields: [{ kind: 'countryCodes' }] }).countryCodes;
  }

  get withTextMessages(): readonly string[] {
    return this.parts.smsCountries;
  }

  /** Finds a country by each of these inputs (H07): alpha-2, a calling code, or "United States (+1)". */
  find(code: string): string {
    const text = code.trim();
    const characters = text.toUpperCase();
    const dialCode = /^\+?(\d{1,4})$/.exec(text)?.[1];
    const countryOption = this.options.find(
      ({ value, label }) =>
        value === characters ||
        label === text ||
        (dialCode !== undefined && this.parts.phones.dialCode(value) === dialCode),
    );
    return countryOption?.value ?? this.parts.geo.defaultCountry;
  }

  /** Strips the country's calling code from an E.164 number, because the form's first field holds it. */
  withoutDialCode(phone: string, country: string): string {
    const prefix = `+${this.parts.phones.dialCode(country) ?? ''}`;
    return phone.startsWith(prefix) ? phone.slice(prefix.length) : phone;
  }
}
