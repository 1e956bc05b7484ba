import type { Trip } from '../../core/trips/trip';
import type { VoyageContent } from '../../core/voyages/voyage-content.port';
import type { TripContent } from './trip-views';

/** A withdrawn voyage is still shown to those who booked it (H52). */
export async function tripContents(content: VoyageContent): Promise<(trip: Trip) => TripContent> {
  const [voyages, suites] = await Promise.all([content.findVoyages(), content.findSuites()]);
  return ({ packages: [booked] }) => {
    const voyageId = booked?.packageCode.split('-')[1];
    return {
      voyage: voyages.find((voyage) => voyage.voyageId === voyageId),
      suite: suites.find(({ category }) => category === booked?.cabinCategory),
    };
  };
}
