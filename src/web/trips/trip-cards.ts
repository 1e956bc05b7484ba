import type { Trip } from '../../core/trips/trip';
import type { TripBook, TripGuest } from '../../core/trips/trip-book.port';
import { tripSections } from '../../core/trips/trip-card';
import type { VoyageContent } from '../../core/voyages/voyage-content.port';
import type { TripCardView } from '../../../views/trips/TripCard';
import type { BuiltAssets } from '../rendering/built-assets';
import { tripContents } from './trip-contents';
import { toTripCard } from './trip-views';
import type { WaitlistPlaces } from './waitlist-places';

interface TripCardsParts {
  readonly trips: Pick<TripBook, 'findTrips'>;
  readonly waitlistPlaces: Pick<WaitlistPlaces, 'of'>;
  readonly content: VoyageContent;
  readonly assets: BuiltAssets;
}

export interface TripCardSections {
  readonly upcoming: readonly TripCardView[];
  readonly past: readonly TripCardView[];
  readonly expired: readonly TripCardView[];
}

/** A guest's trips as cards, for the page that has them all and for the overview (TRP-04, H74). */
export class TripCards {
  constructor(private readonly parts: TripCardsParts) {}

  async of(guest: TripGuest): Promise<TripCardSections> {
    const { trips, waitlistPlaces, content, assets } = this.parts;
    const found = await trips.findTrips(guest);
    const [contentOf, places] = await Promise.all([tripContents(content), waitlistPlaces.of(found)]);
    const print = (trip: Trip) => toTripCard(trip, contentOf(trip), assets, places.get(trip.reservationId));
    const { upcoming, past, expired } = tripSections(found);
    return { upcoming: upcoming.map(print), past: past.map(print), expired: expired.map(print) };
  }
}
