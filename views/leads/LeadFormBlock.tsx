import { Widget } from '../widgets/Widget';
import type { LeadFormProps } from './lead-form-props';
import { LeadForm } from './LeadForm.widget';

/** A form among the words of a page, under its own title. */
export interface LeadBlockView {
  readonly title: string;
  readonly form: LeadFormProps;
}

/** A lead form in any page (FRM-02: at most 537 px wide). It wakes when somebody comes near it; until then it is a plain form. */
export function LeadFormBlock({ form }: { readonly form: LeadFormProps }) {
  return (
    <div className="lead-form-block">
      <Widget of={LeadForm} name="leads/LeadForm" wake="interaction" props={form} />
    </div>
  );
}
