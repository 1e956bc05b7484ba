import { parseItineraryId } from './itinerary-id';
import type { Sailing } from './sailing';
import type { SailingInventory } from './sailing-inventory.port';
import type { Voyage } from './voyage';
import type { VoyageContent } from './voyage-content.port';

export type GetSailingOutcome =
  | { readonly kind: 'sailing'; readonly sailing: Sailing; readonly voyage: Voyage }
  | { readonly kind: 'malformed' }
  | { readonly kind: 'not-found' };

/** One sailing with its voyage. An id that cannot be read is told apart; an unpublished voyage is not found (H22, H52). */
export class GetSailing {
  constructor(private readonly content: VoyageContent, private readonly inventory: SailingInventory) {}

  async run({ itineraryId }: { readonly itineraryId: string }): Promise<GetSailingOutcome> {
    if (parseItineraryId(itineraryId).kind === 'malformed') return { kind: 'malformed' };
    const [sailing, voyages] = await Promise.all([this.inventory.getSailing(itineraryId), this.content.findVoyages()]);
    const voyage = voyages.find((candidate) => candidate.isPublished && candidate.voyageId === sailing?.voyageId);
    return sailing && voyage ? { kind: 'sailing', sailing, voyage } : { kind: 'not-found' };
  }
}
