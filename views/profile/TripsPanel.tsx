import type { SoonPanel } from '../../src/core/profile/soon';
import type { TripCardView } from '../trips/TripCard';
import { NoTrips, TripList } from '../trips/TripList';
import { TripsSkeleton } from '../trips/TripsSkeleton';
import { FailedPanel } from './FailedPanel';
import { LatePart } from './LatePart';
import { overviewTexts } from './overview.texts';

export interface UpcomingTrips {
  readonly trips: readonly TripCardView[];
  /** "41 days until you come on board: …", while a booked trip lies ahead. */
  readonly departure?: string;
}

interface TripsPanelProps {
  readonly panel: SoonPanel<UpcomingTrips>;
  /** Where a conversation with the consultant is arranged (PRO-12). */
  readonly meetingHref: string;
  readonly retryHref: string;
}

/** The trips ahead of a guest (H74), whatever their system answers. */
export function TripsPanel({ panel, meetingHref, retryHref }: TripsPanelProps) {
  if (panel.kind === 'late') return <LatePart name="trips" skeleton={<TripsSkeleton />} />;
  if (panel.kind === 'failed') return <FailedPanel what={overviewTexts.trips.what} retryHref={retryHref} />;
  const { trips, departure } = panel.value;
  if (trips.length === 0) return <NoTrips />;
  return (
    <>
      {departure === undefined ? null : <p className="overview__departure">{departure}</p>}
      <TripList trips={trips} hasPrimary meetingHref={meetingHref} />
    </>
  );
}
