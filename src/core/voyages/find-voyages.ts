import { isBefore, todayIn } from '../shared/plain-date';
import type { Clock } from '../shared/clock.port';
import type { Sailing } from './sailing';
import { isAhead } from './sailing-dates';
import type { SailingInventory } from './sailing-inventory.port';
import type { DateWindow, Region, Voyage } from './voyage';
import type { VoyageContent } from './voyage-content.port';

export interface VoyageSailing {
  readonly voyage: Voyage;
  readonly sailing: Sailing;
}

interface FoundVoyages {
  readonly sailings: readonly VoyageSailing[];
  readonly regions: readonly Region[];
}

/** Of published voyages; one that departs today can no longer be reserved (VOY-01, VOY-03, ROU-30). */
export class FindVoyages {
  constructor(
    private readonly content: VoyageContent,
    private readonly inventory: SailingInventory,
    private readonly clock: Clock,
    private readonly officeTimeZone: string,
  ) {}

  async run(filter: DateWindow & { readonly regionSlug?: string } = {}): Promise<FoundVoyages> {
    const [voyages, regions, sailings] = await Promise.all([
      this.content.findVoyages(),
      this.content.findRegions(),
      this.inventory.findSailings(),
    ]);
    const today = todayIn(this.officeTimeZone, this.clock.now());
    const published = new Map(
      voyages.flatMap((voyage) => (voyage.isPublished ? [[voyage.voyageId, voyage] as const] : [])),
    );
    const coming = sailings.flatMap((sailing) => {
      const voyage = published.get(sailing.voyageId);
      return voyage && isAhead(sailing, today) ? [{ voyage, sailing }] : [];
    });
    const comingRegions = new Set(coming.map(({ voyage }) => voyage.regionSlug));
    return {
      sailings: coming.filter((found) => matches(found, filter)),
      regions: regions.filter((region) => comingRegions.has(region.slug)),
    };
  }
}

function matches(
  { voyage, sailing }: VoyageSailing,
  { regionSlug, from, to }: DateWindow & { readonly regionSlug?: string },
): boolean {
  if (regionSlug !== undefined && voyage.regionSlug !== regionSlug) return false;
  if (from !== undefined && isBefore(sailing.start, from)) return false;
  return to === undefined || !isBefore(to, sailing.end);
}
