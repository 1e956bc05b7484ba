import type { VoyageSailing } from '../../core/voyages/find-voyages';
import { findMissedSailing, type MissedSailing } from '../../core/voyages/missed-sailing';
import type { SailingInventory } from '../../core/voyages/sailing-inventory.port';
import type { VoyageContent } from '../../core/voyages/voyage-content.port';
import type { GoneView } from '../../../views/shortlist/GoneList';
import { requestedText, nearMissed } from './missed-sailing-view';

interface MissedSailingsParts {
  readonly content: Pick<VoyageContent, 'findVoyages' | 'findSuites'>;
  readonly inventory: Pick<SailingInventory, 'getSailing'>;
}

/** Describes sailings that an address or a list names and that are not for sale, each with its alternatives. */
export class MissedSailings {
  constructor(private readonly parts: MissedSailingsParts) {}

  async describe(ids: readonly string[], coming: readonly VoyageSailing[]): Promise<readonly GoneView[]> {
    if (ids.length === 0) return [];
    const { content, inventory } = this.parts;
    const [voyages, suites] = await Promise.all([content.findVoyages(), content.findSuites()]);
    const publishedVoyages = voyages.filter(({ isPublished }) => isPublished);
    const getSailing = (id: string) => inventory.getSailing(id);
    return Promise.all(
      ids.map(async (itineraryId) => {
        const missedSailing: MissedSailing = (await findMissedSailing({
          itineraryId,
          shownSailing: undefined,
          coming,
          publishedVoyages,
          getSailing,
        })) ?? {
          kind: 'unknown',
        };
        const voyage = publishedVoyages.find(({ voyageId }) => voyageId === missedSailing.sailing?.voyageId);
        return { text: requestedText(missedSailing), items: nearMissed(missedSailing, { voyage, coming, suites }) };
      }),
    );
  }
}
