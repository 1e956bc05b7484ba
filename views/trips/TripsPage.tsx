import type { Frame } from '../layout/frame';
import { Head } from '../layout/Head';
import { ProfileFrame, type ProfileSideView } from '../profile/ProfileFrame';
import { Notice } from '../ui/Notice';
import type { TripCardView } from './TripCard';
import { NoTrips, TripList } from './TripList';
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

function Section({ id, title, trips }: { readonly id: string; readonly title: string; readonly trips: readonly TripCardView[] }) {
  if (trips.length === 0) return null;
  return (
    <section className="trips__section" aria-labelledby={id}>
      <h2 className="trips__heading" id={id}>{title}</h2>
      <TripList trips={trips} />
    </section>
  );
}
