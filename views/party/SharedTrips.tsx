import { partyTexts } from './party.texts';

const texts = partyTexts.shared;

export interface SharedTripView {
  readonly title: string;
  readonly dates: string;
  readonly roles: string;
  readonly href: string;
}

export function SharedTrips({ trips }: { readonly trips: readonly SharedTripView[] }) {
  if (trips.length === 0) return null;
  return (
    <section className="trips__section" aria-labelledby="shared-title">
      <h2 className="trips__heading" id="shared-title">
        {texts.title}
      </h2>
      <ul className="shared-trips">
        {trips.map(({ title, dates, roles, href }) => (
          <li key={href} className="shared-trips__trip">
            <h3 className="shared-trips__title">
              <a href={href}>{title}</a>
            </h3>
            <p>{dates}</p>
            <p className="trip-page__note">{roles}</p>
          </li>
        ))}
      </ul>
    </section>
  );
}
