import { SeeMore } from '../content/SeeMore';
import { siteLinks } from '../layout/site-links';
import { ButtonLink } from '../ui/Button';
import { TripCard } from './TripCard';
import type { TripCardView } from './trip-card-view';
import { tripsTexts } from './trips.texts';

const texts = tripsTexts.list;

/** A guest of many years has hundreds: the rest is a press away. */
const shownAtOnce = 12;

interface TripListProps {
  readonly trips: readonly TripCardView[];
  readonly hasPrimary?: boolean;
  /** Where a conversation with the consultant is arranged. */
  readonly meetingHref?: string | undefined;
  /** Unique on the page; needed by a page with several lists. */
  readonly id?: string;
}

/** One brass button a page: on the first trip that a payment is due for, else on the first that waits for nothing else. */
export function TripList({ trips, hasPrimary = false, meetingHref, id = 'trips' }: TripListProps) {
  const own = trips.filter(({ unconfirmedAction }) => unconfirmedAction === undefined);
  const brass = hasPrimary ? (own.find(isPaymentDue) ?? own[0]) : undefined;
  return (
    <SeeMore id={id} limit={shownAtOnce} listClassName="trips__list">
      {trips.map((trip) => (
        <TripCard key={trip.reservationId} trip={trip} isBrass={trip === brass} meetingHref={meetingHref} />
      ))}
    </SeeMore>
  );
}

/** A waitlist entry owes nothing before a suite is free. */
const isPaymentDue = ({ kind, actions, asksConsultant = false }: TripCardView) =>
  kind === 'active' && actions.pay !== undefined && !asksConsultant;

/** The list of a guest who has nothing ahead of them (TRP-02). */
export function NoTrips() {
  return (
    <div className="trips__empty">
      <p>{texts.empty}</p>
      <ButtonLink href={siteLinks.voyages}>{texts.emptyAction}</ButtonLink>
    </div>
  );
}
