import type { VoyageSailing } from './find-voyages';
import { packageRange, parseItineraryId } from './itinerary-id';
import type { Sailing } from './sailing';
import type { Voyage } from './voyage';

/** A sailing that an address names and its page does not show. */
export type MissedSailing =
  | { readonly kind: 'departed' | 'other-voyage'; readonly sailing: Sailing; readonly voyage: Voyage }
  /** No sailing has this id. The dates are known where the id is well formed. */
  | { readonly kind: 'unknown'; readonly sailing?: Sailing };

interface MissedSources {
  readonly itineraryId: string;
  readonly shownSailing: Sailing | undefined;
  readonly coming: readonly VoyageSailing[];
  readonly publishedVoyages: readonly Voyage[];
  readonly getSailing: (itineraryId: string) => Promise<Sailing | undefined>;
}

/**
 * Returns the sailing that was requested and cannot be shown, whether an id or the dates of a package code named it,
 * and undefined when the requested sailing is shown (H23).
 */
export async function findMissedSailing({
  itineraryId,
  shownSailing,
  coming,
  publishedVoyages,
  getSailing,
}: MissedSources): Promise<MissedSailing | undefined> {
  const days = packageRange(itineraryId);
  if (
    shownSailing &&
    (shownSailing.itineraryId === itineraryId || (shownSailing.start === days?.start && shownSailing.end === days.end))
  )
    return undefined;
  const other = coming.find(({ sailing }) => sailing.itineraryId === itineraryId);
  if (other) return { kind: 'other-voyage', ...other };
  const id = parseItineraryId(itineraryId);
  if (id.kind === 'malformed') return { kind: 'unknown' };
  const departedSailing = await getSailing(itineraryId);
  const voyage = publishedVoyages.find(({ voyageId }) => voyageId === departedSailing?.voyageId);
  if (departedSailing && voyage) return { kind: 'departed', sailing: departedSailing, voyage };
  const { start, end, nights, voyageId = '' } = id;
  return {
    kind: 'unknown',
    sailing: { itineraryId, voyageId, start, end, nights, isWaitlistOnly: true, suites: [] },
  };
}
