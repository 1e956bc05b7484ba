import type { Frame } from '../layout/frame';
import { Head } from '../layout/Head';
import { siteLinks } from '../layout/site-links';
import { FailedSection } from '../profile/FailedSection';
import { DeferredFragment } from '../profile/DeferredFragment';
import { SharedTrips, type SharedTripView } from '../party/SharedTrips';
import { ProfileFrame, type ProfileSideView } from '../profile/ProfileFrame';
import { Notice } from '../ui/Notice';
import type { TripCardView } from './trip-card-view';
import { NoTrips, TripList } from './TripList';
import { TripsSkeleton } from './TripsSkeleton';
import { tripsTexts } from './trips.texts';

const texts = tripsTexts.list;

/**
 * `failed`: the reservation system did not answer, so that the trips are unknown (ROL-07, H13). `deferred`: it has not
 * answered yet (TRP-03).
 */
type Trips =
  | { readonly kind: 'failed' }
  | { readonly kind: 'deferred' }
  | ({ readonly kind: 'ready' } & TripCardSections);

export interface TripCardSections {
  readonly upcoming: readonly TripCardView[];
  readonly past: readonly TripCardView[];
  readonly expired: readonly TripCardView[];
}

interface TripsPageProps {
  readonly frame: Frame;
  readonly trips: Trips;
  readonly side: ProfileSideView;
  readonly sharedTrips?: readonly SharedTripView[];
  readonly receipt?: string;
}

export function TripsPage({ frame, trips, side, sharedTrips = [], receipt }: TripsPageProps) {
  return (
    <ProfileFrame frame={frame} side={side}>
      <Head title={texts.title} isPrivate />
      <h1 className="profile-title">{texts.title}</h1>
      {receipt ? (
        <Notice tone="success" className="trips__receipt">
          <p>{receipt}</p>
        </Notice>
      ) : null}
      <div data-region="trips">
        <AllTrips trips={trips} meetingHref={side.scheduleHref ?? side.contactHref} />
      </div>
      <SharedTrips trips={sharedTrips} />
    </ProfileFrame>
  );
}

export function AllTrips({ trips, meetingHref }: { readonly trips: Trips; readonly meetingHref: string }) {
  if (trips.kind === 'deferred') return <DeferredFragment name="trips" skeleton={<ComingTrips />} />;
  if (trips.kind === 'failed')
    return (
      <div className="trips__section">
        <FailedSection subject={texts.failed} retryHref={siteLinks.trips} />
      </div>
    );
  return <Sections trips={trips} meetingHref={meetingHref} />;
}

function ComingTrips() {
  return (
    <div className="trips__section">
      <h2 className="trips__heading">{texts.upcoming}</h2>
      <TripsSkeleton />
    </div>
  );
}

interface SectionsProps {
  readonly trips: Extract<Trips, { kind: 'ready' }>;
  readonly meetingHref: string;
}

function Sections({ trips: { upcoming, past, expired }, meetingHref }: SectionsProps) {
  return (
    <>
      <section className="trips__section" aria-labelledby="upcoming-title">
        <h2 className="trips__heading" id="upcoming-title">
          {texts.upcoming}
        </h2>
        {upcoming.length > 0 ? (
          <TripList id="upcoming" trips={upcoming} isFirst meetingHref={meetingHref} />
        ) : (
          <NoTrips />
        )}
      </section>
      <Section id="past" title={texts.past} trips={past} />
      <Section id="expired" title={texts.expired} trips={expired} />
    </>
  );
}

function Section({
  id,
  title,
  trips,
}: {
  readonly id: string;
  readonly title: string;
  readonly trips: readonly TripCardView[];
}) {
  if (trips.length === 0) return null;
  return (
    <section className="trips__section" aria-labelledby={`${id}-title`}>
      <h2 className="trips__heading" id={`${id}-title`}>
        {title}
      </h2>
      <TripList id={id} trips={trips} />
    </section>
  );
}
