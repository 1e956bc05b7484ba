import type { InputHTMLAttributes } from 'react';
import { FieldFrame, type FieldFrameProps, fieldState } from './FieldFrame';

export interface FieldProps extends FieldFrameProps, Omit<InputHTMLAttributes<HTMLInputElement>, 'id' | 'className'> {
  readonly name: string;
}

export function Field({ id, label, hint, error, optional, className, ...input }: FieldProps) {
  return (
    <FieldFrame id={id} label={label} hint={hint} error={error} optional={optional} className={className}>
      <input
        {...input}
        id={id}
        className="field__input"
        required={input.required ?? !optional}
        {...fieldState({ id, hint, error })}
      />
    </FieldFrame>
  );
}
