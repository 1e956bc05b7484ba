import { layoutTexts as texts } from './layout.texts';

export interface AnchorLink {
  readonly id: string;
  readonly label: string;
}

/**
 * Sticks links to the sections of a long page at its top; they are plain anchors, and script marks the visible section
 * (NAV-05, `follow-sections.ts`). Place it as a child of `<main>`, so that it sticks along the whole page, and give
 * each section its id.
 */
export function AnchorNavigation({ links }: { readonly links: readonly AnchorLink[] }) {
  return (
    <nav className="anchors no-print" aria-label={texts.anchorNavigation} data-follows-sections="">
      <ul className="anchors__list">
        {links.map(({ id, label }) => (
          <li key={id}>
            <a className="anchors__link" href={`#${id}`}>
              {label}
            </a>
          </li>
        ))}
      </ul>
    </nav>
  );
}
