/** One choice of a list: what is sent, and what is read. */
export interface FormOption {
  readonly value: string;
  readonly label: string;
}

/** A parent of the region tree; checking it checks and closes its children (FRM-29). */
export interface RegionBranch extends FormOption {
  readonly children: readonly FormOption[];
}

interface FieldBase {
  /** The wire name, such as `first_name` (FRM-32). */
  readonly name: string;
  readonly label: string;
  readonly hint?: string | undefined;
  /** Its message when nothing was given. Absent: the field is optional. */
  readonly required?: string | undefined;
  /** Its message when what was given cannot be right. */
  readonly invalid?: string;
  /** Characters; the default is 80 (FRM-06). */
  readonly longest?: number;
  /** Value of the HTML attribute. */
  readonly autoComplete?: string;
  /** Known of a signed-in guest: not shown to them, filled in by the server (FRM-07). */
  readonly isIdentity?: boolean;
  /** Shown and asked for only while another field has one of these values. */
  readonly shownWhen?: { readonly field: string; readonly is: readonly string[] };
  readonly initial?: string;
}

/**
 * A field of a lead form. The kinds of the specification are `countries`, `countryCodes`, `stateList` and custom ones (GEO-01).
 * Values are strings; `checkboxes` and `region-tree` hold a list of strings; a `checkbox` is `'1'` or `''`.
 */
export type FormField =
  | (FieldBase & { readonly kind: 'text' | 'email' | 'phone' | 'textarea' | 'hidden' | 'postal-code' })
  | (FieldBase & { readonly kind: 'countries' | 'countryCodes' | 'stateList' })
  | (FieldBase & { readonly kind: 'select' | 'radio' | 'checkboxes'; readonly options: readonly FormOption[] })
  /** Its options depend on another field; without a choice there it is closed, and a change there empties it (FRM-23). */
  | (FieldBase & {
      readonly kind: 'dependent-select';
      readonly dependsOn: string;
      readonly optionsBy: Readonly<Record<string, readonly FormOption[]>>;
    })
  | (FieldBase & { readonly kind: 'region-tree'; readonly branches: readonly RegionBranch[] })
  /** `text` is the wording that is stored with the consent (H12). `isTicked`: its first state, by configuration. */
  | (FieldBase & { readonly kind: 'checkbox'; readonly text: string; readonly isTicked: boolean });

/** What happens after a 200: a word of thanks in place, or another page (FRM-05). */
export type FormThanks =
  | { readonly kind: 'inline'; readonly title: string; readonly text: string }
  | { readonly kind: 'redirect'; readonly to: string };

/** A form as data: pages draw it, the server judges it, both from here. */
export interface FormDefinition {
  /** Last segment of its endpoint and the action of its bot check: `contact-us`, `careers`, `get-in-touch`, `waitlist`, `enquire-now-itinerary`, or a configured one. */
  readonly id: string;
  readonly title: string;
  readonly standfirst: string;
  readonly submitLabel: string;
  readonly fields: readonly FormField[];
  readonly thanks: FormThanks;
  /** FRM-33: "Public" unless configured. */
  readonly leadSource?: string;
  /** The CRM's hidden organisation id. */
  readonly organisationId?: string;
}

/** What was typed, by wire name. */
export type FormValues = Readonly<Record<string, string | readonly string[]>>;
/** What is wrong, by wire name. */
export type FormErrors = Readonly<Record<string, string>>;
