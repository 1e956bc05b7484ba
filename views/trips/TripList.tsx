import { siteLinks } from '../layout/site-links';
import { ButtonLink } from '../ui/Button';
import { TripCard, type TripCardView } from './TripCard';
import { tripsTexts } from './trips.texts';

const texts = tripsTexts.list;

interface TripListProps {
  readonly trips: readonly TripCardView[];
  readonly hasPrimary?: boolean;
}

/** One brass button a page: on the first trip that a payment is due for, else on the first that waits for nothing else. */
export function TripList({ trips, hasPrimary = false }: TripListProps) {
  const own = trips.filter(({ unconfirmedAction }) => unconfirmedAction === undefined);
  const brass = hasPrimary ? (own.find(({ kind, actions }) => kind === 'active' && actions.pay !== undefined) ?? own[0]) : undefined;
  return (
    <ul className="trips__list">
      {trips.map((trip) => <li key={trip.reservationId}><TripCard trip={trip} isBrass={trip === brass} /></li>)}
    </ul>
  );
}

/** The list of a guest who has nothing ahead of them (TRP-02). */
export function NoTrips() {
  return (
    <div className="trips__empty">
      <p>{texts.empty}</p>
      <ButtonLink href={siteLinks.voyages}>{texts.emptyAction}</ButtonLink>
    </div>
  );
}
