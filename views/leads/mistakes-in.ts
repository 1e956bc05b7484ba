import type { FormErrors } from '../../src/core/leads/form-definition';
import type { FieldMistake } from '../ui/ErrorSummary';
import type { LeadFormProps } from './lead-form-props';
import { fieldId } from './paper-view';

export function mistakesIn(
  { formId, fields }: Pick<LeadFormProps, 'formId' | 'fields'>,
  errors: FormErrors,
): readonly FieldMistake[] {
  return fields.flatMap(({ name }) => {
    const message = errors[name];
    return message === undefined ? [] : [{ fieldId: fieldId(formId, name), message }];
  });
}
