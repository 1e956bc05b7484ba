import { isPostalCodeAskedInEnquiries, validatePostalCode } from '../../src/core/geo/postal-code';
import type { FormErrors, FormField, FormValues } from '../../src/core/leads/form-definition';
import { leadTexts } from '../../src/core/leads/lead-texts';
import { isNameField } from '../../src/core/leads/name-field';
import { isAsked } from '../../src/core/leads/shown-fields';
import { parseEmail } from '../../src/core/shared/email-address';
import { canBeName } from '../../src/core/shared/person-name';
import type { GeoLists } from '../geo/geo-lists';
import { needsState } from '../../src/core/geo/states-in';
import { mayBePhone } from '../geo/geo-rules';
import { textOf } from './form-values';

/**
 * Maximum characters of a line (FRM-06), and below of a text area (FRM-24, H11), unless the field's definition says
 * otherwise.
 */
const maxLineLength = 80;
const maxTextareaLength = 1_000;

interface Answers {
  readonly fields: readonly FormField[];
  readonly values: FormValues;
  readonly geo: Pick<GeoLists, 'states'>;
}

/** Validates as far as a browser can (FRM-06); the server knows more (H67). */
export function validateAnswers({ fields, values, geo }: Answers): FormErrors {
  const entries = fields
    .filter((field) => isAsked(field, values))
    .map((field) => [field.name, validateField(field, { values, geo })] as const);
  return Object.fromEntries(entries.filter((entry): entry is [string, string] => entry[1] !== undefined));
}

type Surroundings = Pick<Answers, 'values' | 'geo'>;

function validateField(field: FormField, around: Surroundings): string | undefined {
  if (isEmpty(around.values[field.name])) return isAskedFor(field, around) ? field.required : undefined;
  const text = textOf(around.values, field.name).trim();
  const maxLength = maxLengthOf(field);
  if (text.length > maxLength) return leadTexts.tooLong(maxLength);
  if (isNameField(field) && !canBeName(text)) return leadTexts.nameWrong;
  return mayBeRight(field, text, around) ? undefined : (field.invalid ?? field.required);
}

const isEmpty = (value: string | readonly string[] | undefined): boolean =>
  (typeof value === 'string' ? value.trim() : (value ?? '')).length === 0;

/**
 * A location is asked for once there is a region (FRM-23), a state where the country has any (GEO-07), and a postal
 * code by the rule of FRM-26.
 */
function isAskedFor(field: FormField, { values, geo }: Surroundings): boolean {
  const { kind } = field;
  if (kind === 'dependent-select') return textOf(values, field.dependsOn) !== '';
  if (kind === 'stateList') return needsState(textOf(values, 'country'), geo.states);
  if (kind === 'postal-code') return isZipKnown(values);
  return true;
}

export const maxLengthOf = ({ kind, longest }: FormField): number =>
  longest ?? (kind === 'textarea' ? maxTextareaLength : maxLineLength);

function mayBeRight({ kind }: FormField, text: string, { values }: Surroundings): boolean {
  if (kind === 'email') return parseEmail(text) !== undefined;
  if (kind === 'phone') return mayBePhone(text);
  return (
    kind !== 'postal-code' ||
    !isZipKnown(values) ||
    validatePostalCode({ country: textOf(values, 'country'), text }) !== 'wrong'
  );
}

/** Postal codes are validated in three countries; elsewhere they are optional and accepted unchecked. */
export const isZipKnown = (values: FormValues): boolean => isPostalCodeAskedInEnquiries(textOf(values, 'country'));
