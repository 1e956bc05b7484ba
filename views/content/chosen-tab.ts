/** The tab that shows every panel (CNT-02). */
export const allTabs = 'all';

export interface TabLabel {
  /** What stands in the address: `?tab=wellness`. */
  readonly slug: string;
  readonly label: string;
}

interface TabChoice {
  readonly tabs: readonly TabLabel[];
  readonly hasAll?: boolean;
}

/** The tab that the address asks for (ROU-29); All, or else the first, when it asks for none that is here. */
export function chosenTab(asked: unknown, { tabs, hasAll = false }: TabChoice): string {
  const known = hasAll ? [allTabs, ...tabs.map(({ slug }) => slug)] : tabs.map(({ slug }) => slug);
  return known.find((slug) => slug === asked) ?? known[0] ?? allTabs;
}
