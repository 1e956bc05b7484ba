import { isBefore, todayIn } from '../shared/plain-date';
import type { Clock } from '../shared/clock.port';
import type { Sailing } from './sailing';
import type { SailingInventory } from './sailing-inventory.port';
import type { Suite, Voyage } from './voyage';
import type { VoyageContent } from './voyage-content.port';

export type ShowVoyageOutcome =
  | { readonly kind: 'voyage'; readonly voyage: Voyage; readonly sailings: readonly Sailing[]; readonly suites: readonly Suite[]; readonly published: readonly Voyage[] }
  | { readonly kind: 'not-found' };

/** One published voyage with its coming sailings by date; an unpublished one is not found (VOY-03, H52). */
export class ShowVoyage {
  constructor(
    private readonly content: VoyageContent,
    private readonly inventory: SailingInventory,
    private readonly clock: Clock,
    private readonly officeTimeZone: string,
  ) {}

  async run({ slug }: { readonly slug: string }): Promise<ShowVoyageOutcome> {
    const published = (await this.content.findVoyages()).filter((voyage) => voyage.isPublished);
    const voyage = published.find((candidate) => candidate.slug === slug);
    if (!voyage) return { kind: 'not-found' };
    const [sailings, suites] = await Promise.all([this.inventory.findSailings(), this.content.findSuites()]);
    const today = todayIn(this.officeTimeZone, this.clock.now());
    return {
      kind: 'voyage',
      voyage,
      sailings: sailings.filter((sailing) => sailing.voyageId === voyage.voyageId && !isBefore(sailing.start, today)),
      suites,
      published,
    };
  }
}
