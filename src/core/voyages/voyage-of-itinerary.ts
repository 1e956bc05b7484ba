import { voyageIdOf } from './itinerary-id';
import type { Voyage } from './voyage';

/**
 * Finds the voyage that an itinerary id or a package code names. Returns undefined when the content no longer has it,
 * and for a hybrid id, which names no voyage (H22): then only the booking's own data can be shown.
 */
export function voyageOfItinerary<Known extends Pick<Voyage, 'voyageId'>>(
  voyages: readonly Known[],
  itineraryId: string,
): Known | undefined {
  const namedVoyageId = voyageIdOf(itineraryId);
  return namedVoyageId === undefined ? undefined : voyages.find(({ voyageId }) => voyageId === namedVoyageId);
}
