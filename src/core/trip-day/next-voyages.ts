import { compareDates } from '../shared/plain-date';
import type { Sailing } from '../voyages/sailing';
import type { Voyage } from '../voyages/voyage';

export interface NextVoyage {
  readonly voyage: Voyage;
  readonly sailing: Sailing;
}

const maxVoyages = 3;

/** The next sailing of each other voyage of these waters that still has a free suite. */
export function nextVoyagesOf(
  sailed: Pick<Voyage, 'voyageId' | 'regionSlug'>,
  { sailings, voyages }: { readonly sailings: readonly Sailing[]; readonly voyages: readonly Voyage[] },
): readonly NextVoyage[] {
  const found = sailings
    .toSorted((one, other) => compareDates(one.start, other.start))
    .flatMap((sailing): NextVoyage[] => {
      const voyage = voyages.find(({ voyageId }) => voyageId === sailing.voyageId);
      const isOther =
        voyage?.isPublished && voyage.regionSlug === sailed.regionSlug && voyage.voyageId !== sailed.voyageId;
      return voyage && isOther && !sailing.isWaitlistOnly ? [{ voyage, sailing }] : [];
    });
  const isFirst = ({ voyage: { voyageId } }: NextVoyage, index: number) =>
    found.findIndex(({ voyage }) => voyage.voyageId === voyageId) === index;
  return found.filter(isFirst).slice(0, maxVoyages);
}
