import { isCountry } from '../geo/countries';
import { hasStates, statesOf } from '../geo/states';
import { parseEmail } from '../shared/email-address';
import { canBeName } from '../shared/person-name';
import type { FormField, FormOption, FormValues } from './form-definition';
import { isNameField } from './name-field';
import { validatePhone } from './validate-phone';
import { validateZip } from './validate-zip';
import { leadTexts as texts } from './lead-texts';
import { regionsOf } from './resolve-regions';
import { readTypedList } from './read-typed-list';
import { manyLines, oneLine, typedText } from './typed-text';
import type { ValidationResult, DialRules } from './validation-result';

interface Paper {
  readonly typedValues: Readonly<Record<string, unknown>>;
  readonly answers: FormValues;
  readonly phones: DialRules;
}

type Kind<K extends FormField['kind'], F = FormField> = F extends { readonly kind: infer P }
  ? K extends P
    ? F
    : never
  : never;
type Validators = {
  readonly [K in FormField['kind']]: (field: Kind<K>, text: string, paper: Paper) => ValidationResult;
};

const defaultMaxLength = 80;
const defaultMaxTextareaLength = 1_000;
/**
 * Input longer than this many times the maximum is refused before it is normalised; normalising never shortens it more.
 */
const roomForSpelling = 4;

/** Validates one field: length first, then content, by patterns that run in linear time (reliability C8). */
export function validateField(field: FormField, paper: Paper): ValidationResult {
  const text = typedText(paper.typedValues[field.name]);
  if (text.length > roomForSpelling * maxLengthOf(field))
    return { message: isTyped(field) ? texts.tooLong(maxLengthOf(field)) : wrong(field) };
  // One validator per kind: the lookup key guarantees the field's type.
  return (validators[field.kind] as (field: FormField, text: string, paper: Paper) => ValidationResult)(
    field,
    text,
    paper,
  );
}

const validators: Validators = {
  text: (field, text) => validateText(field, oneLine(text)),
  hidden: (field, text) => validateText(field, oneLine(text)),
  textarea: (field, text) => validateText(field, manyLines(text)),
  email: (field, text) => readRequired(field, text.trim(), (answer) => parseEmail(answer)),
  phone: (field, text, { answers, phones }) =>
    validatePhone({ field, text: oneLine(text), country: answerOf(answers, 'country_code'), phones }),
  'postal-code': (field, text, { answers }) => validateZip(field, text, answerOf(answers, 'country')),
  countries: (field, text) =>
    readRequired(field, text.trim().toUpperCase(), (answer) => (isCountry(answer) ? answer : undefined)),
  countryCodes: (field, text, { phones }) =>
    readRequired(field, text.trim().toUpperCase(), (answer) =>
      phones.dialCode(answer) === undefined ? undefined : answer,
    ),
  stateList: (field, text, { answers }) => validateState(field, text, answerOf(answers, 'country')),
  select: (field, text) => readRequired(field, oneLine(text), (answer) => choose(field.options, answer)),
  radio: (field, text) => readRequired(field, oneLine(text), (answer) => choose(field.options, answer)),
  checkboxes: (field, _text, paper) => validateList(field, field.options, paper),
  'region-tree': (field, _text, paper) => validateList(field, regionsOf(field.branches), paper),
  'dependent-select': validateDependent,
  checkbox: (field, text) => (isYes(text) ? { value: '1' } : absent(field)),
};

function validateText(field: FormField, value: string): ValidationResult {
  if (value === '') return absent(field);
  if (value.length > maxLengthOf(field)) return { message: texts.tooLong(maxLengthOf(field)) };
  return isNameField(field) && !canBeName(value) ? { message: texts.nameWrong } : { value };
}

/** GEO-07, GEO-08: required where states exist, dropped where none do. */
function validateState(field: FormField, text: string, country: string): ValidationResult {
  if (!hasStates(country)) return { value: '' };
  return readRequired(field, oneLine(text), (answer) =>
    choose(
      statesOf(country).map(({ code, name }) => ({ value: code, label: name })),
      answer,
    ),
  );
}

/**
 * FRM-23: no choice is possible while the other answer is missing; free text is allowed where there is no list (H54).
 */
function validateDependent(field: Kind<'dependent-select'>, text: string, { answers }: Paper): ValidationResult {
  const options = field.optionsBy[answerOf(answers, field.dependsOn)];
  if (options === undefined) return { value: '' };
  return options.length === 0
    ? validateText(field, oneLine(text))
    : readRequired(field, oneLine(text), (answer) => choose(options, answer));
}

function validateList(field: FormField, options: readonly FormOption[], { typedValues }: Paper): ValidationResult {
  const givenValues = readTypedList(
    typedValues,
    field.name,
    options.map(({ value }) => value),
  );
  if (givenValues.length === 0) return absent(field);
  const chosenValues = new Set(givenValues.map((text) => choose(options, text)));
  if (givenValues.length > 4 * options.length || chosenValues.has(undefined)) return { message: wrong(field) };
  return { value: options.map(({ value }) => value).filter((value) => chosenValues.has(value)) };
}

function readRequired(field: FormField, text: string, read: (text: string) => string | undefined): ValidationResult {
  if (text === '') return absent(field);
  const value = read(text);
  return value === undefined ? { message: wrong(field) } : { value };
}

const choose = (options: readonly FormOption[], text: string): string | undefined =>
  options.find(({ value, label }) => value === text || label === text)?.value;

const absent = ({ required: message }: FormField): ValidationResult =>
  message === undefined ? { value: '' } : { message };
const wrong = ({ invalid, required: missing }: FormField): string => invalid ?? missing ?? texts.selectionRequired;
const isYes = (text: string) => ['1', 'true', 'on', 'yes'].includes(text.trim().toLowerCase());
const isTyped = ({ kind }: FormField) => kind === 'text' || kind === 'textarea' || kind === 'hidden';
const maxLengthOf = ({ kind, longest }: FormField) =>
  longest ?? (kind === 'textarea' ? defaultMaxTextareaLength : defaultMaxLength);

export function answerOf(answers: FormValues, name: string): string {
  const answer = answers[name];
  return typeof answer === 'string' ? answer : '';
}
