import { todayIn } from '../shared/plain-date';
import type { Clock } from '../shared/clock.port';
import { changedVoyage } from '../trip-changes/changed-voyage';
import type { TripChanges } from '../trip-changes/trip-changes.port';
import type { VoyageSailing } from './find-voyages';
import { findMissedSailing, type MissedSailing } from './missed-sailing';
import { nearestSlugs } from './nearest-slugs';
import type { Sailing } from './sailing';
import { isAhead, previousAndNextVoyage, selectSailing } from './sailing-dates';
import type { SailingInventory } from './sailing-inventory.port';
import type { Suite, Voyage } from './voyage';
import type { VoyageContent } from './voyage-content.port';

export type ShowVoyageOutcome =
  /** `near` are the voyages that a mistyped address may mean. */
  | { readonly kind: 'not-found'; readonly near: readonly Voyage[] }
  | {
      readonly kind: 'voyage';
      readonly voyage: Voyage;
      readonly plannedVoyage: Voyage;
      readonly sailings: readonly Sailing[];
      readonly selectedSailing?: Sailing;
      /** The requested sailing, where another one is selected instead of it. */
      readonly missedSailing?: MissedSailing | undefined;
      readonly previous?: VoyageSailing | undefined;
      readonly next?: VoyageSailing | undefined;
      readonly suites: readonly Suite[];
      readonly coming: readonly VoyageSailing[];
    };

/** Shows a published voyage; an unpublished one is not found (VOY-03, VOY-08, VOY-23, H52). */
export class ShowVoyage {
  constructor(
    private readonly content: VoyageContent,
    private readonly inventory: SailingInventory,
    private readonly clock: Clock,
    private readonly officeTimeZone: string,
    private readonly ledger: Pick<TripChanges, 'findAll'>,
  ) {}

  async run({
    slug,
    itineraryId,
  }: {
    readonly slug: string;
    readonly itineraryId?: string;
  }): Promise<ShowVoyageOutcome> {
    const publishedVoyages = (await this.content.findVoyages()).filter((voyage) => voyage.isPublished);
    const voyage = publishedVoyages.find((candidate) => candidate.slug === slug);
    if (!voyage) return { kind: 'not-found', near: nearOf(slug, publishedVoyages) };
    const [foundSailings, suites, changes] = await Promise.all([
      this.inventory.findSailings(),
      this.content.findSuites(),
      this.ledger.findAll(),
    ]);
    const today = todayIn(this.officeTimeZone, this.clock.now());
    const coming = withVoyages(
      foundSailings.filter((sailing) => isAhead(sailing, today)),
      publishedVoyages,
    );
    const sailings = coming.flatMap(({ sailing }) => (sailing.voyageId === voyage.voyageId ? [sailing] : []));
    const selectedSailing = selectSailing(sailings, itineraryId);
    const missedSailing =
      itineraryId === undefined
        ? undefined
        : await findMissedSailing({
            itineraryId,
            shownSailing: selectedSailing,
            coming,
            publishedVoyages,
            getSailing: (id) => this.inventory.getSailing(id),
          });
    return {
      kind: 'voyage',
      voyage: selectedSailing ? changedVoyage(voyage, selectedSailing.itineraryId, changes) : voyage,
      plannedVoyage: voyage,
      sailings,
      suites,
      coming,
      ...(missedSailing ? { missedSailing } : {}),
      ...(selectedSailing ? { selectedSailing, ...neighboursOf(selectedSailing, coming) } : {}),
    };
  }
}

const nearOf = (slug: string, publishedVoyages: readonly Voyage[]) =>
  nearestSlugs(
    slug,
    publishedVoyages.map((voyage) => voyage.slug),
  ).flatMap((near) => publishedVoyages.find((voyage) => voyage.slug === near) ?? []);

function withVoyages(sailings: readonly Sailing[], publishedVoyages: readonly Voyage[]): readonly VoyageSailing[] {
  const voyages = new Map(publishedVoyages.map((voyage) => [voyage.voyageId, voyage]));
  return sailings.flatMap((sailing) => {
    const voyage = voyages.get(sailing.voyageId);
    return voyage ? [{ voyage, sailing }] : [];
  });
}

function neighboursOf(selectedSailing: Sailing, coming: readonly VoyageSailing[]) {
  const { previous, next } = previousAndNextVoyage(
    coming.map(({ sailing }) => sailing),
    selectedSailing.itineraryId,
  );
  const find = (sailing: Sailing | undefined) => coming.find((candidate) => candidate.sailing === sailing);
  return { previous: find(previous), next: find(next) };
}
