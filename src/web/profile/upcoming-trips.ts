import { daysBetween, isBefore, type PlainDate } from '../../core/shared/plain-date';
import { overviewTexts as texts } from '../../../views/profile/overview.texts';
import type { UpcomingTrips } from '../../../views/profile/TripsSection';
import type { TripCardView } from '../../../views/trips/trip-card-view';

export function toUpcoming(trips: readonly TripCardView[], today: PlainDate): UpcomingTrips {
  const next = trips.find(({ sailsOn }) => sailsOn !== undefined && !isBefore(sailsOn, today));
  return {
    trips,
    ...(next?.sailsOn ? { departure: texts.departure(daysBetween(today, next.sailsOn), next.title) } : {}),
  };
}
