import type { ReactNode } from 'react';

interface MenuCardProps {
  readonly eyebrow: string;
  readonly title: string;
  readonly note: string;
  /** The lines of the card, each a list item. */
  readonly children: ReactNode;
}

/** A card as it lies on the table: one column, centered, nothing beside it. */
export function MenuCard({ eyebrow, title, note, children }: MenuCardProps) {
  return (
    <section className="menu-card" aria-labelledby="menu-title">
      <p className="menu-card__eyebrow">{eyebrow}</p>
      <h2 className="menu-card__title" id="menu-title">
        {title}
      </h2>
      <ol className="menu-card__dishes">{children}</ol>
      <p className="menu-card__note">{note}</p>
    </section>
  );
}

/** "Sea bass in salt crust, for two": what it is, and in smaller letters what comes with it. */
export function Dish({ dish }: { readonly dish: string }) {
  const comma = dish.indexOf(', ');
  if (comma < 0) return <span className="menu-card__dish">{dish}</span>;
  return (
    <>
      <span className="menu-card__dish">{dish.slice(0, comma)}</span>
      <span className="hidden-to-the-eye">, </span>
      <span className="menu-card__with">{dish.slice(comma + 2)}</span>
    </>
  );
}
