import { Checkbox } from './Checkbox';
import { ChoiceGroup } from './ChoiceGroup';
import type { FieldFrameProps } from './FieldFrame';
import type { SelectOption } from './SelectField';

interface CheckboxGroupProps extends FieldFrameProps {
  readonly name: string;
  readonly options: readonly SelectOption[];
  readonly defaultValues: readonly string[];
}

/** Each checkbox is named `name.value`, because a form must not send one name twice. */
export function CheckboxGroup({ name, options, defaultValues, ...frame }: CheckboxGroupProps) {
  return (
    <ChoiceGroup {...frame}>
      {options.map(({ value, label }, position) => (
        <Checkbox
          key={value}
          id={position === 0 ? frame.id : `${frame.id}-${position}`}
          name={`${name}.${value}`}
          value="1"
          defaultChecked={defaultValues.includes(value)}
        >
          {label}
        </Checkbox>
      ))}
    </ChoiceGroup>
  );
}
