import type { ReactNode } from 'react';
import { ErrorSummary, type FieldMistake } from '../ui/ErrorSummary';
import { Notice } from '../ui/Notice';

/** What every form of the engine has: where it goes, what it carries unseen, and what went wrong last time. */
export interface EngineFormView {
  readonly action: string;
  readonly hiddenFields: readonly { readonly name: string; readonly value: string }[];
  readonly mistakes: readonly FieldMistake[];
  /** Something that is no field's fault, such as a declined card. */
  readonly problem?: { readonly title: string; readonly text: string; readonly reference?: string };
}

/** The server says what is wrong with a form, in the same words everywhere: the browser's own bubbles stay away. */
export function EngineForm({ form, children }: { readonly form: EngineFormView; readonly children: ReactNode }) {
  return (
    <form className="engine-form" action={form.action} method="post" noValidate>
      {form.problem ? <Notice tone="error" title={form.problem.title} reference={form.problem.reference}><p>{form.problem.text}</p></Notice> : null}
      <ErrorSummary mistakes={form.mistakes} />
      {form.hiddenFields.map(({ name, value }) => <input key={name} type="hidden" name={name} value={value} />)}
      {children}
    </form>
  );
}
