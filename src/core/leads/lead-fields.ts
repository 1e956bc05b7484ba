import { countryName, countriesForForms } from '../geo/countries';
import { stateName } from '../geo/states';
import type { Guest } from '../sign-in/guest';
import type { FormDefinition, FormField, FormValues } from './form-definition';
import { noPreference } from './forms/inquire-now';
import type { ValidForm } from './validate-form';
import { answerOf } from './validate-field';
import type { GivenConsent, Lead } from './lead';
import { resolveRegions, regionsOf } from './resolve-regions';
import { cutTo } from './typed-text';

const maxCompanyLength = 40;
const forTheCrm = ['itineraryId', 'suiteId', 'suiteName', 'extension', 'extensionName', 'webUrl'] as const;

/** Texts for the CRM of the two consents that it knows (FRM-35). */
const consentWords: Readonly<Record<string, { readonly given: string; readonly notGiven: string }>> = {
  yachtConsent: { given: '1', notGiven: '0' },
  hotelConsent: { given: 'Explicit Opt In', notGiven: '' },
};
const anyConsent = { given: '1', notGiven: '0' };

/** A lead has its fields by wire name (FRM-32), and the answer to each consent (H12). */
export function leadFields({
  definition,
  form,
  guest,
}: {
  readonly definition: FormDefinition;
  readonly form: ValidForm;
  readonly guest?: Guest | undefined;
}): Pick<Lead, 'fields' | 'consents'> {
  const identity = guest === undefined ? {} : identityOf(guest, definition);
  const fields: FormValues = {
    ...identity,
    ...Object.fromEntries(form.askedFields.map((field) => [field.name, wordsOf(field, form.answers)])),
  };
  const all = {
    ...fields,
    company: cutTo(answerOf(fields, 'last_name'), maxCompanyLength).trim(),
    ...placeLabels(fields),
    ...Object.fromEntries(forTheCrm.map((name) => [name, form.carriedValues[name] ?? ''])),
    ...(definition.thanks.kind === 'redirect' ? { retURL: definition.thanks.to } : {}),
    ...(definition.organisationId === undefined ? {} : { oid: definition.organisationId }),
  };
  return { fields: withoutEmpty(all), consents: consentsOf(form) };
}

/** Comes from the guest directory only, and has only the fields that the form would have shown (FRM-07). */
function identityOf(guest: Guest, { fields }: FormDefinition): FormValues {
  const fixedValues: Readonly<Record<string, string | undefined>> = {
    first_name: guest.firstName,
    last_name: guest.lastName,
    email: guest.email,
    phone: guest.phone,
    country_code: guest.countryCode,
    country: guest.countryCode,
  };
  return Object.fromEntries(
    fields.flatMap(({ name, isIdentity }) => (isIdentity && fixedValues[name] ? [[name, fixedValues[name]]] : [])),
  );
}

function wordsOf(field: FormField, answers: FormValues): string | readonly string[] {
  const answer = answers[field.name] ?? '';
  if (field.kind === 'checkbox') {
    const words = consentWords[field.name] ?? anyConsent;
    return answer === '1' ? words.given : words.notGiven;
  }
  if (typeof answer === 'string') return answer;
  if (field.kind === 'region-tree')
    return inWords(regionsOf(field.branches), resolveRegions(field.branches, answer, noPreference));
  return field.kind === 'checkboxes' ? inWords(field.options, answer) : answer;
}

const inWords = (
  options: readonly { readonly value: string; readonly label: string }[],
  values: readonly string[],
): readonly string[] => options.filter(({ value }) => values.includes(value)).map(({ label }) => label);

function placeLabels(fields: FormValues): FormValues {
  const country = answerOf(fields, 'country');
  const label = countriesForForms.find(({ code }) => code === country)?.name ?? countryName(country);
  const state = stateName(country, answerOf(fields, 'state'));
  return {
    ...(label === undefined ? {} : { countryLabel: label }),
    ...(state === undefined ? {} : { stateLabel: state }),
  };
}

function consentsOf({ askedFields, answers }: ValidForm): readonly GivenConsent[] {
  return askedFields.flatMap((field) =>
    field.kind === 'checkbox' ? [{ name: field.name, isGiven: answers[field.name] === '1', wording: field.text }] : [],
  );
}

const withoutEmpty = (fields: FormValues): FormValues =>
  Object.fromEntries(Object.entries(fields).filter(([, value]) => value.length > 0));
