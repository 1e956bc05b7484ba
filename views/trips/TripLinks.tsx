export interface TripLinkView {
  readonly label: string;
  readonly href: string;
  readonly note?: string;
}

export function TripLinks({ links }: { readonly links: readonly TripLinkView[] }) {
  if (links.length === 0) return null;
  return (
    <nav className="trip-links no-print" aria-label="Pages of this trip">
      <ul>
        {links.map(({ label, href, note }) => (
          <li key={href}>
            <a href={href}>
              <span className="trip-links__label">{label}</span>
              {note ? <span className="trip-links__note">{note}</span> : null}
            </a>
          </li>
        ))}
      </ul>
    </nav>
  );
}
