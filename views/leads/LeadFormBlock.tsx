import { Widget } from '../widgets/Widget';
import type { LeadFormProps } from './lead-form-props';
import { LeadForm } from './LeadForm.widget';

export interface LeadBlockView {
  readonly title: string;
  readonly form: LeadFormProps;
}

/** A form is at most 537 px wide (FRM-02). It hydrates on interaction; until then it is a plain form. */
export function LeadFormBlock({ form }: { readonly form: LeadFormProps }) {
  return (
    <div className="lead-form-block">
      <Widget of={LeadForm} name="leads/LeadForm" wake="interaction" props={form} data={{ ...form, geo: undefined }} />
    </div>
  );
}
