import type { MenuView } from './culinary-views';

interface EveningMenuProps {
  readonly menu: Pick<MenuView, 'venue' | 'dishes'>;
  readonly eyebrow: string;
  readonly title: string;
  readonly note: string;
  readonly hours?: string;
}

/** A card as it lies on the table: one column, centered, nothing beside it. */
export function EveningMenu({ menu, eyebrow, title, note, hours }: EveningMenuProps) {
  return (
    <section className="menu-card" aria-labelledby="menu-title">
      <p className="menu-card__eyebrow">{eyebrow}</p>
      <h2 className="menu-card__title" id="menu-title">{title}</h2>
      {hours ? <p className="menu-card__hours">{hours}</p> : null}
      <ol className="menu-card__dishes">
        {menu.dishes.map((dish) => <li key={dish}><Dish dish={dish} /></li>)}
      </ol>
      <p className="menu-card__note">{note}</p>
    </section>
  );
}

/** "Sea bass in salt crust, for two": what it is, and in smaller letters what comes with it. */
function Dish({ dish }: { readonly dish: string }) {
  const comma = dish.indexOf(', ');
  if (comma < 0) return <span className="menu-card__dish">{dish}</span>;
  return (
    <>
      <span className="menu-card__dish">{dish.slice(0, comma)}</span><span className="hidden-to-the-eye">, </span>
      <span className="menu-card__with">{dish.slice(comma + 2)}</span>
    </>
  );
}
