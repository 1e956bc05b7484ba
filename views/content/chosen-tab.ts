/** The tab that shows every panel (CNT-02). */
export const allTabs = 'all';

export interface TabLabel {
  readonly slug: string;
  readonly label: string;
}

interface TabChoice {
  readonly tabs: readonly TabLabel[];
  readonly hasAll?: boolean;
}

/** Returns the tab that the address names (ROU-29); for an unknown one All, or else the first. */
export function chosenTab(asked: unknown, { tabs, hasAll = false }: TabChoice): string {
  const known = hasAll ? [allTabs, ...tabs.map(({ slug }) => slug)] : tabs.map(({ slug }) => slug);
  return known.find((slug) => slug === asked) ?? known[0] ?? allTabs;
}
