import { excursionsTexts as texts } from './excursions.texts';

export interface Breadcrumb {
  readonly label: string;
  readonly href: string;
}

export function Breadcrumbs({ steps }: { readonly steps: readonly Breadcrumb[] }) {
  return (
    <nav className="trail" aria-label={texts.breadcrumb}>
      <ol>
        {steps.map(({ label, href }) => (
          <li key={href}>
            <a href={href}>{label}</a>
          </li>
        ))}
      </ol>
    </nav>
  );
}
