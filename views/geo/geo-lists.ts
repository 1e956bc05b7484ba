import type { SelectOption } from '../ui/SelectField';

/** The lists that a form's fields of place choose from; a list that no field of the form needs is empty. */
export interface GeoLists {
  /** U.S.A., Canada, United Kingdom first in public forms; United States first in the account area (GEO-02). */
  readonly countries: readonly SelectOption[];
  /** Name (+code), +1 first, +44 second (GEO-03). */
  readonly countryCodes: readonly SelectOption[];
  /** By two-letter country; nine countries have states (GEO-04). */
  readonly states: Readonly<Record<string, readonly SelectOption[]>>;
}
