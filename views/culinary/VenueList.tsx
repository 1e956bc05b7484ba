import { FavouriteButton } from '../favourites/FavouriteButton';
import { Picture } from '../ui/Picture';
import type { VenueGroupView, VenueView } from './culinary-views';
import { culinaryTexts as texts } from './culinary.texts';
import { TermGroup } from '../ui/TermGroup';

export function VenueList({ groups }: { readonly groups: readonly VenueGroupView[] }) {
  return (
    <>
      {groups.map(({ kind, venues, picture }) => {
        const id = `kind-${kind.toLowerCase().replace(/[^a-z]+/g, '-')}`;
        return (
          <section key={kind} className="venue-group" aria-labelledby={id}>
            <div className="venue-group__head">
              <h2 className="venue-group__kind" id={id}>
                {texts.kinds(kind)}
              </h2>
              {picture ? (
                <Picture className="venue-group__picture" picture={picture} sizes="(min-width: 1024px) 34vw, 92vw" />
              ) : null}
            </div>
            <ul className="venue-group__list">
              {venues.map((venue) => (
                <li key={venue.slug}>
                  <VenueRow {...venue} />
                </li>
              ))}
            </ul>
          </section>
        );
      })}
    </>
  );
}

function VenueRow({ slug, name, href, deck, hours, seats, summary }: VenueView) {
  return (
    <article className="venue-row">
      <h3 className="venue-row__name">
        <a className="venue-row__link" href={href}>
          {name}
        </a>
      </h3>
      <p className="venue-row__deck">{deck}</p>
      <p className="venue-row__summary">{summary}</p>
      <dl className="venue-row__facts">
        <TermGroup term={texts.hours}>{hours}</TermGroup>
        <TermGroup term={texts.seats}>{seats}</TermGroup>
      </dl>
      <div className="venue-row__heart">
        <FavouriteButton type="CULINARY VENUE" value={slug} title={name} />
      </div>
    </article>
  );
}
