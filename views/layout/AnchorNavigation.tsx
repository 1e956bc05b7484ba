import { layoutTexts as texts } from './layout.texts';

export interface AnchorLink {
  readonly id: string;
  readonly label: string;
}

interface AnchorNavigationProps {
  readonly links: readonly AnchorLink[];
  readonly label?: string;
}

/**
 * Sticks links to the sections of a long page at its top; they are plain anchors, and script marks the visible section
 * (NAV-05, `follow-sections.ts`). Place it as a child of `<main>`, so that it sticks along the whole page, and give
 * each section its id.
 */
export function AnchorNavigation({ links, label = texts.anchorNavigation }: AnchorNavigationProps) {
  return (
    <nav className="anchors no-print" aria-label={label} data-follows-sections="">
      <ul className="anchors__list">
        {links.map(({ id, label: words }) => (
          <li key={id}>
            <a className="anchors__link" href={`#${id}`}>
              {words}
            </a>
          </li>
        ))}
      </ul>
    </nav>
  );
}
