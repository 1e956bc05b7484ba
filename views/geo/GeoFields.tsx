import { Field, type FieldProps } from '../ui/Field';
import { SelectField, type SelectFieldProps, type SelectOption } from '../ui/SelectField';
import type { GeoLists } from './geo-lists';
import { statesIn } from './geo-rules';
import { geoFieldTexts as texts } from './geo.texts';

/** What the parts below choose for themselves; everything else of a field can be said, its label too. */
type OwnField = 'options' | 'label' | 'name';
type GeoSelectProps = Omit<SelectFieldProps, OwnField> & Partial<Pick<SelectFieldProps, 'label' | 'name'>>;

/** GEO-05. Its value is a two-letter code, which is what `country` means to a browser that fills forms in. */
export const CountryField = ({ lists, ...field }: GeoSelectProps & { readonly lists: Pick<GeoLists, 'countries'> }) => (
  <SelectField
    name="country"
    label={texts.country}
    autoComplete="country"
    {...field}
    options={withNone(texts.chooseCountry, lists.countries)}
  />
);

/** GEO-06. Stands before the phone number; its value is a two-letter code, its label names the dial code. */
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
  /** The chosen country, on which the list depends. */
  readonly country: string;
}

/**
 * GEO-07, GEO-08: closed where there are no states. It is never `required` to the browser: without script the list is
 * that of the country which the page came with, and the server answers with the right one.
 */
export function StateField({ lists, country, required, ...field }: StateFieldProps) {
  const states = statesIn(country, lists);
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

/** FRM-13, H67: the national number, beside its country code. The server judges it by that country. */
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
