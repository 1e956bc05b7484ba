interface QuoteCardProps {
  /** Without quotation marks, which CSS draws. */
  readonly quote: string;
  readonly name?: string | undefined;
  /** The speaker's role, such as "Chef of The Long Table". */
  readonly role?: string | undefined;
}

/** A quotation with its source (CNT-31). */
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
