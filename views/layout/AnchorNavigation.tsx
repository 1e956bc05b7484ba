import { layoutTexts as texts } from './layout.texts';

export interface AnchorLink {
  /** The id of a section of this page. */
  readonly id: string;
  readonly label: string;
}

interface AnchorNavigationProps {
  /** At least two, in the order of the page. */
  readonly links: readonly AnchorLink[];
  /** Default "On this page". */
  readonly label?: string;
}

/**
 * Leads to the sections of a long page and stays in sight (NAV-05). Plain anchors; with script the section that is seen
 * is marked (`follow-sections.ts`). Put it as a child of the page's `<main>`, so that it can stick for the whole page, and
 * give each section its id: sections are scrolled to below the bar.
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
