interface QuoteCardProps {
  /** Without quotation marks: they are drawn. */
  readonly quote: string;
  readonly name?: string | undefined;
  /** Who says it: "Chef of The Long Table". */
  readonly role?: string | undefined;
}

/** A few words of somebody, large, and whose they are (CNT-31). */
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
