import type { FormField, RegionBranch } from '../../src/core/leads/form-definition';
import { Checkbox } from '../ui/Checkbox';
import { ChoiceGroup } from '../ui/ChoiceGroup';
import { listOf } from './form-values';
import { toControlProps, type FieldInForm } from './lead-form-state';
import { closedRegions } from './closed-regions';

/**
 * A checked parent disables its regions (FRM-29). Without script nothing is disabled, and the server resolves the
 * choice.
 */
export function RegionTree({ field, formState }: FieldInForm<Extract<FormField, { readonly kind: 'region-tree' }>>) {
  const frame = toControlProps({ field, formState });
  const checkedValues = listOf(formState.values, field.name);
  const closedValues = closedRegions(field.branches, checkedValues);
  const boxOf = ({ value, label }: { readonly value: string; readonly label: string }, id: string) => {
    const isClosed = formState.isScripted && closedValues.has(value);
    return (
      <Checkbox
        id={id}
        name={`${field.name}.${value}`}
        value="1"
        checked={isClosed || checkedValues.includes(value)}
        disabled={isClosed}
        onChange={ignore}
      >
        {label}
      </Checkbox>
    );
  };
  return (
    <ChoiceGroup id={frame.id} label={frame.label} hint={frame.hint} error={frame.error} optional={frame.optional}>
      {withoutRepeatedRegions(field.branches).map((branch, position) => (
        <div key={branch.value} className="region-branch">
          {boxOf(branch, position === 0 ? frame.id : `${frame.id}-${branch.value}`)}
          {branch.children.length === 0 ? null : (
            <div className="region-branch__children">
              {branch.children.map((child) => (
                <div key={child.value}>{boxOf(child, `${frame.id}-${child.value}`)}</div>
              ))}
            </div>
          )}
        </div>
      ))}
    </ChoiceGroup>
  );
}

const ignore = () => undefined;

/** A region with several parents is rendered below the first only, and a parent never below another. */
function withoutRepeatedRegions(branches: readonly RegionBranch[]): readonly RegionBranch[] {
  const drawnValues = new Set(branches.map(({ value }) => value));
  return branches.map((branch) => ({
    ...branch,
    children: branch.children.filter(({ value }) => !drawnValues.has(value) && drawnValues.add(value)),
  }));
}
