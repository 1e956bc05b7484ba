import type { RegionBranch } from '../../src/core/leads/form-definition';

/** Regions that a checked parent speaks for: checked with it, and closed (FRM-29). A parent among them closes its own children too. */
export function closedRegions(branches: readonly RegionBranch[], checked: readonly string[]): ReadonlySet<string> {
  const closed = new Set<string>();
  const close = (parent: string, root: string) => {
    for (const { value } of branches.find((branch) => branch.value === parent)?.children ?? []) {
      if (value === root || closed.has(value)) continue;
      closed.add(value);
      close(value, root);
    }
  };
  checked.forEach((root) => close(root, root));
  return closed;
}
