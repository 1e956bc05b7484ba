import type { DeferrableSection } from '../../src/core/profile/with-deadline';
import type { TripCardView } from '../trips/trip-card-view';
import { NoTrips, TripList } from '../trips/TripList';
import { TripsSkeleton } from '../trips/TripsSkeleton';
import { FailedSection } from './FailedSection';
import { DeferredFragment } from './DeferredFragment';
import { overviewTexts } from './overview.texts';

interface TripsSectionProps {
  readonly section: DeferrableSection<readonly TripCardView[]>;
  readonly meetingHref: string;
  readonly retryHref: string;
}

export function TripsSection({ section, meetingHref, retryHref }: TripsSectionProps) {
  if (section.kind === 'deferred') return <DeferredFragment name="trips" skeleton={<TripsSkeleton />} />;
  if (section.kind === 'failed') return <FailedSection subject={overviewTexts.trips.subject} retryHref={retryHref} />;
  if (section.value.length === 0) return <NoTrips />;
  return <TripList trips={section.value} isFirst meetingHref={meetingHref} />;
}
