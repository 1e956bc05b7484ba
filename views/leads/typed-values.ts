import type { FormField, FormValues } from '../../src/core/leads/form-definition';
import { listOf, readValues, textOf } from './form-values';
import { fieldId } from './lead-form-state';

/**
 * Reads text areas during the first render, because React resets them when it hydrates; `writeValue` restores the text.
 */
export function readLongTexts(formId: string, fields: readonly FormField[]): FormValues {
  if (typeof document === 'undefined') return {};
  return Object.fromEntries(
    fields
      .filter(({ kind }) => kind === 'textarea')
      .flatMap(({ name }) => {
        const textarea = document.getElementById(fieldId(formId, name));
        return textarea instanceof HTMLTextAreaElement ? [[name, textarea.value]] : [];
      }),
  );
}

/** Returns the form's values: the visitor's input first, then the saved draft, then the rendered values. */
export function findTyped({
  form,
  fields,
  initial,
  longTexts,
  draft,
}: {
  readonly form: HTMLFormElement;
  readonly fields: readonly FormField[];
  readonly initial: FormValues;
  readonly longTexts: FormValues;
  readonly draft: FormValues;
}): FormValues {
  const typedValues = { ...readValues(fields, new FormData(form)), ...longTexts };
  return Object.fromEntries(
    fields.map(({ name }) => {
      const isUntouched = String(typedValues[name] ?? '') === String(initial[name] ?? '');
      return [name, (isUntouched ? draft[name] : undefined) ?? typedValues[name] ?? ''];
    }),
  );
}

export function writeValue(form: HTMLFormElement, field: FormField, values: FormValues): void {
  const checkedNames = new Set(listOf(values, field.name).map((value) => `${field.name}.${value}`));
  for (const element of form.elements) {
    if (element instanceof HTMLInputElement && element.type === 'checkbox' && element.name.startsWith(`${field.name}.`))
      element.checked = checkedNames.has(element.name);
    if (!('name' in element) || element.name !== field.name) continue;
    const text = textOf(values, field.name);
    if (element instanceof HTMLInputElement && element.type === 'radio') element.checked = element.value === text;
    else if (element instanceof HTMLInputElement && element.type === 'checkbox') element.checked = text === '1';
    else if (isWritable(element) && element.value !== text) element.value = text;
  }
}

const isWritable = (element: Element): element is HTMLInputElement | HTMLSelectElement | HTMLTextAreaElement =>
  element instanceof HTMLInputElement || element instanceof HTMLSelectElement || element instanceof HTMLTextAreaElement;
