import type { ReactNode } from 'react';
import { classNames } from './class-names';
import { describedBy, FieldError, type FieldFrameProps, FieldHint } from './FieldFrame';
import { uiTexts } from './ui.texts';

/** A fieldset with legend, choices, hint and error. The error summary links to the first choice, which has `id`. */
export function ChoiceGroup({
  id,
  label,
  hint,
  error,
  optional = false,
  className,
  children,
}: FieldFrameProps & { readonly children: ReactNode }) {
  return (
    <fieldset
      className={classNames('choices', error !== undefined && 'choices--wrong', className)}
      aria-describedby={describedBy({ id, hint, error })}
    >
      <legend className="field__label choices__legend">
        {label}
        {optional ? <span className="field__optional">{` ${uiTexts.optional}`}</span> : null}
      </legend>
      <FieldHint id={id} hint={hint} />
      <div className="choices__list">{children}</div>
      <FieldError id={id} error={error} />
    </fieldset>
  );
}
