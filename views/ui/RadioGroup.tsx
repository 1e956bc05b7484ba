import { ChoiceGroup } from './ChoiceGroup';
import type { FieldFrameProps } from './FieldFrame';
import type { SelectOption } from './SelectField';

interface RadioGroupProps extends FieldFrameProps {
  readonly name: string;
  readonly options: readonly SelectOption[];
  readonly defaultValue?: string | undefined;
}

export function RadioGroup({ name, options, defaultValue, ...frame }: RadioGroupProps) {
  return (
    <ChoiceGroup {...frame}>
      {options.map(({ value, label }, position) => (
        <label key={value} className="choice">
          <input
            className="choice__input choice__input--round"
            type="radio"
            id={position === 0 ? frame.id : undefined}
            name={name}
            value={value}
            defaultChecked={value === defaultValue}
            required={!frame.optional}
            aria-invalid={frame.error !== undefined}
          />
          <span className="choice__text">{label}</span>
        </label>
      ))}
    </ChoiceGroup>
  );
}
