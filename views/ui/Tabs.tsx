export interface Tab {
  readonly label: string;
  readonly href: string;
  readonly isCurrent: boolean;
}

interface TabsProps {
  readonly label: string;
  readonly tabs: readonly Tab[];
  /** True where script shows a tab in place (`replace-regions.ts`). */
  readonly swaps?: boolean;
}

export function Tabs({ label, tabs, swaps = false }: TabsProps) {
  return (
    <nav className="tabs" aria-label={label}>
      <ul className="tabs__list">
        {tabs.map((tab) => (
          <li key={tab.href}>
            <a
              className="tabs__tab"
              href={tab.href}
              aria-current={tab.isCurrent ? 'page' : undefined}
              data-control={swaps ? 'swap' : undefined}
            >
              {tab.label}
            </a>
          </li>
        ))}
      </ul>
    </nav>
  );
}
