import type { SoonPanel } from '../../src/core/profile/soon';
import type { TripCardView } from '../trips/TripCard';
import { NoTrips, TripList } from '../trips/TripList';
import { TripsSkeleton } from '../trips/TripsSkeleton';
import { FailedPanel } from './FailedPanel';
import { LatePart } from './LatePart';
import { overviewTexts } from './overview.texts';

interface TripsPanelProps {
  readonly panel: SoonPanel<readonly TripCardView[]>;
  /** Where a conversation with the consultant is arranged (PRO-12). */
  readonly meetingHref: string;
  readonly retryHref: string;
}

/** The trips ahead of a guest (H74), whatever their system answers. */
export function TripsPanel({ panel, meetingHref, retryHref }: TripsPanelProps) {
  if (panel.kind === 'late') return <LatePart name="trips" skeleton={<TripsSkeleton />} />;
  if (panel.kind === 'failed') return <FailedPanel what={overviewTexts.trips.what} retryHref={retryHref} />;
  return panel.value.length === 0 ? <NoTrips /> : <TripList trips={panel.value} hasPrimary meetingHref={meetingHref} />;
}
