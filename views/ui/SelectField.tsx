import type { SelectHTMLAttributes } from 'react';
import { FieldFrame, type FieldFrameProps, fieldState } from './FieldFrame';
import { Icon } from './Icon';

export interface SelectOption {
  readonly value: string;
  readonly label: string;
  readonly disabled?: boolean;
}

export interface SelectFieldProps
  extends FieldFrameProps, Omit<SelectHTMLAttributes<HTMLSelectElement>, 'id' | 'className'> {
  readonly name: string;
  readonly options: readonly SelectOption[];
  readonly groups?: readonly SelectGroup[];
}

interface SelectGroup {
  /** The value of the other field on which these options depend. */
  readonly parent?: string;
  readonly label: string;
  readonly options: readonly SelectOption[];
}

export function SelectField({
  id,
  label,
  hint,
  error,
  optional,
  className,
  options,
  groups = [],
  ...select
}: SelectFieldProps) {
  return (
    <FieldFrame id={id} label={label} hint={hint} error={error} optional={optional} className={className}>
      <span className="field__select">
        <select {...select} id={id} className="field__input" {...fieldState({ id, hint, error })}>
          {options.map(asOption)}
          {groups.map((group) => (
            <optgroup key={group.label} label={group.label} data-parent={group.parent}>
              {group.options.map(asOption)}
            </optgroup>
          ))}
        </select>
        <Icon name="chevron" className="field__chevron" />
      </span>
    </FieldFrame>
  );
}

const asOption = ({ value, label, disabled }: SelectOption) => (
  <option key={value} value={value} disabled={disabled || undefined}>
    {label}
  </option>
);
