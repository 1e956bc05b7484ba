import { formatDateRange } from '../../core/shared/plain-date';
import type { Trip } from '../../core/trips/trip';
import { tripEnd, tripStart } from '../../core/trips/trip-order';
import { titleWithoutAsterisks } from '../../core/voyages/voyage-title';
import { reserveExperienceTexts as texts } from '../../../views/excursions/reserve-experience.texts';

/** Names a trip where an excursion is reserved or asked for: its voyage's title and its days. */
export function tripText(trip: Trip): string {
  const [start, end] = [tripStart(trip), tripEnd(trip)];
  return texts.trip(
    titleWithoutAsterisks(trip.packages[0]?.packageName ?? ''),
    start && end ? formatDateRange(start, end) : '',
  );
}
