import type { DeferrableSection } from '../../src/core/profile/with-deadline';
import type { TripCardView } from '../trips/trip-card-view';
import { NoTrips, TripList } from '../trips/TripList';
import { TripsSkeleton } from '../trips/TripsSkeleton';
import { FailedSection } from './FailedSection';
import { DeferredFragment } from './DeferredFragment';
import { overviewTexts } from './overview.texts';

export interface UpcomingTrips {
  readonly trips: readonly TripCardView[];
  readonly departure?: string;
}

interface TripsSectionProps {
  readonly section: DeferrableSection<UpcomingTrips>;
  readonly meetingHref: string;
  readonly retryHref: string;
}

export function TripsSection({ section, meetingHref, retryHref }: TripsSectionProps) {
  if (section.kind === 'deferred') return <DeferredFragment name="trips" skeleton={<TripsSkeleton />} />;
  if (section.kind === 'failed') return <FailedSection subject={overviewTexts.trips.subject} retryHref={retryHref} />;
  const { trips, departure } = section.value;
  if (trips.length === 0) return <NoTrips />;
  return (
    <>
      {departure === undefined ? null : <p className="overview__departure">{departure}</p>}
      <TripList trips={trips} hasPrimary meetingHref={meetingHref} />
    </>
  );
}
