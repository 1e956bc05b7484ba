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

export function chosenTab(asked: unknown, { tabs, hasAll = false }: TabChoice): string {
  const known = hasAll ? [allTabs, ...tabs.map(({ slug }) => slug)] : tabs.map(({ slug }) => slug);
  return known.find((slug) => slug === asked) ?? known[0] ?? allTabs;
}
