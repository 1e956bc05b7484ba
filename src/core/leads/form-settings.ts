import type { FormOption } from './form-definition';

/** A consent as the line words it. `isTicked` is its first state (H12: shipped unticked everywhere). */
export interface ConsentSetting {
  readonly text: string;
  readonly isTicked: boolean;
}

/** What a line decides about the six forms of the specification, in one year. */
export interface FormSettings {
  /** FRM-28: the first whose seasons can be asked for. */
  readonly year: number;
  /** FRM-33: "Public" unless configured. */
  readonly leadSource: string;
  /** The CRM's hidden organisation id (`oid`). */
  readonly organisationId?: string;
  /** FRM-05: where a form leads. Empty: nowhere, and an inquiry leads to sign-in (FRM-37). */
  readonly thankYouUrl: string;
  /** H11: 1000 unless a line wants the 40 that the specification also names. */
  readonly longestMessage: number;
  readonly yachtConsent: ConsentSetting;
  /** FRM-21: can be hidden. */
  readonly hotelConsent: ConsentSetting & { readonly isShown: boolean };
  readonly voyageInterests: readonly FormOption[];
  /** By region of FRM-22. An empty list means free text (H54). */
  readonly propertyLocations: Readonly<Record<string, readonly FormOption[]>>;
  /** GEO-10: the country that forms begin with. */
  readonly defaultCountry: string;
}
