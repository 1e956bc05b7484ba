import { Skeleton } from '../ui/Skeleton';
import { tripsTexts } from './trips.texts';

/** Has the size of the cards of My Trips, so that their arrival shifts nothing (TRP-03). */
export function TripsSkeleton({ cards = 2 }: { readonly cards?: number }) {
  return (
    <div aria-busy="true">
      <p className="hidden-to-the-eye" role="status">
        {tripsTexts.list.loading}
      </p>
      <ul className="trips__list" aria-hidden="true">
        {Array.from({ length: cards }, (_, position) => (
          <li key={position}>
            <div className="trip-card">
              <div className="trip-card__picture">
                <Skeleton shape="picture" />
              </div>
              <div className="trip-card__words">
                <Skeleton shape="line" className="trip-card__status" />
                <Skeleton shape="title" />
                <Skeleton shape="line" />
                <Skeleton shape="line" />
              </div>
            </div>
          </li>
        ))}
      </ul>
    </div>
  );
}
