interface QuoteCardProps {
  /** The quote has no quotation marks, because CSS draws them. */
  readonly quote: string;
  readonly name?: string | undefined;
  readonly role?: string | undefined;
}

export function QuoteCard({ quote, name, role }: QuoteCardProps) {
  return (
    <figure className="quote-card">
      <blockquote className="quote-card__words">
        <p>{quote}</p>
      </blockquote>
      {name === undefined ? null : (
        <figcaption className="quote-card__name">
          {name}
          {role === undefined ? null : <span className="quote-card__role">{role}</span>}
        </figcaption>
      )}
    </figure>
  );
}
