import { followSeats } from '../excursions/follow-seats';
import { withoutReceipts } from '../trips/without-receipts';
import { refreshRegions } from '../ui/replace-regions';
import { showToast } from '../ui/share';
import { tripChangesTexts as texts } from './trip-changes.texts';

const toastMs = 6_000;
const followedPages = new WeakSet<Document>();

/** Shows the line's changes on an open page of a trip, by the stream that also reports seats. */
export function followChanges(page: Document): void {
  if (followedPages.has(page)) return;
  followedPages.add(page);
  let knownCount: number | undefined;
  followSeats([], {
    onChanges: (count) => {
      const isNew = knownCount !== undefined && knownCount !== count;
      knownCount = count;
      if (!isNew) return;
      void refreshRegions(page, withoutReceipts()).then(() => showToast(page, texts.toast, { ms: toastMs }));
    },
  });
}
