import type { VoyageSailing } from '../voyages/find-voyages';
import type { VoyageExtension } from './voyage-extension';

export interface ExtensionVoyage {
  readonly voyage: VoyageSailing['voyage'];
  readonly sailings: readonly VoyageSailing['sailing'][];
}

type Ends = Pick<VoyageExtension, 'portSlug' | 'when' | 'months'>;

/**
 * Voyages that begin where the extension ends, or end where it begins (ROU-32), among the given sailings and in the
 * months of the extension. Sorted by the first sailing of each.
 */
export function voyagesOfExtension(extension: Ends, sailings: readonly VoyageSailing[]): readonly ExtensionVoyage[] {
  const fitting = sailings.filter((voyageSailing) => fits(extension, voyageSailing));
  const voyages = [...new Set(fitting.map(({ voyage }) => voyage))];
  return voyages.map((voyage) => ({
    voyage,
    sailings: fitting.flatMap((voyageSailing) => (voyageSailing.voyage === voyage ? [voyageSailing.sailing] : [])),
  }));
}

function fits({ portSlug, when, months }: Ends, { voyage, sailing }: VoyageSailing): boolean {
  const meets = when === 'before' ? voyage.days[0]?.portSlug : voyage.days.at(-1)?.portSlug;
  const month = Number((when === 'before' ? sailing.start : sailing.end).slice(5, 7));
  return meets === portSlug && (months === undefined || months.includes(month));
}
