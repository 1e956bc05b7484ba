import type { Config } from '../../../config/config';
import { countriesForAccount, countriesForForms, type Country } from '../../core/geo/countries';
import { type CountryCode, countryCodeLabel, listCountryCodes } from '../../core/geo/country-codes';
import type { PhoneNumbers } from '../../core/geo/phone-numbers.port';
import { countriesWithStates, statesOf } from '../../core/geo/states';
import type { GeoLists as GeoListsView } from '../../../views/geo/geo-lists';

interface Fields {
  readonly fields?: readonly { readonly kind: string }[];
}

export class GeoLists {
  readonly countryCodes: readonly CountryCode[];
  private readonly codeOptions: GeoListsView['countryCodes'];

  constructor(
    private readonly phones: PhoneNumbers,
    private readonly config: Pick<Config, 'defaultCountry'>,
  ) {
    this.countryCodes = listCountryCodes(phones);
    this.codeOptions = this.countryCodes.map(({ country, label }) => ({ value: country, label }));
  }

  get defaultCountry(): string {
    return this.config.defaultCountry;
  }

  forForms({ fields }: Fields = {}): GeoListsView {
    return this.forFields(formCountries, fields);
  }

  forAccount({ fields }: Fields = {}): GeoListsView {
    return this.forFields(accountCountries, fields);
  }

  codeLabel(country: string): string | undefined {
    return countryCodeLabel(this.phones, country);
  }

  private forFields(countries: GeoListsView['countries'], fields: Fields['fields']): GeoListsView {
    const has = (kind: string) => fields === undefined || fields.some((field) => field.kind === kind);
    return {
      countries: has('countries') ? countries : [],
      countryCodes: has('countryCodes') ? this.codeOptions : [],
      states: has('stateList') ? states : {},
    };
  }
}

const toOption = ({ code, name }: Country) => ({ value: code, label: name });
const formCountries = countriesForForms.map(toOption);
const accountCountries = countriesForAccount.map(toOption);
const states = Object.fromEntries(countriesWithStates.map((country) => [country, statesOf(country).map(toOption)]));
