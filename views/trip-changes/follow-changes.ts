import { followSeats } from '../excursions/follow-seats';
import { withoutReceipts } from '../trips/without-receipts';
import { refreshRegions } from '../ui/replace-regions';
import { showToast } from '../ui/share';
import { tripChangesTexts as texts } from './trip-changes.texts';

const toastMs = 6_000;
const followed = new WeakSet<Document>();

/** Shows the line's changes on an open page of a trip, by the stream that also reports seats. */
export function followChanges(page: Document): void {
  if (followed.has(page)) return;
  followed.add(page);
  let known: number | undefined;
  followSeats([], {
    onChanges: (count) => {
      const isNew = known !== undefined && known !== count;
      known = count;
      if (!isNew) return;
      void refreshRegions(page, withoutReceipts()).then(() => showToast(page, texts.toast, { ms: toastMs }));
    },
  });
}
