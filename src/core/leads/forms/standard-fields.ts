import type { FormField, FormOption } from '../form-definition';
import type { FormSettings } from '../form-settings';
import { leadTexts as texts } from '../lead-texts';

export const sameWords = (...words: readonly string[]): readonly FormOption[] =>
  words.map((word) => ({ value: word, label: word }));

/** FRM-09 to FRM-11: the sender's name and e-mail. They are known of a signed-in guest and then not shown (FRM-07). */
export const nameAndEmail: readonly FormField[] = [
  {
    kind: 'text',
    name: 'first_name',
    label: texts.labels.first_name,
    required: texts.firstNameRequired,
    longest: 40,
    autoComplete: 'given-name',
    isIdentity: true,
  },
  {
    kind: 'text',
    name: 'last_name',
    label: texts.labels.last_name,
    required: texts.lastNameRequired,
    longest: 80,
    autoComplete: 'family-name',
    isIdentity: true,
  },
  {
    kind: 'email',
    name: 'email',
    label: texts.labels.email,
    required: texts.emailRequired,
    invalid: texts.emailInvalid,
    longest: 80,
    autoComplete: 'email',
    isIdentity: true,
  },
];

const phoneFields = (defaultCountry: string) => {
  const countryCode = {
    kind: 'countryCodes',
    name: 'country_code',
    label: texts.labels.country_code,
    longest: 40,
    autoComplete: 'tel-country-code',
    isIdentity: true,
    initial: defaultCountry,
  } as const;
  const phone = {
    kind: 'phone',
    name: 'phone',
    label: texts.labels.phone,
    invalid: texts.phoneInvalid,
    longest: 40,
    autoComplete: 'tel-national',
    isIdentity: true,
  } as const;
  return { countryCode, phone };
};

/** FRM-13, GEO-06: the number is validated by the country beside it. */
export function requiredPhone({ defaultCountry }: Pick<FormSettings, 'defaultCountry'>): readonly FormField[] {
  const { countryCode, phone } = phoneFields(defaultCountry);
  return [
    { ...countryCode, required: texts.countryCodeRequired },
    { ...phone, required: texts.phoneRequired },
  ];
}

/** FRM-16: both may stay empty; a number that is given must be valid. */
export function optionalPhone({ defaultCountry }: FormSettings): readonly FormField[] {
  const { countryCode, phone } = phoneFields(defaultCountry);
  return [
    { ...countryCode, invalid: texts.countryCodeRequired },
    { ...phone, hint: texts.hints.contactPhone },
  ];
}

export const countryField = ({ defaultCountry }: Pick<FormSettings, 'defaultCountry'>): FormField => ({
  kind: 'countries',
  name: 'country',
  label: texts.labels.country,
  required: texts.countryRequired,
  longest: 40,
  autoComplete: 'country',
  initial: defaultCountry,
});

/** FRM-21, H12: the wording is stored with the answer. */
export function consentFields({
  yachtConsent,
  hotelConsent,
}: Pick<FormSettings, 'yachtConsent' | 'hotelConsent'>): readonly FormField[] {
  const yacht: FormField = {
    kind: 'checkbox',
    name: 'yachtConsent',
    label: yachtConsent.text,
    ...yachtConsent,
    required: texts.consentRequired,
  };
  if (!hotelConsent.isShown) return [yacht];
  const { text, isTicked } = hotelConsent;
  return [yacht, { kind: 'checkbox', name: 'hotelConsent', label: text, text, isTicked }];
}

/** The choices are the seasons of a year and of the next (FRM-28, H27). */
export const seasonField = ({ year }: Pick<FormSettings, 'year'>) => ({
  kind: 'select' as const,
  name: 'season',
  label: texts.labels.season,
  options: sameWords(
    ...[year, year + 1].flatMap((each) => ['Spring', 'Summer', 'Fall', 'Winter'].map((season) => `${season} ${each}`)),
  ),
  required: texts.selectionRequired,
  longest: 40,
});

/** Returns the fields that a line's custom forms may use by name; hidden consents are not among them. */
export function fieldsByName(settings: Omit<FormSettings, 'year'>): ReadonlyMap<string, FormField> {
  const comments: FormField = { kind: 'textarea', name: 'comments', label: texts.labels.comments, longest: 1_000 };
  const fields = [
    ...nameAndEmail,
    ...requiredPhone(settings),
    countryField(settings),
    comments,
    ...consentFields(settings),
  ];
  return new Map(fields.map((field) => [field.name, field]));
}
