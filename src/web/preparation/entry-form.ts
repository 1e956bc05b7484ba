import { countriesForForms } from '../../core/geo/countries';
import type { TypedEntry } from '../../core/preparation/check-entry';
import {
  type EntryField,
  type EntryValues,
  itemDefinitions,
  type PreparationItem,
} from '../../core/preparation/preparation-item';
import type { EntryFieldView } from '../../../views/preparation/preparation-view';
import type { SelectOption } from '../../../views/ui/SelectField';
import { preparationTexts } from '../../../views/preparation/preparation.texts';
import { fieldsOf } from '../routing/read-form';

const texts = preparationTexts.entry;
const maxChoices = 4;
const shownSigns = 3;

/** Checkboxes of one field are named `field.value`, because a form must not send a name twice. */
export function readTyped(item: PreparationItem, body: unknown): TypedEntry {
  const formFields = fieldsOf(body);
  return Object.fromEntries(
    itemDefinitions[item].fields.map((field) => {
      if (field.kind === 'several') return [field.name, readTicked(formFields, field.name)];
      const value = formFields[field.name];
      return [field.name, typeof value === 'string' ? [value] : []];
    }),
  );
}

export const readTicked = (formFields: Readonly<Record<string, unknown>>, name: string): readonly string[] =>
  Object.keys(formFields).flatMap((key) => (key.startsWith(`${name}.`) ? [key.slice(name.length + 1)] : []));

export const typedOf = (item: PreparationItem, values: EntryValues): TypedEntry =>
  Object.fromEntries(
    itemDefinitions[item].fields.map(({ name, kind }) => {
      const value = values[name] ?? '';
      // A document's number is not shown again (reliability A8).
      return [name, kind === 'several' ? value.split(',') : kind === 'document-number' ? [] : [value]];
    }),
  );

const numberHint = (number: string | undefined) =>
  number === undefined ? {} : { hint: texts.numberGiven(number.slice(-shownSigns)), isOptional: true };

interface FormParts {
  readonly fields: readonly EntryField[];
  readonly typedValues: TypedEntry;
  readonly errors: Readonly<Record<string, string>>;
  readonly hours: readonly SelectOption[];
  /** By the names of their fields: hints that depend on the trip. */
  readonly tripHints?: Readonly<Record<string, string>>;
  readonly givenValues?: EntryValues | undefined;
}

export const toFields = (parts: FormParts): readonly EntryFieldView[] =>
  parts.fields.map((field) => toField(field, parts));

function toField(
  field: EntryField,
  { typedValues, errors, hours, tripHints = {}, givenValues = {} }: FormParts,
): EntryFieldView {
  const { name, label } = field;
  const hint = tripHints[name] ?? field.hint;
  const error = errors[name];
  const values = typedValues[name] ?? [];
  const [value = ''] = values;
  const frame = {
    name,
    label,
    ...(hint === undefined ? {} : { hint }),
    // A field that depends on another answer is required of some travellers only.
    isOptional: field.isOptional === true || field.when !== undefined,
    ...(error === undefined ? {} : { error }),
  };
  switch (field.kind) {
    case 'text':
      return { ...frame, kind: 'text', value, maxLength: field.maxLength };
    case 'document-number':
      return { ...frame, ...numberHint(givenValues[name]), kind: 'text', value, maxLength: 24 };
    case 'telephone':
      return { ...frame, kind: 'tel', value, maxLength: 24 };
    case 'date':
    case 'time':
      return { ...frame, kind: field.kind, value };
    case 'area':
      return { ...frame, kind: 'area', value, maxLength: field.maxLength };
    case 'country':
      return {
        ...frame,
        kind: 'select',
        value,
        options: countriesForForms.map(({ code, name: country }) => ({ value: code, label: country })),
      };
    case 'hour':
      return { ...frame, kind: 'select', value, options: hours };
    case 'choice':
      return {
        ...frame,
        kind: field.options.length > maxChoices ? 'select' : 'radio',
        // The only choice is made already.
        value: field.options.length === 1 ? (field.options[0]?.value ?? '') : value,
        options: field.options,
      };
    case 'several':
      return { ...frame, kind: 'several', values, options: field.options };
  }
}
