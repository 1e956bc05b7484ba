import type { FormField, FormValues } from '../../src/core/leads/form-definition';

export const textOf = (values: FormValues, name: string): string => {
  const value = values[name];
  return typeof value === 'string' ? value : '';
};

export const listOf = (values: FormValues, name: string): readonly string[] => {
  const value = values[name];
  return typeof value === 'object' ? value : [];
};

/** Each checkbox of a group is named `field.value`; disabled ones are not read. */
export function readValues(fields: readonly FormField[], formData: FormData): FormValues {
  return Object.fromEntries(fields.map((field) => [field.name, readField(field, formData)]));
}

function readField(field: FormField, formData: FormData): string | readonly string[] {
  if (field.kind === 'checkboxes')
    return field.options.flatMap(({ value }) => (formData.has(`${field.name}.${value}`) ? [value] : []));
  if (field.kind === 'region-tree') {
    const all = field.branches.flatMap(({ value, children }) => [value, ...children.map((child) => child.value)]);
    return [...new Set(all)].filter((value) => formData.has(`${field.name}.${value}`));
  }
  return String(formData.get(field.name) ?? '');
}

export function initialValues(fields: readonly FormField[], values: FormValues): FormValues {
  return Object.fromEntries(fields.map((field) => [field.name, values[field.name] ?? beginningOf(field)]));
}

function beginningOf(field: FormField): string | readonly string[] {
  if (field.kind === 'checkboxes' || field.kind === 'region-tree') return [];
  if (field.kind === 'checkbox') return field.isTicked ? '1' : '';
  return field.initial ?? '';
}
