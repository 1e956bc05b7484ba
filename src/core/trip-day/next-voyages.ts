import type { VoyageSailing } from '../voyages/find-voyages';
import { compareDates } from '../shared/plain-date';
import type { Sailing } from '../voyages/sailing';
import type { Voyage } from '../voyages/voyage';

const maxVoyages = 3;

/** For each other voyage of these waters, the next sailing that still has a free suite. */
export function nextVoyagesOf(
  sailedVoyage: Pick<Voyage, 'voyageId' | 'regionSlug'>,
  { sailings, voyages }: { readonly sailings: readonly Sailing[]; readonly voyages: readonly Voyage[] },
): readonly VoyageSailing[] {
  const candidates = sailings
    .toSorted((one, other) => compareDates(one.start, other.start))
    .flatMap((sailing): VoyageSailing[] => {
      const voyage = voyages.find(({ voyageId }) => voyageId === sailing.voyageId);
      const isOther =
        voyage?.isPublished &&
        voyage.regionSlug === sailedVoyage.regionSlug &&
        voyage.voyageId !== sailedVoyage.voyageId;
      return voyage && isOther && !sailing.isWaitlistOnly ? [{ voyage, sailing }] : [];
    });
  const isFirst = ({ voyage: { voyageId } }: VoyageSailing, index: number) =>
    candidates.findIndex(({ voyage }) => voyage.voyageId === voyageId) === index;
  return candidates.filter(isFirst).slice(0, maxVoyages);
}
