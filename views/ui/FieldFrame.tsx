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

/**
 * What tells assistive technology of the hint and the error of the field with `id`. A field without an error says so,
 * because browsers call a required choice invalid before anybody has made it.
 */
export const fieldState = ({ id, hint, error }: Pick<FieldFrameProps, 'id' | 'hint' | 'error'>) => ({
  'aria-invalid': error !== undefined,
  'aria-describedby': describedBy({ id, hint, error }),
});

export const describedBy = ({ id, hint, error }: Pick<FieldFrameProps, 'id' | 'hint' | 'error'>) =>
  classNames(hint !== undefined && `${id}-hint`, error !== undefined && `${id}-error`) || undefined;

type NoteProps<Kind extends 'hint' | 'error'> = Pick<FieldFrameProps, 'id' | 'className' | Kind>;

export const FieldHint = ({ id, hint, className }: NoteProps<'hint'>) =>
  hint === undefined ? null : (
    <p className={classNames('field__hint', className)} id={`${id}-hint`}>
      {hint}
    </p>
  );

export const FieldError = ({ id, error, className }: NoteProps<'error'>) =>
  error === undefined ? null : (
    <p className={classNames('field__error', className)} id={`${id}-error`}>
      {error}
    </p>
  );

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
      <FieldHint id={id} hint={hint} />
      <FieldError id={id} error={error} />
    </div>
  );
}
