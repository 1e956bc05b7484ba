import type { SelectOption } from '../ui/SelectField';

export interface GeoLists {
  /** U.S.A., Canada and United Kingdom first in public forms; United States first in the account area (GEO-02). */
  readonly countries: readonly SelectOption[];
  /** Labels have the form "Name (+code)", with +1 first and +44 second (GEO-03). */
  readonly countryCodes: readonly SelectOption[];
  /** By ISO alpha-2 country; only nine countries have states (GEO-04). */
  readonly states: Readonly<Record<string, readonly SelectOption[]>>;
}
