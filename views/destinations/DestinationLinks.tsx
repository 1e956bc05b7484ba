import { Icon } from '../ui/Icon';

export interface DestinationLinkView {
  readonly name: string;
  readonly href: string;
}

interface DestinationLinksProps {
  readonly label: string;
  readonly previousLabel: string;
  readonly nextLabel: string;
  readonly previous?: DestinationLinkView | undefined;
  readonly next?: DestinationLinkView | undefined;
}

export function DestinationLinks({ label, previousLabel, nextLabel, previous, next }: DestinationLinksProps) {
  if (!previous && !next) return null;
  return (
    <nav className="band destination-links no-print" aria-label={label}>
      {previous ? (
        <a className="destination-link" href={previous.href} rel="prev">
          <Icon name="back" />
          <span className="destination-link__label">{previousLabel}</span>
          <span className="destination-link__name">{previous.name}</span>
        </a>
      ) : null}
      {next ? (
        <a className="destination-link destination-link--next" href={next.href} rel="next">
          <Icon name="arrow" />
          <span className="destination-link__label">{nextLabel}</span>
          <span className="destination-link__name">{next.name}</span>
        </a>
      ) : null}
    </nav>
  );
}
