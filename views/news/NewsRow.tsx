/** A news item in a list, ready to print. */
export interface NewsRowView {
  readonly slug: string;
  readonly href: string;
  readonly title: string;
  readonly category: string;
  readonly summary: string;
  /** 2026-11-19. */
  readonly publishedOn: string;
  /** 19 November 2026. */
  readonly date: string;
}

/** One line of the list: its day, what it says, what it belongs to. */
export function NewsRow({ item }: { readonly item: NewsRowView }) {
  return (
    <article className="news-row">
      <p className="news-row__date"><time dateTime={item.publishedOn}>{item.date}</time></p>
      <div className="news-row__words">
        <h3 className="news-row__title"><a className="card__link" href={item.href}>{item.title}</a></h3>
        <p className="news-row__summary">{item.summary}</p>
      </div>
      <p className="news-row__category">{item.category}</p>
    </article>
  );
}
