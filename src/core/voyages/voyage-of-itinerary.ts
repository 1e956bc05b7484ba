import { voyageIdOf } from './itinerary-id';
import type { Voyage } from './voyage';

/**
 * The voyage that an itinerary id or a package code names. Absent when the content knows it no more, and for a hybrid
 * id, which names no voyage (H22): what is shown of it then comes from the booking alone.
 */
export function voyageOfItinerary<Known extends Pick<Voyage, 'voyageId'>>(
  voyages: readonly Known[],
  itineraryId: string,
): Known | undefined {
  const named = voyageIdOf(itineraryId);
  return named === undefined ? undefined : voyages.find(({ voyageId }) => voyageId === named);
}
