import { Field, type FieldProps } from '../ui/Field';
import { SelectField, type SelectFieldProps, type SelectOption } from '../ui/SelectField';
import type { GeoLists } from './geo-lists';
import { statesIn } from '../../src/core/geo/states-in';
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

interface StateFieldProps extends GeoSelectProps {
  readonly lists: Pick<GeoLists, 'states'>;
  readonly country: string;
}

/**
 * Never `required` in the browser, because without script the list is that of the country at rendering (GEO-07,
 * GEO-08).
 */
export function StateField({ lists, country, required, ...field }: StateFieldProps) {
  const states = statesIn(country, lists.states);
  const isOpen = states.length > 0;
  const none = isOpen || country === '' ? texts.chooseState : texts.noStates;
  return (
    <SelectField
      key={country}
      name="state"
      label={texts.state}
      autoComplete="address-level1"
      {...field}
      disabled={!isOpen || field.disabled}
      aria-required={isOpen && required ? true : undefined}
      options={withNone(none, states)}
    />
  );
}

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
