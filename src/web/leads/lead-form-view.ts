import { fieldsFor } from '../../core/leads/shown-fields';
import type { FormErrors, FormField, FormValues } from '../../core/leads/form-definition';
import type { LeadFormProps } from '../../../views/leads/lead-form-props';
import type { GeoLists } from '../geo/geo-lists';
import { paths } from '../paths';
import type { LeadTarget } from './lead-targets';
import { type SubmittedValues, typedValues } from './submitted-values';

interface LeadFormRequest extends Pick<LeadFormProps, 'action' | 'carriedFields' | 'botCheck' | 'plain' | 'failure'> {
  readonly target: LeadTarget;
  readonly submittedValues: SubmittedValues;
  readonly isGuest: boolean;
  readonly geo: GeoLists;
  /** True after a submission: an unticked box is then the visitor's choice. */
  readonly isSent: boolean;
  readonly errors?: FormErrors;
}

/** Maps a form for this visitor, without identity fields of a guest (FRM-07), and with all submitted values. */
export function toLeadForm({
  target,
  action,
  submittedValues,
  carriedFields,
  isGuest,
  isSent,
  geo,
  botCheck,
  plain,
  errors = {},
  failure,
}: LeadFormRequest): LeadFormProps {
  const { form, endpoint } = target;
  const fields = fieldsFor({ fields: form.fields, isGuest, carriedValues: carriedFields });
  const values = typedValues(fields, submittedValues);
  return {
    formId: form.id,
    action,
    apiAction: endpoint,
    fields,
    values: isSent
      ? { ...emptyValues(fields), ...values }
      : { ...initialCountries(fields, geo.defaultCountry), ...values },
    errors,
    ...(failure ? { failure } : {}),
    carriedFields,
    submitLabel: form.submitLabel,
    privacyHref: paths.content.privacyNotice,
    geo: geo.forForms({ fields }),
    botCheck,
    ...(plain ? { plain } : {}),
    ...(form.thanks.kind === 'inline' ? { inlineThanks: { title: form.thanks.title, text: form.thanks.text } } : {}),
  };
}

const isOfMany = ({ kind }: FormField) => kind === 'checkboxes' || kind === 'region-tree';

/** Submitted empty values override the defaults. */
const emptyValues = (fields: readonly FormField[]): FormValues =>
  Object.fromEntries(fields.map((field) => [field.name, isOfMany(field) ? [] : '']));

/** Fields for a country begin with that of the visitor unless the form's definition has a default (GEO-10). */
function initialCountries(fields: readonly FormField[], country: string): FormValues {
  const targets = fields.filter(
    ({ kind, initial }) => (kind === 'countries' || kind === 'countryCodes') && initial === undefined,
  );
  return Object.fromEntries(targets.map(({ name }) => [name, country]));
}
