import { Field, type FieldProps } from '../ui/Field';
import { SelectField, type SelectFieldProps, type SelectOption } from '../ui/SelectField';
import type { GeoLists } from './geo-lists';
import { geoFieldTexts as texts } from './geo.texts';

/** Properties that the fields below set themselves; all others, including the label, can be passed. */
type OwnField = 'options' | 'label' | 'name';
type GeoSelectProps = Omit<SelectFieldProps, OwnField> & Partial<Pick<SelectFieldProps, 'label' | 'name'>>;

/** GEO-05. Its value is an ISO alpha-2 code, which browsers' autofill expects of `country`. */
export const CountryField = ({ lists, ...field }: GeoSelectProps & { readonly lists: Pick<GeoLists, 'countries'> }) => (
  <SelectField
    name="country"
    label={texts.country}
    autoComplete="country"
    {...field}
    options={withNone(texts.chooseCountry, lists.countries)}
  />
);

/** GEO-06. Precedes the phone number; its value is an ISO alpha-2 code, and its label shows the calling code. */
export const CountryCodeField = ({
  lists,
  ...field
}: GeoSelectProps & { readonly lists: Pick<GeoLists, 'countryCodes'> }) => (
  <SelectField
    name="country_code"
    label={texts.countryCode}
    autoComplete="tel-country-code"
    {...field}
    options={withNone(texts.chooseCountryCode, lists.countryCodes)}
  />
);

/**
 * FRM-13, H67: the field takes the national number beside its country code; the server validates it for that country.
 */
export const PhoneField = ({
  name = 'phone',
  label = texts.phone,
  ...field
}: Omit<FieldProps, 'name' | 'label'> & Partial<Pick<FieldProps, 'name' | 'label'>>) => (
  <Field type="tel" inputMode="tel" autoComplete="tel-national" maxLength={40} {...field} name={name} label={label} />
);

const withNone = (label: string, options: readonly SelectOption[]): readonly SelectOption[] => [
  { value: '', label },
  ...options,
];
