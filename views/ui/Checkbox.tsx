import type { InputHTMLAttributes, ReactNode } from 'react';
import { classNames } from './class-names';
import { FieldError, FieldHint, fieldState } from './FieldFrame';

interface CheckboxProps extends Omit<InputHTMLAttributes<HTMLInputElement>, 'id' | 'className' | 'type'> {
  readonly id: string;
  readonly name: string;
  readonly hint?: string | undefined;
  readonly error?: string | undefined;
  readonly children: ReactNode;
}

export function Checkbox({ id, hint, error, children, ...input }: CheckboxProps) {
  return (
    <div className={classNames('checkbox', error !== undefined && 'choices--wrong')}>
      <label className="choice">
        <input {...input} className="choice__input" type="checkbox" id={id} {...fieldState({ id, hint, error })} />
        <span className="choice__text">{children}</span>
      </label>
      <FieldHint id={id} hint={hint} className="checkbox__aside" />
      <FieldError id={id} error={error} className="checkbox__aside" />
    </div>
  );
}
