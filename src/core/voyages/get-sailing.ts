import type { Clock } from '../shared/clock.port';
import { changedVoyage } from '../trip-changes/changed-voyage';
import type { TripChanges } from '../trip-changes/trip-changes.port';
import { todayIn } from '../shared/plain-date';
import { parseItineraryId } from './itinerary-id';
import type { Sailing } from './sailing';
import { isAhead } from './sailing-dates';
import type { SailingInventory } from './sailing-inventory.port';
import type { Voyage } from './voyage';
import type { VoyageContent } from './voyage-content.port';

type GetSailingOutcome =
  | { readonly kind: 'sailing'; readonly sailing: Sailing; readonly voyage: Voyage }
  /** The sailing departs today or earlier: it is shown to its guests but no longer sold. */
  | { readonly kind: 'departed'; readonly sailing: Sailing; readonly voyage: Voyage }
  | { readonly kind: 'malformed' }
  | { readonly kind: 'not-found' };

/**
 * Returns the voyage with the changes of the sailing. A malformed id has an outcome of its own; an unpublished voyage
 * is not found (H22, H52).
 */
export class GetSailing {
  constructor(
    private readonly content: VoyageContent,
    private readonly inventory: SailingInventory,
    private readonly clock: Clock,
    private readonly officeTimeZone: string,
    private readonly ledger: Pick<TripChanges, 'findAll'>,
  ) {}

  async run({ itineraryId }: { readonly itineraryId: string }): Promise<GetSailingOutcome> {
    if (parseItineraryId(itineraryId).kind === 'malformed') return { kind: 'malformed' };
    const [sailing, voyages, changes] = await Promise.all([
      this.inventory.getSailing(itineraryId),
      this.content.findVoyages(),
      this.ledger.findAll(),
    ]);
    const voyage = voyages.find((candidate) => candidate.isPublished && candidate.voyageId === sailing?.voyageId);
    if (!sailing || !voyage) return { kind: 'not-found' };
    const today = todayIn(this.officeTimeZone, this.clock.now());
    return {
      kind: isAhead(sailing, today) ? 'sailing' : 'departed',
      sailing,
      voyage: changedVoyage(voyage, itineraryId, changes),
    };
  }
}

export const isKnown = (
  outcome: GetSailingOutcome,
): outcome is Extract<GetSailingOutcome, { readonly sailing: Sailing }> =>
  outcome.kind === 'sailing' || outcome.kind === 'departed';
