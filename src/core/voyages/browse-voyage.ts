import type { Clock } from '../shared/clock.port';
import { todayIn } from '../shared/plain-date';
import type { TripRepository, TripGuest } from '../trips/trip-repository.port';
import { bookedSailing } from './booked-sailing';
import type { VoyageSailing } from './find-voyages';
import type { SailingInventory } from './sailing-inventory.port';
import type { VoyageContent } from './voyage-content.port';
import { voyageOfItinerary } from './voyage-of-itinerary';
import { type AskedVoyage, chooseVoyage, type ChosenVoyage, type VoyageChoice } from './voyage-selector';

export interface BrowsedVoyage {
  readonly choice: VoyageChoice;
  /** The sailings of the chosen segments, by start, without voyages that the content does not have. Empty for every voyage. */
  readonly sailings: readonly VoyageSailing[];
}

interface BrowseVoyageParts {
  readonly trips: Pick<TripRepository, 'findTrips'>;
  readonly content: Pick<VoyageContent, 'findVoyages'>;
  readonly inventory: Pick<SailingInventory, 'getSailing'>;
  readonly clock: Clock;
  readonly officeTimeZone: string;
}

/**
 * Returns the guest's voyage chosen for browsing, with its sailings (VOY-12 to VOY-16). A withdrawn voyage is included
 * (H52), and so is one under way. Throws what the ports throw.
 */
export class BrowseVoyage {
  constructor(private readonly parts: BrowseVoyageParts) {}

  async run({
    guest,
    requestedVoyage,
  }: {
    readonly guest: TripGuest;
    readonly requestedVoyage: AskedVoyage;
  }): Promise<BrowsedVoyage> {
    const { trips, clock, officeTimeZone } = this.parts;
    const choice = chooseVoyage(await trips.findTrips(guest), requestedVoyage, todayIn(officeTimeZone, clock.now()));
    return {
      choice,
      sailings: choice.kind === 'voyage' ? await this.sailingsOf(choice.segments) : [],
    };
  }

  private async sailingsOf(segments: ChosenVoyage['segments']): Promise<readonly VoyageSailing[]> {
    const { content, inventory } = this.parts;
    const [voyages, sailings] = await Promise.all([
      content.findVoyages(),
      Promise.all(segments.map(({ packageCode }) => inventory.getSailing(packageCode))),
    ]);
    return segments.flatMap((segment, index) => {
      const sailing = sailings[index];
      if (!sailing) {
        const voyage = voyageOfItinerary(voyages, segment.packageCode);
        return voyage ? [bookedSailing(voyage, segment)] : [];
      }
      const voyage = voyages.find(({ voyageId }) => voyageId === sailing.voyageId);
      return voyage ? [{ voyage, sailing }] : [];
    });
  }
}
