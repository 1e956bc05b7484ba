import type { RegionBranch } from './form-definition';

/**
 * Resolves a choice of regions (FRM-29, FRM-30): a checked parent includes its children, and "no preference" sends no
 * region.
 */
export function resolveRegions(
  branches: readonly RegionBranch[],
  checkedRegions: readonly string[],
  noPreference: string,
): readonly string[] {
  if (checkedRegions.includes(noPreference)) return [];
  const resolvedRegions = new Set<string>();
  const check = (value: string) => {
    if (resolvedRegions.has(value)) return;
    resolvedRegions.add(value);
    branches.find((branch) => branch.value === value)?.children.forEach((child) => check(child.value));
  };
  checkedRegions.forEach(check);
  return regionsOf(branches)
    .map(({ value }) => value)
    .filter((value) => resolvedRegions.has(value));
}

export function regionsOf(
  branches: readonly RegionBranch[],
): readonly { readonly value: string; readonly label: string }[] {
  const all = branches.flatMap(({ value, label, children }) => [{ value, label }, ...children]);
  return all.filter(({ value }, index) => all.findIndex((other) => other.value === value) === index);
}
