import { SelectField, type SelectOption } from '../ui/SelectField';
import { toControlProps, type FieldInForm, withPlaceholder } from './lead-form-state';
import { textOf } from './form-values';
import { leadsTexts as texts } from './leads.texts';

export interface ListOfParent {
  readonly parent: string;
  readonly label: string;
  readonly options: readonly SelectOption[];
}

interface DependentListProps extends FieldInForm {
  readonly parent: string;
  readonly lists: readonly ListOfParent[];
  readonly closedLabel: string;
  readonly choose?: string;
}

/**
 * A select element whose options depend on another field (GEO-08, FRM-23). It works without script: rendered enabled it
 * contains every list under headings, and rendered disabled it has an enabled copy in `<noscript>`. With script it
 * shows the matching list only, and is disabled while there is none.
 */
export function DependentList({
  field,
  formState,
  parent,
  lists,
  closedLabel,
  choose = texts.choose,
}: DependentListProps) {
  const initialParent = lists.some((list) => list.parent === parent);
  const fitting = lists.find((list) => list.parent === parent);
  const common = toControlProps({ field, formState });
  const selectedValue = textOf(formState.values, field.name);
  if (formState.isScripted) {
    const options = fitting ? withPlaceholder(fitting.options, choose) : [{ value: '', label: closedLabel }];
    return (
      <SelectField
        key={`of-${parent}`}
        {...common}
        optional={common.optional && fitting !== undefined}
        options={options}
        defaultValue={selectedValue}
        disabled={!fitting}
        required={fitting !== undefined && field.required !== undefined}
      />
    );
  }
  const groups = [...lists].sort((a, b) => Number(b.parent === parent) - Number(a.parent === parent));
  const open = (
    <SelectField
      key="all"
      {...common}
      options={[{ value: '', label: choose }]}
      groups={groups}
      defaultValue={selectedValue}
    />
  );
  if (initialParent) return open;
  return (
    <>
      <SelectField key="closed" {...common} optional={false} options={[{ value: '', label: closedLabel }]} disabled />
      <noscript>
        <SelectField
          {...common}
          id={`${common.id}-plain`}
          optional={false}
          options={[{ value: '', label: choose }]}
          groups={groups}
        />
      </noscript>
    </>
  );
}
