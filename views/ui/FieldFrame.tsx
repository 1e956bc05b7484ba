import type { ReactNode } from 'react';
import { classNames } from './class-names';
import { uiTexts } from './ui.texts';

export interface FieldFrameProps {
  readonly id: string;
  readonly label: string;
  readonly hint?: string | undefined;
  readonly error?: string | undefined;
  /** Adds "optional" to the label; all other fields are required. */
  readonly optional?: boolean | undefined;
  readonly className?: string | undefined;
}

export const describedBy = ({ id, hint, error }: Pick<FieldFrameProps, 'id' | 'hint' | 'error'>) =>
  classNames(hint !== undefined && `${id}-hint`, error !== undefined && `${id}-error`) || undefined;

export function FieldFrame({
  id,
  label,
  hint,
  error,
  optional = false,
  className,
  children,
}: FieldFrameProps & { readonly children: ReactNode }) {
  return (
    <div className={classNames('field', error !== undefined && 'field--wrong', className)}>
      <label className="field__label" htmlFor={id}>
        {label}
        {/* One text: a space by itself, which React writes before a comment, is lost in the field's accessible name. */}
        {optional ? <span className="field__optional">{` ${uiTexts.optional}`}</span> : null}
      </label>
      {children}
      {hint === undefined ? null : (
        <p className="field__hint" id={`${id}-hint`}>
          {hint}
        </p>
      )}
      {error === undefined ? null : (
        <p className="field__error" id={`${id}-error`}>
          {error}
        </p>
      )}
    </div>
  );
}
