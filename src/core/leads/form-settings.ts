import type { FormOption } from './form-definition';

/** A consent in the line's wording. `isTicked` is the initial state (H12: shipped unticked everywhere). */
interface ConsentSetting {
  readonly text: string;
  readonly isTicked: boolean;
}

export interface FormSettings {
  /** FRM-28: the first year whose seasons are offered. */
  readonly year: number;
  readonly leadSource: string;
  readonly organisationId?: string;
  readonly thankYouUrl: string;
  /** H11: the length is 1000 unless a line configures the 40 that the specification also names. */
  readonly longestMessage: number;
  readonly yachtConsent: ConsentSetting;
  readonly hotelConsent: ConsentSetting & { readonly isShown: boolean };
  readonly voyageInterests: readonly FormOption[];
  /** Options by region (FRM-22). An empty list means free text (H54). */
  readonly propertyLocations: Readonly<Record<string, readonly FormOption[]>>;
  readonly defaultCountry: string;
}
