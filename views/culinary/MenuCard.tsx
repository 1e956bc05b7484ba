import type { ReactNode } from 'react';

interface MenuCardProps {
  readonly eyebrow: string;
  readonly title: string;
  readonly note: string;
  readonly children: ReactNode;
}

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

/** Splits a dish such as "Sea bass in salt crust, for two" into its name and, in smaller type, its side. */
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
