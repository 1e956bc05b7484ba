import type { RegionBranch } from '../../src/core/leads/form-definition';

/** Returns the regions that a checked parent includes, recursively: they are checked and disabled with it (FRM-29). */
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
