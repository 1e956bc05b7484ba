export interface FormOption {
  readonly value: string;
  readonly label: string;
}

/** A parent of the region tree; checking it checks and disables its children (FRM-29). */
export interface RegionBranch extends FormOption {
  readonly children: readonly FormOption[];
}

interface FieldBase {
  /** The field's name in requests, such as `first_name` (FRM-32). */
  readonly name: string;
  readonly label: string;
  readonly hint?: string | undefined;
  readonly required?: string | undefined;
  readonly invalid?: string;
  readonly longest?: number;
  readonly autoComplete?: string;
  /** The value is known of a signed-in guest: the field is then hidden, and the server fills it in (FRM-07). */
  readonly isIdentity?: boolean;
  /** The field is shown and validated only while another field has one of these values. */
  readonly shownWhen?: { readonly field: string; readonly is: readonly string[] };
  readonly initial?: string;
}

/**
 * A field of a lead form. The kinds of the specification are `countries`, `countryCodes`, `stateList` and custom ones
 * (GEO-01). Values are strings; `checkboxes` and `region-tree` hold a list of strings; a `checkbox` is `'1'` or `''`.
 */
export type FormField =
  | (FieldBase & { readonly kind: 'text' | 'email' | 'phone' | 'textarea' | 'hidden' | 'postal-code' })
  | (FieldBase & { readonly kind: 'countries' | 'countryCodes' | 'stateList' })
  | (FieldBase & {
      readonly kind: 'select' | 'radio' | 'checkboxes';
      readonly options: readonly FormOption[];
      /** Options pass with the hour, so that a description of the form cannot list them. */
      readonly areOptionsTimed?: true;
    })
  /** Disabled while the other field is empty; a change there clears it (FRM-23). */
  | (FieldBase & {
      readonly kind: 'dependent-select';
      readonly dependsOn: string;
      readonly optionsBy: Readonly<Record<string, readonly FormOption[]>>;
    })
  | (FieldBase & { readonly kind: 'region-tree'; readonly branches: readonly RegionBranch[] })
  /** `text` is the wording that is stored with the consent (H12). `isTicked`: the initial state, by configuration. */
  | (FieldBase & { readonly kind: 'checkbox'; readonly text: string; readonly isTicked: boolean });

export type FormThanks =
  | { readonly kind: 'inline'; readonly title: string; readonly text: string }
  | { readonly kind: 'redirect'; readonly to: string };

export interface FormDefinition {
  /**
   * The id is the last segment of the form's endpoint and the action of its bot check: `contact-us`, `careers`,
   * `get-in-touch`, `waitlist`, `enquire-now-itinerary`, or a configured one.
   */
  readonly id: string;
  readonly title: string;
  readonly standfirst: string;
  readonly submitLabel: string;
  readonly fields: readonly FormField[];
  readonly thanks: FormThanks;
  readonly leadSource?: string;
  readonly organisationId?: string;
}

export type FormValues = Readonly<Record<string, string | readonly string[]>>;
export type FormErrors = Readonly<Record<string, string>>;
