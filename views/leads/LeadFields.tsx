import type { FormField } from '../../src/core/leads/form-definition';
import { isAsked } from '../../src/core/leads/shown-fields';
import { classNames } from '../ui/class-names';
import { type FieldWidth, widthsOf } from './field-layout';
import { LeadField } from './LeadField';
import { leadsTexts as texts } from './leads.texts';
import type { FieldInForm, LeadFormState } from './lead-form-state';

export function LeadFields({
  fields,
  formState,
}: {
  readonly fields: readonly FormField[];
  readonly formState: LeadFormState;
}) {
  const widths = widthsOf(fields);
  return (
    <div className="lead-form__fields">
      {fields.map((field) => {
        if (field.kind === 'hidden') return <LeadField key={field.name} field={field} formState={formState} />;
        if (field.shownWhen)
          return <Dependent key={field.name} field={field} formState={formState} hint={onlyFor(field, fields)} />;
        return (
          <div key={field.name} className={placeOf(field, widths[field.name])}>
            <LeadField field={field} formState={formState} />
          </div>
        );
      })}
    </div>
  );
}

const placeOf = ({ kind }: FormField, width: FieldWidth = 'full') =>
  classNames('lead-form__field', `lead-form__field--${width}`, kind === 'checkbox' && 'lead-form__field--consent');

/** A hidden field is not submitted. Without script a `<noscript>` copy says when to fill it in. */
function Dependent({ field, formState, hint }: FieldInForm & { readonly hint: string | undefined }) {
  const isOpen = isAsked(field, formState.values);
  const twin = { ...field, hint, required: undefined };
  return (
    <>
      <fieldset role="none" className={placeOf(field)} hidden={!isOpen} disabled={!isOpen}>
        <LeadField field={field} formState={formState} />
      </fieldset>
      {isAsked(field, formState.initial) ? null : (
        <noscript>
          <LeadField field={twin} formState={{ ...formState, formId: `${formState.formId}-plain` }} />
        </noscript>
      )}
    </>
  );
}

function onlyFor({ shownWhen, hint }: FormField, fields: readonly FormField[]): string | undefined {
  const parent = fields.find(({ name }) => name === shownWhen?.field);
  if (!parent || !shownWhen || !('options' in parent)) return hint;
  return texts.onlyFor(
    parent.label,
    parent.options.flatMap(({ value, label }) => (shownWhen.is.includes(value) ? [label] : [])),
  );
}
