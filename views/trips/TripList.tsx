import { SeeMore } from '../content/SeeMore';
import { siteLinks } from '../layout/site-links';
import { ButtonLink } from '../ui/Button';
import { TripCard } from './TripCard';
import type { TripCardView } from './trip-card-view';
import { tripsTexts } from './trips.texts';

const texts = tripsTexts.list;

const shownAtOnce = 12;

interface TripListProps {
  readonly trips: readonly TripCardView[];
  /** True for the first list of a page: it has the primary button, and the picture of its first trip is in the first view. */
  readonly isFirst?: boolean;
  readonly meetingHref?: string | undefined;
  readonly id?: string;
}

/**
 * A page has one primary button: on the first trip with a payment due, else on the first without other pending steps.
 */
export function TripList({ trips, isFirst = false, meetingHref, id = 'trips' }: TripListProps) {
  const own = trips.filter(({ unconfirmedAction }) => unconfirmedAction === undefined);
  const brass = isFirst ? (own.find(isPaymentDue) ?? own[0]) : undefined;
  return (
    <SeeMore id={id} limit={shownAtOnce} listClassName="trips__list">
      {trips.map((trip, index) => (
        <TripCard
          key={trip.reservationId}
          trip={trip}
          isBrass={trip === brass}
          isFirst={isFirst && index === 0}
          meetingHref={meetingHref}
        />
      ))}
    </SeeMore>
  );
}

/** A waitlist entry has no payment due before a suite is offered. */
const isPaymentDue = ({ kind, actions, asksConsultant = false }: TripCardView) =>
  kind === 'active' && actions.pay !== undefined && !asksConsultant;

export function NoTrips() {
  return (
    <div className="trips__empty">
      <p>{texts.empty}</p>
      <ButtonLink href={siteLinks.voyages}>{texts.emptyAction}</ButtonLink>
    </div>
  );
}
