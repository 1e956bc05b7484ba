import type { Frame } from '../layout/frame';
import { Head } from '../layout/Head';
import { siteLinks } from '../layout/site-links';
import { ProfileFrame, type ProfileSideView } from '../profile/ProfileFrame';
import { ButtonLink } from '../ui/Button';
import { Notice } from '../ui/Notice';
import { TripCard, type TripCardView } from './TripCard';
import { tripsTexts } from './trips.texts';

const texts = tripsTexts.list;

export interface TripsPageProps {
  readonly frame: Frame;
  readonly upcoming: readonly TripCardView[];
  readonly past: readonly TripCardView[];
  readonly expired: readonly TripCardView[];
  readonly side: ProfileSideView;
  /** What came of the guest's last answer, such as a trip that was kept. */
  readonly receipt?: string;
}

export function TripsPage({ frame, upcoming, past, expired, side, receipt }: TripsPageProps) {
  return (
    <ProfileFrame frame={frame} side={side}>
      <Head title={texts.title} isPrivate />
      <h1 className="trips__title">{texts.title}</h1>
      {receipt ? <Notice tone="success" className="trips__receipt"><p>{receipt}</p></Notice> : null}
      <section className="trips__section" aria-labelledby="upcoming-title">
        <h2 className="trips__heading" id="upcoming-title">{texts.upcoming}</h2>
        {upcoming.length > 0 ? <TripList trips={upcoming} hasPrimary /> : <NoTrips />}
      </section>
      <Section id="past-title" title={texts.past} trips={past} />
      <Section id="expired-title" title={texts.expired} trips={expired} />
    </ProfileFrame>
  );
}

function NoTrips() {
  return (
    <div className="trips__empty">
      <p>{texts.empty}</p>
      <ButtonLink href={siteLinks.voyages}>{texts.emptyAction}</ButtonLink>
    </div>
  );
}

function Section({ id, title, trips }: { readonly id: string; readonly title: string; readonly trips: readonly TripCardView[] }) {
  if (trips.length === 0) return null;
  return (
    <section className="trips__section" aria-labelledby={id}>
      <h2 className="trips__heading" id={id}>{title}</h2>
      <TripList trips={trips} />
    </section>
  );
}

/** One brass button a page: on the first trip that a payment is due for, else on the first that waits for nothing else. */
function TripList({ trips, hasPrimary = false }: { readonly trips: readonly TripCardView[]; readonly hasPrimary?: boolean }) {
  const own = trips.filter(({ unconfirmedAction }) => unconfirmedAction === undefined);
  const brass = hasPrimary ? (own.find(({ kind, actions }) => kind === 'active' && actions.pay !== undefined) ?? own[0]) : undefined;
  return (
    <ul className="trips__list">
      {trips.map((trip) => <li key={trip.reservationId}><TripCard trip={trip} isBrass={trip === brass} /></li>)}
    </ul>
  );
}
