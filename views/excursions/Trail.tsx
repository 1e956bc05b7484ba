import { excursionsTexts as texts } from './excursions.texts';

export interface TrailStep {
  readonly label: string;
  readonly href: string;
}

export function Trail({ steps }: { readonly steps: readonly TrailStep[] }) {
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
