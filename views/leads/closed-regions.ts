import type { RegionBranch } from '../../src/core/leads/form-definition';

/** Returns the regions that a checked parent includes, recursively: they are checked and disabled with it (FRM-29). */
export function closedRegions(
  branches: readonly RegionBranch[],
  checkedValues: readonly string[],
): ReadonlySet<string> {
  const closedValues = new Set<string>();
  const close = (parent: string, root: string) => {
    for (const { value } of branches.find((branch) => branch.value === parent)?.children ?? []) {
      if (value === root || closedValues.has(value)) continue;
      closedValues.add(value);
      close(value, root);
    }
  };
  checkedValues.forEach((root) => close(root, root));
  return closedValues;
}
