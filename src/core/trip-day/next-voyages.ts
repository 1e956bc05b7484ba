import type { VoyageSailing } from '../voyages/find-voyages';
import { compareDates, type PlainDate } from '../shared/plain-date';
import type { Sailing } from '../voyages/sailing';
import { isAhead } from '../voyages/sailing-dates';
import type { Voyage } from '../voyages/voyage';

const maxVoyages = 3;

/** For each other voyage of these waters, the next sailing that still has a free suite. */
export function nextVoyagesOf(
  sailedVoyage: Pick<Voyage, 'voyageId' | 'regionSlug'>,
  {
    sailings,
    voyages,
    today,
  }: { readonly sailings: readonly Sailing[]; readonly voyages: readonly Voyage[]; readonly today: PlainDate },
): readonly VoyageSailing[] {
  const candidates = sailings
    .toSorted((one, other) => compareDates(one.start, other.start))
    .flatMap((sailing): VoyageSailing[] => {
      const voyage = voyages.find(({ voyageId }) => voyageId === sailing.voyageId);
      const isOther =
        voyage?.isPublished &&
        voyage.regionSlug === sailedVoyage.regionSlug &&
        voyage.voyageId !== sailedVoyage.voyageId;
      return voyage && isOther && isAhead(sailing, today) && !sailing.isWaitlistOnly ? [{ voyage, sailing }] : [];
    });
  const isFirst = ({ voyage: { voyageId } }: VoyageSailing, index: number) =>
    candidates.findIndex(({ voyage }) => voyage.voyageId === voyageId) === index;
  return candidates.filter(isFirst).slice(0, maxVoyages);
}
