import type { InputHTMLAttributes, ReactNode } from 'react';
import { classNames } from './class-names';
import { describedBy } from './FieldFrame';

interface CheckboxProps extends Omit<InputHTMLAttributes<HTMLInputElement>, 'id' | 'className' | 'type'> {
  readonly id: string;
  readonly name: string;
  readonly hint?: string | undefined;
  readonly error?: string | undefined;
  readonly className?: string;
  readonly children: ReactNode;
}

export function Checkbox({ id, hint, error, className, children, ...input }: CheckboxProps) {
  return (
    <div className={classNames('checkbox', error !== undefined && 'choices--wrong', className)}>
      <label className="choice">
        <input
          {...input}
          className="choice__input"
          type="checkbox"
          id={id}
          aria-invalid={error === undefined ? undefined : true}
          aria-describedby={describedBy({ id, hint, error })}
        />
        <span className="choice__text">{children}</span>
      </label>
      {hint === undefined ? null : (
        <p className="field__hint checkbox__aside" id={`${id}-hint`}>
          {hint}
        </p>
      )}
      {error === undefined ? null : (
        <p className="field__error checkbox__aside" id={`${id}-error`}>
          {error}
        </p>
      )}
    </div>
  );
}
