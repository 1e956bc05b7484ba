import { isCountry } from '../geo/countries';
import { timePattern } from '../shared/clock-time';
import { parsePlainDate } from '../shared/plain-date';
import type { EntryField, EntryValues, PreparationItem } from './preparation-item';
import { entryFieldsOf, type PreparationTerms } from './preparation-terms';

export type TypedEntry = Readonly<Record<string, readonly string[]>>;

type CheckedEntry =
  | { readonly kind: 'valid'; readonly values: EntryValues }
  | { readonly kind: 'invalid'; readonly errors: Readonly<Record<string, string>> };

interface EntryContext extends Pick<PreparationTerms, 'requirements'> {
  readonly hours: readonly string[];
  /**
   * Earlier values: a document's number is not shown again, so that an empty field keeps the earlier one (reliability
   * A8).
   */
  readonly givenValues?: EntryValues | undefined;
}

/**
 * Returns values as they are stored: trimmed, with several choices joined by commas. Fields that are not asked are left
 * out.
 */
export function checkEntry(
  item: PreparationItem,
  typedEntry: TypedEntry,
  { hours, requirements, givenValues = {} }: EntryContext,
): CheckedEntry {
  const values: Record<string, string> = {};
  const errors: Record<string, string> = {};
  for (const field of entryFieldsOf(item, requirements)) {
    if (field.when && !field.when.isOneOf.includes(values[field.when.field] ?? '')) continue;
    const text = textOf(field, typedEntry[field.name] ?? []);
    const value = text === '' && field.kind === 'document-number' ? (givenValues[field.name] ?? '') : text;
    const mistake = value === '' ? emptyMistake(field) : mistakeOf(field, value, hours);
    if (mistake !== undefined) errors[field.name] = mistake;
    else if (value !== '') values[field.name] = value;
  }
  return Object.keys(errors).length > 0 ? { kind: 'invalid', errors } : { kind: 'valid', values };
}

function textOf(field: EntryField, typedTexts: readonly string[]): string {
  if (field.kind === 'several') return [...new Set(typedTexts)].filter((value) => value !== '').join(',');
  const text = (typedTexts[0] ?? '').normalize('NFC').trim();
  if (field.kind === 'document-number') return text.replace(/[\s-]/g, '').toUpperCase();
  return field.kind === 'area' ? text.replace(/\r\n?/g, '\n') : text.replace(/\s+/g, ' ');
}

const emptyMistake = ({ isOptional, label, kind }: EntryField): string | undefined => {
  if (isOptional) return undefined;
  return kind === 'choice' || kind === 'country' || kind === 'hour'
    ? `Please choose: ${label}.`
    : `Please enter: ${label}.`;
};

const hiddenCharacters = /(?!\n)\p{Cc}/u;

function mistakeOf(field: EntryField, value: string, hours: readonly string[]): string | undefined {
  switch (field.kind) {
    case 'text':
    case 'area':
      return value.length > field.maxLength || hiddenCharacters.test(value)
        ? `At most ${field.maxLength} characters, please.`
        : undefined;
    case 'document-number':
      return /^[A-Z0-9]{5,20}$/.test(value) ? undefined : 'A number has 5 to 20 letters and digits.';
    case 'telephone':
      return /^\+?[\d\s().-]{6,24}$/.test(value) ? undefined : 'Please enter a telephone number with its country code.';
    case 'date':
      return parsePlainDate(value) ? undefined : 'This day does not exist.';
    case 'time':
      return timePattern.test(value) ? undefined : 'Please enter a time, such as 14:30.';
    case 'country':
      return isCountry(value) ? undefined : 'Please choose a country.';
    case 'hour':
      return hours.includes(value) ? undefined : 'Please choose an hour of the list.';
    case 'choice':
    case 'several': {
      const optionValues = new Set(field.options.map((one) => one.value));
      return value.split(',').every((one) => optionValues.has(one)) ? undefined : 'Please choose from the list.';
    }
  }
}
