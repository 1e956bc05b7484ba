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

export function chosenTab(requestedTab: unknown, { tabs, hasAll = false }: TabChoice): string {
  const slugs = hasAll ? [allTabs, ...tabs.map(({ slug }) => slug)] : tabs.map(({ slug }) => slug);
  return slugs.find((slug) => slug === requestedTab) ?? slugs[0] ?? allTabs;
}
