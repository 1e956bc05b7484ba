import { readIsolatedSection } from '../../core/profile/isolated-section';
import { changedVoyage } from '../../core/trip-changes/changed-voyage';
import type { ChangesByItinerary } from '../../core/trip-changes/trip-change';
import type { TripChanges } from '../../core/trip-changes/trip-changes.port';
import type { TripPackage } from '../../core/trips/trip';
import type { VoyageContent } from '../../core/voyages/voyage-content.port';
import { voyageOfItinerary } from '../../core/voyages/voyage-of-itinerary';
import type { Suite, Voyage } from '../../core/voyages/voyage';

/** The line's content about one voyage of a trip; both parts may be missing when a voyage or suite was withdrawn. */
export interface TripContent {
  readonly voyage?: Voyage | undefined;
  readonly suite?: Suite | undefined;
}

export interface TripContents {
  readonly of: (tripPackage: Pick<TripPackage, 'packageCode' | 'cabinCategory'> | undefined) => TripContent;
  /** The line's current voyages, the same object until they change. */
  readonly voyages?: readonly Voyage[] | undefined;
  readonly suites?: readonly Suite[] | undefined;
  /** The line's changes of sailings, the same object until one is added. */
  readonly changes?: ChangesByItinerary | undefined;
  readonly down: { readonly voyages: boolean; readonly suites: boolean };
}

export interface FailureLog {
  warn(details: { readonly err: unknown }, message: string): void;
}

/** Includes withdrawn voyages (H52). A failing source is logged and its part omitted (ROL-08). Never throws. */
export async function readTripContents(
  content: Pick<VoyageContent, 'findVoyages' | 'findSuites'>,
  log: FailureLog,
  /** Passed where days are shown, so that they include the line's changes. */
  ledger?: Pick<TripChanges, 'findAll'>,
): Promise<TripContents> {
  const [voyages, suites, changes] = await Promise.all([
    readIsolatedSection(content.findVoyages(), (err) => log.warn({ err }, 'Failed to fetch voyage details')),
    readIsolatedSection(content.findSuites(), (err) => log.warn({ err }, 'Failed to fetch suite details')),
    readIsolatedSection(ledger?.findAll() ?? Promise.resolve(noChanges), (err) =>
      log.warn({ err }, 'Failed to fetch changes of sailings'),
    ),
  ]);
  const knownChanges = changes.kind === 'ready' ? changes.value : noChanges;
  const suiteByCategory = suites.kind === 'ready' ? categoriesOf(suites.value) : noSuites;
  return {
    of: (tripPackage) => ({
      voyage:
        tripPackage && voyages.kind === 'ready'
          ? voyageOf(voyages.value, tripPackage.packageCode, knownChanges)
          : undefined,
      suite: suiteByCategory.get(tripPackage?.cabinCategory ?? ''),
    }),
    voyages: voyages.kind === 'ready' ? voyages.value : undefined,
    suites: suites.kind === 'ready' ? suites.value : undefined,
    changes: knownChanges,
    down: { voyages: voyages.kind === 'failed', suites: suites.kind === 'failed' },
  };
}

const noChanges: ChangesByItinerary = new Map();

function voyageOf(voyages: readonly Voyage[], itineraryId: string, changes: ChangesByItinerary): Voyage | undefined {
  const voyage = voyageOfItinerary(voyages, itineraryId);
  return voyage && changedVoyage(voyage, itineraryId, changes);
}

const noSuites: ReadonlyMap<string, Suite> = new Map();
const suitesByCategory = new WeakMap<readonly Suite[], ReadonlyMap<string, Suite>>();

/** The categories are cached by the list of suites, which is the same object until the content changes. */
function categoriesOf(suites: readonly Suite[]): ReadonlyMap<string, Suite> {
  const categories = suitesByCategory.get(suites) ?? new Map(suites.map((suite) => [suite.category, suite]));
  suitesByCategory.set(suites, categories);
  return categories;
}
