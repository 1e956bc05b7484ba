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

interface ComingSailings {
  readonly from: readonly unknown[];
  readonly coming: readonly VoyageSailing[];
  readonly regions: readonly Region[];
}

/** Finds published voyages; one that departs today can no longer be reserved (VOY-01, VOY-03, ROU-30). */
export class FindVoyages {
  private last: ComingSailings | undefined;

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
    const { coming, regions: comingRegions } = this.comingOf(voyages, regions, sailings);
    const isUnfiltered = Object.values(filter).every((value) => value === undefined);
    return {
      sailings: isUnfiltered ? coming : coming.filter((voyageSailing) => matches(voyageSailing, filter)),
      regions: comingRegions,
    };
  }

  /** Returns the same lists as before while the ports return the same objects on the same day. */
  private comingOf(
    voyages: readonly Voyage[],
    regions: readonly Region[],
    sailings: readonly Sailing[],
  ): ComingSailings {
    const today = todayIn(this.officeTimeZone, this.clock.now());
    const from = [voyages, regions, sailings, today];
    if (this.last && from.every((one, index) => one === this.last?.from[index])) return this.last;
    const publishedVoyages = new Map(
      voyages.flatMap((voyage) => (voyage.isPublished ? [[voyage.voyageId, voyage] as const] : [])),
    );
    const coming = sailings.flatMap((sailing) => {
      const voyage = publishedVoyages.get(sailing.voyageId);
      return voyage && isAhead(sailing, today) ? [{ voyage, sailing }] : [];
    });
    const slugs = new Set(coming.map(({ voyage }) => voyage.regionSlug));
    this.last = { from, coming, regions: regions.filter(({ slug }) => slugs.has(slug)) };
    return this.last;
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
