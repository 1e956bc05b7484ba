import { formatDateRange } from '../../core/shared/plain-date';
import type { VoyageSailing } from '../../core/voyages/find-voyages';
import { voyageIdOf } from '../../core/voyages/itinerary-id';
import type { MissedSailing } from '../../core/voyages/missed-sailing';
import { nearAlternatives } from '../../core/voyages/near-alternatives';
import type { Sailing } from '../../core/voyages/sailing';
import { toFaceted } from '../../core/voyages/sailing-filter';
import type { Suite, Voyage } from '../../core/voyages/voyage';
import { titleWithoutAsterisks } from '../../core/voyages/voyage-title';
import { nearTexts as texts } from '../../../views/voyages/near.texts';
import type { MissedSailingView } from '../../../views/voyages/MissedSailingNotice';
import type { NearItemView } from '../../../views/voyages/NearAlternatives';
import { hrefVoyage } from '../hrefs';
import { toNearItem } from './near-alternatives-view';

interface MissedSources {
  readonly missedSailing?: MissedSailing | undefined;
  readonly voyage: Voyage;
  readonly selectedSailing?: Sailing | undefined;
  readonly coming: readonly VoyageSailing[];
  readonly suites: readonly Suite[];
}

/** Says which sailing the address names and what the page shows instead, with the nearest alternatives (VOY-23). */
export function toMissed({
  missedSailing,
  voyage,
  selectedSailing,
  coming,
  suites,
}: MissedSources): (MissedSailingView & Required<Pick<MissedSailingView, 'items'>>) | undefined {
  return (
    missedSailing && {
      requestedText: requestedText(missedSailing),
      ...(missedSailing.kind === 'other-voyage' ? { link: toLink(missedSailing) } : {}),
      shownText: selectedSailing
        ? texts.shownInstead(formatDateRange(selectedSailing.start, selectedSailing.end))
        : texts.nothingInstead,
      items: nearMissed(missedSailing, { voyage, coming, suites }),
    }
  );
}

const toLink = ({ voyage, sailing }: VoyageSailing) => ({
  label: texts.seeSailing(titleWithoutAsterisks(voyage.title)),
  href: hrefVoyage(voyage.slug, sailing.itineraryId),
});

export function requestedText(missedSailing: MissedSailing): string {
  if (!missedSailing.sailing) return texts.noSuchSailing;
  const dates = formatDateRange(missedSailing.sailing.start, missedSailing.sailing.end);
  switch (missedSailing.kind) {
    case 'departed':
      return texts.departed(dates, titleWithoutAsterisks(missedSailing.voyage.title));
    case 'other-voyage':
      return texts.otherVoyage(dates, titleWithoutAsterisks(missedSailing.voyage.title));
    case 'unknown':
      return texts.noSuchDates(dates);
  }
}

/** An unknown sailing counts as one of the given voyage. A sailing of another voyage has its own link instead. */
export function nearMissed(
  missedSailing: MissedSailing,
  { voyage, coming, suites }: Pick<MissedSources, 'coming' | 'suites'> & { readonly voyage: Voyage | undefined },
): readonly NearItemView[] {
  const missedVoyage = missedSailing.kind === 'departed' ? missedSailing.voyage : voyage;
  if (missedSailing.kind === 'other-voyage' || !missedSailing.sailing || !missedVoyage) return [];
  const sources = { suites, youngestMonthsOf: () => 0 };
  const all = toFaceted(coming, sources);
  return toFaceted([{ sailing: missedSailing.sailing, voyage: missedVoyage }], sources).flatMap((sailing) =>
    nearAlternatives({ sailing }, all).map((one) => toNearItem(one)),
  );
}

/**
 * Returns the page of the voyage whose code the id of an unknown sailing contains. That page says which sailing was
 * requested.
 */
export function pagesOfUnknownSailing(
  itineraryId: string,
  voyages: readonly Voyage[],
): readonly { readonly label: string; readonly href: string }[] {
  const code = voyageIdOf(itineraryId);
  const voyage = voyages.find(({ voyageId, isPublished }) => isPublished && voyageId === code);
  return voyage ? [{ label: titleWithoutAsterisks(voyage.title), href: hrefVoyage(voyage.slug, itineraryId) }] : [];
}
